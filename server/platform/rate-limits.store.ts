import { type Kysely, sql } from 'kysely';
import type { Database } from './database/schema.ts';
import type { KeyedHash } from './keyed-hash.store.ts';

const PURGE_EVERY_MS = 60_000;

export interface RateRule {
  /** Each name has its own counts. */
  name: string;
  limit: number;
  windowMs: number;
}

/**
 * Counts requests in fixed windows in the database, so that a limit holds across processes.
 * @param hash replaces the clients, so that no IP address is stored
 */
export function createRateLimits(db: Kysely<Database>, hash: KeyedHash, clock: () => Date) {
  let purgedAt = 0;

  async function purge(now: number): Promise<void> {
    if (now - purgedAt < PURGE_EVERY_MS) return;
    purgedAt = now;
    await db.deleteFrom('rate_limits').where('window_end', '<=', new Date(now).toISOString()).execute();
  }

  async function add({ name, windowMs }: Omit<RateRule, 'limit'>, client: string) {
    const now = clock().getTime();
    const start = now - (now % windowMs);
    await purge(now);
    const { count } = await db
      .insertInto('rate_limits')
      .values({
        key_hash: await hash(`${name}\n${client}`),
        window_start: new Date(start).toISOString(),
        window_end: new Date(start + windowMs).toISOString(),
        count: 1,
      })
      .onConflict((conflict) =>
        conflict
          .columns(['key_hash', 'window_start'])
          .doUpdateSet({ count: sql<number>`rate_limits.count + 1` }),
      )
      .returning('count')
      .executeTakeFirstOrThrow();
    return { count, remainingMs: start + windowMs - now };
  }

  return {
    /**
     * Counts one request.
     * @param client identifies the client, such as its IP address, or what is counted instead
     * @returns milliseconds until the next window when the limit was exceeded, otherwise null
     */
    async exceeded(rule: RateRule, client: string): Promise<number | null> {
      const { count, remainingMs } = await add(rule, client);
      return count > rule.limit ? remainingMs : null;
    },
    /** Counts one request and returns the number of requests in this window. */
    count: async (rule: Omit<RateRule, 'limit'>, client: string): Promise<number> =>
      (await add(rule, client)).count,
  };
}

export type RateLimits = ReturnType<typeof createRateLimits>;
