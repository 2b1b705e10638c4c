import { pino } from 'pino';
import { CONFIRMATION_DAYS } from '../../contract/newsletter-links.ts';
import { paths } from '../../contract/paths.ts';
import type { PostToSave } from '../../server/blog/prepare-post.ts';
import { createNewsletterStore } from '../../server/newsletter/newsletter.store.ts';
import { createNewsletter } from '../../server/newsletter/newsletter.ts';
import { createNewsletterTransaction } from '../../server/newsletter/transaction.store.ts';
import { createDiscardedFiles } from '../../server/outbox/discarded-files.ts';
import { createMailFiles, type OutgoingMail } from '../../server/outbox/mailer.ts';
import { createOutboxStore, outboxMutations } from '../../server/outbox/outbox.store.ts';
import type { DatabaseConnection } from '../../server/platform/database/connect.ts';
import type { OpenDatabase } from './each-database.ts';
import { samplePost } from './test-posts.ts';
import { createTestSite, type TestSiteOptions } from './test-site.ts';

/** A site with one published article and these subscribers. */
export async function openNewsletterDesk(
  connection: DatabaseConnection,
  subscribers: readonly string[],
  options: TestSiteOptions = {},
) {
  const site = await createTestSite(connection, options);
  const { services, state } = site;
  const savePost = async (given: Partial<PostToSave> = {}) => {
    await services.blog.save([
      samplePost('A new law', { wpId: 1, slug: 'a-new-law', featuredImage: '/media/court.png', ...given }),
    ]);
  };
  await savePost();
  await addSubscribers(connection, subscribers);
  const advance = (ms: number) => {
    state.now = new Date(state.now.getTime() + ms);
  };
  const create = async () => {
    const made = await services.mailings.create({ slug: 'a-new-law' });
    if (!made) throw new Error('no such article');
    return made.id;
  };
  /** Starts a mailing after its test mail, which `mails` does not keep. */
  const start = async () => {
    const id = await create();
    await services.mailings.test(id, 'mara@firm.example', 'mara');
    await services.outbox.drain();
    site.mails.length = 0;
    await services.mailings.start(id, 'mara');
    return id;
  };
  const progress = async (id: string) => (await services.mailings.find(id))?.progress;
  const subscriberOf = async (email: string) => {
    const rows = connection.db.selectFrom('newsletter_subscriptions').selectAll();
    return rows.where('email', '=', email).executeTakeFirstOrThrow();
  };
  return { ...site, db: connection.db, savePost, advance, create, start, progress, subscriberOf };
}

/** Addresses that are confirmed already. */
export async function addSubscribers(
  { db }: Pick<DatabaseConnection, 'db'>,
  addresses: readonly string[],
  status: 'subscribed' | 'pending' | 'unsubscribed' = 'subscribed',
): Promise<void> {
  const at = '2026-02-01T12:00:00.000Z';
  for (let start = 0; start < addresses.length; start += 500) {
    const rows = addresses.slice(start, start + 500).map((email) => ({
      id: crypto.randomUUID(),
      email,
      email_key: email.toLowerCase(),
      status,
      unsubscribe_token: Buffer.from(crypto.getRandomValues(new Uint8Array(32))).toString('base64url'),
      suspected_spam: null,
      requested_at: at,
      confirmed_at: status === 'pending' ? null : at,
      unsubscribed_at: status === 'unsubscribed' ? at : null,
    }));
    await db.insertInto('newsletter_subscriptions').values(rows).execute();
  }
}

export const NEWSLETTER_SITE = 'https://firm.example';

/** The newsletter alone, with an outbox whose mails the test sends. */
export async function openNewsletter(open: OpenDatabase) {
  const connection = await open();
  const { db, dialect, dataDir } = connection;
  const state = { now: new Date('2026-03-02T15:00:00.000Z'), kicks: 0 };
  const outbox = createOutboxStore(db, dialect);
  const clock = () => state.now;
  const store = createNewsletterStore(db);
  const newsletter = createNewsletter({
    inTransaction: createNewsletterTransaction(connection, clock, outboxMutations),
    clock,
    siteUrl: NEWSLETTER_SITE,
    onMailQueued: () => {
      state.kicks += 1;
    },
  });
  const removeDiscardedFiles = createDiscardedFiles({
    store: outbox,
    removeFile: createMailFiles(dataDir).remove,
    log: pino({ level: 'silent' }),
  });
  /** Deletes what the newsletter does not keep for more than a week, as the retention job does. */
  async function cleanUp(): Promise<void> {
    const before = new Date(state.now.getTime() - CONFIRMATION_DAYS * 24 * 60 * 60_000);
    await store.removeUnconfirmed(before);
    await store.removeConfirmationLinks(before);
    await outbox.discardNewsletterMails(before);
    await removeDiscardedFiles();
  }
  const advance = (ms: number) => {
    state.now = new Date(state.now.getTime() + ms);
  };
  /** Sends the queued mails as the worker does. */
  async function send(): Promise<OutgoingMail[]> {
    const sent: OutgoingMail[] = [];
    for (let mail = await outbox.claim(state.now); mail; mail = await outbox.claim(state.now)) {
      await outbox.markSent(mail.id, state.now);
      sent.push(mail);
    }
    return sent;
  }
  const subscribe = (email: string, website = '') => newsletter.subscribe({ email, antispam: { website } });
  /** Subscribes and reads the two tokens from the mail. */
  async function linksFor(email: string) {
    await subscribe(email);
    const [mail] = await send();
    if (!mail) throw new Error('no mail');
    return linksIn(mail);
  }
  const rows = () => db.selectFrom('newsletter_subscriptions').selectAll().orderBy('email').execute();
  const status = async () => (await rows()).map((row) => row.status);
  return {
    ...connection,
    state,
    outbox,
    newsletter,
    cleanUp,
    advance,
    send,
    subscribe,
    linksFor,
    rows,
    status,
  };
}

/** The tokens of the two links in a confirmation mail. */
export function linksIn({ text }: OutgoingMail) {
  const token = (path: string) => text.split(`${NEWSLETTER_SITE}${path}?token=`)[1]?.split('\n')[0] ?? '';
  return { confirm: token(paths.newsletterConfirm), unsubscribe: token(paths.newsletterUnsubscribe) };
}
