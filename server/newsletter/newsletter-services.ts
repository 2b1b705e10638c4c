import type { Context } from '../context.ts';
import type { OutboxMutations, OutboxStore } from '../outbox/outbox.store.ts';
import { createIssueQueue } from './issue-queue.ts';
import { createMailingStore } from './mailings.store.ts';
import { createMailings, issueComposer, type MailingsOptions } from './mailings.ts';
import { createNewsletterStore } from './newsletter.store.ts';
import { createNewsletter } from './newsletter.ts';
import { takeSendSlot } from './pace.store.ts';
import { createSubscriberStore } from './subscribers.store.ts';
import { createSubscribers } from './subscribers.ts';
import { createNewsletterTransaction } from './transaction.store.ts';

interface NewsletterParts extends Pick<MailingsOptions, 'findPost' | 'pictureVersion' | 'onMailQueued'> {
  outbox: Pick<OutboxStore, 'issues'>;
  outboxMutations: OutboxMutations;
  /** Deletes the files of deleted mails. */
  removeDiscardedFiles: () => Promise<void>;
}

/** Subscriptions, the staff's list of them, and the mails to the subscribers. */
export function createNewsletterServices({ connection, env, clock }: Context, parts: NewsletterParts) {
  const { outbox, outboxMutations, removeDiscardedFiles, ...others } = parts;
  const { db } = connection;
  const inTransaction = createNewsletterTransaction(connection, clock, outboxMutations);
  const common = { inTransaction, siteUrl: env.siteUrl, clock, onMailQueued: others.onMailQueued };
  const mailingStore = createMailingStore(db);
  return {
    newsletter: createNewsletter(common),
    store: createNewsletterStore(db),
    subscribers: createSubscribers({
      ...common,
      store: createSubscriberStore(db),
      removeDiscardedFiles,
    }),
    mailings: createMailings({ ...common, ...others, store: mailingStore }),
    /** The mails to subscribers, for the outbox's worker. */
    issueQueue: createIssueQueue({
      store: mailingStore,
      inTransaction,
      queue: outbox.issues,
      takeSendSlot: (now) => takeSendSlot(db, now, env.newsletterPerMinute),
      compose: issueComposer(env.siteUrl),
    }),
  };
}
