import { expect, it } from 'vitest';
import { describeEachDatabase, type OpenDatabase } from '../../tests/support/each-database.ts';
import { createAccountStore, type NewAccount } from './accounts.store.ts';
import { createAuditStore } from './audit-log.store.ts';
import { parseBasic } from './basic-credentials.ts';
import { createSessionStore, type NewSession } from './sessions.store.ts';
import { createSessions } from './sessions.ts';
import { createAuthTransaction } from './transaction.store.ts';

const mara = { username: 'mara', password: 'correct horse battery' };

/** The profile of an account that has none yet. */
const NOBODY = { name: '', email: null };

async function setUp(open: OpenDatabase) {
  const { db } = await open();
  const state = { now: new Date('2026-03-02T15:00:00Z') };
  const [accounts, store] = [createAccountStore(db), createSessionStore(db)];
  const audit = createAuditStore(db, () => state.now);
  const inTransaction = createAuthTransaction(db, () => state.now);
  const sessionsOf = async (configured: { username: string; password: string }) => {
    const sessions = createSessions({
      accounts,
      store,
      clock: () => state.now,
      configured,
      inTransaction,
    });
    await sessions.prepare();
    return sessions;
  };
  const sessions = await sessionsOf(mara);
  const login = async () => {
    const token = await sessions.login(mara.username, mara.password);
    if (!token) throw new Error('the login was refused');
    return `Basic ${token}`;
  };
  const userOf = async (header: string, of = sessions) => (await of.authorize(header))?.username ?? null;
  const addAccount = (account: NewAccount) => inTransaction((mutations) => mutations.accounts.add(account));
  const addSession = (session: NewSession) => inTransaction((mutations) => mutations.sessions.add(session));
  return {
    ...{ db, state, accounts, store, inTransaction, addAccount, addSession },
    ...{ sessions, sessionsOf, login, userOf, audit },
  };
}

