import type { DatabaseConnection } from '../db/connect.ts';
import type { Log } from '../log.ts';
import type { OutboxStore } from '../mail/outbox.store.ts';
import type { WriteAudit } from '../staff/audit.store.ts';
import type { Audit } from '../staff/audit.ts';
import { createIssueQueue } from './issue-queue.store.ts';
import { createMailingStore } from './mailings.store.ts';
import { createMailings, issueComposer, type Mailings, type MailingsOptions } from './mailings.ts';
import { createNewsletterStore } from './newsletter.store.ts';
import { createNewsletter, type Newsletter } from './newsletter.ts';
import { createSubscriberStore, type WrittenMail } from './subscribers.store.ts';
import { createSubscribers, type Subscribers } from './subscribers.ts';

export interface NewsletterServices {
  newsletter: Newsletter;
  subscribers: Subscribers;
  mailings: Mailings;
  /** The mails to subscribers, for the outbox's worker. */
  issueQueue: ReturnType<typeof createIssueQueue>;
}

export interface NewsletterServicesOptions {
  db: DatabaseConnection['db'];
  outbox: OutboxStore;
  siteUrl: string;
  /** The pace of the mails to subscribers, of all processes together. */
  perMinute: number;
  findPost: MailingsOptions['findPost'];
  /** Deletes the file of a mail, where there is one. */
  removeMailFile: (mail: WrittenMail) => Promise<void>;
  writeAudit: WriteAudit;
  record: Audit['record'];
  /** Called after mail was queued in the outbox. */
  onMailQueued: () => void;
  clock: () => Date;
  log: Log;
}

/** Subscriptions, the staff's list of them, and the mails to the subscribers. */
export function createNewsletterServices(options: NewsletterServicesOptions): NewsletterServices {
  const {
    db,
    outbox,
    siteUrl,
    perMinute,
    findPost,
    removeMailFile,
    writeAudit,
    record,
    onMailQueued,
    clock,
    log,
  } = options;
  return {
    newsletter: createNewsletter({
      store: createNewsletterStore(db, outbox.enqueue),
      clock,
      log,
      siteUrl,
      onMailQueued,
      removeMails: (queuedBefore) => outbox.removeNewsletterMails(queuedBefore, removeMailFile),
    }),
    subscribers: createSubscribers({
      store: createSubscriberStore(db, writeAudit),
      clock,
      siteUrl,
      record,
      removeMailFile,
    }),
    mailings: createMailings({
      store: createMailingStore(db, {
        enqueue: outbox.enqueue,
        enqueueIssues: outbox.enqueueIssues,
        writeAudit,
      }),
      findPost,
      siteUrl,
      clock,
      onMailQueued,
    }),
    issueQueue: createIssueQueue(db, { queue: outbox.issues, perMinute, compose: issueComposer(siteUrl) }),
  };
}
