import type { Generated } from 'kysely';
import type { LeadKind } from '../../../contract/leads.ts';
import type { StoredTags } from '../../../contract/page-tags.ts';
import type { StaffRole } from '../../../contract/people.ts';
import type { BlogTables } from './blog-tables.ts';
import type { ImportTables } from './import-tables.ts';
import type { NewsletterTables } from './newsletter-tables.ts';
import type { RequestTables } from './request-tables.ts';

/**
 * The tables, the same in both databases: moments are UTC ISO 8601 text (so they sort as text), booleans are
 * 0 or 1, JSON is text.
 */
export interface Database extends BlogTables, ImportTables, NewsletterTables, RequestTables {
  contact_submissions: ContactSubmissionsTable;
  consultation_requests: ConsultationRequestsTable;
  outbox_emails: OutboxEmailsTable;
  discarded_mail_files: DiscardedMailFilesTable;
  staff: {
    username: string;
    /** argon2id, as a PHC string. */
    password_hash: string;
    /** When the password was set. */
    updated_at: string;
    role: StaffRole;
    /** Named by ADMIN_USERNAME. */
    configured: 0 | 1;
    last_login_at: string | null;
    /** May be empty. */
    name: string;
    /** Unique, compared without case. */
    email: string | null;
    /** Another person has set the password. */
    must_change_password: 0 | 1;
    /** Hash of `ADMIN_PASSWORD` when it was last applied; null for all but the configured account. */
    configured_hash: string | null;
  };
  sessions: {
    /** SHA-256 of the session secret, hexadecimal. */
    secret_hash: string;
    username: string;
    created_at: string;
    expires_at: string;
    /** To the minute. */
    last_seen_at: string;
    /** Browser and system; null: unknown. */
    device: string | null;
  };
  password_resets: {
    /** SHA-256 of the link's token, hexadecimal. */
    token_hash: string;
    username: string;
    expires_at: string;
  };
  page_views: {
    /** Calendar day in the firm's zone, `YYYY-MM-DD`. */
    day: string;
    path: string;
    count: number;
  };
  content_version: { id: 1; version: number };
  rate_limits: {
    /** Keyed hash of the rule's name and the client: no IP address is stored. */
    key_hash: string;
    window_start: string;
    window_end: string;
    count: number;
  };
  installation_secret: {
    id: 1;
    /** Random. */
    secret: string;
  };
  page_view_totals: {
    path: string;
    /** All kept days together, so that the most viewed pages are found without a sum. */
    count: number;
  };
  page_view_days: {
    day: string;
    /** All pages together. */
    count: number;
  };
  referrer_views: {
    day: string;
    /** Host of another site; empty: no referrer was sent. */
    host: string;
    count: number;
  };
  visit_counts: VisitCountsTable;
  /** Changes by staff to a page's tags; null: the page's own. An article's meta and og fields are in its post. */
  page_tags: StoredTags & { updated_at: string };
  backups: {
    finished_at: string;
    /** `null`: made by other means than this project's command. */
    folder: string | null;
  };
}

/** The columns of both kinds of lead. */
export interface LeadColumns {
  /** The submission id. */
  id: string;
  email: string;
  phone: string;
  consent: 0 | 1;
  /** Version of the notice that the form showed. */
  notice: string | null;
  page_source: string;
  page_path: string | null;
  /** `LeadOrigin` as JSON. */
  origin: string | null;
  /** Why the lead looks like spam. */
  suspected_spam: string | null;
  received_via: 'form' | 'api' | 'email-service' | 'staff';
  /** Hash of the typed fields: distinguishes a repeated submission from a corrected one. */
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
  /** Null: not asked. */
  preferred_contact: 'phone' | 'email' | null;
  message: string | null;
}

export type MailSubmission = LeadKind | 'newsletter';

/** One mail per submission and purpose. */
export type MailPurpose = `${MailSubmission}-${'notification' | 'confirmation'}` | 'newsletter-test';

/** The purpose of a mail to a subscriber, composed when it is sent (server/newsletter/issue-queue.store.ts). */
export type IssuePurpose = 'newsletter-issue';

/** The purposes of what the outbox sends to the webhook (server/outbox/webhook-sender.ts). */
export type WebhookPurpose = `${LeadKind}-webhook`;

/** A message to the webhook. */
export interface WebhookContent {
  /** JSON. */
  body: string;
}

/** A mail in the outbox. Sender and default recipient are added when it is sent. */
export interface MailContent {
  /** `null`: the firm. */
  to: string | null;
  replyTo: string | null;
  subject: string;
  text: string;
  html: string | null;
  /** One-click unsubscribe URL (RFC 8058). */
  unsubscribeUrl?: string;
}

export interface OutboxEmailsTable {
  id: string;
  submission_id: string;
  purpose: MailPurpose | WebhookPurpose | IssuePurpose;
  /** JSON of `MailContent` or `WebhookContent`; `null` for an issue, and for a sent mail with private content. */
  content: string;
  status: 'pending' | 'sending' | 'sent' | 'failed';
  /** Attempts to send, the present one included, since it was queued or resent. */
  attempts: number;
  /** Attempts before the last resend. */
  earlier_attempts: Generated<number>;
  /** Sent by writing a file, because no mail server was set up. */
  saved_as_file: Generated<0 | 1>;
  next_attempt_at: string;
  /** While sending: after this the sending process is presumed dead. */
  lease_until: string | null;
  possible_duplicate: 0 | 1;
  last_error: string | null;
  created_at: string;
  sent_at: string | null;
}

/** Replaces the erased content of a mail or webhook message. */
export const ERASED = 'null';

/** The `.eml` files of deleted mails that are still to be deleted. */
export interface DiscardedMailFilesTable {
  /** The mail's id. */
  id: string;
  created_at: string;
}

export interface VisitCountsTable {
  subject: 'speed' | 'blocked' | 'search';
  /** Calendar day in the firm's zone, `YYYY-MM-DD`. */
  day: string;
  /** As server/analytics/visit-counts.ts writes it. */
  name: string;
  count: number;
}
