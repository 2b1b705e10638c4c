import type { WriteAudit } from '../auth/audit.store.ts';
import type { Audit } from '../auth/audit.ts';
import type { OutboxStore } from '../outbox/outbox.store.ts';
import type { DatabaseConnection } from '../platform/database/connect.ts';
import { createIssueQueue } from './issue-queue.store.ts';
import { createMailingStore } from './mailings.store.ts';
import { createMailings, issueComposer, type MailingsOptions } from './mailings.ts';
import { createNewsletterStore } from './newsletter.store.ts';
import { createNewsletter } from './newsletter.ts';
import { createSubscriberStore } from './subscribers.store.ts';
import { createSubscribers } from './subscribers.ts';

export interface NewsletterServicesOptions {
  connection: DatabaseConnection;
  outbox: OutboxStore;
  siteUrl: string;
  /** The pace of the mails to subscribers, of all processes together. */
  perMinute: number;
  findPost: MailingsOptions['findPost'];
  pictureVersion: MailingsOptions['pictureVersion'];
  /** Deletes the files of deleted mails. */
  removeDiscardedFiles: () => Promise<void>;
  writeAudit: WriteAudit;
  record: Audit['record'];
  /** Called after mail was queued in the outbox. */
  onMailQueued: () => void;
  clock: () => Date;
}

/** Subscriptions, the staff's list of them, and the mails to the subscribers. */
export function createNewsletterServices(options: NewsletterServicesOptions) {
  const {
    connection,
    outbox,
    siteUrl,
    perMinute,
    findPost,
    pictureVersion,
    removeDiscardedFiles,
    writeAudit,
    record,
    onMailQueued,
    clock,
  } = options;
  const { db } = connection;
  const store = createNewsletterStore(db, outbox.enqueue);
  return {
    newsletter: createNewsletter({ store, clock, siteUrl, onMailQueued }),
    store,
    subscribers: createSubscribers({
      store: createSubscriberStore(connection, { writeAudit, discard: outbox.discard }),
      clock,
      siteUrl,
      record,
      removeDiscardedFiles,
      requeueMails: outbox.requeueNewsletterMails,
      onMailQueued,
    }),
    mailings: createMailings({
      store: createMailingStore(db, {
        enqueue: outbox.enqueue,
        enqueueIssues: outbox.enqueueIssues,
        writeAudit,
      }),
      findPost,
      siteUrl,
      pictureVersion,
      clock,
      onMailQueued,
    }),
    /** The mails to subscribers, for the outbox's worker. */
    issueQueue: createIssueQueue(db, { queue: outbox.issues, perMinute, compose: issueComposer(siteUrl) }),
  };
}
