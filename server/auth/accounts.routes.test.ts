import { describe, expect, it } from 'vitest';
import type { AuditEntry } from '../../contract/audit.ts';
import type { NewPassword, Person, StaffSession } from '../../contract/people.ts';
import { staffApiPaths } from '../../contract/staff-paths.ts';
import { openTestSite, STAFF } from '../../tests/support/test-site.ts';

const TOM = { username: 'tom', password: 'three quiet rivers' };

const { adminAccountOf } = staffApiPaths;

const profileOf = (username: string) => ({ name: `The ${username}`, email: `${username}@firm.example` });

/** Opens a site with its owner and one member of staff. */
async function setUp() {
  const site = await openTestSite();
  const as = async (credentials: { username: string; password: string }) => {
    const answer = await site.post(staffApiPaths.adminLogin, credentials);
    const { token } = (await answer.json()) as { token: string };
    return async (method: string, path: string, body?: unknown) => {
      const headers = { Authorization: `Basic ${token}`, 'Content-Type': 'application/json' };
      const init = body === undefined ? { headers } : { headers, body: JSON.stringify(body) };
      return read(await site.send(method, path, init));
    };
  };
  const owner = await as(STAFF);
  const made = { ...TOM, password: 'one loud river', ...profileOf('tom'), role: 'staff' };
  expect((await owner('POST', staffApiPaths.adminPeople, made)).status).toBe(201);
  const newcomer = await as(made);
  /** Replaces the password that another person has set. */
  const settle = async (call: typeof owner, currentPassword: string, newPassword = TOM.password) => {
    const change = { currentPassword, newPassword };
    expect((await call('PUT', staffApiPaths.adminOwnPassword, change)).status).toBe(204);
  };
  await settle(newcomer, made.password);
  return { ...site, as, owner, settle, tom: newcomer };
}

async function read(answer: Response): Promise<{ status: number; body: unknown }> {
  const text = await answer.text();
  return { status: answer.status, body: text ? JSON.parse(text) : null };
}

