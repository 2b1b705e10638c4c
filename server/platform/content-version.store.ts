import { setImmediate as yieldToRequests } from 'node:timers/promises';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from './database/schema.ts';
import { createInTransaction } from './in-transaction.store.ts';

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
    /** Blocks other changes of content until the commit. */
    lock: () => lockContent(trx),
    /** Raises the version, and blocks other changes of content until the commit. */
    async bump(): Promise<void> {
      await bump(trx);
      raised = true;
    },
    isRaised: () => raised,
  };
}

/** Transactions that change content. The cached version is dropped after a commit that has raised it. */
export function createContentTransaction<Mutations>(
  db: Kysely<Database>,
  clock: () => Date,
  contentVersion: Pick<ContentVersion, 'forget'>,
  mutationsIn: (trx: Transaction<Database>) => Mutations,
) {
  const inTransaction = createInTransaction(db, clock, (trx) => ({
    ...mutationsIn(trx),
    content: contentMutations(trx),
  }));
  const run: typeof inTransaction = async (mutate) => {
    let isRaised = false;
    const result = await inTransaction(async (mutations) => {
      const value = await mutate(mutations);
      // Lets cached pages be answered before a long text is committed.
      await yieldToRequests();
      isRaised = mutations.content.isRaised();
      return value;
    });
    // Cached pages wait for the database to read the version again.
    if (isRaised) contentVersion.forget();
    return result;
  };
  return run;
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
