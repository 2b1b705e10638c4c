import type { QueryClient } from '@tanstack/react-query';
import { staffApiPaths } from '../../../contract/staff-paths.ts';
import { dashboardStatsKey } from '../dashboard/use-dashboard-stats.ts';

/** Reloads the lists that a new request belongs to, and the dashboard's figures. */
export function refreshRequestLists(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: [staffApiPaths.adminContacts] });
  void client.invalidateQueries({ queryKey: dashboardStatsKey });
  void client.invalidateQueries({
    predicate: ({ queryKey: [path] }) => String(path).split('?')[0] === staffApiPaths.adminRequests,
  });
}

/**
 * Reloads the requests and the dashboard's figures.
 * @param except the URL of a request that is known to be as shown
 */
export function refreshRequests(client: QueryClient, { except = '' } = {}): void {
  refreshRequestLists(client);
  void client.invalidateQueries({
    predicate: ({ queryKey: [path] }) =>
      path !== except && String(path).startsWith(`${staffApiPaths.adminRequests}/`),
  });
}
