import { type RefObject, useEffect } from 'react';

/**
 * Focuses the first refused field of a form and shows it in the middle of the screen, clear of the toast.
 * @param refused changes with each refusal; falsy while there is none
 */
export function useFocusRefused(
  form: RefObject<HTMLFormElement | null>,
  refused: object | number | null,
): void {
  useEffect(() => {
    const field = refused ? form.current?.querySelector<HTMLElement>('[aria-invalid=true]') : null;
    // Fields in a closed `<details>` cannot be focused.
    field?.closest('details')?.setAttribute('open', '');
    field?.focus({ preventScroll: true });
    field?.scrollIntoView({ block: 'center' });
  }, [form, refused]);
}
/** Focuses the nearest focusable ancestor of an element that is about to be removed. */
export function focusAround(element: Element): void {
  element.closest<HTMLElement>('[tabindex]')?.focus({ preventScroll: true });
}
