import { apiPaths } from '../../contract/paths.ts';

/** Counts the view of a page that was reached within the site. The server counts the first view of a visit. */
export function countView(path: string): void {
  const view = new Blob([JSON.stringify({ path })], { type: 'application/json' });
  navigator.sendBeacon(apiPaths.pageViews, view);
}
