import { expect } from '@playwright/test';
import { resourceLinks } from '#law/resource-links.ts';
import { blogPage } from '../../content/interface/blog.ts';
import { paths } from '../../contract/paths.ts';
import { article, publish } from '../browser/blog-posts.ts';
import { test } from '../support/site-fixtures.ts';
import { samplePost } from '../support/test-posts.ts';
import { hrefsIn, type ReadPage, readPage, textOf, textsIn } from './read-page.ts';

/** The list, without what is around it. */
const POSTS = '[data-testid="posts"]';
const lengthsOf = (texts: string[]) => texts.map((text) => [...text].length);
const titlesOn = ({ main }: ReadPage) => textsIn(main, `${POSTS} h3`);

test('the first page shows one post at length, the others in a grid', async ({ request }) => {
  const { main } = await readPage(request, paths.blog);
  expect(textsIn(main, `${POSTS} article h3`)).toHaveLength(1);
  const [featured = 0] = lengthsOf(textsIn(main, `${POSTS} article p.text-muted`));
  expect(featured).toBeGreaterThan(0);
  expect(featured).toBeLessThanOrEqual(181);
  const excerpts = lengthsOf(textsIn(main, `${POSTS} ul > li > p.text-muted`));
  expect(excerpts).toHaveLength(8);
  for (const length of excerpts) expect(length).toBeLessThanOrEqual(101);
  const pictures = main.querySelectorAll(`${POSTS} img`).map((image) => image.getAttribute('src'));
  expect(pictures).toHaveLength(new Set(pictures).size);
  const lines = textsIn(main, `${POSTS} p:has(> time)`);
  expect(lines).toHaveLength(9);
  for (const line of lines) expect(line).toMatch(/^[A-Z][a-z]+ \d{1,2}, \d{4}\d+ min read$/);
});

test('the sidebar of the list counts the posts of each category and names where else to look', async ({
  request,
}) => {
  const { total, categories } = await (await request.get('/api/blog/posts?page=1&limit=9')).json();
  const { main } = await readPage(request, paths.blog);
  const counted = '[aria-labelledby="categories-heading"]';
  expect(textsIn(main, `${counted} a`)[0]).toBe(`${blogPage.sidebar.allPosts}${total}`);
  expect(hrefsIn(main, `${counted} a`)).toContain('/category/divorce-law/');
  const counts = textsIn(main, `${counted} li:not(:first-child) a > span`).map(Number);
  expect(counts.length).toBeGreaterThan(5);
  for (const count of counts) expect(count).toBeLessThanOrEqual(total);
  expect(categories ?? counts).toHaveLength(counts.length);
  const recent = hrefsIn(main, '[aria-labelledby="recent-heading"] a');
  expect(recent).toHaveLength(4);
  const popular = hrefsIn(main, '[aria-labelledby="popular-heading"] a');
  expect(popular.filter((href) => !recent.includes(href))).toHaveLength(4);
  expect(hrefsIn(main, '[aria-labelledby="resources-heading"] a')).toEqual(
    resourceLinks.links.map(({ href }) => href),
  );
  expect(hrefsIn(main, '[aria-labelledby="ask-heading"] a')).toEqual([paths.consultation]);
  expect(main.querySelectorAll('input[type="radio"][name="topic"]')).toHaveLength(8);
});

test('pages, searches and categories are plain URLs', { tag: '@database' }, async ({ request }) => {
  const first = await readPage(request, '/blog/');
  const second = await readPage(request, '/blog/?page=2');
  expect(titlesOn(first)).toHaveLength(9);
  expect(titlesOn(second)).toHaveLength(9);
  expect(titlesOn(second).filter((title) => titlesOn(first).includes(title))).toEqual([]);
  expect(second.head.title).toMatch(/^Divorce and Family Law Blog, page 2 \| /);
  expect(hrefsIn(first.main, 'nav[aria-label="Pages"] a')).toEqual(['/blog/', '/blog/page/2/']);

  const found = await readPage(request, '/blog/?search=mediation');
  expect(titlesOn(found).length).toBeGreaterThan(0);
  expect(textOf(found.main.querySelector(`${POSTS} h2`))).toBe('Search results for “mediation”');
  expect(found.main.querySelector('input[name="search"]')?.getAttribute('value')).toBe('mediation');
  expect(titlesOn(await readPage(request, '/blog/?search='))).toEqual(titlesOn(first));

  const category = await readPage(request, '/blog/?category=court-procedures');
  const currentIn = ({ main }: ReadPage) =>
    main
      .querySelectorAll('aside [aria-current]')
      .map((link) => `${link.getAttribute('aria-current')}: ${link.getAttribute('href')}`);
  expect(currentIn(first)).toEqual(['page: /blog/']);
  expect(currentIn(second)).toEqual(['true: /blog/']);
  expect(currentIn(found)).toEqual([]);
  expect(currentIn(category)).toEqual(['page: /category/court-procedures/']);
  expect(textsIn(category.main, `h1, ${POSTS} h2`)).toEqual([
    'Court Procedures Articles',
    'Court Procedures',
  ]);
  expect(titlesOn(category).length).toBeGreaterThan(0);
});

