import type { PostCounts } from '../../../../contract/posts.ts';
import { wholeNumber } from '../../../ui/whole-number.ts';

/** The line under the title (specification section 2). */
export function importedText(counts: PostCounts | undefined, failed: boolean): string {
  if (!counts) return failed ? '' : 'Loading…';
  const { fromWordPress } = counts;
  return `${wholeNumber(fromWordPress)} ${fromWordPress === 1 ? 'post' : 'posts'} imported from WordPress`;
}
