import { expect, it, test } from 'vitest';
import { stringify } from 'yaml';
import { isPageSlug } from '../../content/derive/page-slugs.ts';
import { describeEachDatabase } from '../../tests/support/each-database.ts';
import { EVERYTHING, openBlog, samplePost } from '../../tests/support/test-posts.ts';
import { preparePost } from './prepare-post.ts';
import { loadArticles, readArticle, seedBlog } from './sample-articles.ts';
import { createSamplePostStore } from './sample-posts.store.ts';

test('the articles of the firm are valid and have slugs of their own', async () => {
  const articles = await loadArticles();
  const slugs = articles.map(({ slug }) => slug);
  expect(new Set(slugs).size).toBe(slugs.length);
  for (const article of articles) {
    expect(isPageSlug(article.slug), article.slug).toBe(false);
    const stored = preparePost(article);
    expect(stored.slug).toBe(article.slug);
    expect(stored.readMinutes, article.slug).toBeGreaterThanOrEqual(2);
    expect(stored.featuredImageAlt, article.slug).toBeTruthy();
  }
});

test('an error in an article names its file', () => {
  expect(() => readArticle('a.md', 'no front matter')).toThrow('a.md');
  expect(() => readArticle('a.md', '---\ntitle: x\nsulg: y\n---\n')).toThrow(/a\.md[\s\S]*sulg/);
});

test('of a link to a page that the firm does without, the words stay', () => {
  const frontMatter = {
    title: 'Fees',
    slug: 'fees-explained',
    excerpt: 'Fees.',
    author: 'A',
    publishedAt: '2026-01-05T12:00:00Z',
    categories: ['Fees'],
    tags: [],
    metaDescription: 'Fees.',
  };
  const text =
    'See [our *second* area](/practice-areas/no-such-area/), [fees](/fees/) and [a court](https://court.example/).';
  const { content } = readArticle('a.md', `---\n${stringify(frontMatter)}---\n${text}`);
  expect(content).toBe(
    '<p>See our <em>second</em> area, <a href="/fees/">fees</a> and <a href="https://court.example/">a court</a>.</p>\n',
  );
});

const ARTICLES = [
  { ...samplePost('Sample'), sample: true },
  { ...samplePost('Our own'), sample: false },
];
const load = async () => ARTICLES;

describeEachDatabase('the articles of the firm', (openDatabase) => {
  it('fill an empty blog, once, however many processes start', async () => {
    const database = await openDatabase();
    const samples = createSamplePostStore(database.db);
    const { blog, process } = openBlog(database);
    const other = process(database.reopen());
    // The second process sees an empty blog before the first one has saved.
    expect(await other.count()).toBe(0);
    expect(await seedBlog(blog, samples, load)).toBe(2);
    expect(await seedBlog(other, samples, load)).toBe(0);
    expect(await seedBlog(blog, samples, load)).toBe(0);
    expect(await blog.count()).toBe(2);
    expect((await samples.list()).map(({ title }) => title)).toEqual(['Sample']);
  });

  it('stay out of a blog that has posts', async () => {
    const database = await openDatabase();
    const { blog } = openBlog(database);
    await blog.save([samplePost('a')]);
    expect(await seedBlog(blog, createSamplePostStore(database.db), load)).toBe(0);
    expect((await blog.visitors.list(EVERYTHING)).total).toBe(1);
  });

  it('come back without the samples once these have been removed', async () => {
    const database = await openDatabase();
    const { blog } = openBlog(database);
    const samples = createSamplePostStore(database.db);
    await seedBlog(blog, samples, load);
    await database.db.deleteFrom('posts').execute();
    expect(await seedBlog(blog, samples, load)).toBe(1);
    expect((await blog.visitors.list(EVERYTHING)).posts.map(({ title }) => title)).toEqual(['Our own']);
  });
});
