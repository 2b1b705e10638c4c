import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react';
import { toastStore } from './toast-store.ts';
import type { ToasterProps } from './toaster.tsx';

interface LoadedToaster {
  Toaster: ComponentType<ToasterProps>;
  focusAtOnce: boolean;
}

type ToastMountProps = Partial<Pick<ToasterProps, 'isLow'>>;

/**
 * Mounts the notifications. Their code is loaded for the first toast, or the first F8 (which focuses the
 * region), because most visits never need it.
 */
export function ToastMount({ isLow = false }: ToastMountProps) {
  const [loaded, setLoaded] = useState<LoadedToaster | null>(null);
  useEffect(() => {
    if (loaded) return;
    let current = true;
    const load = async (focusAtOnce: boolean) => {
      const { Toaster } = await import('./toaster.tsx').catch(() => ({ Toaster: PlainToasts }));
      if (current) setLoaded({ Toaster, focusAtOnce });
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.code === 'F8') void load(true);
    };
    const unsubscribe = toastStore.subscribe(() => void load(false));
    document.addEventListener('keydown', onKeyDown);
    if (toastStore.getToasts().length > 0) void load(false);
    return () => {
      current = false;
      unsubscribe();
      document.removeEventListener('keydown', onKeyDown);
    };
  }, [loaded]);
  return loaded && <loaded.Toaster focusAtOnce={loaded.focusAtOnce} isLow={isLow} />;
}

/** Plain text for a page that cannot load the code any more: a sent lead must be confirmed. */
function PlainToasts() {
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.getToasts);
  return (
    <div role="status" className="fixed inset-x-4 top-30 max-sm:[body:has([data-leave])_&]:top-45 z-60">
      {toasts.map(({ id, title, description, action }) => (
        <p key={id} className="mx-auto max-w-[26rem] border border-line bg-ground p-5 text-text panel-shadow">
          <strong>{title}</strong> {description}
          {action && (
            <button type="button" onClick={action.run} className="link ml-2 min-h-11">
              {action.label}
            </button>
          )}
        </p>
      ))}
    </div>
  );
}
