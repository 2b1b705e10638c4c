import { type RefObject, useEffect, useRef } from 'react';
import { contactDraft } from '../../../contract/contact-draft.ts';

/** Browsers refuse a page that changes its history state more often than 100 times in 30 seconds. */
const PAUSE_MS = 400;

/** What a navigation brought along, as a reload finds it. React Router keeps it in `usr`. */
function setNavigationState(usr: unknown) {
  window.history.replaceState({ ...window.history.state, usr }, '');
}

/**
 * Keeps what the visitor makes of a draft in its place, so that a reload shows the visitor's words, not the draft.
 *
 * @param section contains the message
 * @param active there is a draft, and it has not been sent
 * @returns call when it has been sent: a reload then does not begin it again
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
    // The last words may have been typed a moment ago, and this effect ends only after the next rendering.
    clearTimeout(pause.current);
    setNavigationState(null);
  };
}
