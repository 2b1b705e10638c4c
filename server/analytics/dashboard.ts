import type { DashboardStats, OutboxState, RecentContact } from '../../contract/admin.ts';

const RECENT_CONTACTS = 10;

export interface Dashboard {
  stats(): Promise<DashboardStats>;
}

export interface DashboardSources {
  leadCounts: () => Promise<{
    contacts: { total: number; today: number };
    consultations: { total: number; today: number };
  }>;
  newestLeads: (limit: number) => Promise<RecentContact[]>;
  pageViews: () => Promise<{ total: number; today: number; topPages: { page: string; count: number }[] }>;
  outboxCounts: () => Promise<OutboxState>;
  webhookCounts: () => Promise<OutboxState>;
  countPosts: () => Promise<number>;
}

/** The figures of the staff's start page (specification sections 2 and 3). */
export function createDashboard(sources: DashboardSources): Dashboard {
  return {
    async stats() {
      const [{ contacts, consultations }, leads, views, outbox, webhook, totalBlogPosts] = await Promise.all([
        sources.leadCounts(),
        sources.newestLeads(RECENT_CONTACTS),
        sources.pageViews(),
        sources.outboxCounts(),
        sources.webhookCounts(),
        sources.countPosts(),
      ]);
      return {
        pageViews: views.total,
        todayPageViews: views.today,
        totalContacts: contacts.total,
        todayContacts: contacts.today,
        totalConsultations: consultations.total,
        todayConsultations: consultations.today,
        totalBlogPosts,
        recentContacts: leads.map(({ id, name, email, message, createdAt }) => ({
          id,
          name,
          email,
          message,
          createdAt,
        })),
        topPages: views.topPages,
        outbox,
        webhook,
      };
    },
  };
}
