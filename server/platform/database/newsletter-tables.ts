import type { RecipientState } from '../../../contract/mailings.ts';

export interface NewsletterTables {
  newsletter_subscriptions: {
    id: string;
    /** As first typed, trimmed. */
    email: string;
    /** In lower case: one address is one subscription. */
    email_key: string;
    /** `pending`: never confirmed. `unsubscribed` lasts until the address is confirmed again. */
    status: 'pending' | 'subscribed' | 'unsubscribed';
    /** Random, in the unsubscribe link of this e-mail address; valid as long as the row exists. */
    unsubscribe_token: string;
    /** Why the request looks like spam; no mail is sent then. */
    suspected_spam: string | null;
    /** The last request to subscribe. */
    requested_at: string;
    confirmed_at: string | null;
    unsubscribed_at: string | null;
  };
  newsletter_tokens: {
    /** SHA-256 of the token in a link, hexadecimal. */
    token_hash: string;
    subscription_id: string;
    /** `unsubscribe`: only of mails sent before each subscription had its own token. */
    purpose: 'confirm' | 'unsubscribe';
    created_at: string;
    /** `null`: never. */
    expires_at: string | null;
  };
  mailings: MailingsTable;
  /** One mail of a mailing; its row in the outbox has the same id. Holds no address. */
  mailing_recipients: {
    id: string;
    mailing_id: string;
    /** Once for each mailing; the subscription may have been deleted since. */
    subscription_id: string;
    state: RecipientState;
    /** The mail server's last error. */
    last_error: string | null;
  };
  /** The pace at which all processes together send issues. */
  mailing_pace: {
    id: 1;
    /** When the next mail may be sent. */
    free_at: string;
  };
}

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
