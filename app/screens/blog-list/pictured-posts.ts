import type { PostSummary } from '../../../contract/blog.ts';

/**
 * Whether a grid shows the pictures of its posts: all of them, or none where one is missing or seen twice.
 * @param shownAbove the picture above the grid
 */
export function showsPictures(
  posts: readonly Pick<PostSummary, 'featuredImage'>[],
  shownAbove: string | null,
): boolean {
  const pictures = posts.map(({ featuredImage }) => featuredImage);
  const distinct = new Set(pictures).add(shownAbove);
  return !pictures.includes(null) && distinct.size === pictures.length + 1;
}
