import type { Log } from '../log.ts';
import type { Mailer } from './mailer.ts';
import type { ClaimedMail, OutboxStore } from './outbox.store.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** Pauses after each failed attempt, about three days in all; after the last one a mail counts as failed. */
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

const POLL_MS = 2000;

export interface OutboxWorkerOptions {
  store: OutboxStore;
  mailer: Mailer;
  clock: () => Date;
  log: Log;
  /**
   * True when no other process sends from this outbox: mail that a crash left half-sent is then taken up at
   * once, instead of when its claim has run out.
   */
  onlySender: boolean;
}

/** Sends what lies in the outbox, one mail at a time, until each has left or was given up. */
export class OutboxWorker {
  readonly #options: OutboxWorkerOptions;
  #timer: NodeJS.Timeout | undefined;
  #run: Promise<void> | null = null;
  #again = false;
  #stopped = false;

  constructor(options: OutboxWorkerOptions) {
    this.#options = options;
  }

  /** Takes up what an earlier process left behind, then looks for due mail every two seconds. */
  async start(): Promise<void> {
    const { store, clock, onlySender } = this.#options;
    if (onlySender) await store.releaseClaims(clock());
    this.#timer = setInterval(() => this.kick(), POLL_MS);
    this.#timer.unref();
    this.kick();
  }

  /** Looks for due mail now. Never fails: what goes wrong is logged and tried again. */
  kick(): void {
    void this.drain();
  }

  /** Sends everything that is due; resolves when nothing is. */
  drain(): Promise<void> {
    if (this.#stopped) return this.#run ?? Promise.resolve();
    this.#again = true;
    this.#run ??= this.#work();
    return this.#run;
  }

  /** Finishes the mail under way and takes no other. */
  async stop(): Promise<void> {
    this.#stopped = true;
    clearInterval(this.#timer);
    await this.#run;
  }

  async #work(): Promise<void> {
    const { store, clock, log } = this.#options;
    try {
      while (this.#again) {
        this.#again = false;
        while (!this.#stopped) {
          const mail = await store.claim(clock());
          if (!mail) break;
          await this.#deliver(mail);
        }
      }
    } catch (error) {
      this.#again = false;
      log.error({ err: error }, 'the outbox does not answer');
    } finally {
      // In the same turn as the last look at #again, so that no kick falls in between.
      this.#run = null;
    }
  }

  async #deliver(mail: ClaimedMail): Promise<void> {
    const { store, mailer, clock, log } = this.#options;
    const context = { mail: mail.id, attempt: mail.attempt };
    try {
      await mailer.send(mail);
    } catch (error) {
      const pauseMs = RETRY_PAUSES_MS[mail.attempt - 1];
      const retryAt = pauseMs === undefined ? null : new Date(clock().getTime() + pauseMs);
      await store.markFailed(mail.id, String(error), retryAt);
      // The message of an SMTP error may quote addresses, so it stays in the database.
      const reason = error instanceof Error && 'code' in error ? error.code : 'unknown';
      if (retryAt) log.warn({ ...context, reason, retryAt }, 'mail not sent, trying again');
      else log.error({ ...context, reason }, 'mail given up');
      return;
    }
    await store.markSent(mail.id, clock());
    log.info(context, 'mail sent');
  }
}
