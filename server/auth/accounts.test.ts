import { expect, it } from 'vitest';
import { describeEachDatabase, type OpenDatabase } from '../../tests/support/each-database.ts';
import { createAccountStore } from './accounts.store.ts';
import { createAccounts } from './accounts.ts';
import { createAuditStore } from './audit.store.ts';
import { createAudit } from './audit.ts';
import { createSessionStore } from './sessions.store.ts';
import { createSessions } from './sessions.ts';

const PASSWORD = 'three quiet rivers';

async function setUp(open: OpenDatabase) {
  const { db } = await open();
  const clock = () => new Date('2026-03-02T15:00:00Z');
  const store = createAccountStore(db);
  const configured = { username: 'mara', password: 'correct horse battery' };
  const audit = createAudit({ store: createAuditStore(db), clock });
  const { record } = audit;
  const sessionsOf = async (password: string) => {
    const made = createSessions({
      accounts: store,
      store: createSessionStore(db),
      clock,
      configured: { ...configured, password },
      record,
    });
    await made.prepare();
    return made;
  };
  const sessions = await sessionsOf(configured.password);
  const accounts = createAccounts({ accounts: store, clock, record });
  const logIn = async (username: string, password: string) => {
    const token = await sessions.login(username, password);
    if (!token) throw new Error('the login was refused');
    return `Basic ${token}`;
  };
  return { accounts, sessions, sessionsOf, logIn, audit };
}

