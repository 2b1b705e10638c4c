import { LAST_EMAIL_KEY } from '../forms/lead.ts';
import { EDITION } from './edition.ts';

/** Key in sessionStorage: this tab has left the site by the quick exit. */
const LEFT_KEY = 'left';

/** Deletes the public pages' data in the browser, except the mark that this tab has left. */
export function markAsLeft(): void {
  try {
    localStorage.removeItem(LAST_EMAIL_KEY);
    localStorage.removeItem(EDITION);
    sessionStorage.clear();
    sessionStorage.setItem(LEFT_KEY, '1');
  } catch {
    // Storage is denied: nothing to delete.
  }
}

export function emptyForms(): void {
  for (const form of document.forms) form.reset();
}

/** Removes what was typed in a page that Back shows after this tab has left the site. */
export function watchForReturning(): void {
  // After the browser has restored what was typed.
  addEventListener('pageshow', ({ persisted }) => {
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    if (!(persisted || navigation?.type === 'back_forward') || !hasLeft()) return;
    emptyForms();
    // The browser has kept the document, with all that its scripts know and show.
    if (persisted) {
      document.documentElement.hidden = true;
      location.reload();
    }
  });
}

function hasLeft(): boolean {
  try {
    return sessionStorage.getItem(LEFT_KEY) !== null;
  } catch {
    return false;
  }
}
