import type { Kysely, Transaction } from 'kysely';
import type { StaffRole, StaffSession } from '../../contract/people.ts';
import type { Database } from '../platform/database/schema.ts';

export interface NewSession {
  secretHash: string;
  username: string;
  /** The session is added only if the account still has this password. */
  passwordHash: string;
  device: string | null;
  now: Date;
  expiresAt: Date;
}

export function createSessionStore(db: Kysely<Database>) {
  return {
    async find(
      secretHash: string,
      username: string,
      now: Date,
    ): Promise<{ role: StaffRole; mustChangePassword: boolean; lastSeenAt: string } | null> {
      const row = await db
        .selectFrom('sessions')
        .innerJoin('staff', 'staff.username', 'sessions.username')
        .select(['staff.role', 'staff.must_change_password', 'sessions.last_seen_at'])
        .where('sessions.secret_hash', '=', secretHash)
        .where('sessions.username', '=', username)
        .where('sessions.expires_at', '>', now.toISOString())
        .executeTakeFirst();
      return row
        ? {
            role: row.role,
            mustChangePassword: row.must_change_password === 1,
            lastSeenAt: row.last_seen_at,
          }
        : null;
    },

    async markSeen(secretHash: string, now: Date): Promise<void> {
      await db
        .updateTable('sessions')
        .set({ last_seen_at: now.toISOString() })
        .where('secret_hash', '=', secretHash)
        .execute();
    },

    /** Sessions that have not expired, last used first: of one account, or of all. */
    async list(now: Date, username?: string): Promise<Omit<StaffSession, 'current'>[]> {
      const sessions = db.selectFrom('sessions').selectAll().where('expires_at', '>', now.toISOString());
      const rows = await (username === undefined ? sessions : sessions.where('username', '=', username))
        .orderBy('last_seen_at', 'desc')
        .orderBy('created_at', 'desc')
        .orderBy('secret_hash')
        .execute();
      return rows.map((row) => ({
        id: row.secret_hash,
        username: row.username,
        device: row.device,
        createdAt: row.created_at,
        lastSeenAt: row.last_seen_at,
        expiresAt: row.expires_at,
      }));
    },

    async removeExpired(until: Date): Promise<void> {
      await db.deleteFrom('sessions').where('expires_at', '<=', until.toISOString()).execute();
    },
  };
}

export type SessionStore = ReturnType<typeof createSessionStore>;

/** Mutations within a transaction. */
export function sessionMutations(trx: Transaction<Database>) {
  return {
    /** @returns false when the account or its password has changed meanwhile */
    async add({ secretHash, username, passwordHash, device, now, expiresAt }: NewSession): Promise<boolean> {
      const moment = now.toISOString();
      // Locks the account, so that a password change ends this session or prevents it.
      const account = await trx
        .updateTable('staff')
        .set({ last_login_at: moment })
        .where('username', '=', username)
        .where('password_hash', '=', passwordHash)
        .returning('username')
        .executeTakeFirst();
      if (!account) return false;
      await trx
        .insertInto('sessions')
        .values({
          secret_hash: secretHash,
          username,
          device,
          created_at: moment,
          last_seen_at: moment,
          expires_at: expiresAt.toISOString(),
        })
        .execute();
      return true;
    },

    /**
     * Ends a session: of one account, or of any.
     * @returns the user name of its account; null for an unknown session
     */
    async end(secretHash: string, username?: string): Promise<string | null> {
      const session = trx.deleteFrom('sessions').where('secret_hash', '=', secretHash);
      const ended = await (username === undefined ? session : session.where('username', '=', username))
        .returning('username')
        .executeTakeFirst();
      return ended?.username ?? null;
    },

    async endOthers(username: string, keptSecretHash: string): Promise<void> {
      await trx
        .deleteFrom('sessions')
        .where('username', '=', username)
        .where('secret_hash', '!=', keptSecretHash)
        .execute();
    },
  };
}
