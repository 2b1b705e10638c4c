/** The element that an address's fragment names, null where there is none. */
export function anchorOf(hash: string): HTMLElement | null {
  try {
    return hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
  } catch {
    // The fragment may be malformed.
    return null;
  }
}
