import type { EmailServiceConfig } from '../../contract/email-service.ts';
import type { LeadAccepted, LeadOrigin } from '../../contract/leads.ts';
import { apiPaths } from '../../contract/paths.ts';
import { apiRequest } from '../browser/api-client.ts';
import { toEmailError } from './email-error.ts';
import type { Lead } from './lead.ts';

/** Data of a lead that is not typed. */
interface SubmissionDetails {
  /** UUID, the same in every attempt to send this filled form. */
  submissionId: string;
  origin: LeadOrigin;
  antispam: {
    /** Value of the honeypot field. */
    website: string;
    elapsedMs: number;
  };
  /** Version of the notice beside the button. */
  notice: string;
}

/** The two ways to send a lead. */
export interface LeadServices {
  sendEmail(lead: Lead, submissionId: string): Promise<void>;
  /** Posts to the site's own API; its answer says that the lead is stored. */
  save(path: string, payload: unknown): Promise<LeadAccepted>;
  /** The e-mail goes to a hosted service, so this site has not stored the lead yet. */
  emailIsHosted: boolean;
}

const savePaths: Record<Lead['kind'], string> = {
  contact: apiPaths.contact,
  consultation: apiPaths.consultations,
};

/**
 * Submits a lead from any form (specification section 7): the e-mail first, then a best-effort save in the background;
 * if the e-mail fails, the save decides.
 *
 * @returns the API's answer where it was the save that decided, else null
 * @throws what the save threw, when the e-mail had failed too: an `ApiError`, or a network error
 */
export async function submitLead(
  lead: Lead,
  details: SubmissionDetails,
  { sendEmail, save, emailIsHosted }: LeadServices,
): Promise<LeadAccepted | null> {
  const { kind, ...typed } = lead;
  const payload = { ...typed, ...details };
  try {
    await sendEmail(lead, details.submissionId);
  } catch {
    // Logged by sendEmail. The site's own API takes the lead and mails it to the firm.
    return save(savePaths[kind], { ...payload, emailed: false });
  }
  // Best effort (specification section 7): the firm has the lead already, so the visitor does not wait.
  save(savePaths[kind], { ...payload, emailed: emailIsHosted }).catch(() => {});
  return null;
}

const SAVE_TIMEOUT_MS = 15_000;
/** Characters of a payload that surely fits into the 64 KB of a keepalive request (Fetch standard). */
const KEEPALIVE_MAX = 20_000;

type SendEmail = Awaited<ReturnType<typeof loadEmailClient>>;
let starting: Promise<SendEmail> | null = null;

async function loadEmailClient(config: EmailServiceConfig) {
  const { startEmailClient } = await import('./email-client.ts');
  return startEmailClient({ ...config, siteOrigin: location.origin });
}

/** Fetches and starts the e-mail client, once for the page; a failed start is tried again the next time. */
function emailClient(config: EmailServiceConfig): Promise<SendEmail> {
  starting ??= loadEmailClient(config).catch((failure: unknown) => {
    starting = null;
    throw failure;
  });
  return starting;
}

/** The services of a page in a browser. */
export function browserLeadServices(config: EmailServiceConfig): LeadServices {
  return {
    emailIsHosted: config.origin !== null,
    async sendEmail(lead, submissionId) {
      try {
        // Loading the client throws where storage is denied, so it belongs to what may fail here.
        const send = await emailClient(config);
        await send(lead, submissionId, new Date());
      } catch (failure) {
        const error = toEmailError(failure);
        // biome-ignore lint/suspicious/noConsole: a failed send is logged and re-thrown (specification, section 8)
        console.error(`The e-mail was not sent: ${error.status} ${error.message}`);
        throw error;
      }
    },
    async save(path, payload) {
      const response = await apiRequest('POST', path, payload, {
        timeoutMs: SAVE_TIMEOUT_MS,
        keepalive: JSON.stringify(payload).length <= KEEPALIVE_MAX,
      });
      return (await response.json()) as LeadAccepted;
    },
  };
}

/** Fetches the e-mail client while the visitor types, so that sending starts at once. */
export function preloadEmailClient(config: EmailServiceConfig): void {
  // A failure shows when the form is sent, and is dealt with there.
  emailClient(config).catch(() => {});
}
