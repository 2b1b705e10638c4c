import type { ConsultationForm, ContactForm } from '../../contract/leads.ts';

/** The typed text of a form, with the form's page source. */
export type Lead =
  | ({ kind: 'contact'; pageSource: string } & ContactForm)
  | ({ kind: 'consultation'; pageSource: string } & ConsultationForm);

/**
 * BroadcastChannel between this browser's tabs that announces accepted leads. The admin area invalidates its cached
 * list, the query key `['/api/admin/contacts']`.
 */
export const ACCEPTED_LEADS_CHANNEL = 'accepted-leads';

/** Key in localStorage of the time of this browser's last e-mail, which throttles the next. */
export const LAST_EMAIL_KEY = 'lead-email';
