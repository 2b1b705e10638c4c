import { createHash, randomBytes } from 'node:crypto';
import type { Audit } from './audit.ts';
import { encodeBasic, parseBasic } from './basic-credentials.ts';
import { hashPassword, verifyPassword } from './password.ts';
import type { StaffStore } from './staff.store.ts';

const SESSION_MS = 12 * 60 * 60 * 1000;
const SECRET_BYTES = 32;

export interface Staff {
  /** Applies the configured credentials; a change ends every session. */
  prepare(): Promise<void>;
  /** @returns the token of a new session of twelve hours, or null when the credentials are wrong */
  login(username: string, password: string): Promise<string | null>;
  /**
   * @param header the Authorization header: `Basic <token>`
   * @returns the user name of a valid session, or null
   */
  authorise(header: string | undefined): Promise<string | null>;
  /** Ends the session of this Authorization header, if there is one. */
  logout(header: string | undefined): Promise<void>;
}

export interface StaffOptions {
  store: StaffStore;
  clock: () => Date;
  configured: { username: string; password: string };
  record: Audit['record'];
}

export function createStaff({ store, clock, configured, record }: StaffOptions): Staff {
  // Verified for unknown names too, so that response times do not reveal which names exist.
  const decoy = hashPassword(randomBytes(SECRET_BYTES).toString('base64'));

  async function authorise(header: string | undefined): Promise<string | null> {
    const credentials = parseBasic(header);
    if (!credentials) return null;
    const { username, secret } = credentials;
    return (await store.hasSession(hashOf(secret), username, clock())) ? username : null;
  }

  return {
    authorise,

    async prepare() {
      const { username, password } = configured;
      const known = await store.passwordHash(username);
      if (known && (await verifyPassword(password, known))) return store.removeOthers(username);
      await store.replaceAccount(username, await hashPassword(password), clock());
    },

    async login(username, password) {
      // PostgreSQL rejects text with NUL.
      const known = username.includes('\0') ? null : await store.passwordHash(username);
      const valid = await verifyPassword(password, known ?? (await decoy));
      if (!known || !valid) {
        // An unknown name may be a password typed into the wrong field.
        await record({ staff: known ? username : null, action: 'login-failed' });
        return null;
      }
      const secret = randomBytes(SECRET_BYTES).toString('base64url');
      const now = clock();
      const expiresAt = new Date(now.getTime() + SESSION_MS);
      await store.addSession({ secretHash: hashOf(secret), username, now, expiresAt });
      await record({ staff: username, action: 'login' });
      return encodeBasic({ username, secret });
    },

    async logout(header) {
      const username = await authorise(header);
      const credentials = parseBasic(header);
      if (username === null || !credentials) return;
      await store.removeSession(hashOf(credentials.secret));
      await record({ staff: username, action: 'logout' });
    },
  };
}

/** A plain hash suffices because the secret is long and random. */
function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}
