import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { pressArticles } from '../../../../content/press.ts';
import { ArticleCard } from './article-card.tsx';

const cardOf = (url: RegExp) => {
  const article = pressArticles.find((one) => url.test(one.url));
  return article && renderToStaticMarkup(<ArticleCard article={article} />);
};

describe('the card of an article', () => {
  it('links to it in a new tab', () => {
    expect(cardOf(/^https:/)).toMatch(
      /<a href="https:[^>]* target="_blank" rel="noopener".*Read Full Article/,
    );
  });

  it('has neither a link nor an excuse where the address is not known', () => {
    expect(cardOf(/^#$/)).not.toMatch(/<a |Read Full Article|aria-disabled|link will/);
  });
});
