import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { PostSummary } from '../../contract/blog.ts';
import { describeEachDatabase } from '../../tests/support/each-database.ts';
import { EVERYTHING, openBlog, samplePost } from '../../tests/support/test-posts.ts';

const minutesAgo = (minutes: number) => new Date(Date.parse('2026-03-02T15:00:00Z') - minutes * 60_000);
const slugs = (posts: readonly { slug: string }[]) => posts.map(({ slug }) => slug);

describeEachDatabase('related posts', (openDatabase) => {
  const open = async () => openBlog(await openDatabase());

  it('have most terms in common, then are newest', async () => {
    const { blog } = await open();
    await blog.save([
      samplePost('one-shared', { categories: ['A'], publishedAt: minutesAgo(1) }),
      samplePost('tag-of-that-name', { tags: ['A'], publishedAt: minutesAgo(2) }),
      samplePost('all-shared', { categories: ['A', 'B'], tags: ['x'], publishedAt: minutesAgo(9) }),
      samplePost('two-shared', { categories: ['B'], tags: ['x'], publishedAt: minutesAgo(8) }),
      samplePost('two-shared-newer', { categories: ['A', 'B'], publishedAt: minutesAgo(7) }),
      samplePost('self', { categories: ['A', 'B'], tags: ['x'], publishedAt: minutesAgo(3) }),
      samplePost('without-terms', { tags: ['???'] }),
      samplePost('draft', { categories: ['A', 'B'], tags: ['x'], status: 'draft' }),
      samplePost('soon', { categories: ['A', 'B'], tags: ['x'], publishedAt: minutesAgo(-1) }),
    ]);
    expect(slugs(await blog.visitors.related('self', 4))).toEqual([
      'all-shared',
      'two-shared-newer',
      'two-shared',
      'one-shared',
    ]);
    expect(await blog.visitors.related('without-terms', 3)).toEqual([]);
    expect(await blog.visitors.related('no-such-post', 3)).toEqual([]);
    expect(await blog.visitors.related('self\0', 3)).toEqual([]);
  });

  it('are the same as those found by comparing every post', async () => {
    const { blog } = await open();
    const categories = fc.subarray(['A', 'B', 'C'], { minLength: 1 });
    const tags = fc.subarray(
      Array.from({ length: 12 }, (_, i) => `T${i}`),
      { maxLength: 3 },
    );
    const made = fc.sample(fc.tuple(categories, tags), { numRuns: 100, seed: 1 });
    await blog.save(
      made.map(([categories, tags], i) =>
        samplePost(`post-${i}`, { categories, tags, publishedAt: minutesAgo(i) }),
      ),
    );
    const { posts } = await blog.visitors.list({ ...EVERYTHING, limit: 100 });
    const terms = ({ categories, tags }: PostSummary) => [
      ...categories.map((name) => `category ${name}`),
      ...tags.map((name) => `tag ${name}`),
    ];
    for (const post of posts.slice(0, 10)) {
      const shared = (other: PostSummary) => terms(other).filter((term) => terms(post).includes(term)).length;
      const expected = posts
        .filter((other) => other.id !== post.id && shared(other) > 0)
        .toSorted((one, other) => shared(other) - shared(one))
        .slice(0, 3);
      expect(slugs(await blog.visitors.related(post.slug, 3))).toEqual(slugs(expected));
    }
  });
});
