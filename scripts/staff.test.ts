import { expect, it } from 'vitest';
import { staffApiPaths } from '../contract/staff-paths.ts';
import { describeEachDatabase, type OpenDatabase, openSqlite } from '../tests/support/each-database.ts';
import { runScript } from '../tests/support/run-script.ts';
import { createTestSite, STAFF } from '../tests/support/test-site.ts';

/** Opens a site and the command beside it, as on one server. */
async function setUp(open: OpenDatabase) {
  const database = await open();
  const site = await createTestSite(database);
  const env = {
    DATA_DIR: database.dataDir,
    DATABASE_URL: database.databaseUrl ?? '',
    ADMIN_USERNAME: STAFF.username,
    ADMIN_PASSWORD: STAFF.password,
  };
  const command = (args: readonly string[], input = '', settings: Record<string, string> = {}) =>
    runScript('staff.ts', args, { ...env, ...settings }, input);
  const logsIn = async (username: string, password: string) =>
    (await site.post(staffApiPaths.adminLogin, { username, password })).status === 200;
  return { command, logsIn, dataDir: database.dataDir };
}

describeEachDatabase('npm run staff, beside a running site,', (open) => {
  it('adds an account with the password from standard input, sets another and removes it', {
    timeout: 180_000,
  }, async () => {
    const { command, logsIn } = await setUp(open);
    expect(await command(['add', 'tom'], 'three quiet rivers\n')).toEqual({
      code: 0,
      printed: 'tom is added with the role staff.\n',
    });
    expect(await logsIn('tom', 'three quiet rivers')).toBe(true);
    const made = await command(['password', 'tom', '--generate']);
    expect(made.code, made.printed).toBe(0);
    expect(await logsIn('tom', 'three quiet rivers')).toBe(false);
    expect(await logsIn('tom', /^Password: (\S+)$/m.exec(made.printed)?.[1] ?? '')).toBe(true);
    expect((await command(['list'])).printed).toMatch(
      /^mara +owner \(configured\) +no login yet\ntom +staff +last login /,
    );
    expect(await command(['remove', 'tom'])).toMatchObject({ code: 0 });
    expect((await command(['list'])).printed).not.toContain('tom');
  });

  it('leaves the account of the configuration alone', { timeout: 180_000 }, async () => {
    const { command } = await setUp(open);
    for (const args of [
      ['remove', 'mara'],
      ['password', 'mara'],
    ]) {
      const { code, printed } = await command(args, 'three quiet rivers');
      expect([code, printed]).toEqual([1, expect.stringContaining('ADMIN_USERNAME')]);
    }
  });
});

it('npm run staff refuses in a sentence, with exit code 1 and without a change', {
  timeout: 180_000,
}, async () => {
  const { command } = await setUp(openSqlite);
  for (const [args, reason, settings] of [
    [['add', 'mara'], 'There is already an account with this name.'],
    [['add', 'to:m', '--role', 'boss'], 'Please choose a role.'],
    [['password', 'tom'], 'There is no account tom.'],
    [['add'], 'npm run staff -- add <username>'],
    [['add', 'tom', '--grant'], "Unknown option '--grant'"],
    [
      ['list'],
      'There is no database in /no/such/folder. Start the site once',
      { DATA_DIR: '/no/such/folder' },
    ],
  ] as const) {
    const { code, printed } = await command(args, 'three quiet rivers', settings);
    expect([code, printed]).toEqual([1, expect.stringContaining(reason)]);
  }
  const weak = await command(['add', 'tom'], 'too short');
  expect(weak).toEqual({ code: 1, printed: 'Please use at least 12 characters.\n' });
  expect((await command(['list'])).printed.trim().split('\n')).toHaveLength(1);
});
