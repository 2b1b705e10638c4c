import { randomUUID } from 'node:crypto';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Issue, RecipientState } from '../../contract/mailings.ts';
import { lockContent } from '../platform/content-version.store.ts';
import { setMediaUses } from '../platform/database/media-uses.store.ts';
import type { Database } from '../platform/database/schema.ts';
import { createMailingList, subscribersWithout } from './mailing-list.store.ts';

/** The present article. */
export interface TestedIssue {
  slug: string;
  issue: Issue;
  /** Hash of the article. */
  version: string;
}

/** Both databases limit the parameters of a statement. */
const ROWS_AT_ONCE = 500;

export function createMailingStore(db: Kysely<Database>) {
  return {
    ...createMailingList(db),

    async slugOfPost(postId: string): Promise<string | null> {
      const row = await db.selectFrom('posts').select('slug').where('id', '=', postId).executeTakeFirst();
      return row?.slug ?? null;
    },

    async create(post: { id: string; slug: string; title: string }, at: string): Promise<string> {
      const id = randomUUID();
      await db
        .insertInto('mailings')
        .values({ id, post_id: post.id, slug: post.slug, title: post.title, created_at: at })
        .execute();
      return id;
    },

    /** A recipient, with its mailing and its subscription. */
    recipient: (id: string) =>
      db
        .selectFrom('mailing_recipients as recipient')
        .innerJoin('mailings', 'mailings.id', 'recipient.mailing_id')
        .leftJoin('newsletter_subscriptions as subscription', 'subscription.id', 'recipient.subscription_id')
        .select([
          'recipient.last_error as lastError',
          'mailings.issue',
          'mailings.cancelled_at as cancelledAt',
        ])
        .select(['subscription.email', 'subscription.status'])
        .select('subscription.unsubscribe_token as unsubscribeToken')
        .where('recipient.id', '=', id)
        .executeTakeFirst(),
  };
}

export type MailingStore = ReturnType<typeof createMailingStore>;

/** Mutations within a transaction. */
export function mailingMutations(trx: Transaction<Database>) {
  return {
    /** Stores the article of the test mail. False once the mailing is started or cancelled. */
    async setTested(id: string, { slug, issue, version }: TestedIssue, at: string): Promise<boolean> {
      await lockContent(trx);
      const { numUpdatedRows } = await trx
        .updateTable('mailings')
        .set({
          slug,
          title: issue.title,
          issue: JSON.stringify(issue),
          tested_version: version,
          tested_at: at,
        })
        .where('id', '=', id)
        .where('started_at', 'is', null)
        .where('cancelled_at', 'is', null)
        .executeTakeFirst();
      if (numUpdatedRows === 0n) return false;
      await setMediaUses(trx, { place: 'newsletter', owner: id }, [JSON.stringify(issue)]);
      return true;
    },

    /** Locks a mailing until the commit; null once it is started or cancelled. */
    async lockOpen(
      id: string,
    ): Promise<{ slug: string; postId: string; testedVersion: string | null } | null> {
      const open = await trx
        .updateTable('mailings')
        .set(({ ref }) => ({ created_at: ref('created_at') }))
        .where('id', '=', id)
        .where('started_at', 'is', null)
        .where('cancelled_at', 'is', null)
        .returning(['slug', 'post_id as postId', 'tested_version as testedVersion'])
        .executeTakeFirst();
      return open ?? null;
    },

    /** Adds the present subscribers without a mail of this post as recipients. Yields their ids in batches. */
    async *addRecipients(id: string, postId: string): AsyncGenerator<string[]> {
      for (let after = ''; ; ) {
        const subscribers = await subscribersWithout(trx, postId)
          .select('subscription.id')
          .where('subscription.id', '>', after)
          .orderBy('subscription.id')
          .limit(ROWS_AT_ONCE)
          .execute();
        const rows = subscribers.map((subscriber) => ({
          id: randomUUID(),
          mailing_id: id,
          subscription_id: subscriber.id,
          state: 'queued' as const,
        }));
        const last = rows.at(-1);
        if (!last) return;
        await trx.insertInto('mailing_recipients').values(rows).execute();
        yield rows.map((row) => row.id);
        after = last.subscription_id;
      }
    },

    async setStarted(id: string, { staff, at }: { staff: string; at: string }): Promise<void> {
      await trx
        .updateTable('mailings')
        .set({ started_at: at, started_by: staff })
        .where('id', '=', id)
        .execute();
    },

    /** Cancels the mails that are neither sent nor in flight. Returns the slug; null when there are none left. */
    async cancel(id: string, at: string): Promise<string | null> {
      const cancelled = await trx
        .updateTable('mailings')
        .set({ cancelled_at: at })
        .where('id', '=', id)
        .where('cancelled_at', 'is', null)
        .where((row) =>
          row.or([
            row('started_at', 'is', null),
            row.exists(
              row
                .selectFrom('mailing_recipients')
                .select('mailing_recipients.id')
                .where('mailing_id', '=', id)
                .where('state', '=', 'queued'),
            ),
          ]),
        )
        .returning('slug')
        .executeTakeFirst();
      if (!cancelled) return null;
      const ofMailing = trx.selectFrom('mailing_recipients').select('id').where('mailing_id', '=', id);
      await trx
        .deleteFrom('outbox_emails')
        .where('purpose', '=', 'newsletter-issue')
        .where('status', '=', 'pending')
        .where('id', 'in', ofMailing)
        .execute();
      // A mail in flight finishes; it is not retried.
      await trx
        .updateTable('mailing_recipients')
        .set({ state: 'cancelled' })
        .where('mailing_id', '=', id)
        .where('state', '=', 'queued')
        .where(
          sql<boolean>`not exists (select 1 from outbox_emails where outbox_emails.id = mailing_recipients.id)`,
        )
        .execute();
      return cancelled.slug;
    },

    async setRecipient(id: string, { state, lastError }: { state?: RecipientState; lastError?: string }) {
      await trx
        .updateTable('mailing_recipients')
        .set({ state, last_error: lastError })
        .where('id', '=', id)
        .execute();
    },

    /** Deletes the unsent mail to a recipient. */
    async withdraw(id: string, state: 'skipped' | 'cancelled'): Promise<void> {
      await trx.deleteFrom('outbox_emails').where('id', '=', id).execute();
      await trx.updateTable('mailing_recipients').set({ state }).where('id', '=', id).execute();
    },
  };
}
