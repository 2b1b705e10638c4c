import type { Env } from '../env.ts';
import type { MailContent, WebhookContent } from '../platform/database/schema.ts';
import type { Log } from '../platform/log.ts';
import type { Mailer } from './mailer.ts';
import type { OutboxStore } from './outbox.store.ts';
import { OutboxWorker, type OutboxWorkerOptions } from './outbox-worker.ts';
import { createWebhookSender } from './webhook-sender.ts';

export interface OutboxWorkersOptions {
  store: OutboxStore;
  issueQueue: OutboxWorkerOptions<MailContent>['store'];
  mailer: Mailer;
  leadWebhook: Env['leadWebhook'];
  onlySender: boolean;
  clock: () => Date;
  log: Log;
  /** Called once no message about a request is due, after one was sent or failed. */
  onDrained: () => void;
}

/** A worker each for mails, the webhook and the newsletter, so that none waits for another. */
export function createOutboxWorkers(options: OutboxWorkersOptions) {
  const { store, issueQueue, mailer, leadWebhook, onDrained, ...common } = options;
  const outbox = new OutboxWorker({ ...common, store, mailer, onDrained });
  const issues = new OutboxWorker({ ...common, store: issueQueue, mailer, noun: 'newsletter' });
  const webhooks =
    leadWebhook &&
    new OutboxWorker<WebhookContent>({
      ...common,
      store: store.webhooks,
      mailer: createWebhookSender(leadWebhook, common.clock),
      noun: 'webhook',
      onDrained,
    });
  return {
    outbox,
    /** Sends the mails to the newsletter's subscribers. */
    issues,
    /** Null without a webhook. */
    webhooks,
    /** Sends what is due for a lead now. */
    kick(): void {
      outbox.kick();
      webhooks?.kick();
    },
    async start(): Promise<void> {
      await Promise.all([outbox.start(), issues.start(), webhooks?.start()]);
    },
    async stop(): Promise<void> {
      await Promise.all([outbox.stop(), issues.stop(), webhooks?.stop()]);
    },
  };
}
