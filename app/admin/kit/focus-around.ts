/** Gives the focus to the part of the screen around an element that is about to disappear with it. */
export function focusAround(element: Element): void {
  element.closest<HTMLElement>('[tabindex]')?.focus({ preventScroll: true });
}
