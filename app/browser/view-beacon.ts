import { apiPaths } from '../../contract/paths.ts';

/**
 * Has the server count the view of a page that was shown without a request of its own: reached within the site, or loaded
 * ahead by the browser. The server counts every other page itself (server/analytics/page-views.ts).
 */
export function reportView(path: string): void {
  const view = new Blob([JSON.stringify({ path })], { type: 'application/json' });
  navigator.sendBeacon(apiPaths.pageViews, view);
}
