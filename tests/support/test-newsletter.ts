import type { PostToSave } from '../../server/blog/prepare-post.ts';
import type { DatabaseConnection } from '../../server/db/connect.ts';
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
  const pass = (ms: number) => {
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
    const refusal = await services.mailings.start(id, 'mara');
    if (refusal) throw new Error(refusal);
    return id;
  };
  const progress = async (id: string) => (await services.mailings.find(id))?.progress;
  const subscriberOf = async (email: string) => {
    const rows = connection.db.selectFrom('newsletter_subscriptions').selectAll();
    return rows.where('email', '=', email).executeTakeFirstOrThrow();
  };
  return { ...site, db: connection.db, savePost, pass, create, start, progress, subscriberOf };
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
