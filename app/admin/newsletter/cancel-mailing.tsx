import type { Mailing } from '../../../contract/mailings.ts';
import { staffApiPaths } from '../../../contract/staff-paths.ts';
import { ConfirmDialog } from '../kit/confirm-dialog.tsx';
import { useStaffMutation } from '../kit/use-staff-mutation.ts';
import { subscribersInWords } from './subscribers-in-words.ts';

interface CancelMailingProps {
  mailing: Mailing;
  onClose: () => void;
}

/** Asks before the unsent mails of a mailing are canceled. */
export function CancelMailing({ mailing, onClose }: CancelMailingProps) {
  const { id, title, state, progress } = mailing;
  const cancel = useStaffMutation<Mailing>(staffApiPaths.newsletterMailings, staffApiPaths.newsletterPreview);
  const confirm = () =>
    cancel.mutate(
      { method: 'POST', url: `${staffApiPaths.newsletterMailing(id)}/cancel` },
      { onSuccess: onClose },
    );
  return (
    <ConfirmDialog
      title="Cancel this mailing?"
      confirmLabel={state === 'draft' ? 'Cancel the mailing' : 'Send no more'}
      cancelLabel={state === 'draft' ? 'Keep it' : 'Keep sending'}
      mutation={cancel}
      onConfirm={confirm}
      onClose={onClose}
    >
      <p>
        {state === 'draft'
          ? `“${title}” has not been sent to anyone.`
          : `“${title}” will not go to the ${subscribersInWords(progress.queued)} still waiting. Emails already sent cannot be recalled.`}
      </p>
    </ConfirmDialog>
  );
}
