import { createHmac } from 'node:crypto';
import type { WebhookContent } from '../platform/database/schema.ts';
import { singleLine } from '../platform/header-text.ts';
import { MailError } from './mailer.ts';
import type { Claimed } from './outbox-queue.store.ts';

/** Limit of one attempt. Shorter than the outbox's lease. */
const ATTEMPT_TIMEOUT_MS = 10_000;
const ANSWER_MAX = 300;

export interface Webhook {
  url: string;
  secret: string;
}

/** The signature of a message (https://www.standardwebhooks.com): its id, the time in seconds and its body. */
function webhookSignature(secret: string, id: string, timestamp: string, body: string): string {
  return `v1,${createHmac('sha256', secret).update(`${id}.${timestamp}.${body}`).digest('base64')}`;
}

/** Sends messages to the webhook. Throws a `MailError` unless the answer is 2xx. */
export function createWebhookSender({ url, secret }: Webhook, clock: () => Date) {
  return {
    async send({ id, body }: Pick<Claimed<WebhookContent>, 'id' | 'body'>): Promise<void> {
      const timestamp = String(Math.floor(clock().getTime() / 1000));
      const response = await fetch(url, {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          'User-Agent': 'lead-webhook',
          'Webhook-Id': id,
          'Webhook-Timestamp': timestamp,
          'Webhook-Signature': webhookSignature(secret, id, timestamp, body),
        },
        body,
        // No other URL may get a client's data.
        redirect: 'manual',
        signal: AbortSignal.timeout(ATTEMPT_TIMEOUT_MS),
      }).catch((error: unknown) => {
        const reason = error instanceof Error && error.cause instanceof Error ? error.cause : error;
        throw new MailError(reason, { permanent: false, possiblyAccepted: false });
      });
      const words = await firstWords(response);
      if (response.ok) return;
      throw new MailError(new Error(`${response.status} ${words || response.statusText}`.trim()), {
        permanent: isPermanent(response.status),
        possiblyAccepted: false,
      });
    },
  };
}

/** True unless a retry may succeed: after 408, 429 or 5xx, when the receiver may only be busy (RFC 9110, RFC 6585). */
function isPermanent(status: number): boolean {
  return status < 500 && status !== 408 && status !== 429;
}

/** Reads the beginning of an answer and leaves the rest, which may be of any length. */
async function firstWords(response: Response): Promise<string> {
  const reader = response.body?.getReader();
  try {
    const { value } = (await reader?.read()) ?? {};
    return value ? singleLine(new TextDecoder().decode(value.slice(0, 4 * ANSWER_MAX)), ANSWER_MAX) : '';
  } catch {
    // The status says enough.
    return '';
  } finally {
    await reader?.cancel().catch(() => {});
  }
}
