import type { DashboardStats } from '../../contract/admin.ts';
import type { Leads } from '../leads/leads.ts';
import type { OutboxStore } from '../mail/outbox.store.ts';
import type { PageViews } from './page-views.ts';

const RECENT_CONTACTS = 10;

export interface Dashboard {
  stats(): Promise<DashboardStats>;
}

export interface DashboardSources {
  leads: Pick<Leads, 'counts' | 'list'>;
  pageViews: Pick<PageViews, 'stats'>;
  outbox: Pick<OutboxStore, 'counts' | 'webhooks'>;
  countPosts: () => Promise<number>;
}

/** The figures of the staff's start page (specification sections 2 and 3). */
export function createDashboard({ leads, pageViews, outbox, countPosts }: DashboardSources): Dashboard {
  return {
    async stats() {
      const [{ contacts, consultations }, newest, views, mails, webhooks, totalBlogPosts] = await Promise.all(
        [
          leads.counts(),
          leads.list({ limit: RECENT_CONTACTS, offset: 0 }),
          pageViews.stats(),
          outbox.counts(),
          outbox.webhooks.counts(),
          countPosts(),
        ],
      );
      return {
        pageViews: views.total,
        todayPageViews: views.today,
        totalContacts: contacts.total,
        todayContacts: contacts.today,
        totalConsultations: consultations.total,
        todayConsultations: consultations.today,
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
        webhook: webhooks,
      };
    },
  };
}
