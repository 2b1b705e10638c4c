import { Toast } from 'radix-ui';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { TOAST_DURATION_MS, toastStore, type VisibleToast } from './toast-store.ts';
import styles from './toaster.module.css';

const SWIPE_THRESHOLD_PX = 50;

export interface ToasterProps {
  /** F8 was pressed before this code was loaded. */
  focusAtOnce: boolean;
  /** In the lower right corner, on screens without a bar to call. */
  isLow: boolean;
}

/** The notification region: one toast, swiped away to the right, focused with F8. */
export function Toaster({ focusAtOnce, isLow }: ToasterProps) {
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.getToasts);
  const region = useRef<HTMLOListElement>(null);
  useEffect(() => {
    if (focusAtOnce) region.current?.focus();
  }, [focusAtOnce]);
  return (
    <Toast.Provider
      duration={TOAST_DURATION_MS}
      label="Notification"
      swipeDirection="right"
      swipeThreshold={SWIPE_THRESHOLD_PX}
    >
      {toasts.map((toast) => (
        <ToastPanel key={toast.id} toast={toast} />
      ))}
      <Toast.Viewport
        ref={region}
        hotkey={['F8']}
        label="Notifications ({hotkey})"
        data-low={isLow || undefined}
        className={`${styles.region} no-print`}
      />
    </Toast.Provider>
  );
}

function ToastPanel({ toast }: { toast: VisibleToast }) {
  const failed = toast.variant === 'destructive';
  return (
    <Toast.Root
      type="foreground"
      open={toast.open}
      onOpenChange={(open) => {
        if (!open) toastStore.dismiss(toast.id);
      }}
      className={`toast grid grid-cols-[1fr_auto] gap-x-2 border border-l-4 bg-ground py-3.5 pr-2 pl-5 text-text panel-shadow ${
        failed ? 'border-alert/40 border-l-alert' : 'border-line border-l-success'
      }`}
    >
      <div className="self-center py-0.5">
        <Toast.Title className={`font-display text-lg leading-snug ${failed ? 'text-alert' : 'text-text'}`}>
          {toast.title}
        </Toast.Title>
        <Toast.Description className="mt-1 text-sm text-muted">{toast.description}</Toast.Description>
        {toast.action && (
          <Toast.Action
            altText={toast.action.label}
            onClick={toast.action.run}
            className="link mt-1 min-h-11 text-sm font-semibold text-action"
          >
            {toast.action.label}
          </Toast.Action>
        )}
      </div>
      <Toast.Close
        aria-label="Close"
        className="flex size-11 items-center justify-center text-muted hover:text-text"
      >
        <svg viewBox="0 0 16 16" className="size-4" aria-hidden="true">
          <path d="m3 3 10 10M13 3 3 13" stroke="currentColor" strokeWidth="1.5" />
        </svg>
      </Toast.Close>
    </Toast.Root>
  );
}
