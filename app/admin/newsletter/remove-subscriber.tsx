import { staffApiPaths } from '../../../contract/staff-paths.ts';
import type { Subscriber } from '../../../contract/subscribers.ts';
import { ConfirmDialog } from '../kit/confirm-dialog.tsx';
import { toast } from '../kit/toast.ts';
import { useStaffMutation } from '../kit/use-staff-mutation.ts';

interface RemoveSubscriberProps {
  subscriber: Subscriber;
  onClose: () => void;
}

/** Asks before an address is deleted for good. */
export function RemoveSubscriber({ subscriber: { id, email }, onClose }: RemoveSubscriberProps) {
  const remove = useStaffMutation(
    staffApiPaths.newsletterSubscribers,
    staffApiPaths.newsletterMailings,
    staffApiPaths.newsletterPreview,
  );
  const confirm = () =>
    remove.mutate(
      { method: 'DELETE', url: staffApiPaths.newsletterSubscriber(id) },
      {
        onSuccess() {
          onClose();
          toast('Removed', 'The address is deleted.');
        },
      },
    );
  return (
    <ConfirmDialog
      title={`Remove ${email}?`}
      confirmLabel="Remove"
      mutation={remove}
      onConfirm={confirm}
      onClose={onClose}
    >
      <p>
        The email address, its links and its emails are deleted for good; the audit log does not keep them. An
        unsubscribed address gets no email either, so remove one only when its owner asks for it.
      </p>
    </ConfirmDialog>
  );
}
