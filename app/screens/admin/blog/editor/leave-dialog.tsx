import { type RefObject, useEffect, useRef } from 'react';
import { useBlocker } from 'react-router';
import { toolButton } from '../../tool-button.ts';

interface LeaveDialogProps {
  isDirty: boolean;
  /** True while the screen is left on purpose. */
  leavesFreely: RefObject<boolean>;
  /** Forgets the unsaved work. */
  onDiscard: () => void;
}

/** Asks before unsaved changes are left; they stay in this browser unless they are discarded. */
export function LeaveDialog({ isDirty, leavesFreely, onDiscard }: LeaveDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isDirty && !leavesFreely.current && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (blocker.state === 'blocked') dialog.current?.showModal();
    else dialog.current?.close();
  }, [blocker.state]);
  useEffect(() => {
    if (!isDirty) return;
    const onBeforeUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', onBeforeUnload);
    return () => removeEventListener('beforeunload', onBeforeUnload);
  }, [isDirty]);
  return (
    <dialog
      ref={dialog}
      aria-labelledby="leave-heading"
      onClose={() => blocker.state === 'blocked' && blocker.reset()}
      className="m-auto max-w-[min(28rem,calc(100vw-2rem))] border border-line bg-paper p-6 text-ink shadow-panel backdrop:bg-navy-deep/55"
    >
      <h2 id="leave-heading" className="text-xl">
        Leave without saving?
      </h2>
      <p className="mt-2 text-sm text-slate">
        The changes are not on the site. This browser keeps them, and offers them when the post is opened
        again.
      </p>
      <div className="mt-5 flex flex-wrap gap-2">
        <button type="button" onClick={() => blocker.reset?.()} className={toolButton('primary')}>
          Stay
        </button>
        <button type="button" onClick={() => blocker.proceed?.()} className={toolButton('outline')}>
          Leave
        </button>
        <button
          type="button"
          onClick={() => {
            onDiscard();
            blocker.proceed?.();
          }}
          className={toolButton('quiet')}
        >
          Leave and discard
        </button>
      </div>
    </dialog>
  );
}
