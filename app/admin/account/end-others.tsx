import { useState } from 'react';
import { staffApiPaths } from '../../../contract/staff-paths.ts';
import { ConfirmDialog } from '../kit/confirm-dialog.tsx';
import { ToolButton } from '../kit/tool-button.tsx';
import { useStaffMutation } from '../kit/use-staff-mutation.ts';

/** The button that ends all sessions but the present one. */
export function EndOthers() {
  const [asking, setAsking] = useState(false);
  const close = () => setAsking(false);
  // Outlives the dialog, which can be closed meanwhile.
  const end = useStaffMutation({
    changes: [staffApiPaths.adminOwnSessions],
    report: ['Sessions ended', 'You are logged in here only.'],
    onSuccess: close,
  });
  const open = () => {
    end.reset();
    setAsking(true);
  };
  return (
    <>
      <ToolButton variant="outline" busy={end.isPending} onClick={open}>
        End all others
      </ToolButton>
      {asking && (
        <ConfirmDialog
          title="End all other sessions?"
          confirmLabel="End all others"
          mutation={end}
          onConfirm={() => end.mutate({ method: 'DELETE', url: staffApiPaths.adminOwnSessions })}
          onClose={close}
        >
          <p>You stay logged in here and must log in again everywhere else.</p>
        </ConfirmDialog>
      )}
    </>
  );
}
