/** The value of the field `form` when another page posts a draft of a request, without JavaScript. */
export const CONTACT_DRAFT_FORM = 'contact-draft';

/** The navigation state that carries a draft of a request to the contact form. */
export const contactDraft = (message: string) => ({ contactDraft: message });

/** @param state of a navigation, unvalidated */
export function contactDraftIn(state: unknown): string | undefined {
  if (typeof state !== 'object' || state === null || !('contactDraft' in state)) return undefined;
  return typeof state.contactDraft === 'string' ? state.contactDraft : undefined;
}
