import { expect } from '@playwright/test';
import sharp from 'sharp';
import { withPage } from '../../content/derive/links.ts';
import { articlePage, blogWords } from '../../content/interface/blog.ts';
import { paths } from '../../contract/paths.ts';
import { article, publish } from '../browser/blog-posts.ts';
import { test } from '../support/site-fixtures.ts';
import { samplePost } from '../support/test-posts.ts';
import { hrefsIn, readPage, sectionOf, textOf, textsIn } from './read-page.ts';

test('an article has all its parts', { tag: '@database' }, async ({ request, site }) => {
  const { main } = await readPage(request, article.path);
  expect(textsIn(main, 'h1')).toEqual([article.title]);
  expect(textsIn(main, 'nav[aria-label="Breadcrumb"] li')).toEqual(['Home', 'Blog', article.title]);
  expect(textOf(main.querySelector('header p:has(> time)'))).toMatch(
    new RegExp(`^${blogWords.byline}${article.author}[A-Z][a-z]+ \\d{1,2}, 2025\\d+ min read$`),
  );
  expect(textOf(main.querySelector('header p:has(> time) + p'))).not.toBe('');
  const picture = await request.get(article.featuredImage ?? '');
  const { width, height } = await sharp(await picture.body()).metadata();
  expect(main.querySelector('header picture img')?.attributes).toMatchObject({
    width: String(width),
    height: String(height),
    alt: article.featuredImageAlt,
  });
  expect(hrefsIn(main, '[aria-label="Categories"] a')[0]).toMatch(/^\/category\/[a-z-]+\/$/);
  expect(textsIn(main, '.article-body h2').length).toBeGreaterThan(0);
  expect(textsIn(main, '.article-body ~ div li').length).toBeGreaterThan(0);

  const author = sectionOf(main, articlePage.author.heading);
  expect(textOf(author)).toContain(article.author);
  expect(hrefsIn(author)).toEqual([paths.attorneys]);
  const related = sectionOf(main, articlePage.related.heading);
  expect(hrefsIn(related)).toHaveLength(3);
  expect(hrefsIn(related)).not.toContain(article.path);
  for (const text of textsIn(related, 'p.text-muted')) expect([...text].length).toBeLessThanOrEqual(101);
  expect(hrefsIn(main, '[aria-labelledby="closing-heading"] a')).toContain(paths.consultation);

  const share = sectionOf(main, articlePage.share.heading);
  const addresses = hrefsIn(share);
  expect(addresses.map((address) => address.split('?')[0])).toEqual([
    'mailto:',
    'https://www.facebook.com/sharer/sharer.php',
    'https://www.linkedin.com/sharing/share-offsite/',
    'https://x.com/intent/post',
  ]);
  for (const address of addresses) expect(address).toContain(encodeURIComponent(site.url + article.path));
  // They need JavaScript, and come with it.
  expect(share.querySelectorAll('button')).toHaveLength(0);
});

test('the sidebar of an article leads to a person, to topics and to the tools', async ({ request }) => {
  const { main } = await readPage(request, article.path);
  const { talk, topics, quick } = articlePage.sidebar;
  for (const [heading, links] of [
    [talk.heading, [talk.call, talk.schedule]],
    [topics.heading, topics.links],
    [quick.heading, quick.links],
  ] as const) {
    const shown = withPage(links).map(({ href }) => href);
    if (shown.length > 0) expect(hrefsIn(sectionOf(main, heading))).toEqual(shown);
    else expect(textOf(main)).not.toContain(heading);
  }
});

test('an unknown URL is an article that is not there, and leads back to the blog', async ({ request }) => {
  const { status, main } = await readPage(request, '/no-such-article/');
  expect(status).toBe(404);
  expect(textsIn(main, 'h1')).toEqual([articlePage.notFound.heading]);
  expect(hrefsIn(main)).toContain(paths.blog);
});

test('a mistyped URL of a page leads to that page first', async ({ request }) => {
  for (const [typed, page] of [
    ['/contct/', paths.contact],
    ['/atorneys/', paths.attorneys],
  ] as const) {
    const { status, main } = await readPage(request, typed);
    expect(status).toBe(404);
    expect(hrefsIn(main)[0]).toBe(page);
  }
});

test('the popular topics of an article lead somewhere before there are posts on them', async ({
  request,
  startSite,
}) => {
  const site = await startSite({ SEED_DEMO: 'false' });
  await publish(site, [samplePost('Alone', { categories: [] })]);
  await expect.poll(async () => (await readPage(request, `${site.url}/alone/`)).status).toBe(200);
  const { main } = await readPage(request, `${site.url}/alone/`);
  for (const { href } of articlePage.sidebar.topics.links) {
    expect(hrefsIn(main)).toContain(href);
    expect([href, (await request.get(site.url + href)).status()]).toEqual([href, 200]);
  }
});

test('a long article is complete, and HEAD answers with its headers', async ({ request, startSite }) => {
  const own = await startSite();
  const content = Array.from({ length: 5000 }, (_, number) => `<p>The paragraph "${number}" of it.</p>`).join(
    '',
  );
  await publish(own, [samplePost('A long one', { content })]);
  const url = `${own.url}/a-long-one/`;
  const head = await request.head(url);
  const page = await request.get(url);
  expect([head.status(), page.status()]).toEqual([200, 200]);
  const shared = ({ 'content-type': type, 'cache-control': caching, vary }: Record<string, string>) => [
    type,
    caching,
    vary,
  ];
  expect(shared(head.headers())).toEqual(shared(page.headers()));
  expect(await head.body()).toHaveLength(0);
  const { main } = await readPage(request, url);
  const paragraphs = textsIn(main, '.article-body > p');
  expect(paragraphs).toHaveLength(5000);
  expect(paragraphs.at(-1)).toBe('The paragraph “4999” of it.');
});
