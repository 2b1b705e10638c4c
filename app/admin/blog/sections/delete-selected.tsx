import { useState } from 'react';
import { ConfirmDialog } from '../../kit/confirm-dialog.tsx';
import { toolButton } from '../../kit/tool-button.ts';
import { postsInWords } from '../imported-text.ts';
import { useDeletePosts } from '../use-delete-posts.ts';

interface DeleteSelectedProps {
  slugs: readonly string[];
  onDeleted: () => void;
}

/** Deletes the chosen posts after a question. */
export function DeleteSelected({ slugs, onDeleted }: DeleteSelectedProps) {
  const [asks, setAsks] = useState(false);
  const deletion = useDeletePosts(() => {
    setAsks(false);
    onDeleted();
  });
  const posts = postsInWords(slugs.length);
  return (
    <>
      <button type="button" onClick={() => setAsks(true)} className={toolButton('danger')}>
        Delete {posts}
      </button>
      {asks && (
        <ConfirmDialog
          title={`Delete ${posts}?`}
          confirmLabel={`Delete ${posts}`}
          mutation={deletion}
          onConfirm={() => deletion.mutate(async () => slugs)}
          onClose={() => setAsks(false)}
        >
          Visitors no longer see them. For 30 days they can be restored under the status Deleted.
        </ConfirmDialog>
      )}
    </>
  );
}
