import type { QueryClient } from '@tanstack/react-query';
import { contactsKey } from './recent-contacts/use-contacts.ts';
import { dashboardStatsKey } from './use-dashboard-stats.ts';

/** Reads the requests and their figures again. */
export function refreshRequests(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: contactsKey });
  void client.invalidateQueries({ queryKey: dashboardStatsKey });
}
