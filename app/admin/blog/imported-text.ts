import type { PostCounts } from '../../../contract/posts.ts';
import { counted } from '../kit/format.ts';

/** The line under the title (specification section 2). */
export function importedText(counts: PostCounts | undefined, failed: boolean): string {
  if (!counts) return failed ? '' : 'Loading…';
  return `${counted(counts.fromWordPress, 'post')} imported from WordPress`;
}

/** Says how many posts of the list were not imported; empty if there are none. */
export function othersText({ total, fromWordPress }: PostCounts): string {
  const others = total - fromWordPress;
  if (others === 0) return '';
  return `Includes ${counted(others, 'post that was', 'posts that were')} not imported.`;
}
