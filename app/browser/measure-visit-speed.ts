import { apiPaths } from '../../contract/paths.ts';

interface Measured extends PerformanceEntry {
  /** In a `layout-shift` entry. */
  value: number;
  hadRecentInput: boolean;
  /** In an `event` entry. */
  interactionId: number;
}

/** Fields missing from TypeScript's DOM types. */
type Page = PerformanceNavigationTiming & { activationStart?: number };
type Observed = PerformanceObserverInit & { durationThreshold: number };

/** Shifts within these times after the last and the first one are a session (https://web.dev/articles/cls). */
const SESSION_GAP_MS = 1000;
const SESSION_MAX_MS = 5000;

/**
 * Measures how fast the loaded page was: LCP, INP and CLS (https://web.dev/articles/vitals). Sends them when the page
 * is first hidden. `web-vitals` does more, and is four times as large.
 */
export function measureVisit(): void {
  const [page] = performance.getEntriesByType('navigation') as Page[];
  // A tab in the background paints late.
  if (!page || performance.getEntriesByType('visibility-state').some(({ name }) => name === 'hidden')) return;
  const figures: { lcp?: number; inp?: number; cls?: number } = {};
  let [session, start, end] = [0, 0, 0];

  function observe(type: string, record: (entry: Measured) => void): boolean {
    if (!PerformanceObserver.supportedEntryTypes.includes(type)) return false;
    const observer = new PerformanceObserver((list) => (list.getEntries() as Measured[]).forEach(record));
    observer.observe({ type, buffered: true, durationThreshold: 40 } as Observed);
    return true;
  }
  const recordInteraction = ({ interactionId, duration }: Measured) => {
    if (interactionId) figures.inp = Math.max(figures.inp ?? 0, duration);
  };
  observe('largest-contentful-paint', ({ startTime }) => {
    figures.lcp = Math.max(0, startTime - (page.activationStart ?? 0));
  });
  observe('event', recordInteraction);
  // Reported even below the threshold.
  observe('first-input', recordInteraction);
  const seesShifts = observe('layout-shift', ({ value, hadRecentInput, startTime }) => {
    if (hadRecentInput) return;
    if (startTime - end > SESSION_GAP_MS || startTime - start > SESSION_MAX_MS)
      [session, start] = [0, startTime];
    session += value;
    end = startTime;
    figures.cls = Math.max(figures.cls ?? 0, session);
  });
  if (seesShifts) figures.cls = 0;

  const send = () => {
    if (document.visibilityState !== 'hidden') return;
    document.removeEventListener('visibilitychange', send);
    const path = new URL(page.name).pathname;
    const body = JSON.stringify({ path, ...figures });
    navigator.sendBeacon(apiPaths.visitSpeeds, new Blob([body], { type: 'application/json' }));
  };
  document.addEventListener('visibilitychange', send);
}
