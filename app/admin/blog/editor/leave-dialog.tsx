import { type RefObject, useEffect } from 'react';
import { useBlocker } from 'react-router';
import { Dialog } from '../../kit/dialog.tsx';
import { ToolButton } from '../../kit/tool-button.tsx';
import type { KeptIn } from './kept-draft.ts';

interface LeaveDialogProps {
  isDirty: boolean;
  /** Storage of the unsaved work. */
  keptIn: KeptIn;
  /** Allows leaving the screen without the question. */
  leavesFreely: RefObject<boolean>;
  /** Forgets the unsaved work. */
  onDiscard: () => void;
}

/** Asks before leaving unsaved changes, which are kept unless discarded. */
export function LeaveDialog({ isDirty, keptIn, leavesFreely, onDiscard }: LeaveDialogProps) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isDirty && !leavesFreely.current && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (!isDirty) return;
    const onBeforeUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', onBeforeUnload);
    return () => removeEventListener('beforeunload', onBeforeUnload);
  }, [isDirty]);
  if (blocker.state !== 'blocked') return null;
  return (
    <Dialog title="Leave without saving?" onClose={() => blocker.reset()}>
      <p className="mt-3 text-sm">
        The changes are not saved. They are kept for you, and restored when you open the post again
        {keptIn === 'browser' ? ' in this browser' : ', also on another computer'}.
      </p>
      <div className="mt-6 flex flex-wrap gap-3">
        <ToolButton variant="primary" onClick={() => blocker.reset()}>
          Stay
        </ToolButton>
        <ToolButton variant="outline" onClick={() => blocker.proceed()}>
          Leave, keep changes
        </ToolButton>
        <ToolButton
          variant="quiet"
          onClick={() => {
            onDiscard();
            blocker.proceed();
          }}
        >
          Leave and discard
        </ToolButton>
      </div>
    </Dialog>
  );
}
