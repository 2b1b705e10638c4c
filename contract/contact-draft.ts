/** The value of the field `form` when another page posts a draft of a request, without JavaScript. */
export const CONTACT_DRAFT_FORM = 'contact-draft';

/** The navigation state that carries a draft of a request to the contact form. */
export const contactDraft = (message: string) => ({ contactDraft: message });

/** The fields passed on by a practice area's short form. */
export interface QuickContact {
  name: string;
  phone: string;
}

/** The navigation state that carries a name and a phone number to the contact form: it stays in the browser. */
export const quickContact = (typed: QuickContact) => ({ quickContact: typed });

/** @param state of a navigation, unvalidated */
export function quickContactIn(state: unknown): QuickContact | undefined {
  if (typeof state !== 'object' || state === null || !('quickContact' in state)) return undefined;
  const { name, phone } = Object(state.quickContact);
  return typeof name === 'string' && typeof phone === 'string' ? { name, phone } : undefined;
}

/** @param state of a navigation, unvalidated */
export function contactDraftIn(state: unknown): string | undefined {
  if (typeof state !== 'object' || state === null || !('contactDraft' in state)) return undefined;
  return typeof state.contactDraft === 'string' ? state.contactDraft : undefined;
}
