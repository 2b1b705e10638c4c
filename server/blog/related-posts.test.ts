import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { PostSummary } from '../../contract/blog.ts';
import { describeEachDatabase } from '../../tests/support/each-database.ts';
import { EVERYTHING, openBlog, samplePost } from '../../tests/support/test-posts.ts';

const minutesAgo = (minutes: number) => new Date(Date.parse('2026-03-02T15:00:00Z') - minutes * 60_000);
const slugs = (posts: readonly { slug: string }[]) => posts.map(({ slug }) => slug);

describeEachDatabase('related posts', (openDatabase) => {
  const open = async () => openBlog(await openDatabase());

  it('have most in common, then are newest', async () => {
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

  it('are found far down among many that have less in common, by a rare term however old they are', async () => {
    const { blog } = await open();
    await blog.save([
      samplePost('self', { categories: ['A', 'B'], tags: ['x'], publishedAt: minutesAgo(0) }),
      ...Array.from({ length: 300 }, (_, i) =>
        samplePost(`a-${i}`, { categories: ['A'], publishedAt: minutesAgo(1 + i) }),
      ),
      ...Array.from({ length: 300 }, (_, i) =>
        samplePost(`b-${i}`, { categories: ['B'], publishedAt: minutesAgo(1 + i) }),
      ),
      samplePost('both', { categories: ['A', 'B'], publishedAt: minutesAgo(150) }),
      // Further down than frequent terms are followed.
      samplePost('too-far', { categories: ['A', 'B'], publishedAt: minutesAgo(5000) }),
      samplePost('rare', { categories: ['B'], tags: ['x'], publishedAt: minutesAgo(6000) }),
    ]);
    expect(slugs(await blog.visitors.related('self', 4))).toEqual(['both', 'rare', 'b-0', 'a-0']);
    await blog.save([samplePost('newer', { categories: ['A', 'B'], publishedAt: minutesAgo(3) })]);
    expect(slugs(await blog.visitors.related('self', 4))).toEqual(['newer', 'both', 'rare', 'b-0']);
  }, 60_000);

  it.each([1, 2, 3])('are those that a look at every post would choose (seed %d)', async (seed) => {
    const { blog } = await open();
    // Some categories are of more than half of the posts, the tags of a tenth each: frequent ones and rare ones.
    const categories = fc.subarray(['A', 'B', 'C'], { minLength: 1 });
    const tags = fc.subarray(
      Array.from({ length: 12 }, (_, i) => `T${i}`),
      { maxLength: 3 },
    );
    const made = fc.sample(fc.tuple(categories, tags), { numRuns: 100, seed });
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
    for (const post of posts.slice(0, 20)) {
      const shared = (other: PostSummary) => terms(other).filter((term) => terms(post).includes(term)).length;
      const expected = posts
        .filter((other) => other.id !== post.id && shared(other) > 0)
        .toSorted((one, other) => shared(other) - shared(one))
        .slice(0, 3);
      expect(slugs(await blog.visitors.related(post.slug, 3))).toEqual(slugs(expected));
    }
  });
});