describe('the calls of people', () => {
  it('are the owner’s alone where they concern others', async () => {
    const { app, tom } = await setUp();
    const owners = [staffApiPaths.adminPeople, staffApiPaths.adminSessions, staffApiPaths.adminAudit];
    const routes = app.routes.filter(
      ({ method, path }) => method !== 'ALL' && owners.some((start) => path.startsWith(start)),
    );
    expect(routes.length).toBe(10);
    for (const { method, path } of routes) {
      expect([method, path, await tom(method, path)]).toEqual([
        method,
        path,
        { status: 403, body: { error: 'Only an owner may do this.' } },
      ]);
    }
    for (const path of [
      staffApiPaths.adminAccount,
      staffApiPaths.adminOwnSessions,
      staffApiPaths.dashboardStats,
    ]) {
      expect((await tom('GET', path)).status, path).toBe(200);
    }
  });

  it('tell everybody who they are', async () => {
    const { owner, tom } = await setUp();
    expect((await owner('GET', staffApiPaths.adminAccount)).body).toEqual({
      username: 'mara',
      role: 'owner',
      name: '',
      email: null,
      configured: true,
      mustChangePassword: false,
    });
    expect((await tom('GET', staffApiPaths.adminAccount)).body).toEqual({
      username: 'tom',
      role: 'staff',
      ...profileOf('tom'),
      configured: false,
      mustChangePassword: false,
    });
  });

  it('add an account with a password that is told once', async () => {
    const { owner, as, settle } = await setUp();
    const account = { username: 'ida', role: 'owner', ...profileOf('ida') };
    const added = await owner('POST', staffApiPaths.adminPeople, account);
    expect(added).toEqual({ status: 201, body: { username: 'ida', madePassword: expect.any(String) } });
    const password = String((added.body as NewPassword).madePassword);
    const ida = await as({ username: 'ida', password });
    await settle(ida, password);
    const people = (await ida('GET', staffApiPaths.adminPeople)).body as Person[];
    expect(people.map(({ username, role }) => [username, role])).toEqual([
      ['ida', 'owner'],
      ['mara', 'owner'],
      ['tom', 'staff'],
    ]);
    expect(JSON.stringify(people)).not.toMatch(/argon2|hash/i);
  });

  it('refuse malformed names, addresses, roles and passwords by field', async () => {
    const { owner } = await setUp();
    for (const [field, payload] of [
      ['username', { username: 'a:b', role: 'staff' }],
      ['username', { username: '../x', role: 'staff' }],
      ['username', { username: 'Tom', role: 'staff' }],
      ['role', { username: 'ida', role: 'boss' }],
      ['password', { username: 'ida', role: 'staff', password: 'short' }],
      ['name', { username: 'ida', role: 'staff', name: ' ' }],
      ['email', { username: 'ida', role: 'staff', email: 'ida' }],
      ['email', { username: 'ida', role: 'staff', email: 'TOM@firm.example' }],
    ] as const) {
      const { status, body } = await owner('POST', staffApiPaths.adminPeople, {
        ...profileOf('ida'),
        ...payload,
      });
      expect([status, body]).toEqual([
        400,
        { error: expect.any(String), fieldErrors: { [field]: [expect.any(String)] } },
      ]);
    }
  });

  it('change role and password, and remove, but not the configured or one’s own account', async () => {
    const { owner, tom, as } = await setUp();
    expect((await owner('PUT', `${adminAccountOf('tom')}/role`, { role: 'owner' })).status).toBe(204);
    expect((await tom('GET', staffApiPaths.adminPeople)).status).toBe(200);
    for (const [call, name] of [
      [owner, 'mara'],
      [tom, 'mara'],
      [tom, 'tom'],
    ] as const) {
      expect((await call('DELETE', adminAccountOf(name))).status).toBe(409);
      expect((await call('PUT', `${adminAccountOf(name)}/role`, { role: 'staff' })).status).toBe(409);
      expect((await call('PUT', `${adminAccountOf(name)}/password`, {})).status).toBe(409);
    }
    const set = await owner('PUT', `${adminAccountOf('tom')}/password`, {});
    expect(set.status).toBe(200);
    expect((await tom('GET', staffApiPaths.adminAccount)).status).toBe(401);
    const again = await as({ username: 'tom', password: String((set.body as NewPassword).madePassword) });
    expect((await again('GET', staffApiPaths.adminAccount)).status).toBe(200);
    expect((await owner('PUT', adminAccountOf('tom'), { name: 'Tom', email: 't@firm.example' })).status).toBe(
      204,
    );
    expect((await again('GET', staffApiPaths.adminAccount)).body).toMatchObject({ email: 't@firm.example' });
    expect((await owner('DELETE', adminAccountOf('tom'))).status).toBe(204);
    expect((await again('GET', staffApiPaths.adminAccount)).status).toBe(401);
    expect((await owner('DELETE', adminAccountOf('tom'))).status).toBe(404);
    expect((await owner('DELETE', adminAccountOf('\0'))).status).toBe(404);
  });

  it('list sessions and end them: one’s own, and for the owner anybody’s', async () => {
    const { owner, tom, as } = await setUp();
    const elsewhere = await as(TOM);
    const own = (await tom('GET', staffApiPaths.adminOwnSessions)).body as StaffSession[];
    expect(own.map(({ username, current }) => [username, current])).toContainEqual(['tom', true]);
    expect(own).toHaveLength(2);
    const all = (await owner('GET', staffApiPaths.adminSessions)).body as StaffSession[];
    expect(all.map(({ username }) => username).sort()).toEqual(['mara', 'tom', 'tom']);
    const owners = all.find(({ username }) => username === 'mara')?.id ?? '';
    expect((await tom('DELETE', `${staffApiPaths.adminOwnSessions}/${owners}`)).status).toBe(404);
    const other = own.find(({ current }) => !current)?.id ?? '';
    expect((await tom('DELETE', `${staffApiPaths.adminOwnSessions}/${other}`)).status).toBe(204);
    expect((await elsewhere('GET', staffApiPaths.adminAccount)).status).toBe(401);
    const third = await as(TOM);
    expect((await tom('DELETE', staffApiPaths.adminOwnSessions)).status).toBe(204);
    expect((await third('GET', staffApiPaths.adminAccount)).status).toBe(401);
    const last = own.find(({ current }) => current)?.id ?? '';
    expect((await owner('DELETE', `${staffApiPaths.adminSessions}/${last}`)).status).toBe(204);
    expect((await tom('GET', staffApiPaths.adminAccount)).status).toBe(401);
    expect((await owner('DELETE', `${staffApiPaths.adminSessions}/nonsense`)).status).toBe(404);
  });

  it('are closed to a password that another person has set, but for its change', async () => {
    const { app, owner, as, settle, send } = await setUp();
    const account = { username: 'ida', role: 'owner', password: 'one loud river', ...profileOf('ida') };
    await owner('POST', staffApiPaths.adminPeople, account);
    const ida = await as(account);
    const closed = app.routes.filter(
      ({ method, path }) =>
        /^\/api\/(admin|blog\/import)\b/.test(path) &&
        method !== 'ALL' &&
        ![staffApiPaths.adminLogin, staffApiPaths.adminLogout, staffApiPaths.adminPasswordReset].includes(
          path as never,
        ) &&
        ![staffApiPaths.adminAccount, staffApiPaths.adminOwnPassword].includes(path as never),
    );
    expect(closed.length).toBeGreaterThan(50);
    for (const { method, path } of closed) {
      expect([method, path, (await ida(method, path)).status]).toEqual([method, path, 403]);
      expect([method, path, (await send(method, path)).status], 'without a login').toEqual([
        method,
        path,
        401,
      ]);
    }
    expect((await ida('GET', '/api/blog/posts')).status).toBe(403);
    expect((await ida('GET', staffApiPaths.adminAccount)).body).toMatchObject({ mustChangePassword: true });
    await settle(ida, account.password);
    expect((await ida('GET', staffApiPaths.adminPeople)).status).toBe(200);
  });

  it('change one’s own name, and the e-mail address with the password', async () => {
    const { tom } = await setUp();
    const profile = { name: 'Tom', email: 'tom@elsewhere.example' };
    expect(await tom('PUT', staffApiPaths.adminAccount, profile)).toMatchObject({
      status: 400,
      body: { fieldErrors: { currentPassword: [expect.any(String)] } },
    });
    const proven = { ...profile, currentPassword: TOM.password };
    expect((await tom('PUT', staffApiPaths.adminAccount, proven)).status).toBe(204);
    expect((await tom('GET', staffApiPaths.adminAccount)).body).toMatchObject(profile);
  });

  it('show what was done, filtered by person, act and day', async () => {
    const { owner } = await setUp();
    const log = async (query: string) => {
      const { body } = await owner('GET', `${staffApiPaths.adminAudit}?${query}`);
      return (body as AuditEntry[]).map(({ staff, action }) => [staff, action]);
    };
    expect(await log('')).toEqual([
      ['tom', 'account-password'],
      ['tom', 'login'],
      ['mara', 'account-added'],
      ['mara', 'login'],
    ]);
    expect(await log('staff=mara&limit=1&offset=1')).toEqual([['mara', 'login']]);
    expect(await log('staff=tom&action=login')).toEqual([['tom', 'login']]);
    expect(await log('from=2026-03-02&to=2026-03-02&staff=tom&action=login')).toEqual([['tom', 'login']]);
    expect(await log('from=2026-03-03')).toEqual([]);
    expect(await log('to=2026-03-01')).toEqual([]);
    for (const query of ['from=yesterday', 'action=nonsense', 'staff=', 'staff=%00']) {
      expect((await owner('GET', `${staffApiPaths.adminAudit}?${query}`)).status, query).toBe(400);
    }
  });

  it('change one’s own password, ten times in a quarter of an hour', async () => {
    const { owner, tom } = await setUp();
    const next = 'four louder rivers';
    const change = (currentPassword: string) =>
      tom('PUT', staffApiPaths.adminOwnPassword, { currentPassword, newPassword: next });
    const wrong = await change('wrong');
    expect(wrong).toMatchObject({
      status: 400,
      body: { fieldErrors: { currentPassword: [expect.any(String)] } },
    });
    expect((await change(TOM.password)).status).toBe(204);
    const first = { currentPassword: STAFF.password, newPassword: next };
    expect((await owner('PUT', staffApiPaths.adminOwnPassword, first)).status).toBe(204);
    for (let attempt = 4; attempt < 10; attempt++) expect((await change('wrong')).status).toBe(400);
    expect((await change(next)).status).toBe(429);
  });
});
