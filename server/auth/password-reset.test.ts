import { expect, it } from 'vitest';
import { staffApiPaths } from '../../contract/staff-paths.ts';
import { describeEachDatabase, type OpenDatabase } from '../../tests/support/each-database.ts';
import { createTestSite } from '../../tests/support/test-site.ts';
import { rateRules } from '../platform/rate-limits.ts';

const TOM = { name: 'Tom O’Hara', email: 'Tom@firm.example' };
const NEXT = 'four louder rivers';
const HOUR_MS = 60 * 60 * 1000;

async function setUp(open: OpenDatabase, env: Record<string, string> = { SMTP_URL: 'smtp://127.0.0.1:9' }) {
  const connection = await open();
  const site = await createTestSite(connection, { env });
  const { accounts, passwordReset, sessions } = site.services;
  await accounts.add('tom', 'staff', 'mara', 'three quiet rivers', TOM);
  /** Each from another address, so that only the limit of the account counts. */
  let client = 0;
  const ask = async (account: string) => {
    const answer = await site.send(
      'POST',
      staffApiPaths.adminPasswordReset,
      { body: JSON.stringify({ account }), headers: { 'Content-Type': 'application/json' } },
      `198.51.100.${++client}`,
    );
    await passwordReset.settled();
    return [answer.status, await answer.text()];
  };
  const link = () => /https?:\S+\/admin\/reset\/#(\S+)/.exec(site.mails.at(-1)?.text ?? '')?.[1] ?? '';
  return { ...site, db: connection.db, ask, link, sessions, passwordReset };
}

describeEachDatabase('a forgotten password', (open) => {
  it('is replaced by a link that is mailed to the account, works once and ends its sessions', async () => {
    const { ask, link, mails, sessions, passwordReset } = await setUp(open);
    const before = `Basic ${await sessions.login('tom', 'three quiet rivers')}`;
    await ask('tom');
    expect(mails).toMatchObject([{ to: TOM.email, text: expect.stringContaining('tom') }]);
    await expect(passwordReset.use(link(), 'short')).rejects.toMatchObject({ code: 'invalid-input' });
    await expect(passwordReset.check(link()), 'a look at it does not use it up').resolves.toBeUndefined();
    const both = await Promise.allSettled([passwordReset.use(link(), NEXT), passwordReset.use(link(), NEXT)]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    await expect(passwordReset.use(link(), NEXT)).rejects.toMatchObject({ code: 'reset-link-invalid' });
    await expect(passwordReset.check(link())).rejects.toMatchObject({ code: 'reset-link-invalid' });
    expect(await sessions.authorize(before)).toBeNull();
    const after = await sessions.authorize(`Basic ${await sessions.login('tom', NEXT)}`);
    expect(after, 'their own password').toMatchObject({ username: 'tom', mustChangePassword: false });
  });

  it('answers alike for every account and e-mail address, known or not, in whatever case', async () => {
    const { ask, mails } = await setUp(open);
    const answers = [];
    for (const account of ['tom', 'tom@FIRM.example', 'mara', 'nobody', 'no\0body', 'x@firm.example']) {
      answers.push(await ask(account));
    }
    expect(new Set(answers.map(String)).size).toBe(1);
    expect(answers[0]).toEqual([202, '{"mailed":true}']);
    expect(
      mails.map(({ to }) => to),
      'mara has no e-mail address',
    ).toEqual([TOM.email, TOM.email]);
  });

  it('is not replaced after an hour, a new password or a new e-mail address', async () => {
    const { ask, link, state, services, passwordReset } = await setUp(open);
    await ask('tom');
    state.now = new Date(state.now.getTime() + HOUR_MS);
    await expect(passwordReset.use(link(), NEXT)).rejects.toMatchObject({ code: 'reset-link-invalid' });
    await ask('tom');
    await services.accounts.setPassword('tom', 'mara');
    await expect(passwordReset.use(link(), NEXT)).rejects.toMatchObject({ code: 'reset-link-invalid' });
    await ask('tom');
    await services.accounts.setProfile('tom', { ...TOM, email: 'new@firm.example' }, 'mara');
    await expect(passwordReset.use(link(), NEXT)).rejects.toMatchObject({ code: 'reset-link-invalid' });
  });

  it('is mailed three times an hour to one account, and asked for ten times from one client', async () => {
    const { ask, mails, post, link, passwordReset } = await setUp(open);
    for (let count = 0; count < 5; count++) await ask('tom');
    expect(mails).toHaveLength(3);
    await passwordReset.use(link(), NEXT);
    const statuses = [];
    for (let count = 0; count <= rateRules.passwordReset.limit; count++) {
      statuses.push((await post(staffApiPaths.adminPasswordReset, { account: 'nobody' })).status);
    }
    expect(statuses.at(-2)).toBe(202);
    expect(statuses.at(-1)).toBe(429);
  });

  it('leaves no token in the database', async () => {
    const { ask, link, db } = await setUp(open);
    await ask('tom');
    const tables = await Promise.all([
      db.selectFrom('password_resets').selectAll().execute(),
      db.selectFrom('outbox_emails').selectAll().execute(),
      db.selectFrom('audit_log').selectAll().execute(),
    ]);
    expect(tables[0]).toHaveLength(1);
    expect(link()).toHaveLength(43);
    expect(JSON.stringify(tables)).not.toContain(link());
  });

  it('is not mailed without a mail server, and the answer says so', async () => {
    const { ask, mails, db } = await setUp(open, {});
    expect(await ask('tom')).toEqual([202, '{"mailed":false}']);
    expect(await ask('nobody')).toEqual([202, '{"mailed":false}']);
    expect(mails).toEqual([]);
    expect(await db.selectFrom('password_resets').selectAll().execute()).toEqual([]);
  });
});
