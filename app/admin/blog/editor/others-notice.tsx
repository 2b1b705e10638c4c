import type { OthersChanges } from '../../../../contract/post-versions.ts';
import { elapsed } from '../../kit/elapsed.ts';

/** Names the people who have unsaved changes of the same post. */
export function OthersNotice({ others }: { others: readonly OthersChanges[] }) {
  if (others.length === 0) return null;
  return (
    <div role="status" className="mt-4 border-l-4 border-muted bg-panel px-4 py-2.5 text-sm">
      {others.map(({ name, keptAt }) => (
        <p key={`${name} ${keptAt}`}>
          {name} has unsaved changes to this post, made {elapsed(keptAt, Date.now())} ago.
        </p>
      ))}
    </div>
  );
}
