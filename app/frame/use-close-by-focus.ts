import { type RefObject, useEffect } from 'react';

/**
 * Closes a popover when the focus moves outside it. Popovers do not trap the focus; without this the open one would
 * cover the focused element.
 */
export function useCloseByFocus(popover: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const panel = popover.current;
    if (!panel) return;
    const close = ({ target }: FocusEvent) => {
      if (!panel.matches(':popover-open') || !(target instanceof Element)) return;
      if (!panel.contains(target) && !target.matches(`[popovertarget="${panel.id}"]`)) panel.hidePopover();
    };
    // On the document: the focus may leave the button that has opened it, without having been in it.
    document.addEventListener('focusin', close);
    return () => document.removeEventListener('focusin', close);
  }, [popover]);
}
