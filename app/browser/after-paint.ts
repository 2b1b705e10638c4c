/** Runs long work once the browser has painted what the current event has changed, such as a pressed button. */
export function afterPaint(work: () => void): void {
  requestAnimationFrame(() => setTimeout(work));
}
