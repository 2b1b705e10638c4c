import { type RefObject, useEffect, useRef } from 'react';
import { contactDraft } from '../../../contract/contact-draft.ts';

/** Browsers refuse a page that changes its history state more often than 100 times in 30 seconds. */
const PAUSE_MS = 400;

/** Replaces the navigation state, which React Router keeps in `usr` and a reload restores. */
function setNavigationState(usr: unknown) {
  window.history.replaceState({ ...window.history.state, usr }, '');
}

/**
 * Stores the edited draft in the history entry, so that a reload keeps the edits.
 *
 * @param section the element around the message
 * @param active whether there is a draft that has not been sent
 * @returns removes the draft; call it when the lead is accepted
 */
export function useKeptDraft(section: RefObject<HTMLElement | null>, active: boolean): () => void {
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    const form = section.current;
    if (!active || !form) return;
    const keep = ({ target }: Event) => {
      if (!(target instanceof HTMLTextAreaElement)) return;
      clearTimeout(pause.current);
      pause.current = setTimeout(() => setNavigationState(contactDraft(target.value)), PAUSE_MS);
    };
    form.addEventListener('input', keep);
    return () => {
      clearTimeout(pause.current);
      form.removeEventListener('input', keep);
    };
  }, [section, active]);
  return () => {
    // A pending write would restore the draft.
    clearTimeout(pause.current);
    setNavigationState(null);
  };
}
