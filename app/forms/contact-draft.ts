/** The value of the field `form` when another page posts a draft of a request, without JavaScript. */
export const CONTACT_DRAFT_FORM = 'contact-draft';

/** Initial text of the contact form's fields, by name. */
export type ContactDraft = Readonly<Record<string, string>>;

const storageKey = (id: string) => `contact-draft ${id}`;

// Fallback where storage is denied: lasts until the next page load.
const unstored = new Map<string, string>();

function store(id: string, draft: ContactDraft): void {
  const text = JSON.stringify(draft);
  try {
    sessionStorage.setItem(storageKey(id), text);
  } catch {
    unstored.set(id, text);
  }
}

/**
 * Keeps a draft in this tab, until it is removed or the tab is closed.
 * @returns the navigation state with which the contact page finds it
 */
export function keepContactDraft(draft: ContactDraft): { contactDraft: string } {
  const id = String(Date.now());
  store(id, draft);
  return { contactDraft: id };
}

/** Replaces the text of a field, if the draft has this field. */
export function changeContactDraft(id: string, field: string, text: string): void {
  const draft = readContactDraft(id);
  if (draft?.[field] !== undefined) store(id, { ...draft, [field]: text });
}

/** @param state a navigation's state, unvalidated */
export function contactDraftId(state: unknown): string | null {
  if (typeof state !== 'object' || state === null || !('contactDraft' in state)) return null;
  return typeof state.contactDraft === 'string' ? state.contactDraft : null;
}

/** @returns null if there is no draft */
export function readContactDraft(id: string): ContactDraft | null {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey(id)) ?? unstored.get(id) ?? 'null');
  } catch {
    return JSON.parse(unstored.get(id) ?? 'null');
  }
}

export function removeContactDraft(id: string): void {
  unstored.delete(id);
  try {
    sessionStorage.removeItem(storageKey(id));
  } catch {
    // Storage is denied, so there is nothing to remove.
  }
}
