import { createHmac, randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from './database/schema.ts';

/**
 * Hashes text with a secret of this installation (HMAC-SHA-256, hexadecimal). The secret prevents guessing: all IPv4
 * addresses can be tried in seconds.
 */
export type KeyedHash = (text: string) => Promise<string>;

const SECRET_BYTES = 32;

/** @param configured the secret; null: a random one, made once and shared by all processes on this database */
export function createKeyedHash(db: Kysely<Database>, configured: string | null): KeyedHash {
  let secret: Promise<string> | null = configured === null ? null : Promise.resolve(configured);

  function currentSecret(): Promise<string> {
    secret ??= storedSecret(db).catch((error: unknown) => {
      // A failed read is repeated the next time.
      secret = null;
      throw error;
    });
    return secret;
  }

  return async (text) =>
    createHmac('sha256', await currentSecret())
      .update(text)
      .digest('hex');
}

async function storedSecret(db: Kysely<Database>): Promise<string> {
  await db
    .insertInto('installation_secret')
    .values({ id: 1, secret: randomBytes(SECRET_BYTES).toString('base64url') })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
  const row = await db.selectFrom('installation_secret').select('secret').executeTakeFirstOrThrow();
  return row.secret;
}
