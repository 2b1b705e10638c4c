import type { Kysely } from 'kysely';
import {
  FAILURES_SHOWN,
  type Mailing,
  type MailingFailure,
  type RecipientState,
} from '../../contract/mailings.ts';
import type { MailingsTable } from '../platform/database/newsletter-tables.ts';
import type { Database } from '../platform/database/schema.ts';
import type { Pagination } from '../platform/pagination.ts';

type StoredMailing = Mailing & { postId: string; testedVersion: string | null };

/** Reads the mailings. */
export function createMailingList(db: Kysely<Database>) {
  return {
    /** Newest first. */
    async list({ limit, offset }: Pagination): Promise<{ mailings: Mailing[]; total: number }> {
      const rows = await db
        .selectFrom('mailings')
        .selectAll()
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .limit(limit)
        .offset(offset)
        .execute();
      const { total } = await db
        .selectFrom('mailings')
        .select(({ fn }) => fn.countAll<number>().as('total'))
        .executeTakeFirstOrThrow();
      return { mailings: await withProgress(db, rows), total };
    },

    async find(id: string): Promise<StoredMailing | null> {
      const row = await db.selectFrom('mailings').selectAll().where('id', '=', id).executeTakeFirst();
      const [mailing] = await withProgress(db, row ? [row] : []);
      return row && mailing ? { ...mailing, postId: row.post_id, testedVersion: row.tested_version } : null;
    },

    async failures(id: string): Promise<MailingFailure[]> {
      const rows = await db
        .selectFrom('mailing_recipients as recipient')
        .leftJoin('newsletter_subscriptions as subscription', 'subscription.id', 'recipient.subscription_id')
        .leftJoin('outbox_emails as mail', 'mail.id', 'recipient.id')
        .select(['subscription.email', 'recipient.last_error', 'recipient.state', 'mail.next_attempt_at'])
        .where('recipient.mailing_id', '=', id)
        .where((row) =>
          row.or([
            row('recipient.state', '=', 'failed'),
            row('recipient.state', '=', 'queued').and('recipient.last_error', 'is not', null),
          ]),
        )
        .orderBy('recipient.state')
        .orderBy('recipient.id')
        .limit(FAILURES_SHOWN)
        .execute();
      return rows.map(({ email, last_error, state, next_attempt_at }) => ({
        email,
        error: last_error ?? '',
        nextAttemptAt: state === 'queued' ? next_attempt_at : null,
      }));
    },

    /** The newest mailing of a post that is not started yet, and the last one that was. */
    async ofPost(postId: string): Promise<{ draft: string | null; started: string | null }> {
      const newest = async (started: 'is' | 'is not') => {
        const row = await db
          .selectFrom('mailings')
          .select('id')
          .where('post_id', '=', postId)
          .where('started_at', started, null)
          .$if(started === 'is', (query) => query.where('cancelled_at', 'is', null))
          .orderBy('created_at', 'desc')
          .limit(1)
          .executeTakeFirst();
        return row?.id ?? null;
      };
      return { draft: await newest('is'), started: await newest('is not') };
    },

    /** The numbers of subscribers who have not had a post, and of those to whom it was sent or is being sent. */
    async reach(postId: string): Promise<{ left: number; reached: number }> {
      const { left } = await subscribersWithout(db, postId)
        .select(({ fn }) => fn.countAll<number>().as('left'))
        .executeTakeFirstOrThrow();
      const { reached } = await db
        .selectFrom('mailing_recipients as recipient')
        .innerJoin('mailings', 'mailings.id', 'recipient.mailing_id')
        .select(({ fn }) => fn.count<number>('recipient.subscription_id').distinct().as('reached'))
        .where('mailings.post_id', '=', postId)
        .where('recipient.state', 'in', REACHED)
        .executeTakeFirstOrThrow();
      return { left, reached };
    },
  };
}

/** Subscribers to whom this post was not sent and is not queued. */
export function subscribersWithout(db: Kysely<Database>, postId: string) {
  return db
    .selectFrom('newsletter_subscriptions as subscription')
    .where('subscription.status', '=', 'subscribed')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('mailing_recipients as recipient')
            .innerJoin('mailings', 'mailings.id', 'recipient.mailing_id')
            .select('recipient.id')
            .whereRef('recipient.subscription_id', '=', 'subscription.id')
            .where('mailings.post_id', '=', postId)
            .where('recipient.state', 'in', REACHED),
        ),
      ),
    );
}

const REACHED = ['queued', 'sent'] as const;

const NO_PROGRESS: Record<RecipientState, number> = {
  queued: 0,
  sent: 0,
  saved: 0,
  failed: 0,
  skipped: 0,
  cancelled: 0,
};

async function withProgress(db: Kysely<Database>, rows: readonly MailingsTable[]): Promise<Mailing[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const counts = await db
    .selectFrom('mailing_recipients')
    .select(({ fn }) => ['mailing_id', 'state', fn.countAll<number>().as('count')])
    .where('mailing_id', 'in', ids)
    .groupBy(['mailing_id', 'state'])
    .execute();
  const named = await db.selectFrom('staff').select(['username', 'name']).where('name', '!=', '').execute();
  const names = new Map(named.map(({ username, name }) => [username, name]));
  return rows.map((row) => {
    const progress = { ...NO_PROGRESS };
    for (const { mailing_id, state, count } of counts) {
      if (mailing_id === row.id) progress[state] = count;
    }
    return {
      id: row.id,
      title: row.title,
      slug: row.slug,
      state: stateOf(row, progress.queued),
      createdAt: row.created_at,
      testedAt: row.tested_at,
      startedAt: row.started_at,
      startedBy: row.started_by && (names.get(row.started_by) ?? row.started_by),
      cancelledAt: row.cancelled_at,
      recipients: Object.values(progress).reduce((sum, count) => sum + count, 0),
      progress,
    };
  });
}

function stateOf({ started_at, cancelled_at }: MailingsTable, queued: number): Mailing['state'] {
  if (cancelled_at !== null) return 'cancelled';
  if (started_at === null) return 'draft';
  return queued > 0 ? 'sending' : 'sent';
}
