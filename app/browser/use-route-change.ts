import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { anchorOf } from './anchor.ts';
import { hasQuickExit } from './has-quick-exit.ts';
import { reportView } from './view-beacon.ts';

const SCROLL_REPEAT_MS = 100;

/** State of a navigation that changes only the URL of the open screen. */
export const SAME_SCREEN = { isSameScreen: true };

declare global {
  interface Window {
    /** The optional call-tracking script, which replaces phone numbers. */
    CallTrk?: { swap?: () => void };
  }
  interface PerformanceResourceTiming {
    /** Chromium alone: `navigational-prefetch` for a page that was loaded before its link was followed. */
    readonly deliveryType?: string;
  }
}

function scrollToStart(hash: string) {
  const target = anchorOf(hash);
  if (target) target.scrollIntoView();
  else window.scrollTo(0, 0);
}

/** React Router loads pages ahead from now on; one that the browser loaded ahead is counted when it is shown. */
function takeOver(pathname: string): void {
  document.querySelector('[type=speculationrules]')?.remove();
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (visit?.deliveryType === 'navigational-prefetch') reportView(pathname);
}

/**
 * On every route change: scrolls to the top (or the anchor) and again after 100 ms, swaps tracked phone numbers (but
 * not on a page with the quick exit), and counts the view. Back and Forward leave scrolling to React Router's
 * ScrollRestoration.
 */
export function useRouteChange(): void {
  const { pathname, hash, state } = useLocation();
  const navigationType = useNavigationType();
  const previous = useRef<string | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once for each address
  useEffect(() => {
    const here = pathname + hash;
    if (previous.current === null) takeOver(pathname);
    if (previous.current === null || previous.current === here) {
      previous.current = here;
      return;
    }
    if (previous.current.split('#')[0] !== pathname) reportView(pathname);
    previous.current = here;
    if (!hasQuickExit()) window.CallTrk?.swap?.();
    if (navigationType === 'POP' || state?.isSameScreen) return;
    scrollToStart(hash);
    const repeat = setTimeout(() => scrollToStart(hash), SCROLL_REPEAT_MS);
    return () => clearTimeout(repeat);
  }, [pathname, hash]);
}
