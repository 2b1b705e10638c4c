import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { BroadcastLink } from './broadcast-link.tsx';

const markupOf = (href: string) => renderToStaticMarkup(<BroadcastLink label="Episode 112" href={href} />);

it('a broadcast is a link in a new tab', () => {
  expect(markupOf('https://longtable.com/112')).toMatch(
    /^<a href="https:\/\/longtable.com\/112" target="_blank" rel="noopener".*Episode 112.*opens in a new tab/,
  );
});

it('a broadcast without a URL is text', () => {
  expect(markupOf('#')).toMatch(/^<p [^>]*>Episode 112<\/p>$/);
});
