import { describe, expect, it } from 'vitest';
import { yoastHeadOf, yoastOf } from './yoast.ts';

const own = {
  title: 'Who’s Keeping the House?',
  excerpt: 'Who stays, and who pays. […]',
  featuredImage: 'https://old.example/house.jpg',
};
const made = {
  title: "Who's Keeping the House? - Old &amp; Site",
  og_title: "Who's Keeping the House? - Old &amp; Site",
  og_description: 'Who stays, and who pays. [&hellip;]',
  og_image: [{ url: 'https://old.example/house.jpg' }],
  og_site_name: 'Old &amp; Site',
};
const NOTHING = {
  metaTitle: null,
  metaDescription: null,
  metaKeywords: undefined,
  ogTitle: null,
  ogDescription: null,
  ogImage: null,
};

describe('what Yoast adds to the REST API', () => {
  it.each<[string, object, object]>([
    ['made of the post’s own texts', {}, {}],
    ['the title alone', { title: 'Who’s Keeping the House?' }, {}],
    ['another separator', { title: 'Who’s Keeping the House? | Old & Site' }, {}],
    [
      'a title that an author wrote',
      { title: 'Keep the House', og_title: 'Keep the House' },
      { metaTitle: 'Keep the House' },
    ],
    [
      'a longer title',
      { title: 'Who’s Keeping the House? In Kings - Old & Site' },
      { metaTitle: 'Who’s Keeping the House? In Kings - Old & Site' },
    ],
    [
      'a description that an author wrote',
      { description: 'A guide.', og_description: 'A guide.' },
      { metaDescription: 'A guide.' },
    ],
    [
      'texts for social media that an author wrote',
      { og_title: 'Stay?', og_description: 'Read.', og_image: [{ url: 'https://old.example/og.jpg' }] },
      { ogTitle: 'Stay?', ogDescription: 'Read.', ogImage: 'https://old.example/og.jpg' },
    ],
  ])('%s', (_, head, kept) => {
    const { yoastData: data, ...seo } = yoastHeadOf({ ...made, ...head, schema: {} }, own) ?? {};
    expect(seo).toEqual({ ...NOTHING, ...kept });
    expect(data).not.toHaveProperty('schema');
  });
});

it('variables in an export are expanded, with the year of the import, and unknown ones left out', () => {
  const post = {
    ...{ title: 'Custody', excerpt: '', author: 'Mara' },
    ...{ categories: [], tags: [], publishedAt: '2014-05-01T12:00:00.000Z', modifiedAt: null },
  };
  const meta = { _yoast_wpseo_title: '%%title%% %%cf_x2%% %%currentyear%% %%sep%% %%sitename%%' };
  const seo = yoastOf(meta, post, 'Old Site', new Date('2026-03-02T15:00:00Z'));
  expect(seo?.metaTitle).toBe('Custody 2026 - Old Site');
});
