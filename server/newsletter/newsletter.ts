import { randomBytes, randomUUID } from 'node:crypto';
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
import type { QueuedConfirmation } from './newsletter.store.ts';
import type { NewsletterTransaction } from './transaction.store.ts';

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
  inTransaction: NewsletterTransaction;
  clock: () => Date;
  siteUrl: string;
  /** Called after mail was queued in the outbox. */
  onMailQueued: () => void;
}

/** The newsletter's subscriptions with double opt-in. */
export function createNewsletter({ inTransaction, clock, siteUrl, onMailQueued }: NewsletterOptions) {
  return {
    /**
     * Stores a request to subscribe. The answer does not reveal whether the address was known.
     * @param payload unvalidated
     * @throws {Refusal} for an invalid payload; and when the database fails. Nothing is stored, no mail is sent then
     */
    async subscribe(payload: unknown): Promise<void> {
      const { email: typed, antispam } = checked(subscriptionPayloadSchema, payload);
      const now = clock();
      const at = now.toISOString();
      const email = typed.trim();
      const suspectedSpam = antispam?.website ? 'The hidden field was filled in.' : null;
      const mailed = await inTransaction(async ({ subscriptions, outbox }) => {
        const request = { email, suspectedSpam, unsubscribeToken: newToken(), at };
        const { id, status, unsubscribeToken } = await subscriptions.request(request);
        const recent = await subscriptions.confirmations(id, later(now, -DAY_MS));
        // A confirmation to an address that a bot submitted would be spam sent by the firm.
        if (suspectedSpam !== null || status === 'subscribed' || !mayMail(recent, now)) return false;
        const confirmToken = newToken();
        const expiresAt = later(now, CONFIRMATION_DAYS * DAY_MS);
        await subscriptions.addConfirmation(id, sha256(confirmToken), { queuedAt: at, expiresAt });
        const content = composeConfirmationMail(email, {
          confirm: `${siteUrl}${paths.newsletterConfirm}?token=${confirmToken}`,
          unsubscribe: `${siteUrl}${paths.newsletterUnsubscribe}?token=${unsubscribeToken}`,
        });
        await outbox.enqueue({
          // The outbox stores one mail per submission and purpose.
          submissionId: randomUUID(),
          kind: 'newsletter',
          mails: [{ purpose: 'newsletter-confirmation', content }],
          createdAt: at,
          dueAt: at,
        });
        return true;
      });
      if (mailed) onMailQueued();
    },
    /** @param token unvalidated */
    confirm: (token: string): Promise<ConfirmationResult> =>
      inTransaction(async ({ subscriptions }) => {
        const at = clock().toISOString();
        const linked = await subscriptions.lockToConfirm(sha256(token));
        if (!linked) return 'link-unknown';
        if (linked.status === 'subscribed') return 'already-confirmed';
        if (linked.expiresAt !== null && linked.expiresAt <= at) return 'link-unknown';
        await subscriptions.confirm(linked.id, at);
        return 'confirmed';
      }),
    /** Unsubscribes the address, confirmed or not. Idempotent. */
    async unsubscribe(token: string): Promise<UnsubscribeResult> {
      if (!TOKEN.test(token)) return 'link-unknown';
      return inTransaction(async ({ subscriptions }) => {
        const linked = await subscriptions.lockToUnsubscribe({ token, tokenHash: sha256(token) });
        if (!linked) return 'link-unknown';
        await subscriptions.unsubscribe(linked.id, clock().toISOString());
        return 'unsubscribed';
      });
    },
  };
}

export type Newsletter = ReturnType<typeof createNewsletter>;

/** @param recent the confirmation mails of the last day, newest first */
function mayMail(recent: readonly QueuedConfirmation[], now: Date): boolean {
  if (recent.length >= MAILS_PER_DAY) return false;
  const [newest] = recent;
  // A link ends when its subscription does.
  if (!newest || (newest.expiresAt !== null && newest.expiresAt <= now.toISOString())) return true;
  return now.getTime() - Date.parse(newest.queuedAt) >= MAIL_PAUSE_MS;
}

const later = (now: Date, ms: number) => new Date(now.getTime() + ms).toISOString();

function newToken(): string {
  return randomBytes(32).toString('base64url');
}
