import { useEffect } from 'react';

/** Loads the configured call-tracking script after the page; use-route-change.ts runs its swap again. */
export function useCallTracking(url: string | null): void {
  useEffect(() => {
    if (url === null) return;
    const script = document.createElement('script');
    script.src = url;
    script.async = true;
    document.head.append(script);
  }, [url]);
}
