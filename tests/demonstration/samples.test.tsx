// The samples of the demonstration.
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { pressArticles } from '#firm/press.ts';
import { SocialLinks } from '../../app/frame/social-links.tsx';
import { BroadcastLink } from '../../app/screens/home/sections/broadcast-link.tsx';
import { LandmarkCases } from '../../app/screens/home/sections/landmark-cases.tsx';
import { ArticleCard } from '../../app/screens/media/sections/article-card.tsx';
import { Cards } from '../../app/screens/practice-area-list/sections/cards.tsx';
import { practiceAreaCards } from '../../content/derive/practice-area-cards.ts';
import { paths } from '../../contract/paths.ts';

const url = 'https://ledger.example/a';
const profile = { network: 'instagram', label: 'Instagram', countLabel: 'About 3,300 followers', url };
const [article] = pressArticles;

it.each([
  ['a profile', <SocialLinks key="profile" profiles={[profile]} />],
  ['a broadcast', <BroadcastLink key="broadcast" label="Episode 112" href={url} />],
  ['an article', article && <ArticleCard key="article" article={{ ...article, url }} />],
])('%s with a sample URL leads to the page of the demonstration, in a new tab', (_, element) => {
  expect(renderToStaticMarkup(element)).toContain(
    `<a href="${paths.demonstration}" target="_blank" rel="noopener"`,
  );
});

it('every case card shows a drawing of its own', () => {
  const markup = renderToStaticMarkup(
    <MemoryRouter>
      <LandmarkCases />
    </MemoryRouter>,
  );
  const cards = markup.match(/<details.*?<\/details>/gs) ?? [];
  const drawings = cards.map((card) => /<img src="(\/[^"]+)"/.exec(card)?.[1]);
  expect(drawings).not.toContain(undefined);
  expect(new Set(drawings).size).toBe(6);
});

it('the cards of the practice areas include international divorce, under an anchor of its own', () => {
  const markup = renderToStaticMarkup(
    <MemoryRouter>
      <Cards cards={practiceAreaCards} />
    </MemoryRouter>,
  );
  expect(markup).toContain('<li id="international-divorce"');
});
