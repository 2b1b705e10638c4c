import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ToastStore } from './toast-store.ts';

const sent = { title: 'Thank You!', description: 'We have it.', variant: 'default' } as const;
const failed = { title: 'Submission Failed', description: 'Please call.', variant: 'destructive' } as const;

describe('the toast store', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test('replaces the toast by a new one', () => {
    const store = new ToastStore();
    store.add(sent);
    store.add(failed);
    expect(store.getToasts()).toEqual([{ ...failed, id: '2', open: true }]);
  });

  test('updates a toast in place', () => {
    const store = new ToastStore();
    const toast = store.add(sent);
    toast.update({ title: 'Thank you again' });
    expect(store.getToasts()).toEqual([{ ...sent, title: 'Thank you again', id: toast.id, open: true }]);
  });

  test('ignores an update of a replaced toast', () => {
    const store = new ToastStore();
    const first = store.add(sent);
    store.add(failed);
    first.update({ title: 'Too late' });
    expect(store.getToasts().map((toast) => toast.title)).toEqual([failed.title]);
  });

  test('closes a dismissed toast at once and removes it after 1,000,000 ms', () => {
    const store = new ToastStore();
    store.add(sent).dismiss();
    expect(store.getToasts().map((toast) => toast.open)).toEqual([false]);
    vi.advanceTimersByTime(999_999);
    expect(store.getToasts()).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(store.getToasts()).toEqual([]);
  });

  test('keeps the new toast when the replaced one is removed', () => {
    const store = new ToastStore();
    store.add(sent).dismiss();
    vi.advanceTimersByTime(500_000);
    store.add(failed);
    vi.advanceTimersByTime(1_000_000);
    expect(store.getToasts().map((toast) => toast.title)).toEqual([failed.title]);
  });

  test('does not delay the removal by a second dismissal', () => {
    const store = new ToastStore();
    const toast = store.add(sent);
    toast.dismiss();
    vi.advanceTimersByTime(600_000);
    toast.dismiss();
    expect(vi.getTimerCount()).toBe(1);
    vi.advanceTimersByTime(400_000);
    expect(store.getToasts()).toEqual([]);
  });

  test('notifies subscribers of every change, and returns a stable array between changes', () => {
    const store = new ToastStore();
    const listener = vi.fn();
    const leave = store.subscribe(listener);
    const toast = store.add(sent);
    expect(store.getToasts()).toBe(store.getToasts());
    toast.dismiss();
    leave();
    store.add(failed);
    expect(listener).toHaveBeenCalledTimes(2);
  });
});
