import type { ComponentType } from 'react';
import { AnalyticsTab } from './analytics.tsx';
import { RecentContacts } from './recent-contacts.tsx';

interface DashboardTab {
  key: string;
  label: string;
  /** Loads its own data when selected. */
  Panel: ComponentType;
}

/** The tabs of the dashboard in order; the first is selected initially. */
export const tabs = [
  { key: 'recent-contacts', label: 'Recent Contacts', Panel: RecentContacts },
  { key: 'analytics', label: 'Analytics', Panel: AnalyticsTab },
] as const satisfies readonly DashboardTab[];
