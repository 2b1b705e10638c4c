import type { ConsultationForm, ContactForm } from '../../contract/leads.ts';

/** What a visitor typed into one of the forms, and the form's own name for the place it stands in. */
export type Lead =
  | ({ kind: 'contact'; pageSource: string; consent: boolean } & ContactForm)
  | ({ kind: 'consultation'; pageSource: string } & ConsultationForm);

/**
 * The channel between this browser's tabs on which an accepted lead is made known. Whoever lists leads listens to
 * it and invalidates its cached list: the admin area's query client, the key `['/api/admin/contacts']`.
 */
export const ACCEPTED_LEADS_CHANNEL = 'accepted-leads';
