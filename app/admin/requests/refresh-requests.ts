import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { staffApiPaths } from '../../../contract/staff-paths.ts';
import { ACCEPTED_LEADS_CHANNEL } from '../../forms/lead.ts';
import { dashboardStatsKey } from '../dashboard/use-dashboard-stats.ts';

/** Reloads the lists that a new request belongs to, and the dashboard's figures. */
export function refreshRequestLists(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: [staffApiPaths.adminContacts] });
  void client.invalidateQueries({ queryKey: dashboardStatsKey });
  void client.invalidateQueries({ queryKey: [staffApiPaths.adminRequests] });
}

/**
 * Reloads the requests and the dashboard's figures.
 * @param except the URL of a request that is up to date
 */
export function refreshRequests(client: QueryClient, { except = '' } = {}): void {
  refreshRequestLists(client);
  void client.invalidateQueries({
    predicate: ({ queryKey: [path] }) =>
      path !== except && String(path).startsWith(`${staffApiPaths.adminRequests}/`),
  });
}

/** Reloads the list after a form was sent in another tab (specification section 7). */
export function useAcceptedLeads(): void {
  const client = useQueryClient();
  useEffect(() => {
    const channel = new BroadcastChannel(ACCEPTED_LEADS_CHANNEL);
    channel.addEventListener('message', () => refreshRequests(client));
    return () => channel.close();
  }, [client]);
}
