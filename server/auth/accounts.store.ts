import { type Kysely, sql, type Transaction } from 'kysely';
import type { OwnAccount, Person, StaffRole } from '../../contract/people.ts';
import type { Database } from '../platform/database/schema.ts';
import { isStorable } from '../platform/storable.ts';

export interface Account extends Omit<OwnAccount, 'username'> {
  passwordHash: string;
  /** Hash of `ADMIN_PASSWORD` when it was last applied; null for all but the configured account. */
  configuredHash: string | null;
}

export interface NewAccount {
  username: string;
  name: string;
  email: string | null;
  role: StaffRole;
  passwordHash: string;
  now: Date;
}

export interface NewPasswordHash {
  passwordHash: string;
  now: Date;
  /** Set by another person; must be changed at the next login. */
  mustChange: boolean;
  /** The session that stays; all others end. */
  keptSession: string | null;
}

export interface ResettableAccount {
  username: string;
  name: string;
  email: string;
}

export function createAccountStore(db: Kysely<Database>) {
  return {
    async find(username: string): Promise<Account | null> {
      if (!isStorable(username)) return null;
      const row = await db
        .selectFrom('staff')
        .selectAll()
        .where('username', '=', username)
        .executeTakeFirst();
      return row
        ? { ...shownOf(row), passwordHash: row.password_hash, configuredHash: row.configured_hash }
        : null;
    },

    /** By user name. */
    async list(): Promise<Person[]> {
      const rows = await db
        .selectFrom('staff')
        .selectAll()
        .orderBy(sql`lower(username)`)
        .orderBy('username')
        .execute();
      return rows.map((row) => ({
        username: row.username,
        ...shownOf(row),
        passwordSetAt: row.updated_at,
        lastLoginAt: row.last_login_at,
      }));
    },

    /** By user name or e-mail address; only accounts that have one. */
    async findForReset(account: string): Promise<ResettableAccount | null> {
      if (!isStorable(account)) return null;
      const row = await db
        .selectFrom('staff')
        .select(['username', 'name', 'email'])
        .where('email', 'is not', null)
        .where((staff) =>
          staff.or([
            staff('username', '=', account),
            staff(sql<string>`lower(email)`, '=', account.toLowerCase()),
          ]),
        )
        .executeTakeFirst();
      return row?.email ? { ...row, email: row.email } : null;
    },

    /** The account of a valid link. */
    async findReset(tokenHash: string, now: Date): Promise<string | null> {
      const row = await db
        .selectFrom('password_resets')
        .select('username')
        .where('token_hash', '=', tokenHash)
        .where('expires_at', '>', now.toISOString())
        .executeTakeFirst();
      return row?.username ?? null;
    },

    async removeExpiredResets(until: Date): Promise<void> {
      await db.deleteFrom('password_resets').where('expires_at', '<=', until.toISOString()).execute();
    },
  };
}

export type AccountStore = ReturnType<typeof createAccountStore>;

function shownOf(row: Database['staff']) {
  return {
    role: row.role,
    name: row.name,
    email: row.email,
    configured: row.configured === 1,
    mustChangePassword: row.must_change_password === 1,
  };
}

