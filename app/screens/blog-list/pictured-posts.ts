import type { PostSummary } from '../../../contract/blog.ts';

const COLUMNS = 2;

/**
 * The posts that show their picture in a grid of two columns: both of a row, so that they end level, or neither where
 * one has no picture or one that is above already.
 * @param shownAbove the picture above the grid
 */
export function picturedPosts<Post extends Pick<PostSummary, 'featuredImage'>>(
  posts: readonly Post[],
  shownAbove: string | null,
): Set<Post> {
  const shown = new Set([shownAbove]);
  const pictured = new Set<Post>();
  for (let start = 0; start < posts.length; start += COLUMNS) {
    const row = posts.slice(start, start + COLUMNS);
    const pictures = new Set(row.map(({ featuredImage }) => featuredImage));
    const isFresh = [...pictures].every((picture) => picture !== null && !shown.has(picture));
    if (pictures.size < row.length || !isFresh) continue;
    for (const picture of pictures) shown.add(picture);
    for (const post of row) pictured.add(post);
  }
  return pictured;
}
