import { describe, expect, it } from 'vitest';
import { apiPaths } from '../../contract/paths.ts';
import { staffApiPaths } from '../../contract/staff-paths.ts';
import {
  BROWSER,
  consultationLead,
  contactLead,
  openTestSite,
  STAFF,
} from '../../tests/support/test-site.ts';

const id = '3f0e5b8e-6d6f-4d0e-9d7e-0d6f7c1c2b3a';

async function logIn(site: Awaited<ReturnType<typeof openTestSite>>) {
  const answer = await site.post(staffApiPaths.adminLogin, STAFF);
  const { token } = (await answer.json()) as { token: string };
  return { Authorization: `Basic ${token}` };
}

describe('the admin endpoints', () => {
  it('are all closed without a session, and answer without a browser dialog', async () => {
    const { app, send } = await openTestSite();
    const routes = app.routes.filter(
      ({ method, path }) =>
        path.startsWith('/api/admin/') &&
        method !== 'ALL' &&
        path !== staffApiPaths.adminLogin &&
        path !== staffApiPaths.adminPasswordReset,
    );
    expect(routes.length).toBeGreaterThanOrEqual(3);
    for (const { method, path } of routes) {
      for (const headers of [{}, { Authorization: `Basic ${btoa(`${STAFF.username}:${STAFF.password}`)}` }]) {
        const answer = await send(method, path, { headers });
        expect([path, answer.status]).toEqual([path, 401]);
        expect(answer.headers.get('WWW-Authenticate')).toBeNull();
        expect(answer.headers.get('Cache-Control')).toBe('no-store');
        expect(await answer.json()).toEqual({ error: 'Please log in.' });
      }
    }
  });

  it('open by login and close by logout', async () => {
    const site = await openTestSite();
    const wrong = await site.post(staffApiPaths.adminLogin, { ...STAFF, password: 'wrong' });
    expect([wrong.status, await wrong.json()]).toEqual([401, { error: 'Invalid credentials' }]);
    expect((await site.post(staffApiPaths.adminLogin, { username: 7 })).status).toBe(400);
    const headers = await logIn(site);
    expect((await site.send('GET', staffApiPaths.dashboardStats, { headers })).status).toBe(200);
    expect((await site.send('POST', staffApiPaths.adminLogout, { headers })).status).toBe(204);
    expect((await site.send('GET', staffApiPaths.dashboardStats, { headers })).status).toBe(401);
  });

  it('allow ten logins in a quarter of an hour', async () => {
    const { post } = await openTestSite();
    for (let attempt = 0; attempt < 10; attempt++) {
      expect((await post(staffApiPaths.adminLogin, { username: 'x', password: 'y' })).status).toBe(401);
    }
    expect((await post(staffApiPaths.adminLogin, STAFF)).status).toBe(429);
  });

  it('delay many attempts on one account from many addresses, known or not, and admit its password', async () => {
    const delaysMs: number[] = [];
    const { send } = await openTestSite({ pause: async (ms) => void delaysMs.push(ms) });
    let attempts = 0;
    const logInAs = (username: string, password: string) => {
      const init = {
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ username, password }),
      };
      attempts += 1;
      return send('POST', staffApiPaths.adminLogin, init, `198.51.100.${attempts}`);
    };
    for (const username of ['nobody', STAFF.username]) {
      const answers = await Promise.all(Array.from({ length: 12 }, () => logInAs(username, 'guess')));
      expect(answers.map(({ status }) => status)).toEqual(Array(12).fill(401));
      expect(delaysMs.splice(0).sort()).toEqual([1000, 2000]);
    }
    expect((await logInAs(STAFF.username, STAFF.password)).status).toBe(200);
    expect(delaysMs.splice(0)).toEqual([3000]);
    await Promise.all(Array.from({ length: 40 }, () => logInAs('nobody', 'guess')));
    expect(Math.max(...delaysMs)).toBe(30_000);
  });

  it('show figures and leads', async () => {
    const site = await openTestSite();
    const headers = await logIn(site);
    await site.post(apiPaths.contact, { ...contactLead, submissionId: id });
    await site.send('GET', '/contact', { headers: BROWSER });
    await site.services.pageViews.flush();
    await site.services.outbox.drain();
    const stats = await site.send('GET', staffApiPaths.dashboardStats, { headers });
    const message = contactLead.message;
    const createdAt = '2026-03-02T15:00:00.000Z';
    expect(await stats.json()).toEqual({
      pageViews: 1,
      todayPageViews: 1,
      totalContacts: 1,
      todayContacts: 1,
      totalConsultations: 0,
      todayConsultations: 0,
      totalEntered: 0,
      todayEntered: 0,
      totalBlogPosts: 0,
      recentContacts: [{ id, name: 'Ana Ruiz', email: 'ana@example.com', message, createdAt }],
      topPages: [{ page: '/contact/', count: 1 }],
      outbox: { pending: 0, failed: 0, lastError: null },
      newsletter: { pending: 0, failed: 0, lastError: null },
      webhook: { pending: 0, failed: 0, lastError: null },
    });
    await site.post(apiPaths.consultations, consultationLead);
    const list = await site.send('GET', `${staffApiPaths.adminContacts}?limit=1&offset=0`, { headers });
    expect(list.headers.get('X-Total-Count')).toBe('2');
    expect(await list.json()).toHaveLength(1);
    for (const query of ['limit=0', 'limit=201', 'offset=-1', 'limit=ten']) {
      expect((await site.send('GET', `${staffApiPaths.adminContacts}?${query}`, { headers })).status).toBe(
        400,
      );
    }
  });
});
