import type { QueryClient } from '@tanstack/react-query';
import { contactsKey } from './recent-contacts/use-contacts.ts';
import { dashboardStatsKey } from './use-dashboard-stats.ts';

/** Reloads the requests and the dashboard's figures. */
export function refreshRequests(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: contactsKey });
  void client.invalidateQueries({ queryKey: dashboardStatsKey });
}
