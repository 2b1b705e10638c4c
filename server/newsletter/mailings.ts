import { randomUUID } from 'node:crypto';
import type { Post } from '../../contract/blog.ts';
import { shorten } from '../../contract/excerpt.ts';
import type { Issue, MailingDetail, MailingPreview, NewMailing } from '../../contract/mailings.ts';
import { paths } from '../../contract/paths.ts';
import { pngOrJpeg } from '../../contract/pictures.ts';
import type { MailContent } from '../platform/database/schema.ts';
import { sha256 } from '../platform/hash.ts';
import { Refusal } from '../platform/refusal.ts';
import { composeIssueMail, issueSubject, issueText } from './issue-mail.ts';
import type { MailingStore } from './mailings.store.ts';
import type { NewsletterTransaction } from './transaction.store.ts';

/** Characters of an article's excerpt in the mail. */
const EXCERPT_MAX = 600;
/** Replaces the token in test mails. */
const TEST_TOKEN = 'test';

export interface MailingsOptions {
  store: MailingStore;
  inTransaction: NewsletterTransaction;
  /** A post that visitors see. */
  findPost: (slug: string) => Promise<Post | null>;
  siteUrl: string;
  /** Changes with the content of a picture of this site; null: there is none at this path. */
  pictureVersion: (path: string) => Promise<string | null>;
  clock: () => Date;
  /** Called after a test mail was queued. */
  onMailQueued: () => void;
}

/** Sends published articles to the newsletter's subscribers. Mutations throw a `Refusal`. */
export function createMailings(options: MailingsOptions) {
  const { store, inTransaction, findPost, siteUrl, pictureVersion, clock, onMailQueued } = options;
  const now = () => clock().toISOString();
  const composeFor = issueComposer(siteUrl);

  /** The article of a mailing, by the post's id: its slug may have changed. */
  async function postOf(postId: string): Promise<Post | null> {
    const slug = await store.slugOfPost(postId);
    return slug === null ? null : findPost(slug);
  }

  async function issueOf({ title, excerpt, slug, featuredImage, featuredImageAlt }: Post): Promise<Issue> {
    // Mail programs show no other formats.
    const picture = featuredImage === null ? null : pngOrJpeg(featuredImage, siteUrl);
    // A replaced picture keeps its path, under which browsers and mail programs keep the old one.
    const version = featuredImage === null ? null : await pictureVersion(featuredImage);
    return {
      title: title.replace(/\s+/g, ' ').trim(),
      excerpt: shorten(excerpt, EXCERPT_MAX),
      picture:
        picture === null
          ? null
          : { url: version === null ? picture : `${picture}?v=${version}`, alt: featuredImageAlt ?? '' },
      url: siteUrl + paths.article(slug),
    };
  }

  return {
    /** @throws {Refusal} for an article that visitors do not see */
    async preview(slug: string): Promise<MailingPreview> {
      const post = published(await findPost(slug));
      const { draft, started } = await store.ofPost(post.id);
      const [{ left, reached }, open, last] = await Promise.all([
        store.reach(post.id),
        draft === null ? null : store.find(draft),
        started === null ? null : store.find(started),
      ]);
      const issue = await issueOf(post);
      const { title, excerpt, picture, url } = issue;
      const unsubscribe = unsubscribeLink(siteUrl, TEST_TOKEN);
      return {
        slug: post.slug,
        title,
        subject: issueSubject(issue),
        excerpt,
        picture: picture && { ...picture, path: pathOf(picture.url, siteUrl) },
        url,
        text: issueText(issue, { to: '', unsubscribe }),
        recipients: left,
        draft: open && toMailing(open),
        tested: open?.testedVersion === versionOf(post, issue),
        lastSent: last && reached > 0 ? { startedAt: last.startedAt, recipients: reached } : null,
      };
    },

    /** Finds the mailing of a published article that is not started yet, or creates it. */
    async create({ postId, slug = '' }: NewMailing): Promise<{ id: string; created: boolean }> {
      const post = published(postId ? await postOf(postId) : await findPost(slug));
      const { draft } = await store.ofPost(post.id);
      if (draft !== null) return { id: draft, created: false };
      return { id: await store.create(post, now()), created: true };
    },

    /** Queues a test mail of the present article. */
    async test(id: string, to: string, staff: string): Promise<void> {
      const mailing = await store.find(id);
      const post = published(mailing && (await postOf(mailing.postId)));
      const issue = await issueOf(post);
      const content = composeFor(issue, { to: to.trim(), unsubscribeToken: TEST_TOKEN, isTest: true });
      const tested = { slug: post.slug, issue, version: versionOf(post, issue) };
      await inTransaction(async ({ mailings, outbox, record }) => {
        const at = now();
        if (!(await mailings.setTested(id, tested, at))) throw new Refusal('mailing-not-open');
        await outbox.enqueue({
          submissionId: randomUUID(),
          kind: 'newsletter',
          mails: [{ purpose: 'newsletter-test', content }],
          createdAt: at,
          dueAt: at,
        });
        await record({ staff, action: 'mailing-tested', subject: post.slug });
      });
      onMailQueued();
    },

    /** Queues the mails to the subscribers who have not had the article, if it is as the last test mail showed it. */
    async start(id: string, staff: string): Promise<void> {
      const mailing = await store.find(id);
      if (mailing && mailing.state !== 'draft') throw new Refusal('mailing-not-open');
      const post = published(mailing && (await postOf(mailing.postId)));
      const version = versionOf(post, await issueOf(post));
      await inTransaction(async ({ mailings, outbox, record }) => {
        const at = now();
        const open = await mailings.lockOpen(id);
        if (!open) throw new Refusal('mailing-not-open');
        if (open.testedVersion !== version) throw new Refusal('mailing-not-tested');
        let recipients = 0;
        for await (const ids of mailings.addRecipients(id, open.postId)) {
          await outbox.enqueueIssues(ids, at);
          recipients += ids.length;
        }
        if (recipients === 0) throw new Refusal('no-subscribers');
        await mailings.setStarted(id, { staff, at });
        const subject = `${open.slug}: ${recipients} ${recipients === 1 ? 'subscriber' : 'subscribers'}`;
        await record({ staff, action: 'mailing-started', subject });
      });
    },

    /** Cancels the mails that are neither sent nor in flight. */
    async cancel(id: string, staff: string): Promise<void> {
      const isCancelled = await inTransaction(async ({ mailings, record }) => {
        const slug = await mailings.cancel(id, now());
        if (slug !== null) await record({ staff, action: 'mailing-cancelled', subject: slug });
        return slug !== null;
      });
      if (isCancelled) return;
      published(await store.find(id));
      throw new Refusal('mailing-not-open');
    },

    list: store.list,

    async find(id: string): Promise<MailingDetail | null> {
      const mailing = await store.find(id);
      return mailing && { ...toMailing(mailing), failures: await store.failures(id) };
    },
  };
}

