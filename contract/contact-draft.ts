/** The value of the field `form` with which another page posts the beginning of a request, without JavaScript. */
export const CONTACT_DRAFT_FORM = 'contact-draft';

/** How a page within the browser hands the beginning of a request to the contact form: as state of the navigation. */
export const contactDraft = (message: string) => ({ contactDraft: message });

/** @param state of a navigation, whatever it is */
export function contactDraftIn(state: unknown): string | undefined {
  if (typeof state !== 'object' || state === null || !('contactDraft' in state)) return undefined;
  return typeof state.contactDraft === 'string' ? state.contactDraft : undefined;
}
