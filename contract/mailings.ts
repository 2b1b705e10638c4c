import * as z from 'zod/mini';
import { typedEmailAddress } from './leads.ts';

/**
 * The state of one recipient's mail: `saved` was written to a file because no mail server is set up, `failed` is not
 * retried, `skipped` was unsubscribed or deleted meanwhile, `cancelled` was not sent when the mailing was canceled.
 */
export type RecipientState = 'queued' | 'sent' | 'saved' | 'failed' | 'skipped' | 'cancelled';

export type MailingState = 'draft' | 'sending' | 'sent' | 'cancelled';

export const MAILINGS_PER_PAGE = 20;
/** Failures that one answer lists. */
export const FAILURES_SHOWN = 200;

const id = z.optional(z.string().check(z.maxLength(200), z.regex(/^[^\0]*$/)));

/** `POST /api/admin/newsletter/mailings`: one of the two names the article. */
export const newMailingSchema = z
  .object({ postId: id, slug: id })
  .check(z.refine(({ postId, slug }) => !postId !== !slug, 'Please give either postId or slug'));
export type NewMailing = z.output<typeof newMailingSchema>;

/** `POST …/mailings/{id}/test`. */
export const testMailSchema = z.object({ email: typedEmailAddress });

/** An article sent, or about to be sent, to the subscribers. */
export interface Mailing {
  id: string;
  title: string;
  slug: string;
  state: MailingState;
  /** UTC ISO 8601, like all moments here. */
  createdAt: string;
  /** When the last test mail was queued. */
  testedAt: string | null;
  startedAt: string | null;
  /** Name or user name. */
  startedBy: string | null;
  cancelledAt: string | null;
  recipients: number;
  progress: Record<RecipientState, number>;
}

/** `GET /api/admin/newsletter/mailings`: newest first. */
export interface MailingList {
  mailings: Mailing[];
  total: number;
}

/** A mail that failed, or is being retried. */
export interface MailingFailure {
  /** Null once the e-mail address was deleted. */
  email: string | null;
  /** The mail server's last error. */
  error: string;
  /** Null: no further retry. */
  nextAttemptAt: string | null;
}

/** `GET /api/admin/newsletter/mailings/{id}`. */
export interface MailingDetail extends Mailing {
  /** At most `FAILURES_SHOWN`, final failures first. */
  failures: MailingFailure[];
}

/** `GET /api/admin/newsletter/preview?post={slug}`: a published article as subscribers would get it. */
export interface MailingPreview {
  slug: string;
  /** Title of the article. */
  title: string;
  subject: string;
  excerpt: string;
  /** `path`: where this site has it; null: on another site. */
  picture: (IssuePicture & { path: string | null }) | null;
  url: string;
  /** The mail as plain text. */
  text: string;
  /** The number of subscribers who have not had this article. */
  recipients: number;
  /** The mailing that is not started yet; null: none. */
  draft: Mailing | null;
  /** True if a test mail of the present article has been queued. */
  tested: boolean;
  /** To how many subscribers the article was sent, or is being sent, and when last. */
  lastSent: Pick<Mailing, 'startedAt' | 'recipients'> | null;
}

export interface IssuePicture {
  /** Absolute. */
  url: string;
  alt: string;
}

/** The content of a mail to the subscribers. */
export interface Issue {
  title: string;
  excerpt: string;
  picture: IssuePicture | null;
  /** Absolute URL of the article. */
  url: string;
}
