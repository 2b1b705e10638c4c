import type { ImportProgress } from '../../contract/wordpress-import.ts';
import type { Log } from '../log.ts';
import type { ImportLeaseStore } from './import-lease.store.ts';
import { ImportError } from './wordpress-post.ts';

/** After this a killed import may be started again. */
const LEASE_MS = 15_000;
const RENEWED_EVERY_MS = 2000;

export interface LeaseOptions {
  store: ImportLeaseStore;
  holder: string;
  clock: () => Date;
  log: Log;
}

/**
 * Starts an import: its lease, its progress and its end by a cancellation in any process.
 * @returns null while another one is running
 */
export async function startRunning({ store, holder, clock, log }: LeaseOptions) {
  const now = () => clock().toISOString();
  const end = () => new Date(clock().getTime() + LEASE_MS).toISOString();
  if (!(await store.acquire(holder, now(), end()))) return null;
  const aborted = new AbortController();
  let progress: ImportProgress = { phase: 'connecting', total: null, done: 0, title: null, failed: 0 };
  let renewing: Promise<void> = Promise.resolve();

  async function renew(): Promise<void> {
    try {
      const state = await store.renew(holder, end(), progress);
      if (state?.cancelled) aborted.abort(new ImportCancelled());
      if (!state) aborted.abort(new ImportError('Another import has taken over.'));
    } catch (error) {
      // The next renewal may succeed before the lease ends.
      log.warn({ err: error }, 'the lease of the import could not be renewed');
    }
  }
  const timer = setInterval(() => {
    renewing = renew();
  }, RENEWED_EVERY_MS);

  return {
    signal: aborted.signal,
    abort: (reason: Error) => aborted.abort(reason),
    progress: () => progress,
    set(next: ImportProgress): void {
      progress = next;
    },
    renew,
    async stop(): Promise<void> {
      clearInterval(timer);
      await renewing;
      await store.release(holder);
    },
  };
}

export type RunningImport = NonNullable<Awaited<ReturnType<typeof startRunning>>>;

export class ImportCancelled extends Error {
  override readonly name = 'AbortError';
}
