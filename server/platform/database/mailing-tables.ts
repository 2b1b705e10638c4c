import type { RecipientState } from '../../../contract/mailings.ts';

/** An article sent, or about to be sent, to the subscribers. */
export interface MailingsTable {
  id: string;
  post_id: string;
  /** Slug of the article when it was last tested. */
  slug: string;
  title: string;
  /** `Issue` as JSON, as the last test mail showed it; null: not tested yet. */
  issue: string | null;
  /** Hash of the article as it was tested. */
  tested_version: string | null;
  tested_at: string | null;
  created_at: string;
  started_at: string | null;
  /** User name. */
  started_by: string | null;
  cancelled_at: string | null;
}

/** One mail of a mailing; its row in the outbox has the same id. Holds no address. */
export interface MailingRecipientsTable {
  id: string;
  mailing_id: string;
  /** Once for each mailing; the subscription may have been deleted since. */
  subscription_id: string;
  state: RecipientState;
  /** The mail server's last words. */
  last_error: string | null;
}

/** The pace at which all processes together send issues. */
export interface MailingPaceTable {
  id: 1;
  /** When the next mail may be sent. */
  free_at: string;
}
