import type { Kysely } from 'kysely';
import type { Database } from '../platform/database/schema.ts';

/** Burst allowance; must exceed the pause between two looks into the outbox (`POLL_MS` in outbox-worker.ts, 2 s). */
const BURST_MS = 4000;

/**
 * Takes the next send slot, shared by all processes; false when none is free yet.
 * @param perMinute slots a minute: the setting `NEWSLETTER_PER_MINUTE`
 */
export async function takeSendSlot(db: Kysely<Database>, now: Date, perMinute: number): Promise<boolean> {
  const { free_at } = await db.selectFrom('mailing_pace').select('free_at').executeTakeFirstOrThrow();
  if (free_at > now.toISOString()) return false;
  const slot = Math.max(Date.parse(free_at), now.getTime() - BURST_MS);
  const taken = await db
    .updateTable('mailing_pace')
    .set({ free_at: new Date(slot + 60_000 / perMinute).toISOString() })
    .where('free_at', '=', free_at)
    .executeTakeFirst();
  return taken.numUpdatedRows > 0n;
}
