/** The element that a URL's fragment names, unfolded; null if there is none. */
export function anchorOf(hash: string): HTMLElement | null {
  try {
    const target = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
    target?.closest('details')?.setAttribute('open', '');
    return target;
  } catch {
    // The fragment may be malformed.
    return null;
  }
}
