import type { Audit } from '../auth/audit.ts';
import type { Context } from '../context.ts';
import type { OutboxStore } from '../outbox/outbox.store.ts';
import { createIssueQueue } from './issue-queue.store.ts';
import { createMailingStore } from './mailings.store.ts';
import { createMailings, issueComposer, type MailingsOptions } from './mailings.ts';
import { createNewsletterStore } from './newsletter.store.ts';
import { createNewsletter } from './newsletter.ts';
import { createSubscriberStore } from './subscribers.store.ts';
import { createSubscribers } from './subscribers.ts';

interface NewsletterParts extends Pick<MailingsOptions, 'findPost' | 'pictureVersion' | 'onMailQueued'> {
  outbox: OutboxStore;
  /** Deletes the files of deleted mails. */
  removeDiscardedFiles: () => Promise<void>;
  record: Audit['record'];
}

/** Subscriptions, the staff's list of them, and the mails to the subscribers. */
export function createNewsletterServices({ connection, env, clock }: Context, parts: NewsletterParts) {
  const { outbox, removeDiscardedFiles, record, ...others } = parts;
  const { db } = connection;
  const common = { siteUrl: env.siteUrl, clock, onMailQueued: others.onMailQueued };
  const store = createNewsletterStore(db, outbox.enqueue);
  return {
    newsletter: createNewsletter({ ...common, store }),
    store,
    subscribers: createSubscribers({
      ...common,
      store: createSubscriberStore(connection, outbox.discard),
      record,
      removeDiscardedFiles,
      requeueMails: outbox.requeueNewsletterMails,
    }),
    mailings: createMailings({
      ...common,
      ...others,
      store: createMailingStore(db, {
        enqueue: outbox.enqueue,
        enqueueIssues: outbox.enqueueIssues,
      }),
    }),
    /** The mails to subscribers, for the outbox's worker. */
    issueQueue: createIssueQueue(db, {
      queue: outbox.issues,
      perMinute: env.newsletterPerMinute,
      compose: issueComposer(env.siteUrl),
    }),
  };
}
