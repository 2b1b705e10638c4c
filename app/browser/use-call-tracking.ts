import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { hasQuickExit } from './has-quick-exit.ts';

/**
 * Loads the configured call-tracking script after the first page without the quick exit; use-route-change.ts runs its
 * swap again. A page with the quick exit reloads without the script.
 */
export function useCallTracking(url: string | null): void {
  const { pathname } = useLocation();
  const isLoaded = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page is asked for its quick exit
  useEffect(() => {
    const canBeLeft = hasQuickExit();
    if (isLoaded.current && canBeLeft) location.reload();
    if (url === null || isLoaded.current || canBeLeft) return;
    isLoaded.current = true;
    const script = document.createElement('script');
    script.src = url;
    script.async = true;
    document.head.append(script);
  }, [url, pathname]);
}
