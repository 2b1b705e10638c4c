import type { ConsultationForm, ContactForm } from '../../contract/leads.ts';

/** The typed text of a form, with the form's page source. */
export type Lead =
  | ({ kind: 'contact'; pageSource: string } & ContactForm)
  | ({ kind: 'consultation'; pageSource: string } & ConsultationForm);

/**
 * BroadcastChannel that announces accepted leads to this browser's other tabs; the admin area then reloads its lists
 * and figures.
 */
export const ACCEPTED_LEADS_CHANNEL = 'accepted-leads';

/** Key in localStorage of the time of this browser's last e-mail, which throttles the next. */
export const LAST_EMAIL_KEY = 'lead-email';
