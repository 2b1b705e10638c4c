import type { ComponentType } from 'react';
import { AnalyticsTab } from './analytics.tsx';
import { MetaTags } from './meta-tags.tsx';
import { RecentContacts } from './recent-contacts.tsx';
import { Settings } from './settings.tsx';

interface DashboardTab {
  /** In the query: `/admin/?tab=…`. */
  key: string;
  label: string;
  /** Loads its own data when selected. */
  Panel: ComponentType;
}

/** The tabs of the dashboard in order; the first is selected initially. */
export const tabs = [
  { key: 'meta-tags', label: 'Meta Tags', Panel: MetaTags },
  { key: 'recent-contacts', label: 'Recent Contacts', Panel: RecentContacts },
  { key: 'analytics', label: 'Analytics', Panel: AnalyticsTab },
  { key: 'settings', label: 'Settings', Panel: Settings },
] as const satisfies readonly DashboardTab[];