/** Mutations within a transaction. */
export function accountMutations(trx: Transaction<Database>) {
  return {
    /**
     * Makes this the account of the configuration, an owner, in place of the former one, which is deleted.
     * @param known the account as it was found
     * @param passwordHash a new one ends the account's sessions; null keeps the present one
     * @returns false when another process has configured it since it was found
     */
    async configure(
      username: string,
      known: Account | null,
      passwordHash: string | null,
      now: Date,
    ): Promise<boolean> {
      const account = { role: 'owner', configured: 1 } as const;
      await trx.deleteFrom('staff').where('configured', '=', 1).where('username', '!=', username).execute();
      if (passwordHash === null) {
        await trx.updateTable('staff').set(account).where('username', '=', username).execute();
        return true;
      }
      const row = {
        ...account,
        password_hash: passwordHash,
        configured_hash: passwordHash,
        must_change_password: 0 as const,
        updated_at: now.toISOString(),
      };
      const replaced = known?.configuredHash ?? null;
      const written = await (known
        ? trx
            .updateTable('staff')
            .set(row)
            .where('username', '=', username)
            .where('configured_hash', replaced === null ? 'is' : '=', replaced)
            .returning('username')
            .executeTakeFirst()
        : trx
            .insertInto('staff')
            .values({ username, name: '', ...row })
            .onConflict((conflict) => conflict.column('username').doNothing())
            .returning('username')
            .executeTakeFirst());
      if (!written) return false;
      await endAccess(trx, username, null);
      return true;
    },

    /** @returns the field that another account has, compared without case; null: the account was added */
    async add({
      username,
      name,
      email,
      role,
      passwordHash,
      now,
    }: NewAccount): Promise<'username' | 'email' | null> {
      const taken = await trx
        .selectFrom('staff')
        .select('username')
        .where(sql<string>`lower(username)`, '=', username.toLowerCase())
        .executeTakeFirst();
      if (taken) return 'username';
      if (email !== null && (await hasEmail(trx, email, username))) return 'email';
      const added = await trx
        .insertInto('staff')
        .values({
          username,
          name,
          email,
          role,
          password_hash: passwordHash,
          must_change_password: 1,
          updated_at: now.toISOString(),
          configured: 0,
          last_login_at: null,
        })
        .onConflict((conflict) => conflict.doNothing())
        .returning('username')
        .executeTakeFirst();
      // Added by another transaction meanwhile.
      return added ? null : 'username';
    },

    /** Deletes the account and its sessions. */
    async remove(username: string): Promise<void> {
      await trx.deleteFrom('staff').where('username', '=', username).execute();
    },

    async setRole(username: string, role: StaffRole): Promise<void> {
      await trx.updateTable('staff').set({ role }).where('username', '=', username).execute();
    },

    /** @returns false where another account has the e-mail address */
    async setProfile(username: string, { name, email }: { name: string; email: string }): Promise<boolean> {
      if (await hasEmail(trx, email, username)) return false;
      // Links sent to the former e-mail address.
      await trx.deleteFrom('password_resets').where('username', '=', username).execute();
      await trx.updateTable('staff').set({ name, email }).where('username', '=', username).execute();
      return true;
    },

    /** Ends the account's sessions and its links for a new password. */
    setPassword: (username: string, password: NewPasswordHash): Promise<void> =>
      setPassword(trx, username, password),

    /** Stores a link for a new password. */
    async addReset(reset: { tokenHash: string; username: string; expiresAt: Date }): Promise<void> {
      await trx
        .insertInto('password_resets')
        .values({
          token_hash: reset.tokenHash,
          username: reset.username,
          expires_at: reset.expiresAt.toISOString(),
        })
        .execute();
    },

    /** Sets the password and deletes the link. Returns false for an expired or used link. */
    async consumeReset(tokenHash: string, passwordHash: string, now: Date): Promise<boolean> {
      const used = await trx
        .deleteFrom('password_resets')
        .where('token_hash', '=', tokenHash)
        .where('expires_at', '>', now.toISOString())
        .returning('username')
        .executeTakeFirst();
      if (!used) return false;
      await setPassword(trx, used.username, { passwordHash, now, mustChange: false, keptSession: null });
      return true;
    },
  };
}

async function hasEmail(trx: Transaction<Database>, email: string, otherThan: string): Promise<boolean> {
  const taken = await trx
    .selectFrom('staff')
    .select('username')
    .where(sql<string>`lower(email)`, '=', email.toLowerCase())
    .where('username', '!=', otherThan)
    .executeTakeFirst();
  return taken !== undefined;
}

async function setPassword(
  trx: Transaction<Database>,
  username: string,
  { passwordHash, now, mustChange, keptSession }: NewPasswordHash,
): Promise<void> {
  await trx
    .updateTable('staff')
    .set({
      password_hash: passwordHash,
      updated_at: now.toISOString(),
      must_change_password: mustChange ? 1 : 0,
    })
    .where('username', '=', username)
    .execute();
  await endAccess(trx, username, keptSession);
}

/** Ends the account's sessions, except the given one, and its links for a new password. */
async function endAccess(trx: Transaction<Database>, username: string, kept: string | null): Promise<void> {
  await trx.deleteFrom('password_resets').where('username', '=', username).execute();
  const sessions = trx.deleteFrom('sessions').where('username', '=', username);
  await (kept === null ? sessions : sessions.where('secret_hash', '!=', kept)).execute();
}
