import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { type PageRequest, pageRequestContext } from '../context.ts';
import { describePage } from './describe-page.ts';

const SITE = 'https://firm.example';

function sharedPicture(ogImage: string | null): string | undefined {
  const article = { publishedAt: '2026-03-01T10:00:00.000Z', modifiedAt: null, section: null, tags: [] };
  const shared = { ogTitle: null, ogDescription: null, ogImage };
  const seo = { title: 'A post', description: 'About it' };
  const context = new RouterContextProvider();
  const request: Partial<PageRequest> = {
    siteUrl: SITE,
    aggregateRating: true,
    changedPages: new Map(),
  };
  context.set(pageRequestContext, request as PageRequest);
  const { tags } = describePage(context, { path: '/a-post/', seo, article: { ...article, ...shared } });
  return tags.find(([name]) => name === 'og:image')?.[1];
}

test.each([
  ['/media/a.jpg', `${SITE}/media/a.jpg`],
  ['https://cdn.example/a.png?x=1', 'https://cdn.example/a.png?x=1'],
  ['/articles/a.svg', `${SITE}/share/a-post.png`],
  ['https://cdn.example/a.SVG?x=1', `${SITE}/share/a-post.png`],
  ['javascript:alert(1)', `${SITE}/share/a-post.png`],
  [null, `${SITE}/share/a-post.png`],
])('an article with the picture %s has the og:image %s', (ogImage, shown) => {
  expect(sharedPicture(ogImage)).toBe(shown);
});
