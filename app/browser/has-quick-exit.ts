/** The link out of a page, in its quick exit. */
export const LEAVE_LINK = 'a[data-leave]';

/** True when the page has the quick exit: third parties must not learn of the visit. */
export function hasQuickExit(): boolean {
  return document.querySelector(LEAVE_LINK) !== null;
}
