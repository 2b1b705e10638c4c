import { ConfirmDialog, type ConfirmDialogProps } from './confirm-dialog.tsx';
import { type StaffCall, type StaffMutationOptions, useStaffMutation } from './use-staff-mutation.ts';

interface ConfirmCallProps
  extends Omit<ConfirmDialogProps, 'mutation' | 'onConfirm'>,
    Required<Pick<StaffMutationOptions<unknown>, 'changes'>>,
    Pick<StaffMutationOptions<unknown>, 'report'> {
  call: StaffCall;
}

/** Asks for confirmation before a call of the staff API, and closes after its success. */
export function ConfirmCall({ call, changes, report, ...dialog }: ConfirmCallProps) {
  const mutation = useStaffMutation<unknown>({ changes, report });
  const confirm = () => mutation.mutate(call, { onSuccess: dialog.onClose });
  return <ConfirmDialog {...dialog} mutation={mutation} onConfirm={confirm} />;
}
