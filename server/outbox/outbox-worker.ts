import type { MailContent } from '../platform/database/schema.ts';
import type { Log } from '../platform/log.ts';
import { MailError } from './mailer.ts';
import type { Claimed, OutboxQueue } from './outbox-queue.store.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/**
 * Pauses after each failed attempt, about three days in all. After the last one, or when the mail server has rejected the
 * mail for good, it is marked as failed.
 */
export const RETRY_PAUSES_MS: readonly number[] = [
  5 * SECOND,
  15 * SECOND,
  MINUTE,
  5 * MINUTE,
  15 * MINUTE,
  HOUR,
  3 * HOUR,
  6 * HOUR,
  ...Array<number>(5).fill(12 * HOUR),
];

/** Pause between two looks into the outbox. */
export const POLL_MS = 2000;

export interface OutboxWorkerOptions<Content> {
  store: Omit<OutboxQueue<Content>, 'counts' | 'hasDue'>;
  /** Throws a `MailError` when it has not sent. */
  mailer: { savesFiles?: boolean; send(item: Claimed<Content>): Promise<void> };
  /** Name of its messages in the log; default: mail. */
  messageKind?: string;
  clock: () => Date;
  log: Log;
  /**
   * True when no other process sends from this outbox: mail that a crash left in `sending` is then retried at
   * once instead of when its lease expires.
   */
  onlySender: boolean;
  /** Called once nothing is due, after something was sent or failed. */
  onDrained?: () => void;
}

/** Sends the mails of the outbox, or what is for the webhook, one at a time, with retries. */
export class OutboxWorker<Content = MailContent> {
  readonly #options: OutboxWorkerOptions<Content>;
  #run: Promise<void> | null = null;
  #again = false;
  #stopped = false;

  constructor(options: OutboxWorkerOptions<Content>) {
    this.#options = options;
  }

  /** Makes mail due again that an earlier process left in `sending`. */
  async recover(): Promise<void> {
    const { store, clock, onlySender } = this.#options;
    if (onlySender) await store.releaseClaims(clock());
  }

  /** Sends due mail now. Never throws: errors are logged and retried. */
  wake(): void {
    void this.drain();
  }

  /** Sends all due mail; resolves when none is left. */
  drain(): Promise<void> {
    if (this.#stopped) return this.#run ?? Promise.resolve();
    this.#again = true;
    this.#run ??= this.#work();
    return this.#run;
  }

  /** Finishes the current mail and claims no other. */
  async stop(): Promise<void> {
    this.#stopped = true;
    await this.#run;
  }

  async #work(): Promise<void> {
    const { store, clock, log, onDrained } = this.#options;
    try {
      while (this.#again) {
        this.#again = false;
        let isTried = false;
        while (!this.#stopped) {
          const mail = await store.claim(clock());
          if (!mail) break;
          await this.#deliver(mail);
          isTried = true;
        }
        if (isTried) onDrained?.();
      }
    } catch (error) {
      this.#again = false;
      log.error({ err: error }, 'the outbox does not answer');
    } finally {
      // Must run in the same turn as the last check of #again, or a wake in between would be lost.
      this.#run = null;
    }
  }

  async #deliver(mail: Claimed<Content>): Promise<void> {
    const { store, mailer, clock, log, messageKind = 'mail' } = this.#options;
    const context = { mail: mail.id, attempt: mail.attempt };
    try {
      await mailer.send(mail);
    } catch (error) {
      const { permanent, possiblyAccepted, code } =
        error instanceof MailError
          ? error
          : new MailError(error, { permanent: false, possiblyAccepted: false });
      const pauseMs = permanent ? undefined : RETRY_PAUSES_MS[mail.attempt - 1];
      const retryAt = pauseMs === undefined ? null : new Date(clock().getTime() + pauseMs);
      await store.markFailed(mail.id, { error: String(error), retryAt, possiblyAccepted });
      // The message of an SMTP error may quote addresses, so it stays in the database.
      if (retryAt) log.warn({ ...context, reason: code, retryAt }, `${messageKind} not sent, trying again`);
      else log.error({ ...context, reason: code, permanent }, `${messageKind} given up`);
      return;
    }
    await store.markSent(mail.id, clock(), mailer.savesFiles);
    log.info(context, `${messageKind} sent`);
  }
}