export type Mailings = ReturnType<typeof createMailings>;

function published<T>(found: T | null): T {
  if (found === null)
    throw new Refusal('not-found', {
      message: 'There is no such published article, or no such mailing.',
    });
  return found;
}

/** Composes the mail to one recipient. */
export function issueComposer(siteUrl: string) {
  return (
    issue: Issue,
    { to, unsubscribeToken, isTest = false }: { to: string; unsubscribeToken: string; isTest?: boolean },
  ): MailContent =>
    composeIssueMail(issue, { to, unsubscribe: unsubscribeLink(siteUrl, unsubscribeToken), isTest });
}

function unsubscribeLink(siteUrl: string, token: string): string {
  return `${siteUrl}${paths.newsletterUnsubscribe}?token=${token}`;
}

/** The path of a URL of this site. */
function pathOf(url: string, siteUrl: string): string | null {
  return url.startsWith(`${siteUrl}/`) ? url.slice(siteUrl.length) : null;
}

/** Hash of everything that a reader of the mail or article sees. */
function versionOf({ title, excerpt, slug, featuredImageAlt, content }: Post, { picture }: Issue): string {
  const seen = JSON.stringify([title, excerpt, slug, picture?.url, featuredImageAlt, content]);
  return sha256(seen);
}

function toMailing<Row extends { postId: string; testedVersion: string | null }>(row: Row) {
  const { postId: _, testedVersion: __, ...mailing } = row;
  return mailing;
}
