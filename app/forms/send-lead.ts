import { firm } from '#firm/identity.ts';
import type { LeadFormText } from '../../content/schema/firm.ts';
import type { EmailServiceConfig } from '../../contract/email-service.ts';
import type { FieldErrors } from '../../contract/errors.ts';
import { contactFormSchema } from '../../contract/leads.ts';
import { toastStore } from '../ui/toast-store.ts';
import { type FormProblem, problemOf } from './form-problem.ts';
import { ACCEPTED_LEADS_CHANNEL, type Lead } from './lead.ts';
import { currentLeadOrigin } from './lead-origin.ts';
import { SubmissionIds } from './submission-id.ts';
import { browserLeadServices, preloadEmailClient, submitLead } from './submit.ts';

export type LeadOutcome = { accepted: true } | { accepted: false; problem: FormProblem };

/** Sends the leads of one form. Fetched when the visitor begins to fill it in. */
export interface LeadSender {
  /**
   * @param honeypot value of the honeypot field
   * @param elapsedMs since the form was shown
   */
  send(lead: Lead, honeypot: string, elapsedMs: number): Promise<LeadOutcome>;
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

/**
 * Creates the sender of one form, which shows the form's own toasts.
 */
export function createLeadSender(texts: LeadFormText, emailService: EmailServiceConfig): LeadSender {
  const ids = new SubmissionIds();
  preloadEmailClient(emailService);
  return {
    async send(lead, honeypot, elapsedMs) {
      const invalid = lead.kind === 'contact' ? contactErrors(lead) : {};
      if (Object.keys(invalid).length > 0) {
        return { accepted: false, problem: { error: '', fieldErrors: invalid } };
      }
      const details = {
        submissionId: ids.idFor(lead),
        origin: currentLeadOrigin(),
        antispam: { website: honeypot, elapsedMs: Math.round(elapsedMs) },
        notice: firm.noRelationshipNotice.version,
      };
      try {
        await submitLead(lead, details, browserLeadServices(emailService));
      } catch (failure) {
        const problem = problemOf(failure, texts.failure.description);
        // Errors of fields are shown beside them, not in a toast.
        const blamesFields = Object.keys(problem.fieldErrors).length > 0;
        if (!blamesFields) toastStore.add({ ...texts.failure, description: problem.error });
        return { accepted: false, problem };
      }
      ids.renew();
      toastStore.add(texts.success);
      announceLead(lead.kind);
      return { accepted: true };
    },
  };
}
