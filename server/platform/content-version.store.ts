import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from './database/schema.ts';

/** Each process reads the version this often. */
const CONTENT_VERSION_CACHE_MS = 1000;
/** After this pause every process has read a new version; a timer may fire a little early. */
export const KNOWN_EVERYWHERE_MS = CONTENT_VERSION_CACHE_MS + 20;

/** Waits for other changes of content, and lets none in before the transaction ends. */
export async function lockContent(trx: Transaction<Database>): Promise<void> {
  await trx
    .updateTable('content_version')
    .set(({ ref }) => ({ version: ref('version') }))
    .execute();
}

async function bump(db: Kysely<Database>): Promise<void> {
  await db.updateTable('content_version').set({ version: sql<number>`version + 1` }).execute();
}

/** Mutations within a transaction. */
export function contentMutations(trx: Transaction<Database>) {
  let raised = false;
  return {
    /** Lets in no other change of content before the end. */
    lock: () => lockContent(trx),
    /** Raises the version, and lets in no other change of content before the end; call `forget()` after it. */
    async bump(): Promise<void> {
      await bump(trx);
      raised = true;
    },
    isRaised: () => raised,
  };
}

export function createContentVersion(db: Kysely<Database>, clock: () => Date) {
  let known: { version: Promise<number>; readAt: number } | null = null;

  async function read(): Promise<number> {
    const row = await db.selectFrom('content_version').select('version').executeTakeFirstOrThrow();
    return row.version;
  }

  function forget(): void {
    known = null;
  }

  return {
    /**
     * Reads the number that every change of visible content raises; rendered pages are cached by it. A change made by
     * another process is seen within 1 s, one of this process at once.
     */
    current(): Promise<number> {
      const now = clock().getTime();
      if (known && now - known.readAt < CONTENT_VERSION_CACHE_MS) return known.version;
      const reading = { version: read(), readAt: now };
      known = reading;
      reading.version.catch(() => {
        // A failed read is not cached.
        if (known === reading) known = null;
      });
      return reading.version;
    },
    /** Raises the version. */
    async bump(): Promise<void> {
      await bump(db);
      forget();
    },
    /** Drops the cached version. */
    forget,
  };
}

export type ContentVersion = ReturnType<typeof createContentVersion>;
