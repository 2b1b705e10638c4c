import type { ComponentType } from 'react';
import { RecentContacts } from './recent-contacts.tsx';

interface DashboardTab {
  key: string;
  label: string;
  /** Fetches its own data, and only while it is the chosen tab. */
  Panel: ComponentType;
}

/** The tabs of the dashboard, in the order shown; the first is open at the start. */
export const tabs = [
  { key: 'recent-contacts', label: 'Recent Contacts', Panel: RecentContacts },
] as const satisfies readonly DashboardTab[];
