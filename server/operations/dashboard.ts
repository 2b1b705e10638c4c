import type { DashboardStats } from '../../contract/admin.ts';
import type { PageViews } from '../analytics/page-views.ts';
import type { Blog } from '../blog/posts.ts';
import type { Leads } from '../inquiries/leads.ts';
import type { OutboxStore } from '../outbox/outbox.store.ts';

const RECENT_CONTACTS = 10;

export interface DashboardSources {
  leads: Pick<Leads, 'counts' | 'list'>;
  pageViews: Pick<PageViews, 'stats'>;
  outbox: Pick<OutboxStore, 'counts' | 'newsletterCounts' | 'webhooks'>;
  blog: Pick<Blog, 'count'>;
  clock: () => Date;
}

/** The figures of the staff's start page (specification sections 2 and 3). */
export function createDashboard(sources: DashboardSources) {
  const { leads, pageViews, outbox, blog, clock } = sources;
  return {
    async stats(): Promise<DashboardStats> {
      const now = clock();
      const [
        { contacts, consultations, entered },
        newest,
        views,
        mails,
        webhook,
        newsletter,
        totalBlogPosts,
      ] = await Promise.all([
        leads.counts(),
        leads.list({ limit: RECENT_CONTACTS, offset: 0 }),
        pageViews.stats(),
        outbox.counts(now),
        outbox.webhooks.counts(now),
        outbox.newsletterCounts(now),
        blog.count(),
      ]);
      return {
        pageViews: views.total,
        todayPageViews: views.today,
        totalContacts: contacts.total,
        todayContacts: contacts.today,
        totalConsultations: consultations.total,
        todayConsultations: consultations.today,
        totalEntered: entered.total,
        todayEntered: entered.today,
        totalBlogPosts,
        recentContacts: newest.items.map(({ id, name, email, message, createdAt }) => ({
          id,
          name,
          email,
          message,
          createdAt,
        })),
        topPages: views.topPages,
        outbox: mails,
        webhook,
        newsletter,
      };
    },
  };
}

export type Dashboard = ReturnType<typeof createDashboard>;
