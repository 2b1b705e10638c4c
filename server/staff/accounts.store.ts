import { type Kysely, sql, type Transaction } from 'kysely';
import type { Person, StaffRole } from '../../contract/people.ts';
import type { Database } from '../db/schema.ts';

export interface Account {
  passwordHash: string;
  role: StaffRole;
  configured: boolean;
}

export interface AccountStore {
  find(username: string): Promise<Account | null>;
  /** By user name. */
  list(): Promise<Person[]>;
  /**
   * Makes this the account of the configuration, an owner, in place of the former one, which is deleted.
   * @param passwordHash a new one ends the account's sessions; null keeps the present one
   */
  configure(username: string, passwordHash: string | null, now: Date): Promise<void>;
  /** @returns false where the name is taken, in whatever case */
  add(account: { username: string; role: StaffRole; passwordHash: string; now: Date }): Promise<boolean>;
  /** Deletes the account and its sessions. */
  remove(username: string): Promise<void>;
  setRole(username: string, role: StaffRole): Promise<void>;
  /** Ends the account's sessions, except the given one. */
  setPassword(username: string, passwordHash: string, now: Date, keptSession: string | null): Promise<void>;
}

export function createAccountStore(db: Kysely<Database>): AccountStore {
  return {
    async find(username) {
      // PostgreSQL rejects text with NUL.
      if (username.includes('\0')) return null;
      const row = await db
        .selectFrom('staff')
        .select(['password_hash', 'role', 'configured'])
        .where('username', '=', username)
        .executeTakeFirst();
      if (!row) return null;
      return { passwordHash: row.password_hash, role: row.role, configured: row.configured === 1 };
    },

    async list() {
      const rows = await db
        .selectFrom('staff')
        .select(['username', 'role', 'configured', 'updated_at', 'last_login_at'])
        .orderBy(sql`lower(username)`)
        .orderBy('username')
        .execute();
      return rows.map(({ username, role, configured, updated_at, last_login_at }) => ({
        username,
        role,
        configured: configured === 1,
        passwordSetAt: updated_at,
        lastLoginAt: last_login_at,
      }));
    },

    async configure(username, passwordHash, now) {
      const account = { role: 'owner', configured: 1 } as const;
      await db.transaction().execute(async (trx) => {
        await trx.deleteFrom('staff').where('configured', '=', 1).where('username', '!=', username).execute();
        if (passwordHash === null) {
          await trx.updateTable('staff').set(account).where('username', '=', username).execute();
          return;
        }
        await endSessions(trx, username, null);
        const row = { ...account, password_hash: passwordHash, updated_at: now.toISOString() };
        await trx
          .insertInto('staff')
          .values({ username, ...row })
          .onConflict((conflict) => conflict.column('username').doUpdateSet(row))
          .execute();
      });
    },

    async add({ username, role, passwordHash, now }) {
      return db.transaction().execute(async (trx) => {
        const taken = await trx
          .selectFrom('staff')
          .select('username')
          .where(sql<string>`lower(username)`, '=', username.toLowerCase())
          .executeTakeFirst();
        if (taken) return false;
        const added = await trx
          .insertInto('staff')
          .values({
            username,
            role,
            password_hash: passwordHash,
            updated_at: now.toISOString(),
            configured: 0,
            last_login_at: null,
          })
          .onConflict((conflict) => conflict.column('username').doNothing())
          .returning('username')
          .executeTakeFirst();
        return added !== undefined;
      });
    },

    async remove(username) {
      await db.deleteFrom('staff').where('username', '=', username).execute();
    },

    async setRole(username, role) {
      await db.updateTable('staff').set({ role }).where('username', '=', username).execute();
    },

    async setPassword(username, passwordHash, now, keptSession) {
      await db.transaction().execute(async (trx) => {
        await trx
          .updateTable('staff')
          .set({ password_hash: passwordHash, updated_at: now.toISOString() })
          .where('username', '=', username)
          .execute();
        await endSessions(trx, username, keptSession);
      });
    },
  };
}

async function endSessions(trx: Transaction<Database>, username: string, kept: string | null): Promise<void> {
  const sessions = trx.deleteFrom('sessions').where('username', '=', username);
  await (kept === null ? sessions : sessions.where('secret_hash', '!=', kept)).execute();
}
