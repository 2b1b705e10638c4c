import type { ConsultationForm, ContactForm } from '../../contract/leads.ts';

/** What a visitor typed into one of the forms, and the form's own name for the place it stands in. */
export type Lead =
  | ({ kind: 'contact'; pageSource: string; consent: boolean } & ContactForm)
  | ({ kind: 'consultation'; pageSource: string } & ConsultationForm);

/**
 * Dispatched on `window` after every lead that was accepted. Whoever lists leads in this page listens to it
 * and invalidates its cached list: the admin area's query client, the key `['/api/admin/contacts']`.
 */
export const LEAD_ACCEPTED_EVENT = 'lead:accepted';
