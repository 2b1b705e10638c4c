import type { ReactNode } from 'react';
import { describeError } from './describe-error.ts';
import { Dialog } from './dialog.tsx';
import { ErrorAlert } from './error-alert.tsx';
import { ToolButton } from './tool-button.tsx';

export interface ConfirmDialogProps {
  title: ReactNode;
  children: ReactNode;
  /** The label of the confirming button. */
  confirmLabel: string;
  /** The label of the canceling button. */
  cancelLabel?: string;
  /** The mutation that the button starts; null if the dialog closes at once. */
  mutation: { isPending: boolean; error: unknown } | null;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks for confirmation before a mutation. */
export function ConfirmDialog({
  title,
  children,
  confirmLabel,
  cancelLabel = 'Cancel',
  mutation,
  onConfirm,
  onClose,
}: ConfirmDialogProps) {
  const isPending = mutation?.isPending ?? false;
  return (
    <Dialog title={title} onClose={onClose}>
      <div className="mt-3 text-sm">{children}</div>
      <ErrorAlert text={describeError(mutation?.error)} />
      <div className="mt-6 flex flex-wrap gap-3">
        <ToolButton variant="primary" busy={isPending} onClick={onConfirm}>
          {isPending ? 'One moment…' : confirmLabel}
        </ToolButton>
        <ToolButton variant="outline" onClick={onClose}>
          {cancelLabel}
        </ToolButton>
      </div>
    </Dialog>
  );
}
