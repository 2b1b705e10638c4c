import type { Kysely } from 'kysely';
import type { Database } from '../db/schema.ts';

export interface ScheduleStore {
  /** Positions: of the newest published post up to this one, and of the first one after it. */
  around(position: number): Promise<{ newest: number | null; next: number | null }>;
}

export function createScheduleStore(db: Kysely<Database>): ScheduleStore {
  const published = db.selectFrom('posts').select('position').where('status', '=', 'published').limit(1);
  return {
    async around(position) {
      const [newest, next] = await Promise.all([
        published.where('position', '<=', position).orderBy('position', 'desc').executeTakeFirst(),
        published.where('position', '>', position).orderBy('position', 'asc').executeTakeFirst(),
      ]);
      return { newest: newest ? Number(newest.position) : null, next: next ? Number(next.position) : null };
    },
  };
}