describeEachDatabase('the staff', (open) => {
  it('logs in with the configured credentials only', async () => {
    const { sessions } = await setUp(open);
    expect(await sessions.login('mara', 'wrong')).toBeNull();
    expect(await sessions.login('Mara', mara.password)).toBeNull();
    expect(await sessions.login('mara\0', mara.password)).toBeNull();
    expect(await sessions.login('admin', 'admin123')).toBeNull();
    const token = await sessions.login('mara', mara.password);
    expect(Buffer.from(token ?? '', 'base64').toString()).toMatch(/^mara:[\w-]{43}$/);
    expect(await sessions.authorize(`Basic ${token}`)).toEqual({
      username: 'mara',
      role: 'owner',
      mustChangePassword: false,
      session: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
  });

  it('is authorized by a valid session only', async () => {
    const { sessions, login, userOf } = await setUp(open);
    const header = await login();
    const token = header.slice('Basic '.length);
    const password = Buffer.from(`mara:${mara.password}`).toString('base64');
    const otherName = Buffer.from(Buffer.from(token, 'base64').toString().replace('mara', 'admin')).toString(
      'base64',
    );
    for (const wrong of [
      undefined,
      '',
      token,
      `Bearer ${token}`,
      `Basic ${password}`,
      `Basic ${otherName}`,
    ]) {
      expect(await sessions.authorize(wrong)).toBeNull();
    }
    expect(await userOf(`basic   ${token}`), 'the scheme is case-insensitive').toBe('mara');
  });

  it('loses a session after twelve hours', async () => {
    const { state, login, userOf } = await setUp(open);
    const header = await login();
    state.now = new Date('2026-03-03T02:59:59.999Z');
    expect(await userOf(header)).toBe('mara');
    state.now = new Date('2026-03-03T03:00:00Z');
    expect(await userOf(header)).toBeNull();
  });

  it('ends only its own session by logging out', async () => {
    const { sessions, login, userOf } = await setUp(open);
    const [here, elsewhere] = [await login(), await login()];
    await sessions.logout(here);
    await sessions.logout('Basic nonsense');
    expect(await userOf(here)).toBeNull();
    expect(await userOf(elsewhere)).toBe('mara');
  });

  it('keeps sessions over a restart, and loses those of the configured account with a new password', async () => {
    const { sessionsOf, login, userOf, store, state, addAccount, addSession } = await setUp(open);
    await addAccount({ username: 'tom', role: 'staff', passwordHash: 'x', now: state.now, ...NOBODY });
    const others = { username: 'tom', passwordHash: 'x', secretHash: 'y', device: null, now: state.now };
    await addSession({ ...others, expiresAt: new Date('2026-03-03T03:00:00Z') });
    const header = await login();
    const restarted = await sessionsOf(mara);
    expect(await userOf(header, restarted)).toBe('mara');
    const changed = await sessionsOf({ ...mara, password: 'another one' });
    expect(await userOf(header, changed)).toBeNull();
    expect(await changed.login('mara', mara.password)).toBeNull();
    expect(await changed.login('mara', 'another one')).not.toBeNull();
    expect(await store.find('y', 'tom', state.now), 'other accounts are left alone').not.toBeNull();
  });

  it('loses the account of the former configuration when the user name changes, and no other', async () => {
    const { sessionsOf, login, userOf, accounts, state, addAccount } = await setUp(open);
    await addAccount({ username: 'tom', role: 'owner', passwordHash: 'x', now: state.now, ...NOBODY });
    const header = await login();
    const renamed = await sessionsOf({ ...mara, username: 'ida' });
    expect(await userOf(header, renamed)).toBeNull();
    expect(await renamed.login('mara', mara.password)).toBeNull();
    expect((await accounts.list()).map(({ username, configured }) => [username, configured])).toEqual([
      ['ida', true],
      ['tom', false],
    ]);
  });

  it('keeps a session that begins while another process of the site still starts', async () => {
    const { db } = await open();
    const clock = () => new Date();
    const inTransaction = createAuthTransaction(db, clock);
    const accounts = createAccountStore(db);
    const options = { store: createSessionStore(db), clock, configured: mara, inTransaction };
    const first = createSessions({ accounts, ...options });
    let header = '';
    const second = createSessions({
      accounts: {
        ...accounts,
        async find(username) {
          const found = await accounts.find(username);
          if (header === '') {
            await first.prepare();
            header = `Basic ${await first.login(mara.username, mara.password)}`;
          }
          return found;
        },
      },
      ...options,
    });
    await second.prepare();
    expect(await second.authorize(header)).toMatchObject({ username: mara.username });
  });

  it('becomes the configured owner with a name that was added before, whose sessions end', async () => {
    const { sessionsOf, accounts, store, state, addAccount, addSession } = await setUp(open);
    const now = state.now;
    await addAccount({ username: 'tom', role: 'staff', passwordHash: 'x', now, ...NOBODY });
    const session = { username: 'tom', passwordHash: 'x', secretHash: 'y', device: null, now };
    await addSession({ ...session, expiresAt: new Date('2026-03-03T03:00:00Z') });
    await sessionsOf({ username: 'tom', password: 'tom has a password' });
    expect(await store.list(now)).toEqual([]);
    expect(await accounts.list()).toEqual([
      {
        username: 'tom',
        role: 'owner',
        ...NOBODY,
        configured: true,
        mustChangePassword: false,
        passwordSetAt: state.now.toISOString(),
        lastLoginAt: state.now.toISOString(),
      },
    ]);
  });

  it('lists sessions with their device, last used first, as seen to the minute', async () => {
    const { sessions, state, login } = await setUp(open);
    const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
    const first = `Basic ${await sessions.login('mara', mara.password, firefox)}`;
    state.now = new Date('2026-03-02T15:00:30Z');
    const second = await login();
    const current = (await sessions.authorize(second))?.session ?? '';
    const seen = async () =>
      (await sessions.list(current, 'mara')).map(({ device, lastSeenAt, current: own }) => [
        device,
        lastSeenAt.slice(14, 19),
        own,
      ]);
    expect(await seen()).toEqual([
      [null, '00:30', true],
      ['Firefox on Linux', '00:00', false],
    ]);
    state.now = new Date('2026-03-02T15:00:59Z');
    await sessions.authorize(first);
    expect((await seen())[1], 'not written within a minute').toEqual(['Firefox on Linux', '00:00', false]);
    state.now = new Date('2026-03-02T15:01:00Z');
    await sessions.authorize(first);
    expect((await seen())[0]).toEqual(['Firefox on Linux', '01:00', false]);
  });

  it('ends a session of the named account only, and all but the present one at once', async () => {
    const { sessions, login, userOf, state, addAccount, addSession } = await setUp(open);
    await addAccount({ username: 'tom', role: 'staff', passwordHash: 'x', now: state.now, ...NOBODY });
    const expiresAt = new Date('2026-03-03T03:00:00Z');
    const id = 'a'.repeat(64);
    await addSession({
      secretHash: id,
      username: 'tom',
      passwordHash: 'x',
      device: null,
      now: state.now,
      expiresAt,
    });
    const headers = [await login(), await login(), await login()];
    const notFound = { code: 'not-found' };
    await expect(sessions.end(id, 'mara', 'mara')).rejects.toMatchObject(notFound);
    await sessions.end(id, 'mara');
    for (const unknown of [id, '', 'x\0', 'a'.repeat(63)])
      await expect(sessions.end(unknown, 'mara')).rejects.toMatchObject(notFound);
    const current = (await sessions.authorize(headers[1]))?.session ?? '';
    await sessions.endOthers('mara', current);
    expect(await Promise.all(headers.map((header) => userOf(header)))).toEqual([null, 'mara', null]);
  });

  it('opens no session with a password that is changed during the login', async () => {
    const { store, state, addAccount, addSession, inTransaction } = await setUp(open);
    const now = state.now;
    await addAccount({ username: 'tom', role: 'staff', passwordHash: 'old', now, ...NOBODY });
    const changed = { passwordHash: 'new', now, mustChange: false, keptSession: null };
    await inTransaction((mutations) => mutations.accounts.setPassword('tom', changed));
    const session = { secretHash: 'y', username: 'tom', passwordHash: 'old', device: null, now };
    expect(await addSession({ ...session, expiresAt: new Date('2026-03-03T03:00:00Z') })).toBe(false);
    expect(await store.list(now)).toEqual([]);
  });

  it('stores neither password nor session secret', async () => {
    const { db, login } = await setUp(open);
    const header = await login();
    const secret = parseBasic(header)?.secret ?? '';
    const [staffRows, store] = [
      await db.selectFrom('staff').selectAll().execute(),
      await db.selectFrom('sessions').selectAll().execute(),
    ];
    const stored = JSON.stringify([staffRows, store]);
    expect(stored).not.toContain(mara.password);
    expect(stored).not.toContain(secret);
    expect(staffRows[0]?.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });
});

describeEachDatabase('the audit log', (open) => {
  it('records logins and logouts, newest first, page by page', async () => {
    const { sessions, state, login, audit } = await setUp(open);
    const header = await login();
    state.now = new Date('2026-03-02T15:01:00Z');
    await sessions.logout(header);
    await sessions.logout(header);
    const { entries, total } = await audit.list({ limit: 10, offset: 0 });
    expect(entries.map(({ number: _, ...entry }) => entry)).toEqual([
      { at: '2026-03-02T15:01:00.000Z', staff: 'mara', name: null, action: 'logout', subject: null },
      { at: '2026-03-02T15:00:00.000Z', staff: 'mara', name: null, action: 'login', subject: null },
    ]);
    expect(total).toBe(2);
    expect((await audit.list({ limit: 1, offset: 1 })).entries.map(({ action }) => action)).toEqual([
      'login',
    ]);
  });

  it('names the account of a failed login, and nothing else that was typed', async () => {
    const { db, sessions } = await setUp(open);
    await sessions.login('mara', 'wrong');
    await sessions.login('correct horse battery', '');
    const rows = await db.selectFrom('audit_log').selectAll().orderBy('number').execute();
    expect(rows.map((row) => [row.staff, row.action])).toEqual([
      ['mara', 'login-failed'],
      [null, 'login-failed'],
    ]);
    expect(JSON.stringify(rows)).not.toMatch(/wrong|horse/);
  });
});
