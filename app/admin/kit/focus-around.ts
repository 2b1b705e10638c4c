/** Focuses the nearest focusable ancestor of an element that is about to be removed. */
export function focusAround(element: Element): void {
  element.closest<HTMLElement>('[tabindex]')?.focus({ preventScroll: true });
}
