import type { PostCounts } from '../../../contract/posts.ts';
import { wholeNumber } from '../../ui/whole-number.ts';

/** The line under the title (specification section 2). */
export function importedText(counts: PostCounts | undefined, failed: boolean): string {
  if (!counts) return failed ? '' : 'Loading…';
  return `${postsInWords(counts.fromWordPress)} imported from WordPress`;
}

export function postsInWords(count: number): string {
  return `${wholeNumber(count)} ${count === 1 ? 'post' : 'posts'}`;
}

/** Says how many posts of the list were not imported; empty if there are none. */
export function othersText({ total, fromWordPress }: PostCounts): string {
  const others = total - fromWordPress;
  if (others === 0) return '';
  return `Includes ${wholeNumber(others)} ${others === 1 ? 'post that was' : 'posts that were'} not imported.`;
}
