import type { ComponentType } from 'react';
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
] as const satisfies readonly DashboardTab[];
