import { firmDay } from '../../content/derive/firm-time.ts';
import type { Log } from '../platform/log.ts';

export const FLUSH_EVERY_MS = 5000;
/** Bounds memory; beyond it, new names are ignored until the next flush. */
const BUFFER_MAX = 5000;

/** A number of equal events on one day. */
export interface DayCount<Subject extends string> {
  subject: Subject;
  /** Calendar day in the firm's zone. */
  day: string;
  name: string;
  count: number;
}

export interface CountBufferOptions<Subject extends string> {
  store: { add(counts: DayCount<Subject>[]): Promise<void> };
  clock: () => Date;
  log: Log;
}

/** Counts events in memory, so that no request waits for the database. */
export function createCountBuffer<Subject extends string>({
  store,
  clock,
  log,
}: CountBufferOptions<Subject>) {
  let buffer = new Map<string, DayCount<Subject>>();

  function add(added: DayCount<Subject>): void {
    const key = `${added.subject} ${added.day} ${added.name}`;
    const known = buffer.get(key);
    if (known) known.count += added.count;
    else if (buffer.size < BUFFER_MAX) buffer.set(key, { ...added });
  }

  return {
    count: (subject: Subject, name: string) => add({ subject, day: firmDay(clock()), name, count: 1 }),
    /** Writes the counts to the database; keeps them when that fails. */
    async flush(): Promise<void> {
      if (buffer.size === 0) return;
      const counts = [...buffer.values()];
      buffer = new Map();
      try {
        await store.add(counts);
      } catch (error) {
        counts.forEach(add);
        log.warn({ err: error }, 'counts could not be written; keeping them');
      }
    },
  };
}
