import type { Kysely } from 'kysely';
import type { Database } from '../db/schema.ts';

export interface StaffStore {
  passwordHash(username: string): Promise<string | null>;
  /** Replaces all accounts by this one and ends every session. */
  replaceAccount(username: string, passwordHash: string, now: Date): Promise<void>;
  /** Deletes all other accounts with their sessions. */
  removeOthers(username: string): Promise<void>;
  addSession(session: { secretHash: string; username: string; now: Date; expiresAt: Date }): Promise<void>;
  hasSession(secretHash: string, username: string, now: Date): Promise<boolean>;
  removeSession(secretHash: string): Promise<void>;
}

export function createStaffStore(db: Kysely<Database>): StaffStore {
  return {
    async passwordHash(username) {
      const row = await db
        .selectFrom('staff')
        .select('password_hash')
        .where('username', '=', username)
        .executeTakeFirst();
      return row?.password_hash ?? null;
    },

    async replaceAccount(username, passwordHash, now) {
      const account = { password_hash: passwordHash, updated_at: now.toISOString() };
      await db.transaction().execute(async (trx) => {
        await trx.deleteFrom('sessions').execute();
        await trx.deleteFrom('staff').where('username', '!=', username).execute();
        await trx
          .insertInto('staff')
          .values({ username, ...account })
          .onConflict((conflict) => conflict.column('username').doUpdateSet(account))
          .execute();
      });
    },

    async removeOthers(username) {
      await db.deleteFrom('staff').where('username', '!=', username).execute();
    },

    async addSession({ secretHash, username, now, expiresAt }) {
      await db.deleteFrom('sessions').where('expires_at', '<=', now.toISOString()).execute();
      await db
        .insertInto('sessions')
        .values({
          secret_hash: secretHash,
          username,
          created_at: now.toISOString(),
          expires_at: expiresAt.toISOString(),
        })
        .execute();
    },

    async hasSession(secretHash, username, now) {
      const row = await db
        .selectFrom('sessions')
        .select('secret_hash')
        .where('secret_hash', '=', secretHash)
        .where('username', '=', username)
        .where('expires_at', '>', now.toISOString())
        .executeTakeFirst();
      return row !== undefined;
    },

    async removeSession(secretHash) {
      await db.deleteFrom('sessions').where('secret_hash', '=', secretHash).execute();
    },
  };
}
