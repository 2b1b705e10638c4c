import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { SocialLinks } from './social-links.tsx';

const profile = { network: 'instagram', label: 'Instagram', countLabel: 'About 3,300 followers' };
const markupOf = (url: string) => renderToStaticMarkup(<SocialLinks profiles={[{ ...profile, url }]} />);

it('a profile is a link to its URL in a new tab, with its count', () => {
  expect(markupOf('https://instagram.com/firm')).toMatch(
    /<a href="https:\/\/instagram.com\/firm" target="_blank" rel="noopener".*Instagram.*About 3,300 followers.*<\/a>/,
  );
});

it('a profile without a URL is text with its count', () => {
  expect(markupOf('#')).toMatch(/Instagram<\/span> About 3,300 followers/);
  expect(markupOf('#')).not.toMatch(/<a |tooltip/);
});
