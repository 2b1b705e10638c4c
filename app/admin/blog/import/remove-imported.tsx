import { useState } from 'react';
import type { ImportReport, ImportReportSummary } from '../../../../contract/wordpress-import.ts';
import { ConfirmDialog } from '../../kit/confirm-dialog.tsx';
import { counted } from '../../kit/format.ts';
import { staffRequest } from '../../kit/staff-request.ts';
import { ToolButton } from '../../kit/tool-button.tsx';
import { useDeletePosts } from '../delete-posts.ts';
import { reportApiUrl } from './report-urls.ts';

/** Lists the posts that an unfinished import has created, with a button that deletes them. */
export function RemoveImported({ report }: { report: ImportReportSummary }) {
  const [asks, setAsks] = useState(false);
  const deletion = useDeletePosts(() => setAsks(false));
  const { id, created, dryRun, outcome } = report;
  if (outcome === 'finished' || dryRun || created === 0) return null;
  const slugs = async () => {
    const { changes } = await staffRequest<ImportReport>('GET', reportApiUrl(id));
    return changes.filter(({ fields }) => fields === 'created').map(({ slug }) => slug);
  };
  const posts = counted(created, 'post');
  if (deletion.isSuccess) {
    return <p className="mt-2 text-xs">{counted(deletion.data.deleted, 'post')} of it were removed.</p>;
  }
  return (
    <>
      <p className="mt-2 text-xs">
        {posts} had been imported by then and are on your site. Start the import again to continue it, or
        remove them.
      </p>
      <ToolButton variant="danger" onClick={() => setAsks(true)} className="mt-2 mr-4">
        Remove {posts}
      </ToolButton>
      {asks && (
        <ConfirmDialog
          title={`Remove the ${posts} of this import?`}
          confirmLabel={`Remove ${posts}`}
          mutation={deletion}
          onConfirm={() => deletion.mutate(slugs)}
          onClose={() => setAsks(false)}
        >
          Visitors no longer see them. For 30 days they can be restored under the status Deleted of the blog.
          A later import of this source leaves removed posts out.
        </ConfirmDialog>
      )}
    </>
  );
}
