import { toastStore } from '../../ui/toast-store.ts';

/** Says in a toast that something is done. */
export function toast(title: string, description: string): void {
  toastStore.add({ title, description, variant: 'default' });
}
