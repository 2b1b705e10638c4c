import type { Log } from '../log.ts';
import type { AuditStore } from './audit.store.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Two years. */
const KEPT_MS = 730 * DAY_MS;

/** Deletes old entries of the audit log. */
export interface AuditRetention {
  /** Deletes the entries of more than two years ago. */
  removeOld(): Promise<void>;
  /** Deletes them now and every day. */
  start(): void;
  stop(): void;
}

export interface AuditRetentionOptions {
  store: Pick<AuditStore, 'removeBefore'>;
  clock: () => Date;
  log: Log;
}

export function createAuditRetention({ store, clock, log }: AuditRetentionOptions): AuditRetention {
  let timer: NodeJS.Timeout | undefined;

  async function removeOld(): Promise<void> {
    try {
      await store.removeBefore(new Date(clock().getTime() - KEPT_MS).toISOString());
    } catch (error) {
      log.warn({ err: error }, 'old entries of the audit log could not be deleted; trying again tomorrow');
    }
  }

  return {
    removeOld,
    start() {
      void removeOld();
      timer = setInterval(() => void removeOld(), DAY_MS);
      timer.unref();
    },
    stop() {
      clearInterval(timer);
    },
  };
}
