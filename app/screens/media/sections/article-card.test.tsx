import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { PressArticle } from '../../../../content/schema/media.ts';
import { ArticleCard } from './article-card.tsx';

const article: Omit<PressArticle, 'url'> = {
  title: 'A custody case, step by step',
  publication: 'The Ledger',
  date: 'June 8, 2017',
  category: 'recent',
  excerpt: 'How the court decided.',
  type: 'Court report',
  journalist: 'Wilhelmina Strand',
  isHighProfile: false,
};
const cardOf = (url: string) => renderToStaticMarkup(<ArticleCard article={{ ...article, url }} />);

describe('the card of an article', () => {
  it('links to it in a new tab', () => {
    expect(cardOf('https://www.ledger.com/a')).toMatch(
      /<a href="https:\/\/www.ledger.com\/a" target="_blank" rel="noopener".*Read Full Article/,
    );
  });

  it('has neither a link nor an excuse where the URL is not known', () => {
    expect(cardOf('#')).not.toMatch(/<a |Read Full Article|aria-disabled|link will/);
  });
});
