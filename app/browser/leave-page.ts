import { emptyForms, markAsLeft } from './after-leaving.ts';
import { LEAVE_LINK } from './has-quick-exit.ts';

const PRESSES = 3;
/** Slower presses of Escape are not the quick exit. */
const PRESSED_WITHIN_MS = 5000;

declare global {
  interface Window {
    watchesForLeaving?: boolean;
  }
}

/**
 * Makes the quick exit work: its link, or three presses of Escape, clears the forms and replaces the page by the link's
 * target. Pages that are loaded with the link call it before React; a later call does nothing.
 */
export function watchForLeaving(): void {
  if (window.watchesForLeaving) return;
  window.watchesForLeaving = true;
  addEventListener(
    'click',
    (event) => {
      const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>(LEAVE_LINK);
      if (!link) return;
      event.preventDefault();
      leave(link.href);
    },
    true,
  );
  let presses: number[] = [];
  let isLeaving = false;
  addEventListener(
    'keydown',
    (event) => {
      const { key, repeat, timeStamp } = event;
      if (!repeat) {
        const recent = presses.filter((at) => timeStamp - at < PRESSED_WITHIN_MS);
        presses = key === 'Escape' ? [...recent, timeStamp] : [];
      }
      const link = presses.length >= PRESSES && document.querySelector<HTMLAnchorElement>(LEAVE_LINK);
      if (!link) return;
      // Escape would also stop the navigation.
      event.preventDefault();
      if (isLeaving) return;
      isLeaving = true;
      leave(link.href);
    },
    true,
  );
  addEventListener('pageshow', () => {
    isLeaving = false;
  });
}

function leave(address: string): void {
  // The other site may take seconds to answer.
  document.documentElement.hidden = true;
  document.title = '';
  emptyForms();
  markAsLeft();
  // React Router stores the places of pages when one is left.
  addEventListener('pagehide', markAsLeft, { once: true });
  // As `rel="noreferrer"` does for the link.
  const referrer = document.createElement('meta');
  referrer.name = 'referrer';
  referrer.content = 'no-referrer';
  document.head.append(referrer);
  location.replace(address);
}
