import { init, send } from '@emailjs/browser';
import { firmDateAndTime } from '../../content/derive/firm-time.ts';
import {
  CONSULTATION_CASE_TYPE,
  type EmailServiceConfig,
  type TemplateParams,
  UNSPECIFIED_CASE_TYPE,
} from '../../contract/email-service.ts';
import { DEFAULT_CONSULTATION_PAGE_SOURCE, DEFAULT_CONTACT_PAGE_SOURCE } from '../../contract/leads.ts';
import { EmailError, NO_ANSWER } from './email-error.ts';
import { LAST_EMAIL_KEY, type Lead } from './lead.ts';

/** After this the lead is saved by the site's own API instead. */
const TIMEOUT_MS = 8000;

/** The client refuses a second e-mail of the same browser within this time. */
const THROTTLE_MS = 10_000;

/** Storage of the throttle: localStorage, or memory where the visitor denies storage. */
function throttleStorage() {
  const kept = new Map<string, string>();
  return {
    async get(key: string) {
      try {
        return localStorage.getItem(key) ?? kept.get(key);
      } catch {
        return kept.get(key);
      }
    },
    async set(key: string, value: string) {
      kept.set(key, value);
      try {
        localStorage.setItem(key, value);
      } catch {
        // Storage is denied or full: kept in memory only.
      }
    },
    async remove(key: string) {
      kept.delete(key);
      try {
        localStorage.removeItem(key);
      } catch {
        // Storage is denied: nothing to remove.
      }
    },
  };
}

interface EmailClientOptions extends EmailServiceConfig {
  /** Origin of this site, for a service without one of its own. */
  siteOrigin: string;
  /** Sender addresses that are refused with 403; compared exactly. */
  blockedSenders?: readonly string[];
  timeoutMs?: number;
}

/**
 * Starts the e-mail service (specification section 7).
 *
 * @returns sends the e-mail of one lead; the returned promise rejects with what the client throws, or with an
 *   `EmailError` after the time-out. The rejected request may still arrive: the submission id makes that harmless.
 */
export function startEmailClient({
  origin,
  publicKey,
  serviceId,
  templateId,
  siteOrigin,
  blockedSenders = [],
  timeoutMs = TIMEOUT_MS,
}: EmailClientOptions) {
  init({
    publicKey,
    origin: origin ?? siteOrigin,
    blockHeadless: true,
    blockList: { list: [...blockedSenders], watchVariable: 'from_email' },
    limitRate: { id: LAST_EMAIL_KEY, throttle: THROTTLE_MS },
    // Without a storage of its own the client throttles nothing.
    storageProvider: throttleStorage(),
  });

  return async function sendLeadEmail(lead: Lead, submissionId: string, sentAt: Date): Promise<void> {
    const params = templateParams(lead, submissionId, sentAt);
    const sent = send(serviceId, templateId, params).catch((failure: unknown) => {
      if (!(failure instanceof TypeError)) throw failure;
      // The network failed. The throttle has counted that attempt, so the retry bypasses it.
      return send(serviceId, templateId, params, { limitRate: { throttle: 0 } });
    });
    await within(timeoutMs, sent);
  };
}

async function within(timeoutMs: number, work: Promise<unknown>): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new EmailError(NO_ANSWER, `No answer within ${timeoutMs / 1000} seconds`)),
      timeoutMs,
    );
  });
  try {
    await Promise.race([work, timeout]);
  } finally {
    clearTimeout(timer);
  }
}

interface Sender {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  pageSource?: string | undefined;
}

export type EmailTemplateLead =
  | ({ kind: 'contact'; caseType?: string | undefined; message: string } & Sender)
  | ({ kind: 'consultation'; caseDescription?: string | undefined } & Sender);

/**
 * Builds the template parameters of the e-mail step (specification section 7).
 * @param lead typed by the visitor
 * @param submissionId UUID, the same in every retry and in the later save
 * @param sentAt time of submission, formatted in the firm's zone
 */
export function templateParams(
  lead: EmailTemplateLead,
  submissionId: string,
  sentAt: Date,
): TemplateParams & { submission_id: string } {
  const contact = lead.kind === 'contact';
  return {
    from_name: `${lead.firstName} ${lead.lastName}`,
    first_name: lead.firstName,
    last_name: lead.lastName,
    from_email: lead.email,
    phone_number: lead.phone,
    case_type: contact ? lead.caseType || UNSPECIFIED_CASE_TYPE : CONSULTATION_CASE_TYPE,
    message: (contact ? lead.message : lead.caseDescription) ?? '',
    page_source:
      lead.pageSource || (contact ? DEFAULT_CONTACT_PAGE_SOURCE : DEFAULT_CONSULTATION_PAGE_SOURCE),
    reply_to: lead.email,
    submission_date: firmDateAndTime(sentAt),
    submission_id: submissionId,
  };
}
