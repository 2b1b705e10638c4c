import { useState } from 'react';
import { staffApiPaths } from '../../../contract/staff-paths.ts';
import { ConfirmDialog } from '../kit/confirm-dialog.tsx';
import { reportSuccess } from '../kit/report-success.ts';
import { ToolButton } from '../kit/tool-button.tsx';
import { useStaffMutation } from '../kit/use-staff-mutation.ts';

/** The button that ends all sessions but the present one. */
export function EndOthers() {
  const [asking, setAsking] = useState(false);
  const end = useStaffMutation({
    changes: [staffApiPaths.adminOwnSessions],
    onSuccess() {
      setAsking(false);
      reportSuccess('Sessions ended', 'You are logged in here only.');
    },
  });
  const confirm = () => end.mutate({ method: 'DELETE', url: staffApiPaths.adminOwnSessions });
  return (
    <>
      <ToolButton variant="outline" onClick={() => setAsking(true)}>
        End all others
      </ToolButton>
      {asking && (
        <ConfirmDialog
          title="End all other sessions?"
          confirmLabel="End all others"
          mutation={end}
          onConfirm={confirm}
          onClose={() => setAsking(false)}
        >
          <p>You stay logged in here and must log in again everywhere else.</p>
        </ConfirmDialog>
      )}
    </>
  );
}
