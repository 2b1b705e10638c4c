/** What a toast says, and whether it reports a failure. */
export interface ToastMessage {
  title: string;
  description: string;
  variant: 'default' | 'destructive';
}

export interface VisibleToast extends ToastMessage {
  id: string;
  /** False once dismissed; the toast itself goes later, so that it can leave the screen first. */
  open: boolean;
}

/** What `addToast` hands back to whoever showed the toast. */
interface ToastHandle {
  id: string;
  update(message: Partial<ToastMessage>): void;
  dismiss(): void;
}

/** How long a toast shows. */
export const TOAST_DURATION_MS = 5000;

const REMOVE_DELAY_MS = 1_000_000;

/** Keeps the toasts of one page: a new one replaces the one before it. Knows nothing of how they are drawn. */
export class ToastStore {
  #toasts: readonly VisibleToast[] = [];
  #count = 0;
  readonly #listeners = new Set<() => void>();
  readonly #removals = new Map<string, ReturnType<typeof setTimeout>>();

  /** The toasts now: none or one. The same array until something changes. */
  getToasts = (): readonly VisibleToast[] => this.#toasts;

  /** Calls `listener` after every change, until the returned function is called. */
  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  add(message: ToastMessage): ToastHandle {
    const id = String(++this.#count);
    for (const toast of this.#toasts) this.#cancelRemoval(toast.id);
    this.#change([{ ...message, id, open: true }]);
    return { id, update: (changes) => this.update(id, changes), dismiss: () => this.dismiss(id) };
  }

  /** Changes the words of a toast that is still kept; nothing happens for one that is gone. */
  update(id: string, changes: Partial<ToastMessage>): void {
    this.#replace(id, changes);
  }

  /** Closes a toast and removes it after 1,000,000 ms. */
  dismiss(id: string): void {
    if (!this.#toasts.some((toast) => toast.id === id) || this.#removals.has(id)) return;
    const removal = setTimeout(() => this.#remove(id), REMOVE_DELAY_MS);
    this.#removals.set(id, removal);
    this.#replace(id, { open: false });
  }

  #remove(id: string): void {
    this.#removals.delete(id);
    this.#change(this.#toasts.filter((toast) => toast.id !== id));
  }

  #cancelRemoval(id: string): void {
    clearTimeout(this.#removals.get(id));
    this.#removals.delete(id);
  }

  #replace(id: string, changes: Partial<VisibleToast>): void {
    if (!this.#toasts.some((toast) => toast.id === id)) return;
    this.#change(this.#toasts.map((toast) => (toast.id === id ? { ...toast, ...changes } : toast)));
  }

  #change(toasts: readonly VisibleToast[]): void {
    this.#toasts = toasts;
    for (const listener of this.#listeners) listener();
  }
}

/** The store of the page. On the server nobody adds to it. */
export const toastStore = new ToastStore();
