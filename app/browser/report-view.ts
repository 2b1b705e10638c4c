import { apiPaths } from '../../contract/paths.ts';

/**
 * Has the server count the view of a page that was reached within the site. The first view of a visit needs no script
 * (server/analytics/page-views.ts counts both).
 */
export function reportView(path: string): void {
  const view = new Blob([JSON.stringify({ path })], { type: 'application/json' });
  navigator.sendBeacon(apiPaths.pageViews, view);
}
