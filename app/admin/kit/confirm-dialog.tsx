import type { ReactNode } from 'react';
import { ActAlert } from './act-alert.tsx';
import { actProblem } from './act-problem.ts';
import { Dialog } from './dialog.tsx';
import { toolButton } from './tool-button.ts';

interface ConfirmDialogProps {
  title: ReactNode;
  children: ReactNode;
  /** The label of the button that does it. */
  act: string;
  /** The label of the button that leaves everything as it is. */
  keep?: string;
  /** The mutation that the button starts. */
  doing: { isPending: boolean; error: unknown };
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before an act that cannot be undone. */
export function ConfirmDialog({
  title,
  children,
  act,
  keep = 'Cancel',
  doing,
  onConfirm,
  onClose,
}: ConfirmDialogProps) {
  return (
    <Dialog title={title} onClose={onClose}>
      <div className="mt-3 text-sm">{children}</div>
      <ActAlert problem={actProblem(doing.error)} />
      <div className="mt-6 flex flex-wrap gap-3">
        <button
          type="button"
          aria-disabled={doing.isPending}
          onClick={() => {
            if (!doing.isPending) onConfirm();
          }}
          className={toolButton('primary')}
        >
          {doing.isPending ? 'One moment…' : act}
        </button>
        <button type="button" onClick={onClose} className={toolButton('outline')}>
          {keep}
        </button>
      </div>
    </Dialog>
  );
}
