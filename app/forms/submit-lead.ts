import { firm } from '#firm/identity.ts';
import type { LeadFormText } from '../../content/schema/form.ts';
import type { EmailServiceConfig } from '../../contract/email-service.ts';
import type { FieldErrors } from '../../contract/errors.ts';
import { contactFormSchema, type LeadAccepted, type LeadOrigin } from '../../contract/leads.ts';
import { apiPaths } from '../../contract/paths.ts';
import { apiRequest } from '../browser/api-client.ts';
import { toastStore } from '../ui/toast-store.ts';
import { toEmailError } from './email-error.ts';
import { showFailure } from './failure-toast.ts';
import { type FormProblem, problemOf } from './form-problem.ts';
import { ACCEPTED_LEADS_CHANNEL, type Lead } from './lead.ts';
import { currentLeadOrigin } from './lead-origin.ts';
import { SubmissionIds } from './submission-id.ts';

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
  const { startEmailClient } = await import('./email-step.ts');
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
function browserLeadServices(config: EmailServiceConfig): LeadServices {
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

/** Sends the leads of one form. Fetched when the visitor begins to fill it in. */
export interface LeadSender {
  /**
   * @param honeypot value of the honeypot field
   * @param elapsedMs since the form was shown
   * @returns the reason why the lead was not accepted
   */
  send(lead: Lead, honeypot: string, elapsedMs: number): Promise<FormProblem | null>;
}

/** Tells the browser's other tabs that their list of leads is stale. */
function announceLead(kind: Lead['kind']): void {
  const channel = new BroadcastChannel(ACCEPTED_LEADS_CHANNEL);
  channel.postMessage(kind);
  channel.close();
}

/** Messages of the contact form's own schema, by field name; the server applies the same one. */
function contactErrors(lead: Lead): FieldErrors {
  const { error } = contactFormSchema.safeParse(lead);
  return Object.fromEntries((error?.issues ?? []).map(({ path: [name], message }) => [name, [message]]));
}

/** Creates the sender of one form, which shows the form's own toasts. */
export function createLeadSender(texts: LeadFormText, emailService: EmailServiceConfig): LeadSender {
  const ids = new SubmissionIds();
  // Fetched while the visitor types; a failure shows when the form is sent.
  emailClient(emailService).catch(() => {});
  return {
    async send(lead, honeypot, elapsedMs) {
      const invalid = lead.kind === 'contact' ? contactErrors(lead) : {};
      if (Object.keys(invalid).length > 0) return { error: '', fieldErrors: invalid };
      const details = {
        submissionId: ids.idFor(lead),
        origin: currentLeadOrigin(),
        antispam: { website: honeypot, elapsedMs: Math.round(elapsedMs) },
        notice: firm.noRelationshipNotice.version,
      };
      try {
        await submitLead(lead, details, browserLeadServices(emailService));
      } catch (failure) {
        return showFailure(problemOf(failure, texts.failure.description), texts);
      }
      ids.renew();
      toastStore.add(texts.success);
      announceLead(lead.kind);
      return null;
    },
  };
}