describeEachDatabase('the accounts', (open) => {
  it('log in with the password that was given or made, and have their role', async () => {
    const { accounts, sessions, logIn } = await setUp(open);
    expect(await accounts.add('tom', 'staff', 'mara', PASSWORD)).toEqual({
      ok: true,
      username: 'tom',
      madePassword: null,
    });
    const made = await accounts.add('Ida', 'owner', 'mara');
    if (!made.ok || !made.madePassword) throw new Error('no password was made');
    expect(made.madePassword).toMatch(/^([a-z2-9]{5}-){3}[a-z2-9]{5}$/);
    expect((await sessions.authorize(await logIn('tom', PASSWORD)))?.role).toBe('staff');
    expect((await sessions.authorize(await logIn('Ida', made.madePassword)))?.role).toBe('owner');
    expect((await accounts.list()).map(({ username, role }) => [username, role])).toEqual([
      ['Ida', 'owner'],
      ['mara', 'owner'],
      ['tom', 'staff'],
    ]);
  });

  it('have a name once, in whatever case', async () => {
    const { accounts } = await setUp(open);
    for (const name of ['mara', 'Mara']) {
      expect(await accounts.add(name, 'staff', 'mara', PASSWORD)).toMatchObject({
        ok: false,
        code: 'invalid-input',
      });
    }
    const twice = await Promise.all([
      accounts.add('tom', 'staff', 'mara'),
      accounts.add('tom', 'staff', 'mara'),
    ]);
    expect(twice.map(({ ok }) => ok).sort()).toEqual([false, true]);
  });

  it('have a password of twelve characters or more that is not their name', async () => {
    const { accounts } = await setUp(open);
    await accounts.add('tom.o.hara.jr', 'staff', 'mara', PASSWORD);
    for (const weak of ['eleven char', 'Tom.O.Hara.Jr', 'x'.repeat(1001)]) {
      const refused = { ok: false, code: 'invalid-input', fieldErrors: { password: [expect.any(String)] } };
      expect(await accounts.add('tom.o.hara.jr', 'staff', 'mara', weak)).toEqual(refused);
      expect(await accounts.setPassword('tom.o.hara.jr', 'mara', weak)).toEqual(refused);
    }
  });

  it('lose their sessions with their password, and when they are removed', async () => {
    const { accounts, sessions, logIn } = await setUp(open);
    await accounts.add('tom', 'staff', 'mara', PASSWORD);
    const before = await logIn('tom', PASSWORD);
    const set = await accounts.setPassword('tom', 'mara');
    if (!set.ok || !set.madePassword) throw new Error('no password was made');
    expect(await sessions.authorize(before)).toBeNull();
    expect(await sessions.login('tom', PASSWORD)).toBeNull();
    const after = await logIn('tom', set.madePassword);
    expect(await accounts.remove('tom', 'mara')).toEqual({ ok: true });
    expect(await sessions.authorize(after)).toBeNull();
    expect(await sessions.login('tom', set.madePassword)).toBeNull();
  });

  it('change their role at once, with the sessions they have', async () => {
    const { accounts, sessions, logIn } = await setUp(open);
    await accounts.add('tom', 'staff', 'mara', PASSWORD);
    const session = await logIn('tom', PASSWORD);
    expect(await accounts.setRole('tom', 'owner', 'mara')).toEqual({ ok: true });
    expect((await sessions.authorize(session))?.role).toBe('owner');
  });

  it('change their own password with the present one, and keep only the session they did it in', async () => {
    const { accounts, sessions, logIn } = await setUp(open);
    await accounts.add('tom', 'staff', 'mara', PASSWORD);
    const [here, elsewhere] = [await logIn('tom', PASSWORD), await logIn('tom', PASSWORD)];
    const own = { username: 'tom', session: (await sessions.authorize(here))?.session ?? '' };
    const next = 'four louder rivers';
    expect(await accounts.changeOwnPassword(own, 'wrong', next)).toMatchObject({
      code: 'invalid-input',
      fieldErrors: { currentPassword: ['This is not your current password'] },
    });
    expect(await accounts.changeOwnPassword(own, PASSWORD, 'short')).toMatchObject({
      fieldErrors: { newPassword: [expect.any(String)] },
    });
    expect(await accounts.changeOwnPassword(own, PASSWORD, next)).toEqual({ ok: true });
    expect(await sessions.authorize(here)).not.toBeNull();
    expect(await sessions.authorize(elsewhere)).toBeNull();
    expect(await sessions.login('tom', next)).not.toBeNull();
  });

  it('are the first owner’s own, too: the password changed there holds until the configured one changes', async () => {
    const { accounts, sessions, sessionsOf, logIn } = await setUp(open);
    const first = 'correct horse battery';
    const session = (await sessions.authorize(await logIn('mara', first)))?.session ?? '';
    expect(await sessions.hasConfiguredPassword()).toBe(true);
    const own = { username: 'mara', session };
    expect(await accounts.changeOwnPassword(own, first, PASSWORD)).toEqual({ ok: true });
    expect(await sessions.hasConfiguredPassword()).toBe(false);
    const restarted = await sessionsOf(first);
    expect(await restarted.login('mara', first)).toBeNull();
    expect(await restarted.login('mara', PASSWORD)).not.toBeNull();
    const reconfigured = await sessionsOf('a new one by the operator');
    expect(await reconfigured.login('mara', PASSWORD)).toBeNull();
    expect(await reconfigured.login('mara', 'a new one by the operator')).not.toBeNull();
  });

  it('change a password that another person has set at their first login, to another one', async () => {
    const { accounts, sessions, logIn } = await setUp(open);
    await accounts.add('tom', 'staff', 'mara', PASSWORD);
    const session = await logIn('tom', PASSWORD);
    const authorized = await sessions.authorize(session);
    expect(authorized?.mustChangePassword).toBe(true);
    const own = { username: 'tom', session: authorized?.session ?? '' };
    expect(await accounts.changeOwnPassword(own, PASSWORD, PASSWORD)).toMatchObject({
      fieldErrors: { newPassword: [expect.any(String)] },
    });
    expect(await accounts.changeOwnPassword(own, PASSWORD, 'four louder rivers')).toEqual({ ok: true });
    expect((await sessions.authorize(session))?.mustChangePassword).toBe(false);
    await accounts.setPassword('tom', 'mara', 'five silent rivers');
    expect((await sessions.authorize(await logIn('tom', 'five silent rivers')))?.mustChangePassword).toBe(
      true,
    );
  });

  it('have a name and an e-mail address, which is nobody else’s and needs the password to change', async () => {
    const { accounts } = await setUp(open);
    const tom = { name: 'Tom O’Hara', email: 'Tom@firm.example' };
    await accounts.add('tom', 'staff', 'mara', PASSWORD, tom);
    expect(await accounts.find('tom')).toMatchObject(tom);
    const same = { name: 'Ida', email: 'tom@FIRM.example' };
    const taken = {
      code: 'invalid-input',
      fieldErrors: { email: ['Another account has this email address'] },
    };
    expect(await accounts.add('ida', 'staff', 'mara', PASSWORD, same)).toMatchObject(taken);
    expect(await accounts.setProfile('mara', same, 'mara')).toMatchObject(taken);
    expect(await accounts.setProfile('nobody', same, 'mara')).toMatchObject({ code: 'not-found' });
    const moved = { name: 'Tom', email: 'tom@elsewhere.example' };
    for (const password of [undefined, 'wrong']) {
      expect(await accounts.changeOwnProfile('tom', moved, password)).toMatchObject({
        fieldErrors: { currentPassword: [expect.any(String)] },
      });
    }
    expect(await accounts.changeOwnProfile('tom', { ...tom, name: 'Tom' })).toEqual({ ok: true });
    expect(await accounts.changeOwnProfile('tom', moved, PASSWORD)).toEqual({ ok: true });
    expect(await accounts.find('tom')).toMatchObject(moved);
  });

  it('are left to the configuration where it names them, and to others where they are one’s own', async () => {
    const { accounts } = await setUp(open);
    await accounts.add('ida', 'owner', 'mara', PASSWORD);
    for (const [name, by, code] of [
      ['mara', 'ida', 'configured-account'],
      ['mara', null, 'configured-account'],
      ['ida', 'ida', 'own-account'],
      ['nobody', 'ida', 'not-found'],
      ['no\0body', 'ida', 'not-found'],
    ] as const) {
      expect(await accounts.remove(name, by), name).toEqual({ ok: false, code });
      expect(await accounts.setRole(name, 'staff', by), name).toEqual({ ok: false, code });
      expect(await accounts.setPassword(name, by, PASSWORD), name).toEqual({ ok: false, code });
    }
    expect((await accounts.list()).map(({ username, role }) => [username, role])).toEqual([
      ['ida', 'owner'],
      ['mara', 'owner'],
    ]);
  });

  it('are in the audit log with each change, who made it and no password', async () => {
    const { accounts, sessions, logIn, audit } = await setUp(open);
    await accounts.add('tom', 'staff', 'mara', PASSWORD);
    await accounts.setRole('tom', 'owner', 'mara');
    const session = (await sessions.authorize(await logIn('tom', PASSWORD)))?.session ?? '';
    await accounts.changeOwnPassword({ username: 'tom', session }, PASSWORD, 'four louder rivers');
    await sessions.end(session, 'mara');
    await accounts.setPassword('tom', null, 'five silent rivers');
    await accounts.remove('tom', 'mara');
    await accounts.remove('tom', 'mara');
    const { entries, total } = await audit.list({ limit: 50, offset: 0 });
    expect(entries.map(({ staff: by, action, subject }) => [by, action, subject]).reverse()).toEqual([
      ['mara', 'account-added', 'tom, staff'],
      ['mara', 'account-role', 'tom, owner'],
      ['tom', 'login', null],
      ['tom', 'account-password', 'tom'],
      ['mara', 'session-ended', 'tom'],
      [null, 'account-password', 'tom'],
      ['mara', 'account-removed', 'tom'],
    ]);
    expect(total).toBe(7);
    const shown = async (filter: object) =>
      (await audit.list({ limit: 2, offset: 1, ...filter })).entries.map(({ action }) => action);
    expect(await shown({ staff: 'mara' })).toEqual(['session-ended', 'account-role']);
    expect(await shown({ action: 'account-password' })).toEqual(['account-password']);
    expect((await audit.list({ limit: 1, offset: 0, staff: 'tom', action: 'login' })).total).toBe(1);
    // Removed accounts are in the log, too.
    expect(await audit.names()).toEqual(['mara', 'tom']);
  });
});
