import { randomBytes } from 'node:crypto';
import type { StaffRole, StaffSession } from '../../contract/people.ts';
import { sha256 } from '../platform/hash.ts';
import { found } from '../platform/refusal.ts';
import type { AccountStore } from './accounts.store.ts';
import { encodeBasic, parseBasic } from './basic-credentials.ts';
import { deviceOf } from './device.ts';
import { decoyHash, hashPassword, verifyPassword } from './password.ts';
import type { SessionStore } from './sessions.store.ts';
import type { AuthTransaction } from './transaction.store.ts';

const SESSION_MS = 12 * 60 * 60 * 1000;
const SECRET_BYTES = 32;
/** A SHA-256 in hexadecimal. */
const SESSION_ID = /^[0-9a-f]{64}$/;
/** Limits the writes of frequent requests. */
const SEEN_EVERY_MS = 60_000;

/** The member of staff who makes a request. */
export interface Authorized {
  username: string;
  role: StaffRole;
  /** No other call is allowed before the change. */
  mustChangePassword: boolean;
  /** The id of the session. */
  session: string;
}

export interface SessionsOptions {
  accounts: Pick<AccountStore, 'find'>;
  store: SessionStore;
  inTransaction: AuthTransaction;
  clock: () => Date;
  configured: { username: string; password: string };
}

/** Logins and sessions. */
export function createSessions({ accounts, store, inTransaction, clock, configured }: SessionsOptions) {
  // Verified for unknown names too, so that response times do not reveal which names exist.
  const decoy = decoyHash();

  async function authorize(header: string | undefined): Promise<Authorized | null> {
    const credentials = parseBasic(header);
    if (!credentials) return null;
    const { username } = credentials;
    const session = sha256(credentials.secret);
    const now = clock();
    const found = await store.find(session, username, now);
    if (!found) return null;
    if (now.getTime() - Date.parse(found.lastSeenAt) >= SEEN_EVERY_MS) {
      await store.markSeen(session, now);
    }
    const { role, mustChangePassword } = found;
    return { username, role, mustChangePassword, session };
  }

  return {
    /**
     * @param header the Authorization header: `Basic <token>`
     * @returns null unless the session is valid
     */
    authorize,

    /** Applies the configured credentials; a new configured password ends that account's sessions. */
    async prepare(): Promise<void> {
      const { username, password } = configured;
      const known = await accounts.find(username);
      const applied = known?.configured ? known.configuredHash : null;
      const same = applied && (await verifyPassword(password, applied));
      const hash = same ? null : await hashPassword(password);
      // Another process of a site that starts may have done so meanwhile, and has admitted staff already.
      const isApplied = await inTransaction((mutations) =>
        mutations.accounts.configure(username, known, hash, clock()),
      );
      if (!isApplied) await this.prepare();
    },

    /** Whether the configured account still has the configured password. */
    async hasConfiguredPassword(): Promise<boolean> {
      const known = await accounts.find(configured.username);
      return known !== null && known.passwordHash === known.configuredHash;
    },

    /**
     * @param userAgent the header; names the session's device
     * @returns the token of a new session of twelve hours, or null when the credentials are wrong
     */
    async login(username: string, password: string, userAgent?: string): Promise<string | null> {
      const known = await accounts.find(username);
      const valid = await verifyPassword(password, known?.passwordHash ?? decoy);
      if (!known || !valid) {
        // An unknown name may be a password typed into the wrong field.
        await inTransaction(({ record }) =>
          record({ staff: known ? username : null, action: 'login-failed', subject: null }),
        );
        return null;
      }
      const secret = randomBytes(SECRET_BYTES).toString('base64url');
      const now = clock();
      const session = {
        secretHash: sha256(secret),
        username,
        passwordHash: known.passwordHash,
        device: deviceOf(userAgent),
        now,
        expiresAt: new Date(now.getTime() + SESSION_MS),
      };
      return inTransaction(async ({ sessions, record }) => {
        if (!(await sessions.add(session))) return null;
        await record({ staff: username, action: 'login', subject: null });
        return encodeBasic({ username, secret });
      });
    },

    /** Ends the session of this Authorization header, if there is one. */
    async logout(header: string | undefined): Promise<void> {
      const authorized = await authorize(header);
      if (!authorized) return;
      await inTransaction(async ({ sessions, record }) => {
        await sessions.end(authorized.session);
        await record({ staff: authorized.username, action: 'logout', subject: null });
      });
    },

    /** Lists the sessions of one account, or of all. */
    async list(current: string, username?: string): Promise<StaffSession[]> {
      const listed = await store.list(clock(), username);
      return listed.map((session) => ({ ...session, current: session.id === current }));
    },

    /**
     * Ends a session of one account, or of any.
     * @param by the user name of who ends it
     * @throws {Refusal} where there is none
     */
    async end(id: string, by: string, username?: string): Promise<void> {
      await inTransaction(async ({ sessions, record }) => {
        const ended = SESSION_ID.test(id) ? await sessions.end(id, username) : null;
        await record({ staff: by, action: 'session-ended', subject: found(ended) });
      });
    },

    async endOthers(username: string, current: string): Promise<void> {
      await inTransaction(async ({ sessions, record }) => {
        await sessions.endOthers(username, current);
        await record({ staff: username, action: 'session-ended', subject: username });
      });
    },
  };
}

export type Sessions = ReturnType<typeof createSessions>;
