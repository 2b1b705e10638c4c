import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { PostSummary } from '../../contract/blog.ts';
import { describeEachDatabase } from '../../tests/support/each-database.ts';
import { EVERYTHING, openBlog, samplePost } from '../../tests/support/test-posts.ts';
import { createRelatedPostStore } from './related-posts.store.ts';

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
    ]);
    const post = await blog.visitors.find('self');
    const related = post && (await blog.visitors.related(post, 4));
    expect(slugs(related ?? [])).toEqual(['all-shared', 'two-shared-newer', 'two-shared', 'one-shared']);
    expect(await blog.visitors.related({ id: 'x', categories: [], tags: ['???'] }, 3)).toEqual([]);
  });

  it('are found far down among many that have less in common, by a rare term however old they are', async () => {
    const { blog } = await open();
    await blog.save([
      samplePost('self', { categories: ['A', 'B'], tags: ['x'], publishedAt: minutesAgo(0) }),
      ...Array.from({ length: 600 }, (_, i) =>
        samplePost(`a-${i}`, { categories: ['A'], publishedAt: minutesAgo(1 + i) }),
      ),
      ...Array.from({ length: 600 }, (_, i) =>
        samplePost(`b-${i}`, { categories: ['B'], publishedAt: minutesAgo(1 + i) }),
      ),
      samplePost('both', { categories: ['A', 'B'], publishedAt: minutesAgo(450) }),
      // Further down than frequent terms are followed.
      samplePost('too-far', { categories: ['A', 'B'], publishedAt: minutesAgo(5000) }),
      samplePost('rare', { categories: ['B'], tags: ['x'], publishedAt: minutesAgo(6000) }),
    ]);
    const post = await blog.visitors.find('self');
    const related = post && (await blog.visitors.related(post, 4));
    expect(slugs(related ?? [])).toEqual(['both', 'rare', 'b-0', 'a-0']);
    // What is kept of the frequent ones holds until the blog changes.
    await blog.save([samplePost('newer', { categories: ['A', 'B'], publishedAt: minutesAgo(3) })]);
    const after = post && (await blog.visitors.related(post, 4));
    expect(slugs(after ?? [])).toEqual(['newer', 'both', 'rare', 'b-0']);
  }, 60_000);

  it('are chosen among those with a rare term and those that are known, each once', async () => {
    const connection = await openDatabase();
    await openBlog(connection).blog.save([
      samplePost('known', { categories: ['A', 'B'], publishedAt: minutesAgo(1) }),
      samplePost('both', { categories: ['A', 'B'], tags: ['x'], publishedAt: minutesAgo(3) }),
      samplePost('rare', { tags: ['x'], publishedAt: minutesAgo(2) }),
      samplePost('draft', { categories: ['A', 'B'], tags: ['x'], status: 'draft' }),
    ]);
    const store = createRelatedPostStore(connection.db, connection.dialect);
    const frequent = ['a', 'b'].map((slug) => ({ kind: 'category' as const, slug }));
    const rare = [{ kind: 'tag' as const, slug: 'x' }];
    const newest = await store.newestOf(Number.MAX_SAFE_INTEGER, { kind: 'category', slug: 'a' }, 9);
    const known = new Map(newest.map((position) => [position, 2]));
    const titles = async (terms: Parameters<typeof store.sharingMost>[1], given = known, limit = 9) =>
      (await store.sharingMost(Number.MAX_SAFE_INTEGER, terms, given, limit)).map(({ post }) => post.title);
    expect(await titles({ rare, frequent })).toEqual(['both', 'known', 'rare']);
    expect(await titles({ rare, frequent }, known, 2)).toEqual(['both', 'known']);
    expect(await titles({ rare, frequent }, new Map())).toEqual(['both', 'rare']);
    expect(await titles({ rare: [], frequent })).toEqual(['known', 'both']);
    expect(await titles({ rare: [], frequent: [] }, new Map())).toEqual([]);
  });

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
      expect(slugs(await blog.visitors.related(post, 3))).toEqual(slugs(expected));
    }
  });
});
