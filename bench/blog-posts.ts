import type { Blog } from '../server/blog/posts.ts';
import type { PostToSave } from '../server/blog/prepare-post.ts';

const WORDS_OF_A_POST = 500;
const VOCABULARY = 20_000;
const POSTS_AT_ONCE = 500;
const HOURS_BETWEEN = 3;
const CATEGORIES = [
  'Divorce Law',
  'Child Custody',
  'Family Law',
  'Property Division',
  'Spousal Support',
  'High Net Worth',
  'Legal Updates',
  'Settlement',
  'Court Procedures',
  'Mediation',
  'Appeals',
];
const SYLLABLES = 'ba ce di fo gu ra le mi no pu sta tre vi wo xe ly cha po ter con'.split(' ');

let state = 1;

/** Numbers from 0 to below 1, always the same ones (a linear congruential generator). */
function random(): number {
  state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
  return state / 2 ** 32;
}

const below = (limit: number) => Math.floor(random() * limit);

/** Words of two to four syllables, the most frequent first. */
export const vocabulary: readonly string[] = [...words(VOCABULARY)];

function words(count: number): Set<string> {
  const made = new Set<string>();
  while (made.size < count) {
    made.add(Array.from({ length: 2 + below(3) }, () => SYLLABLES[below(SYLLABLES.length)]).join(''));
  }
  return made;
}

/** How often words are used falls with their rank, as in any language (Zipf's law). */
const frequencies = vocabulary.map((_, rank) => 1 / (rank + 5));
let sum = 0;
const cumulated = frequencies.map((frequency) => (sum += frequency));

function anyWord(): string {
  const wanted = random() * sum;
  let [low, high] = [0, cumulated.length - 1];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((cumulated[middle] ?? 0) < wanted) low = middle + 1;
    else high = middle;
  }
  return vocabulary[low] ?? '';
}

const text = (length: number) => Array.from({ length }, anyWord).join(' ');

/** @param number the higher, the older; the same number is always the same post */
export function samplePost(number: number): PostToSave {
  state = Math.imul(number + 1, 2_654_435_761) >>> 0;
  return {
    id: null,
    wpId: number + 1,
    title: text(8),
    slug: `post-${number}`,
    content: Array.from({ length: 5 }, () => `<h2>${text(4)}</h2><p>${text(WORDS_OF_A_POST / 5)}</p>`).join(
      '\n',
    ),
    excerpt: text(30),
    author: 'The firm',
    authorEmail: null,
    status: 'published',
    featuredImage: null,
    // The first ones are the most frequent, as in the specification.
    categories: [...new Set([below(11), below(11)].map((one) => CATEGORIES[Math.min(one, below(11))] ?? ''))],
    tags: [...new Set([anyWord(), anyWord(), anyWord()])],
    metaTitle: null,
    metaDescription: text(20),
    metaKeywords: null,
    ogTitle: null,
    ogDescription: null,
    ogImage: null,
    yoastData: null,
    publishedAt: new Date(Date.UTC(2026, 0) - number * HOURS_BETWEEN * 60 * 60 * 1000),
    modifiedAt: null,
  };
}

/** Adds the posts of these numbers to a blog that has those before. */
export async function makePosts(blog: Pick<Blog, 'save'>, from: number, to: number): Promise<void> {
  for (let made = from; made < to; made += POSTS_AT_ONCE) {
    const count = Math.min(POSTS_AT_ONCE, to - made);
    await blog.save(Array.from({ length: count }, (_, i) => samplePost(made + i)));
  }
}
