import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { Icon } from '../../ui/icon.tsx';

interface DialogProps {
  title: ReactNode;
  /** Unmounts the dialog. Omitted, Escape does not close the dialog. */
  onClose?: () => void;
  /** As wide as the screen's content. */
  wide?: boolean;
  children: ReactNode;
}

/** A modal dialog, open while mounted. Restores the focus. */
export function Dialog({ title, onClose, wide = false, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    element?.querySelector<HTMLElement>('input')?.focus();
    // Closed before it is removed: only then does the browser restore the focus.
    return () => element?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      aria-labelledby={heading}
      onCancel={(event) => {
        if (!onClose) event.preventDefault();
      }}
      // Browsers close a dialog at the second Escape in any case.
      onClose={onClose ?? (() => dialog.current?.showModal())}
      className={`m-auto max-h-[calc(100dvh-2rem)] overflow-y-auto border border-line border-t-2 border-t-action bg-ground p-6 text-text panel-shadow backdrop:bg-band-deep/60 sm:p-8 ${
        wide ? 'w-[min(70rem,calc(100vw-2rem))]' : 'w-[min(30rem,calc(100vw-2rem))]'
      }`}
    >
      <div className="flex items-start justify-between gap-4">
        <h2 id={heading} className="min-w-0 text-xl wrap-anywhere">
          {title}
        </h2>
        {onClose && (
          <button
            type="button"
            aria-label="Close"
            onClick={() => dialog.current?.close()}
            className="-mt-2.5 -mr-3 flex size-11 shrink-0 items-center justify-center text-muted hover:text-text"
          >
            <Icon name="close" className="size-4" />
          </button>
        )}
      </div>
      {children}
    </dialog>
  );
}
