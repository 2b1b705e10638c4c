import { expect, it } from 'vitest';
import { describeEachDatabase, type OpenDatabase } from '../../tests/support/each-database.ts';
import { createAccountStore } from './accounts.store.ts';
import { createAccounts } from './accounts.ts';
import { createAuditStore } from './audit-log.store.ts';
import { createSessionStore } from './sessions.store.ts';
import { createSessions } from './sessions.ts';
import { createAuthTransaction } from './transaction.store.ts';

const PASSWORD = 'three quiet rivers';

async function setUp(open: OpenDatabase) {
  const { db } = await open();
  const clock = () => new Date('2026-03-02T15:00:00Z');
  const store = createAccountStore(db);
  const configured = { username: 'mara', password: 'correct horse battery' };
  const audit = createAuditStore(db, clock);
  const inTransaction = createAuthTransaction(db, clock);
  const sessionsOf = async (password: string) => {
    const made = createSessions({
      accounts: store,
      store: createSessionStore(db),
      clock,
      configured: { ...configured, password },
      inTransaction,
    });
    await made.prepare();
    return made;
  };
  const sessions = await sessionsOf(configured.password);
  const accounts = createAccounts({ accounts: store, inTransaction, clock });
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
      username: 'tom',
      madePassword: null,
    });
    const made = await accounts.add('Ida', 'owner', 'mara');
    if (!made.madePassword) throw new Error('no password was made');
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
      await expect(accounts.add(name, 'staff', 'mara', PASSWORD)).rejects.toMatchObject({
        code: 'invalid-input',
      });
    }
    const twice = await Promise.allSettled([
      accounts.add('tom', 'staff', 'mara'),
      accounts.add('tom', 'staff', 'mara'),
    ]);
    expect(twice.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  it('have a password of twelve characters or more that is not their name', async () => {
    const { accounts } = await setUp(open);
    await accounts.add('tom.o.hara.jr', 'staff', 'mara', PASSWORD);
    for (const weak of ['eleven char', 'Tom.O.Hara.Jr', 'x'.repeat(1001)]) {
      const refused = { code: 'invalid-input', fieldErrors: { password: [expect.any(String)] } };
      await expect(accounts.add('tom.o.hara.jr', 'staff', 'mara', weak)).rejects.toMatchObject(refused);
      await expect(accounts.setPassword('tom.o.hara.jr', 'mara', weak)).rejects.toMatchObject(refused);
    }
  });

  it('lose their sessions with their password, and when they are removed', async () => {
    const { accounts, sessions, logIn } = await setUp(open);
    await accounts.add('tom', 'staff', 'mara', PASSWORD);
    const before = await logIn('tom', PASSWORD);
    const set = await accounts.setPassword('tom', 'mara');
    if (!set.madePassword) throw new Error('no password was made');
    expect(await sessions.authorize(before)).toBeNull();
    expect(await sessions.login('tom', PASSWORD)).toBeNull();
    const after = await logIn('tom', set.madePassword);
    await accounts.remove('tom', 'mara');
    expect(await sessions.authorize(after)).toBeNull();
    expect(await sessions.login('tom', set.madePassword)).toBeNull();
  });

  it('change their role at once, with the sessions they have', async () => {
    const { accounts, sessions, logIn } = await setUp(open);
    await accounts.add('tom', 'staff', 'mara', PASSWORD);
    const session = await logIn('tom', PASSWORD);
    await accounts.setRole('tom', 'owner', 'mara');
    expect((await sessions.authorize(session))?.role).toBe('owner');
  });

  it('change their own password with the present one, and keep only the session they did it in', async () => {
    const { accounts, sessions, logIn } = await setUp(open);
    await accounts.add('tom', 'staff', 'mara', PASSWORD);
    const [here, elsewhere] = [await logIn('tom', PASSWORD), await logIn('tom', PASSWORD)];
    const own = { username: 'tom', session: (await sessions.authorize(here))?.session ?? '' };
    const next = 'four louder rivers';
    await expect(accounts.changeOwnPassword(own, 'wrong', next)).rejects.toMatchObject({
      code: 'invalid-input',
      fieldErrors: { currentPassword: ['This is not your current password'] },
    });
    await expect(accounts.changeOwnPassword(own, PASSWORD, 'short')).rejects.toMatchObject({
      fieldErrors: { newPassword: [expect.any(String)] },
    });
    await accounts.changeOwnPassword(own, PASSWORD, next);
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
    await accounts.changeOwnPassword(own, first, PASSWORD);
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
    await expect(accounts.changeOwnPassword(own, PASSWORD, PASSWORD)).rejects.toMatchObject({
      fieldErrors: { newPassword: [expect.any(String)] },
    });
    await accounts.changeOwnPassword(own, PASSWORD, 'four louder rivers');
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
    await expect(accounts.add('ida', 'staff', 'mara', PASSWORD, same)).rejects.toMatchObject(taken);
    await expect(accounts.setProfile('mara', same, 'mara')).rejects.toMatchObject(taken);
    await expect(accounts.setProfile('nobody', same, 'mara')).rejects.toMatchObject({ code: 'not-found' });
    const moved = { name: 'Tom', email: 'tom@elsewhere.example' };
    for (const password of [undefined, 'wrong']) {
      await expect(accounts.changeOwnProfile('tom', moved, password)).rejects.toMatchObject({
        fieldErrors: { currentPassword: [expect.any(String)] },
      });
    }
    await accounts.changeOwnProfile('tom', { ...tom, name: 'Tom' });
    await accounts.changeOwnProfile('tom', moved, PASSWORD);
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
      await expect(accounts.remove(name, by), name).rejects.toMatchObject({ code });
      await expect(accounts.setRole(name, 'staff', by), name).rejects.toMatchObject({ code });
      await expect(accounts.setPassword(name, by, PASSWORD), name).rejects.toMatchObject({ code });
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
    await expect(accounts.remove('tom', 'mara')).rejects.toMatchObject({ code: 'not-found' });
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
