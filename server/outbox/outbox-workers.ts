import type { Context } from '../context.ts';
import type { MailContent, WebhookContent } from '../platform/database/schema.ts';
import type { Jobs } from '../platform/jobs.ts';
import type { Mailer } from './mailer.ts';
import type { OutboxStore } from './outbox.store.ts';
import { OutboxWorker, type OutboxWorkerOptions, POLL_MS } from './outbox-worker.ts';
import { createWebhookSender } from './webhook-sender.ts';

interface OutboxParts {
  store: OutboxStore;
  issueQueue: OutboxWorkerOptions<MailContent>['store'];
  mailer: Mailer;
  onlySender: boolean;
  /** Called once no message about an inquiry is due, after one was sent or failed. */
  onDrained: () => void;
}

/** A worker each for mails, the webhook and the newsletter, so that none waits for another. */
export function createOutboxWorkers(
  { env: { leadWebhook }, clock, log }: Context,
  { store, issueQueue, mailer, onDrained, onlySender }: OutboxParts,
) {
  const common = { clock, log, onlySender };
  const outbox = new OutboxWorker({ ...common, store, mailer, onDrained });
  const issues = new OutboxWorker({ ...common, store: issueQueue, mailer, messageKind: 'newsletter' });
  const webhooks =
    leadWebhook &&
    new OutboxWorker<WebhookContent>({
      ...common,
      store: store.webhooks,
      mailer: createWebhookSender(leadWebhook, clock),
      messageKind: 'webhook',
      onDrained,
    });
  return {
    outbox,
    /** Sends the mails to the newsletter's subscribers. */
    issues,
    /** Null without a webhook. */
    webhooks,
    /** Sends what is due for a lead now. */
    wake(): void {
      outbox.wake();
      webhooks?.wake();
    },
    /** Retries what an earlier process left half sent, and polls for what is due. */
    async start(jobs: Pick<Jobs, 'every'>): Promise<void> {
      await Promise.all([outbox.recover(), issues.recover(), webhooks?.recover()]);
      jobs.every(POLL_MS, 'mails', () => outbox.drain());
      jobs.every(POLL_MS, 'newsletter', () => issues.drain());
      if (webhooks) jobs.every(POLL_MS, 'webhook', () => webhooks.drain());
    },
    async stop(): Promise<void> {
      await Promise.all([outbox.stop(), issues.stop(), webhooks?.stop()]);
    },
  };
}
