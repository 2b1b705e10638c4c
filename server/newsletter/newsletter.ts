import { randomBytes } from 'node:crypto';
import * as z from 'zod/mini';
import { antispamSchema, typedEmailAddress } from '../../contract/leads.ts';
import {
  CONFIRMATION_DAYS,
  type ConfirmationResult,
  type UnsubscribeResult,
} from '../../contract/newsletter-links.ts';
import { paths } from '../../contract/paths.ts';
import { sha256 } from '../platform/hash.ts';
import { checked } from '../platform/refusal.ts';
import { composeConfirmationMail } from './confirmation-mail.ts';
import type { ConfirmationPlan, NewsletterStore, SubscriptionState } from './newsletter.store.ts';

/** `POST /api/newsletter/subscriptions`. The response is 202 whether or not the address was known. */
const subscriptionPayloadSchema = z.object({
  email: typedEmailAddress,
  antispam: z.catch(z.optional(antispamSchema), undefined),
});

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** Limits mail to an e-mail address that a stranger submits repeatedly. */
const MAILS_PER_DAY = 3;
/** The pause after a mail whose link still works; after unsubscribing, a new link is needed at once. */
const MAIL_PAUSE_MS = 10 * MINUTE_MS;
/** The form of `newToken`. Another one is not looked up: PostgreSQL rejects text with NUL. */
const TOKEN = /^[\w-]{43}$/;

export interface NewsletterOptions {
  store: NewsletterStore;
  clock: () => Date;
  siteUrl: string;
  /** Called after mail was queued in the outbox. */
  onMailQueued: () => void;
}

/** The newsletter's subscriptions with double opt-in. */
export function createNewsletter({ store, clock, siteUrl, onMailQueued }: NewsletterOptions) {
  function planFor(email: string, unsubscribeToken: string, now: Date): ConfirmationPlan {
    const confirmToken = newToken();
    return {
      mail: composeConfirmationMail(email, {
        confirm: `${siteUrl}${paths.newsletterConfirm}?token=${confirmToken}`,
        unsubscribe: `${siteUrl}${paths.newsletterUnsubscribe}?token=${unsubscribeToken}`,
      }),
      confirmHash: sha256(confirmToken),
      confirmUntil: new Date(now.getTime() + CONFIRMATION_DAYS * DAY_MS).toISOString(),
    };
  }

  return {
    /**
     * Stores a request to subscribe. The answer does not reveal whether the address was known.
     * @param payload unvalidated
     * @throws {Refusal} for an invalid payload; and when the database fails. Nothing is stored, no mail is sent then
     */
    async subscribe(payload: unknown): Promise<void> {
      const { email: typed, antispam } = checked(subscriptionPayloadSchema, payload);
      const now = clock();
      const email = typed.trim();
      const suspectedSpam = antispam?.website ? 'The hidden field was filled in.' : null;
      const request = { email, suspectedSpam, unsubscribeToken: newToken(), now };
      const mailed = await store.subscribe(request, (state) =>
        // A confirmation to an address that a bot submitted would be spam sent by the firm.
        suspectedSpam === null && mayMail(state, now) ? planFor(email, state.unsubscribeToken, now) : null,
      );
      if (mailed) onMailQueued();
    },
    /** @param token unvalidated */
    confirm: (token: string): Promise<ConfirmationResult> => store.confirm(sha256(token), clock()),
    /** Unsubscribes the address, confirmed or not. Idempotent. */
    unsubscribe: async (token: string): Promise<UnsubscribeResult> =>
      TOKEN.test(token) ? store.unsubscribe({ token, tokenHash: sha256(token) }, clock()) : 'link-unknown',
  };
}

export type Newsletter = ReturnType<typeof createNewsletter>;

function mayMail({ subscribed, mails }: SubscriptionState, now: Date): boolean {
  if (subscribed || mails.length >= MAILS_PER_DAY) return false;
  const [newest] = mails;
  if (newest === undefined || !newest.linkWorks) return true;
  return now.getTime() - Date.parse(newest.queuedAt) >= MAIL_PAUSE_MS;
}

function newToken(): string {
  return randomBytes(32).toString('base64url');
}
