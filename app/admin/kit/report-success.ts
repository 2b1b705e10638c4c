import { toastStore } from '../../ui/toast-store.ts';

/** Reports a success in a toast. */
export function reportSuccess(title: string, description: string): void {
  toastStore.add({ title, description, variant: 'default' });
}
