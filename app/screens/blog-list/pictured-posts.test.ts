import { expect, test } from 'vitest';
import { showsPictures } from './pictured-posts.ts';

/** Whether posts with these pictures show them; `-` is none. */
function shows(pictures: string, above: string | null = null): boolean {
  const posts = [...pictures].map((picture) => ({ featuredImage: picture === '-' ? null : picture }));
  return showsPictures(posts, above);
}

test('all posts of a grid show their picture, or none where one is missing', () => {
  expect(shows('abcd')).toBe(true);
  expect(shows('abc-')).toBe(false);
});

test('no picture is shown twice', () => {
  expect(shows('abca')).toBe(false);
  expect(shows('abcd', 'b')).toBe(false);
  expect(shows('abcd', 'e')).toBe(true);
});
