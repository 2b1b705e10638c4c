import type { ColumnType } from 'kysely';
import type { PostStatus } from '../../contract/blog.ts';
import type { LeadKind } from '../../contract/leads.ts';

/**
 * The tables, the same in both databases: moments are UTC ISO 8601 text (so they sort as text), booleans are
 * 0 or 1, JSON is text.
 */
export interface Database {
  contact_submissions: ContactSubmissionsTable;
  consultation_requests: ConsultationRequestsTable;
  outbox_emails: OutboxEmailsTable;
  staff: StaffTable;
  sessions: SessionsTable;
  page_views: PageViewsTable;
  content_version: ContentVersionTable;
  rate_limits: RateLimitsTable;
  posts: PostsTable;
  post_bodies: PostBodiesTable;
  post_terms: PostTermsTable;
  former_slugs: FormerSlugsTable;
  page_view_totals: PageViewTotalsTable;
  newsletter_subscriptions: NewsletterSubscriptionsTable;
  newsletter_tokens: NewsletterTokensTable;
}

/** What both kinds of lead have in common. */
export interface LeadColumns {
  /** The submission id. */
  id: string;
  email: string;
  phone: string;
  consent: 0 | 1;
  page_source: string;
  page_path: string | null;
  /** `LeadOrigin` as JSON. */
  origin: string | null;
  /** Why the lead looks like spam. */
  suspected_spam: string | null;
  received_via: 'form' | 'api' | 'email-service';
  /** Hash of what the visitor typed: tells a repeated submission from a corrected one. */
  fingerprint: string;
  created_at: string;
  updated_at: string;
}

export interface ContactSubmissionsTable extends LeadColumns {
  first_name: string;
  last_name: string;
  case_type: string;
  message: string;
}

export interface ConsultationRequestsTable extends LeadColumns {
  name: string;
  preferred_contact: 'phone' | 'email';
  message: string | null;
}

/** What calls for mail. */
export type MailSubmission = LeadKind | 'newsletter';

/** One mail per submission and purpose. */
export type MailPurpose = `${MailSubmission}-${'notification' | 'confirmation'}`;

/** What a mail says, as the outbox keeps it. Sender and default recipient are added when it is sent. */
export interface MailContent {
  /** `null`: the firm. */
  to: string | null;
  replyTo: string | null;
  subject: string;
  text: string;
  html: string | null;
  /** Given: mail programs offer to unsubscribe by a POST to this address (RFC 8058). */
  unsubscribeUrl?: string;
}

export interface OutboxEmailsTable {
  id: string;
  submission_id: string;
  purpose: MailPurpose;
  /** `MailContent` as JSON; `null` for a mail whose words are forgotten once it is sent. */
  content: string;
  status: 'pending' | 'sending' | 'sent' | 'failed';
  /** How often sending was begun. */
  attempts: number;
  next_attempt_at: string;
  /** While sending: after this moment the sender is taken for dead. */
  lease_until: string | null;
  possible_duplicate: 0 | 1;
  last_error: string | null;
  created_at: string;
  sent_at: string | null;
}

export interface StaffTable {
  username: string;
  /** argon2id, as a PHC string. */
  password_hash: string;
  updated_at: string;
}

export interface SessionsTable {
  /** SHA-256 of the session secret, hexadecimal. */
  secret_hash: string;
  username: string;
  created_at: string;
  expires_at: string;
}

export interface PageViewsTable {
  /** Calendar day in New York, `YYYY-MM-DD`. */
  day: string;
  path: string;
  count: number;
}

export interface ContentVersionTable {
  id: 1;
  version: number;
}

export interface RateLimitsTable {
  /** SHA-256 of the limit's name and the client, so that no address is stored. */
  key_hash: string;
  window_start: string;
  window_end: string;
  count: number;
}

export interface NewsletterSubscriptionsTable {
  id: string;
  /** As it was first typed, without blanks around it. */
  email: string;
  /** In lower case: one address is one subscription. */
  email_key: string;
  /** `pending`: never confirmed. Whoever has left stays `unsubscribed` until the address is confirmed again. */
  status: 'pending' | 'subscribed' | 'unsubscribed';
  /** Why the request looks like spam; no mail is sent then. */
  suspected_spam: string | null;
  /** The last time that somebody asked for it. */
  requested_at: string;
  confirmed_at: string | null;
  unsubscribed_at: string | null;
}

export interface NewsletterTokensTable {
  /** SHA-256 of the token in a link, hexadecimal. */
  token_hash: string;
  subscription_id: string;
  purpose: 'confirm' | 'unsubscribe';
  created_at: string;
  /** `null`: never. */
  expires_at: string | null;
}

/** What lists show of a post. Its body lies elsewhere, so that lists read little. */
export interface PostsTable {
  /**
   * The moment of publication in whole seconds since 1970, times 1,000,000, plus a number that tells posts of one
   * second apart: one number that orders posts by age, in this table, in every index and in the search.
   */
  position: PositionColumn;
  id: string;
  wp_id: number | null;
  slug: string;
  status: PostStatus;
  title: string;
  excerpt: string;
  author: string;
  author_email: string | null;
  featured_image: string | null;
  /** Names, as JSON, in their order. */
  categories: string;
  tags: string;
  read_minutes: number;
  published_at: string;
  modified_at: string | null;
  created_at: string;
  updated_at: string;
  /** When search engines are to be told of this post, next; `null`: there is nothing to tell. */
  announce_at: string | null;
}

/** PostgreSQL answers such a number as text. */
type PositionColumn = ColumnType<number | string, number, number>;

export interface PostBodiesTable {
  post_id: string;
  meta_title: string | null;
  meta_description: string | null;
  meta_keywords: string | null;
  og_title: string | null;
  og_description: string | null;
  og_image: string | null;
  content: string;
  /** JSON. */
  yoast_data: string | null;
}

/** The categories and tags of each post. Position and status are those of the post. */
export interface PostTermsTable {
  kind: 'category' | 'tag';
  slug: string;
  status: PostStatus;
  position: PositionColumn;
  name: string;
}

/** Slugs that posts had before. A post's own slug is never among them, so that no redirect leads to another. */
export interface FormerSlugsTable {
  slug: string;
  post_id: string;
}

export interface PageViewTotalsTable {
  path: string;
  /** Of all days. */
  count: number;
}
