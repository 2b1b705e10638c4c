/** The text of a toast; `destructive` reports a failure. */
export interface ToastMessage {
  title: string;
  description: string;
  variant: 'default' | 'destructive';
  /** A button in the toast, which closes it. */
  action?: { label: string; run: () => void };
}

export interface VisibleToast extends ToastMessage {
  id: string;
  /** False once dismissed; the toast is removed later, after its exit animation. */
  open: boolean;
}

interface ToastHandle {
  id: string;
  update(message: Partial<ToastMessage>): void;
  dismiss(): void;
}

export const TOAST_DURATION_MS = 5000;

const REMOVE_DELAY_MS = 1_000_000;

/** Stores the toasts of a page, at most one. Independent of rendering. */
export class ToastStore {
  #toasts: readonly VisibleToast[] = [];
  #count = 0;
  readonly #listeners = new Set<() => void>();
  readonly #removals = new Map<string, ReturnType<typeof setTimeout>>();

  /** The current toasts, none or one. A stable array between changes. */
  getToasts = (): readonly VisibleToast[] => this.#toasts;

  /** Calls `listener` after every change. Returns the unsubscribe function. */
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

  /** Changes the text of a toast; ignored for a removed one. */
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

/** The page's store; always empty on the server. */
export const toastStore = new ToastStore();
