import { parseArgs } from 'node:util';
import { accountSchema, type StaffRole } from '../contract/people.ts';
import { createAccountStore } from '../server/auth/accounts.store.ts';
import { type Accounts, createAccounts } from '../server/auth/accounts.ts';
import { createAuthTransaction } from '../server/auth/transaction.store.ts';
import type { DatabaseConnection } from '../server/platform/database/connect.ts';
import { Refusal } from '../server/platform/refusal.ts';
import { readNewPassword } from './read-password.ts';
import { runCommand } from './run-command.ts';

const USAGE = `npm run staff -- list
npm run staff -- add <username> [--role owner|staff] [--generate]
npm run staff -- password <username> [--generate]
npm run staff -- remove <username>

The role is staff unless given. --generate makes a password and prints it; otherwise it is read from the terminal, or from
standard input. Run it with the environment of the site, which may be running.`;

interface Command {
  action: string;
  username: string;
  role: string;
  generate: boolean;
}

function readCommand(): Command {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        role: { type: 'string', default: 'staff' },
        generate: { type: 'boolean', default: false },
        help: { type: 'boolean', short: 'h', default: false },
      },
    });
    const [action = '', username = '', ...more] = positionals;
    const complete =
      action === 'list' ? !username : ['add', 'password', 'remove'].includes(action) && username;
    if (values.help || !complete || more.length > 0) throw new Error(USAGE);
    return { action, username, role: values.role, generate: values.generate };
  } catch (error) {
    if (error instanceof Error && error.message !== USAGE) throw new Error(`${error.message}\n\n${USAGE}`);
    throw error;
  }
}

/** Returns what to print. */
async function run(accounts: Accounts, { action, username, role, generate }: Command): Promise<string> {
  if (action === 'list') return table(await accounts.list());
  if (action === 'remove') {
    await accounts.remove(username, null);
    return `${username} is removed, and their sessions are ended.`;
  }
  const read = () => (generate ? undefined : readNewPassword());
  if (action === 'password') {
    if (!(await accounts.find(username))) throw new Error(`There is no account ${username}.`);
    const { madePassword } = await accounts.setPassword(username, null, await read());
    return withPassword(`The password of ${username} is set, and their sessions are ended.`, madePassword);
  }
  const checked = accountSchema.safeParse({ username, role });
  if (!checked.success) throw new Error(checked.error.issues.map(({ message }) => `${message}.`).join('\n'));
  const added = await accounts.add(username, role as StaffRole, null, await read());
  return withPassword(`${username} is added with the role ${role}.`, added.madePassword);
}

/** The reason of a refusal, as this command says it. */
function asFailure(error: unknown): unknown {
  if (!(error instanceof Refusal)) return error;
  if (error.code === 'not-found') return new Error('There is no account with this name.');
  const messages = Object.values(error.fieldErrors ?? {}).flat();
  return messages.length > 0 ? new Error(messages.map((text) => `${text}.`).join('\n')) : error;
}

function withPassword(text: string, madePassword: string | null): string {
  return madePassword === null ? text : `${text}\nPassword: ${madePassword}`;
}

function table(accounts: Awaited<ReturnType<Accounts['list']>>): string {
  const rows = accounts.map(({ username, role, configured, lastLoginAt }) => [
    username,
    configured ? `${role} (configured)` : role,
    lastLoginAt ? `last login ${lastLoginAt}` : 'no login yet',
  ]);
  const width = (column: number) => Math.max(...rows.map((row) => row[column]?.length ?? 0));
  const widths = [width(0), width(1), 0];
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

function accountsOf({ db }: DatabaseConnection): Accounts {
  const clock = () => new Date();
  return createAccounts({
    accounts: createAccountStore(db),
    clock,
    inTransaction: createAuthTransaction(db, clock),
  });
}

await runCommand(readCommand, (connection, command) =>
  run(accountsOf(connection), command).catch((error) => {
    throw asFailure(error);
  }),
);
