import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { InquiryDetail } from '../../../contract/inquiries.ts';
import { staffApiPaths, staffPaths } from '../../../contract/staff-paths.ts';
import { ConfirmDialog } from '../kit/confirm-dialog.tsx';
import { reportSuccess } from '../kit/report-success.ts';
import { Section } from '../kit/screen.tsx';
import { ToolButton } from '../kit/tool-button.tsx';
import { useStaffMutation } from '../kit/use-staff-mutation.ts';
import { refreshRequests } from './refresh-requests.ts';
import { requestKey } from './use-request.ts';

/** Deletes a request for good, after a question. */
export function DeleteRequest({ request: { number, name } }: { request: InquiryDetail }) {
  const [asking, setAsking] = useState(false);
  const client = useQueryClient();
  const navigate = useNavigate();
  const remove = useStaffMutation({
    async onSuccess() {
      reportSuccess('Deleted', `Request of ${name.trim() || 'an unnamed sender'} deleted.`);
      if (location.pathname === staffPaths.adminRequest(number)) await navigate(staffPaths.adminRequests);
      client.removeQueries({ queryKey: requestKey(number) });
      refreshRequests(client);
    },
  });
  const confirm = () => remove.mutate({ method: 'DELETE', url: staffApiPaths.adminRequest(number) });
  return (
    <Section id="deletion" heading="Privacy" className="no-print border-t border-line pt-6">
      <p className="mt-2 text-xs text-muted">
        Delete a request only when its sender asks you to. To close it, choose a status above.
      </p>
      <ToolButton variant="danger" onClick={() => setAsking(true)} className="mt-3">
        Delete this request
      </ToolButton>
      {asking && (
        <ConfirmDialog
          title={
            <>
              Delete the request of <span dir="auto">{name.trim() || 'an unnamed sender'}</span>?
            </>
          }
          confirmLabel="Delete"
          mutation={remove}
          onConfirm={confirm}
          onClose={() => setAsking(false)}
        >
          <p>
            The message, its notes and history, and the copies of its mails on this site are deleted for good.
            Copies in your mailbox, in backups and in your other system are not. The audit log keeps the
            number of the request and your user name.
          </p>
        </ConfirmDialog>
      )}
    </Section>
  );
}
