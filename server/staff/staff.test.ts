import { describe, expect, it } from 'vitest';
import { describeEachDatabase, type OpenDatabase } from '../../tests/support/each-database.ts';
import { createAuditStore } from './audit.store.ts';
import { createAudit } from './audit.ts';
import { parseBasic } from './basic-credentials.ts';
import { hashPassword, verifyPassword } from './password.ts';
import { createStaffStore } from './staff.store.ts';
import { createStaff } from './staff.ts';

const mara = { username: 'mara', password: 'correct horse battery' };

async function setUp(open: OpenDatabase) {
  const { db } = await open();
  const state = { now: new Date('2026-03-02T15:00:00Z') };
  const store = createStaffStore(db);
  const audit = createAudit({ store: createAuditStore(db), clock: () => state.now });
  const staffOf = async (configured: { username: string; password: string }) => {
    const staff = createStaff({ store, clock: () => state.now, configured, record: audit.record });
    await staff.prepare();
    return staff;
  };
  const staff = await staffOf(mara);
  const login = async () => {
    const token = await staff.login(mara.username, mara.password);
    if (!token) throw new Error('the login was refused');
    return `Basic ${token}`;
  };
  return { db, state, staff, staffOf, login, audit };
}

describeEachDatabase('the staff', (open) => {
  it('logs in with the configured credentials only', async () => {
    const { staff } = await setUp(open);
    expect(await staff.login('mara', 'wrong')).toBeNull();
    expect(await staff.login('Mara', mara.password)).toBeNull();
    expect(await staff.login('mara\0', mara.password)).toBeNull();
    expect(await staff.login('admin', 'admin123')).toBeNull();
    const token = await staff.login('mara', mara.password);
    expect(Buffer.from(token ?? '', 'base64').toString()).toMatch(/^mara:[\w-]{43}$/);
    expect(await staff.authorise(`Basic ${token}`)).toBe('mara');
  });

  it('is authorised by a valid session only', async () => {
    const { staff, login } = await setUp(open);
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
      expect(await staff.authorise(wrong)).toBeNull();
    }
    expect(await staff.authorise(`basic   ${token}`), 'the scheme is case-insensitive').toBe('mara');
  });

  it('loses a session after twelve hours', async () => {
    const { staff, state, login } = await setUp(open);
    const header = await login();
    state.now = new Date('2026-03-03T02:59:59.999Z');
    expect(await staff.authorise(header)).toBe('mara');
    state.now = new Date('2026-03-03T03:00:00Z');
    expect(await staff.authorise(header)).toBeNull();
  });

  it('ends only its own session by logging out', async () => {
    const { staff, login } = await setUp(open);
    const [here, elsewhere] = [await login(), await login()];
    await staff.logout(here);
    await staff.logout('Basic nonsense');
    expect(await staff.authorise(here)).toBeNull();
    expect(await staff.authorise(elsewhere)).toBe('mara');
  });

  it('keeps sessions over a restart, and loses them all with a new password', async () => {
    const { staffOf, login } = await setUp(open);
    const header = await login();
    const restarted = await staffOf(mara);
    expect(await restarted.authorise(header)).toBe('mara');
    const changed = await staffOf({ ...mara, password: 'another one' });
    expect(await changed.authorise(header)).toBeNull();
    expect(await changed.login('mara', mara.password)).toBeNull();
    expect(await changed.login('mara', 'another one')).not.toBeNull();
  });

  it('loses the old account and its sessions when the user name changes', async () => {
    const { staffOf, login } = await setUp(open);
    const header = await login();
    const renamed = await staffOf({ ...mara, username: 'tom' });
    expect(await renamed.authorise(header)).toBeNull();
    expect(await renamed.login('mara', mara.password)).toBeNull();
  });

  it('stores neither password nor session secret', async () => {
    const { db, login } = await setUp(open);
    const header = await login();
    const secret = parseBasic(header)?.secret ?? '';
    const [staffRows, sessions] = [
      await db.selectFrom('staff').selectAll().execute(),
      await db.selectFrom('sessions').selectAll().execute(),
    ];
    const stored = JSON.stringify([staffRows, sessions]);
    expect(stored).not.toContain(mara.password);
    expect(stored).not.toContain(secret);
    expect(staffRows[0]?.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });
});

describeEachDatabase('the audit log', (open) => {
  it('records logins and logouts, newest first, page by page', async () => {
    const { staff, state, login, audit } = await setUp(open);
    const header = await login();
    state.now = new Date('2026-03-02T15:01:00Z');
    await staff.logout(header);
    await staff.logout(header);
    const { entries, total } = await audit.list({ limit: 10, offset: 0 });
    expect(entries.map(({ number: _, ...entry }) => entry)).toEqual([
      { at: '2026-03-02T15:01:00.000Z', staff: 'mara', action: 'logout', subject: null },
      { at: '2026-03-02T15:00:00.000Z', staff: 'mara', action: 'login', subject: null },
    ]);
    expect(total).toBe(2);
    expect((await audit.list({ limit: 1, offset: 1 })).entries.map(({ action }) => action)).toEqual([
      'login',
    ]);
  });

  it('names the account of a failed login, and nothing else that was typed', async () => {
    const { db, staff } = await setUp(open);
    await staff.login('mara', 'wrong');
    await staff.login('correct horse battery', '');
    const rows = await db.selectFrom('audit_log').selectAll().orderBy('number').execute();
    expect(rows.map((row) => [row.staff, row.action])).toEqual([
      ['mara', 'login-failed'],
      [null, 'login-failed'],
    ]);
    expect(JSON.stringify(rows)).not.toMatch(/wrong|horse/);
  });
});

describe('password hashes', () => {
  it('verify only their password, and are salted', async () => {
    const hash = await hashPassword('geheim é');
    expect(await verifyPassword('geheim é', hash)).toBe(true);
    expect(await verifyPassword('geheim e', hash)).toBe(false);
    expect(await hashPassword('geheim é')).not.toBe(hash);
    await expect(verifyPassword('x', 'plain')).rejects.toThrow('not an argon2id PHC string');
  });
});

describe('Basic credentials', () => {
  const basic = (text: string | Buffer) => `Basic ${Buffer.from(text).toString('base64')}`;

  it('are split at the first colon', () => {
    expect(parseBasic(basic('user:se:cret'))).toEqual({ username: 'user', secret: 'se:cret' });
    expect(parseBasic(basic('müller:ß'))).toEqual({ username: 'müller', secret: 'ß' });
  });

  it('are rejected when malformed', () => {
    const malformed = [
      'Basic',
      'Basic ',
      'Basic !!!',
      'Basic dXNlcjpw=',
      'Basic dXNlcjpw, x',
      basic('no colon'),
    ];
    for (const header of [...malformed, basic('a\nb:c'), basic(Buffer.from([0x61, 0x3a, 0xff]))]) {
      expect(parseBasic(header), header).toBeNull();
    }
  });
});
