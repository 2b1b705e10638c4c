import { randomUUID } from 'node:crypto';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Issue, Mailing, MailingFailure } from '../../contract/mailings.ts';
import { lockContent } from '../platform/content-version.store.ts';
import { setMediaUses } from '../platform/database/media-uses.store.ts';
import type { Database, MailContent } from '../platform/database/schema.ts';
import { Refusal } from '../platform/refusal.ts';
import { writeAudit } from '../platform/write-audit.store.ts';
import {
  countReached,
  findFailures,
  findMailing,
  listMailings,
  mailingsOfPost,
  type StoredMailing,
  subscribersWithout,
} from './mailing-list.store.ts';
import type { Enqueue } from './newsletter.store.ts';

interface ChangedBy {
  staff: string;
  /** UTC ISO 8601. */
  at: string;
}

/** The present article. */
export interface TestedIssue {
  slug: string;
  issue: Issue;
  /** Hash of the article. */
  version: string;
}

export interface MailingStoreOptions {
  enqueue: Enqueue;
  enqueueIssues: (trx: Transaction<Database>, ids: readonly string[], at: string) => Promise<void>;
}

/** Both databases limit the parameters of a statement. */
const ROWS_AT_ONCE = 500;

export function createMailingStore(db: Kysely<Database>, { enqueue, enqueueIssues }: MailingStoreOptions) {
  return {
    async slugOfPost(postId: string): Promise<string | null> {
      const row = await db.selectFrom('posts').select('slug').where('id', '=', postId).executeTakeFirst();
      return row?.slug ?? null;
    },

    /** The numbers of subscribers who have not had a post, and of those to whom it was sent. */
    async reach(postId: string): Promise<{ left: number; reached: number }> {
      const { left } = await subscribersWithout(db, postId)
        .select(({ fn }) => fn.countAll().as('left'))
        .executeTakeFirstOrThrow();
      return { left: Number(left), reached: await countReached(db, postId) };
    },

    /** Newest first. */
    list: (page: { limit: number; offset: number }): Promise<{ mailings: Mailing[]; total: number }> =>
      listMailings(db, page),
    find: (id: string): Promise<StoredMailing | null> => findMailing(db, id),
    failures: (id: string): Promise<MailingFailure[]> => findFailures(db, id),
    /** The newest mailing of a post that is not started yet, and the last one that was. */
    ofPost: (postId: string): Promise<{ draft: string | null; started: string | null }> =>
      mailingsOfPost(db, postId),

    async create(post: { id: string; slug: string; title: string }, at: string): Promise<string> {
      const id = randomUUID();
      await db
        .insertInto('mailings')
        .values({ id, post_id: post.id, slug: post.slug, title: post.title, created_at: at })
        .execute();
      return id;
    },

    /** Queues the test mail and notes what it showed. False once the mailing is started or cancelled. */
    test: (
      id: string,
      { slug, issue, version }: TestedIssue,
      mail: MailContent,
      { staff, at }: ChangedBy,
    ): Promise<boolean> =>
      db.transaction().execute(async (trx) => {
        await lockContent(trx);
        const tested = await trx
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
        if (tested.numUpdatedRows === 0n) return false;
        await setMediaUses(trx, { place: 'newsletter', owner: id }, [JSON.stringify(issue)]);
        await enqueue(trx, {
          submissionId: randomUUID(),
          kind: 'newsletter',
          mails: [{ purpose: 'newsletter-test', content: mail }],
          createdAt: at,
          dueAt: at,
        });
        await writeAudit(trx, { at, staff, action: 'mailing-tested', subject: slug });
        return true;
      }),

    /** Queues the mails to present subscribers without one of this post, if this version has been tested. */
    start: (id: string, version: string, { staff, at }: ChangedBy): Promise<void> =>
      db.transaction().execute(async (trx) => {
        const open = await trx
          .updateTable('mailings')
          .set(({ ref }) => ({ created_at: ref('created_at') }))
          .where('id', '=', id)
          .where('started_at', 'is', null)
          .where('cancelled_at', 'is', null)
          .returning(['slug', 'post_id', 'tested_version'])
          .executeTakeFirst();
        if (!open) throw new Refusal('mailing-not-open');
        if (open.tested_version !== version) throw new Refusal('mailing-not-tested');
        let recipients = 0;
        for (let after = ''; ; ) {
          const subscribers = await subscribersWithout(trx, open.post_id)
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
          if (rows.length === 0) break;
          await trx.insertInto('mailing_recipients').values(rows).execute();
          await enqueueIssues(
            trx,
            rows.map((row) => row.id),
            at,
          );
          recipients += rows.length;
          after = rows.at(-1)?.subscription_id ?? '';
        }
        if (recipients === 0) throw new Refusal('no-subscribers');
        await trx
          .updateTable('mailings')
          .set({ started_at: at, started_by: staff })
          .where('id', '=', id)
          .execute();
        const subject = `${open.slug}: ${recipients} ${recipients === 1 ? 'subscriber' : 'subscribers'}`;
        await writeAudit(trx, { at, staff, action: 'mailing-started', subject });
      }),

    /** Cancels the mails that are neither sent nor in flight. False when there are none left. */
    cancel: (id: string, { staff, at }: ChangedBy): Promise<boolean> =>
      db.transaction().execute(async (trx) => {
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
        if (!cancelled) return false;
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
        await writeAudit(trx, { at, staff, action: 'mailing-cancelled', subject: cancelled.slug });
        return true;
      }),
  };
}

export type MailingStore = ReturnType<typeof createMailingStore>;
