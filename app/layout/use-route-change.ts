import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { apiPaths } from '../../contract/paths.ts';

const SCROLL_REPEAT_MS = 100;

declare global {
  interface Window {
    /** The call-tracking script, where the firm uses one: replaces phone numbers by tracked ones. */
    CallTrk?: { swap?: () => void };
  }
}

function anchored(hash: string): HTMLElement | null {
  try {
    return hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
  } catch {
    // Not every text after a # is well encoded.
    return null;
  }
}

function scrollToStart(hash: string) {
  const target = anchored(hash);
  if (target) target.scrollIntoView();
  else window.scrollTo(0, 0);
}

/**
 * On every route change: scroll to the top (or to the anchor asked for), again after 100 ms, swap tracked
 * phone numbers, and count the view. The first view of a visit is counted by the server that sent the page.
 */
export function useRouteChange(): void {
  const { pathname, hash } = useLocation();
  const previous = useRef<string | null>(null);
  useEffect(() => {
    const here = pathname + hash;
    if (previous.current === null || previous.current === here) {
      previous.current = here;
      return;
    }
    if (previous.current.split('#')[0] !== pathname) {
      navigator.sendBeacon(
        apiPaths.pageViews,
        new Blob([JSON.stringify({ path: pathname })], { type: 'application/json' }),
      );
    }
    previous.current = here;
    scrollToStart(hash);
    window.CallTrk?.swap?.();
    const repeat = setTimeout(() => scrollToStart(hash), SCROLL_REPEAT_MS);
    return () => clearTimeout(repeat);
  }, [pathname, hash]);
}
