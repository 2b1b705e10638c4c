import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { DashboardStats } from '../../../contract/admin.ts';
import { staffApiPaths } from '../../../contract/staff-paths.ts';
import { isUnauthorized } from '../../query-client.ts';

export const dashboardStatsKey = [staffApiPaths.dashboardStats] as const;

/** Loads the figures of the dashboard. A failure is logged and shown as a dash. */
export function useDashboardStats(): UseQueryResult<DashboardStats> {
  const query = useQuery<DashboardStats>({ queryKey: dashboardStatsKey });
  const { error } = query;
  useEffect(() => {
    // biome-ignore lint/suspicious/noConsole: dashboard load errors are only logged (specification, section 8)
    if (error && !isUnauthorized(error)) console.error('The dashboard could not be loaded:', error);
  }, [error]);
  return query;
}
