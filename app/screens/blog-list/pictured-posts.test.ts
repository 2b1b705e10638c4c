import { expect, test } from 'vitest';
import { picturedPosts } from './pictured-posts.ts';

/** The places of the pictured ones among posts with these pictures; `-` is none. */
function pictured(pictures: string, above: string | null = null): number[] {
  const posts = [...pictures].map((picture, index) => ({
    index,
    featuredImage: picture === '-' ? null : picture,
  }));
  return [...picturedPosts(posts, above)].map(({ index }) => index);
}

test('both posts of a row show their picture, or neither', () => {
  expect(pictured('abc-efg')).toEqual([0, 1, 4, 5, 6]);
});

test('no picture is shown twice', () => {
  expect(pictured('aabcbdef')).toEqual([2, 3, 6, 7]);
  expect(pictured('abcd', 'b')).toEqual([2, 3]);
});
