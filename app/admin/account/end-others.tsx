import { useState } from 'react';
import { staffApiPaths } from '../../../contract/staff-paths.ts';
import { ConfirmCall } from '../kit/confirm-call.tsx';
import { ToolButton } from '../kit/tool-button.tsx';

/** The button that ends all sessions but the present one. */
export function EndOthers() {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <ToolButton variant="outline" onClick={() => setAsking(true)}>
        End all others
      </ToolButton>
      {asking && (
        <ConfirmCall
          title="End all other sessions?"
          confirmLabel="End all others"
          call={{ method: 'DELETE', url: staffApiPaths.adminOwnSessions }}
          changes={[staffApiPaths.adminOwnSessions]}
          report={['Sessions ended', 'You are logged in here only.']}
          onClose={() => setAsking(false)}
        >
          <p>You stay logged in here and must log in again everywhere else.</p>
        </ConfirmCall>
      )}
    </>
  );
}
