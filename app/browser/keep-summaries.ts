function keepInPlace({ target }: MouseEvent): void {
  const summary = target instanceof Element && target.closest('details[name] > summary');
  if (!summary) return;
  const { top } = summary.getBoundingClientRect();
  // After the click has opened it, and before that is painted.
  requestAnimationFrame(() => scrollBy(0, summary.getBoundingClientRect().top - top));
}

/**
 * Keeps a clicked summary where it is in the window: opening one of several `<details>` with the same name closes
 * another, which may be above it.
 */
export function keepSummariesInPlace(): void {
  document.addEventListener('click', keepInPlace);
}