test('pages and categories have URLs of their own, which the queries name as theirs', async ({
  request,
  site,
}) => {
  const written: Record<string, string[]> = {
    '/blog/': ['/blog', '/blog/?page=1', '/blog/page/1/'],
    '/blog/page/2/': ['/blog/page/2', '/blog/?page=2'],
    '/category/court-procedures/': ['/Category/Court-Procedures/', '/blog/?category=court-procedures'],
  };
  const descriptions = new Set<string>();
  for (const [canonical, addresses] of Object.entries(written)) {
    const own = await readPage(request, canonical);
    expect(own.head, canonical).toMatchObject({ canonical: site.url + canonical, robots: 'index, follow' });
    expect(titlesOn(own).length).toBeGreaterThan(0);
    descriptions.add(`${own.head.title} ${own.head.description}`);
    for (const address of addresses) {
      const { status, head, main } = await readPage(request, address);
      expect([status, head.canonical, head.title], address).toEqual([
        200,
        site.url + canonical,
        own.head.title,
      ]);
      expect(textsIn(main, `${POSTS} h3`), address).toEqual(titlesOn(own));
    }
  }
  expect(descriptions.size).toBe(3);
});

test('a page beyond the last is not found; one that is no number is the first', async ({ request }) => {
  for (const path of ['/blog/?page=99', '/blog/page/99/', '/blog/page/x/', '/category/appeals/page/99/']) {
    const beyond = await readPage(request, path);
    expect([beyond.status, beyond.head.robots, beyond.head.canonical], path).toEqual([
      404,
      'noindex, nofollow',
      '',
    ]);
    expect(titlesOn(beyond)).toEqual([blogPage.states.noSuchPage.heading]);
    expect(hrefsIn(beyond.main, `${POSTS} a`)).toContain(paths.blog);
  }
  for (const number of ['0', '-1', 'two', '1.5']) {
    const page = await readPage(request, `/blog/?page=${number}`);
    expect([number, page.status, titlesOn(page).length]).toEqual([number, 200, 9]);
  }
});

test('an unknown category is not found, and its name is not repeated', async ({ request }) => {
  for (const path of ['/blog/?category=buy-cheap-pills', '/category/buy-cheap-pills/']) {
    const { status, head, main } = await readPage(request, path);
    expect([status, head.robots], path).toEqual([404, 'noindex, nofollow']);
    expect(textsIn(main, `h1, ${POSTS} h2, ${POSTS} h3`)).toEqual([
      blogPage.states.noSuchTopic.title,
      blogPage.results.noTopic,
      blogPage.states.noSuchTopic.heading,
    ]);
    expect(`${head.title} ${textOf(main)}`).not.toContain('pills');
  }
});

test('a search without a result says so, and leads back to the list', async ({ request }) => {
  const { status, main } = await readPage(
    request,
    `/blog/?search=${encodeURIComponent('xylophone "; zyzzyva')}`,
  );
  expect(status).toBe(200);
  expect(textsIn(main, `${POSTS} h3`)).toEqual([blogPage.states.nothingFound.heading]);
  expect(hrefsIn(main, `${POSTS} a`)).toContain(paths.blog);
});

test('a search without a searchable word finds nothing, and says so', async ({ request }) => {
  for (const typed of ['%', '🙂']) {
    const page = await readPage(request, `/blog/?search=${encodeURIComponent(typed)}`);
    expect([page.status, titlesOn(page)]).toEqual([200, [blogPage.states.noWord.heading]]);
    const answer = await request.get(`/api/blog/posts?search=${encodeURIComponent(typed)}`);
    expect(await answer.json()).toEqual({ posts: [], total: 0, totalPages: 0 });
  }
});

test('a search whose words are in no article together lists those that have some, and says so', {
  tag: '@database',
}, async ({ request }) => {
  const both = await readPage(request, '/blog/?search=mediation');
  expect(textOf(both.main)).not.toContain(blogPage.results.partial);
  const some = await readPage(request, '/blog/?search=xylophone+mediation');
  expect(textOf(some.main)).toContain(blogPage.results.partial);
  expect(titlesOn(some)).toEqual(titlesOn(both));
  const answer = await request.get('/api/blog/posts?search=xylophone+mediation');
  expect(await answer.json()).toMatchObject({ partial: true });
  expect(
    titlesOn(await readPage(request, `/blog/?search=${encodeURIComponent(article.author)}`)).length,
  ).toBeGreaterThan(0);
});

test('a blog without posts says so', async ({ request, startSite }) => {
  const site = await startSite({ SEED_DEMO: 'false' });
  const page = await readPage(request, `${site.url}/blog/`);
  expect(titlesOn(page)).toEqual([blogPage.states.noPosts.heading]);
  expect(page.main.querySelector('[aria-labelledby="recent-heading"]')).toBeNull();
});

test('many pages are numbered around the current one, with the first and the last', async ({
  request,
  startSite,
}) => {
  const site = await startSite({ SEED_DEMO: 'false' });
  await publish(
    site,
    Array.from({ length: 9 * 8 + 1 }, (_, index) => samplePost(`Post ${index}`)),
  );
  const shown = async (path: string) => {
    const { main } = await readPage(request, site.url + path);
    const items = main.querySelectorAll('nav[aria-label="Pages"] li');
    return items.map((item) => item.querySelector('a')?.getAttribute('aria-label') ?? textOf(item));
  };
  const named = (...pages: (number | '…')[]) =>
    pages.map((page) => (page === '…' ? page : `${page === 9 ? 'Last page,' : 'Page'} ${page}`));
  await expect.poll(() => shown('/blog/')).toEqual(['First page, 1', ...named(2, 3, 4, 5, '…', 9)]);
  expect(await shown('/blog/page/5/')).toEqual(['First page, 1', ...named('…', 3, 4, 5, 6, 7, '…', 9)]);
  expect(await shown('/blog/?page=6')).toEqual(['First page, 1', ...named('…', 5, 6, 7, 8, 9)]);
});
