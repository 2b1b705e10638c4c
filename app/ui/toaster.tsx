import { Toast } from 'radix-ui';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { TOAST_DURATION_MS, toastStore, type VisibleToast } from './toast-store.ts';

const SWIPE_THRESHOLD_PX = 50;

/** On phones below the header and the quick exit, clear of the bar to call. */
const HIGH = 'inset-x-4 top-30 max-sm:[body:has([data-leave]):not(:has([data-sent]))_&]:top-45';
/** On the thank-you screen clear of its heading and its buttons. */
const ON_THANKS =
  'max-sm:[body:has([data-sent])_&]:inset-[auto_1rem_5rem] sm:max-lg:[body:has([data-sent])_&]:inset-[0.5rem_1rem_auto] lg:[body:has([data-sent])_&]:inset-[11.5rem_1.5rem_auto_auto]';

export interface ToasterProps {
  /** F8 was pressed before this code was loaded. */
  focusAtOnce: boolean;
  /** On phones at the bottom of the screen, where no bar to call is. */
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
        className={`no-print fixed z-60 ${isLow ? 'inset-x-2 bottom-2' : HIGH} mx-auto max-w-[26rem] outline-offset-4 sm:top-auto sm:right-auto sm:bottom-22 sm:left-6 sm:w-[26rem] ${ON_THANKS}`}
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
