import { expect, it, test } from 'vitest';
import { isPageSlug } from '../../content/derive/page-slugs.ts';
import { describeEachDatabase } from '../../tests/support/each-database.ts';
import { EVERYTHING, openBlog, samplePost } from '../../tests/support/test-posts.ts';
import { storedHtml } from '../article-html/stored-html.ts';
import { preparePost } from './prepare-post.ts';
import { readArticle, sampleArticles, seedBlog } from './sample-articles.ts';

test('the sample articles are valid and have slugs of their own', async () => {
  const articles = await sampleArticles();
  const slugs = articles.map(({ slug }) => slug);
  expect(new Set(slugs).size).toBe(slugs.length);
  for (const article of articles) {
    expect(isPageSlug(article.slug), article.slug).toBe(false);
    const stored = preparePost(article, storedHtml);
    expect(stored.slug).toBe(article.slug);
    expect(stored.readMinutes, article.slug).toBeGreaterThanOrEqual(2);
    expect(stored.featuredImageAlt, article.slug).toBeTruthy();
  }
});

test('an error in an article names its file', () => {
  expect(() => readArticle('a.md', 'no front matter')).toThrow('a.md');
  expect(() => readArticle('a.md', '---\ntitle: x\nsulg: y\n---\n')).toThrow(/a\.md[\s\S]*sulg/);
});

describeEachDatabase('the sample articles', (openDatabase) => {
  it('fill an empty blog, once, however many processes start', async () => {
    const database = await openDatabase();
    const { blog, process } = openBlog(database);
    const other = process(database.reopen());
    // The second process sees an empty blog before the first one has saved.
    expect(await other.count()).toBe(0);
    const { length } = await sampleArticles();
    expect(await seedBlog(blog)).toBe(length);
    expect(await seedBlog(other)).toBe(0);
    expect(await seedBlog(blog)).toBe(0);
    expect(await blog.count()).toBe(length);
  });

  it('stay out of a blog that has posts', async () => {
    const { blog } = openBlog(await openDatabase());
    await blog.save([samplePost('a')]);
    expect(await seedBlog(blog)).toBe(0);
    expect((await blog.visitors.list(EVERYTHING)).total).toBe(1);
  });
});
