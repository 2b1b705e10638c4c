import type { PostFields } from '../../contract/posts.ts';
import type { DatabaseConnection } from '../../server/platform/database/connect.ts';
import { createTestSite, STAFF } from './test-site.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
export const PRIYA = { username: 'priya', password: 'one loud otter' };

export const postFields: PostFields = {
  title: 'Keeping the house',
  slug: '',
  content: '<p>Who stays?</p>',
  excerpt: 'In short',
  author: 'Mara Quill',
  status: 'draft',
  publishedAt: null,
  categories: ['Property Division'],
  tags: ['house'],
  featuredImage: null,
  featuredImageAlt: null,
  metaTitle: null,
  metaDescription: null,
  metaKeywords: null,
  ogTitle: null,
  ogDescription: null,
  ogImage: null,
};

/** Opens a site with two accounts; calls are made by the first one unless stated otherwise. */
export async function openTwoEditors(connection: DatabaseConnection) {
  const site = await createTestSite(connection);
  const { services, state } = site;
  const profile = { name: 'Priya Raman', email: 'priya@firm.example' };
  await services.accounts.add(PRIYA.username, 'staff', null, PRIYA.password, profile);
  await connection.db.updateTable('staff').set({ must_change_password: 0 }).execute();
  async function call(method: string, path: string, body?: unknown, as = STAFF) {
    const token = await services.sessions.login(as.username, as.password);
    const headers = { Authorization: `Basic ${token}`, 'Content-Type': 'application/json' };
    const init = body === undefined ? { headers } : { headers, body: JSON.stringify(body) };
    const answer = await site.send(method, path, init);
    return { status: answer.status, body: answer.status === 204 ? null : await answer.json() };
  }
  async function advance(days: number) {
    state.now = new Date(state.now.getTime() + days * DAY_MS);
    await services.retention.apply();
  }
  return { ...site, db: connection.db, call, advance };
}
