import { type RefObject, useEffect } from 'react';
import { contactDraft } from '../../../contract/contact-draft.ts';

/** Browsers refuse a page that changes its history state more often than 100 times in 30 seconds. */
const PAUSE_MS = 400;

/** What a navigation brought along, as a reload finds it. React Router keeps it in `usr`. */
export function setNavigationState(usr: unknown) {
  window.history.replaceState({ ...window.history.state, usr }, '');
}

/**
 * Keeps what the visitor makes of a draft in its place, so that a reload shows the visitor's words, not the draft.
 *
 * @param section contains the message
 * @param active there is a draft, and it has not been sent
 */
export function useKeptDraft(section: RefObject<HTMLElement | null>, active: boolean) {
  useEffect(() => {
    const form = section.current;
    if (!active || !form) return;
    let pause: ReturnType<typeof setTimeout> | undefined;
    const keep = ({ target }: Event) => {
      if (!(target instanceof HTMLTextAreaElement)) return;
      clearTimeout(pause);
      pause = setTimeout(() => setNavigationState(contactDraft(target.value)), PAUSE_MS);
    };
    form.addEventListener('input', keep);
    return () => {
      clearTimeout(pause);
      form.removeEventListener('input', keep);
    };
  }, [section, active]);
}
