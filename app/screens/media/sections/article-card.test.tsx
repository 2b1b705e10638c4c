import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { pressArticles } from '#firm/press.ts';
import { paths } from '../../../../contract/paths.ts';
import { ArticleCard } from './article-card.tsx';

const [article] = pressArticles;
const cardOf = (url: string) =>
  article && renderToStaticMarkup(<ArticleCard article={{ ...article, url }} />);

describe('the card of an article', () => {
  it('links to it in a new tab', () => {
    expect(cardOf('https://www.ledger.com/a')).toMatch(
      /<a href="https:\/\/www.ledger.com\/a" target="_blank" rel="noopener".*Read Full Article/,
    );
  });

  it('leads from a sample address to the page of the demonstration, in a new tab', () => {
    expect(cardOf('https://ledger.example/a')).toContain(
      `<a href="${paths.demonstration}" target="_blank" rel="noopener"`,
    );
  });

  it('has neither a link nor an excuse where the address is not known', () => {
    expect(cardOf('#')).not.toMatch(/<a |Read Full Article|aria-disabled|link will/);
  });
});
