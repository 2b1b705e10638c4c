import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { Revision, RevisionKind } from '../../../../../contract/post-versions.ts';
import type { StaffPost } from '../../../../../contract/posts.ts';
import { staffApiPaths } from '../../../../../contract/staff-paths.ts';
import { Dialog } from '../../../kit/dialog.tsx';
import { firmDateTime } from '../../../kit/format.ts';
import { QueryStates } from '../../../kit/query-states.tsx';
import { ToolButton } from '../../../kit/tool-button.tsx';
import { fieldLabels } from '../field-labels.ts';
import { Comparison } from './comparison.tsx';

interface VersionsDialogProps {
  /** Id of the post. */
  id: string;
  /** The form has unsaved changes. */
  isDirty: boolean;
  /** Called with the restored post. */
  onRestored: (post: StaffPost) => void;
  onClose: () => void;
}

const kinds: Record<RevisionKind, string> = {
  earlier: 'Earlier version',
  saved: 'Saved',
  published: 'Published',
  unpublished: 'Unpublished',
  imported: 'Import',
  restored: 'Restored',
};

/** The versions of a post, to compare with the present one and to restore. */
export default function VersionsDialog({ id, isDirty, onRestored, onClose }: VersionsDialogProps) {
  const path = staffApiPaths.adminPostRevisions(id);
  const query = useQuery<Revision[]>({ queryKey: [path], gcTime: 0 });
  const { data } = query;
  const [chosen, setChosen] = useState<number | null>(null);
  const list = useRef<HTMLOListElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (chosen !== null) heading.current?.focus();
  }, [chosen]);
  const revision = data?.find(({ number }) => number === chosen);
  const showList = () => {
    setChosen(null);
    // On a phone the list is hidden until then.
    requestAnimationFrame(() =>
      list.current?.querySelector<HTMLElement>(`[data-number="${chosen}"]`)?.focus(),
    );
  };
  return (
    <Dialog title="Versions" wide onClose={onClose}>
      <QueryStates query={query} failure="The versions could not be loaded." className="mt-4 text-sm" />
      {data?.length === 0 && (
        <p className="mt-4 max-w-[40rem] text-sm">
          There are no versions yet. The first one is kept when the post is next changed, together with the
          post as it is now.
        </p>
      )}
      {data && data.length > 0 && (
        <div className="mt-4 grid gap-8 lg:grid-cols-[17rem_minmax(0,1fr)]">
          <ol
            ref={list}
            aria-label="Versions, newest first"
            className={`border-t border-line lg:sticky lg:top-0 lg:max-h-[calc(100dvh-10rem)] lg:self-start lg:overflow-y-auto ${chosen === null ? '' : 'max-lg:hidden'}`}
          >
            {data.map((one, index) => (
              <li key={one.number} className="border-b border-line">
                <button
                  type="button"
                  data-number={one.number}
                  aria-current={one.number === chosen}
                  onClick={() => setChosen(one.number)}
                  className="block w-full border-l-4 border-transparent px-3 py-2.5 text-left text-sm hover:bg-panel aria-current:border-action aria-current:bg-panel"
                >
                  <span className="block font-semibold">{firmDateTime(one.savedAt)}</span>
                  <span className="block text-muted">
                    {madeBy(one)}
                    {index === 0 && ' · newest'}
                  </span>
                  {one.changed.length > 0 && (
                    <span className="block text-xs text-muted">
                      Changed: {one.changed.map((name) => fieldLabels[name]).join(', ')}
                    </span>
                  )}
                </button>
              </li>
            ))}
          </ol>
          {revision ? (
            <section aria-labelledby="version" className="min-w-0">
              <p className="-ml-2.5 lg:hidden">
                <ToolButton variant="quiet" onClick={showList}>
                  ← All versions
                </ToolButton>
              </p>
              <h3 ref={heading} id="version" tabIndex={-1} className="text-lg outline-none">
                Version of {firmDateTime(revision.savedAt)}
              </h3>
              <p className="text-sm text-muted">{madeBy(revision)}</p>
              <Comparison
                key={revision.number}
                path={`${path}/${revision.number}`}
                isDirty={isDirty}
                onRestored={(post) => {
                  onRestored(post);
                  onClose();
                }}
              />
            </section>
          ) : (
            <p className="text-sm text-muted max-lg:hidden">
              Choose a version to compare it with the post as it is now.
            </p>
          )}
        </div>
      )}
    </Dialog>
  );
}

function madeBy({ savedBy, kind }: Pick<Revision, 'savedBy' | 'kind'>): string {
  return savedBy ? `${savedBy} · ${kinds[kind]}` : kinds[kind];
}
