import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { anchorOf } from './anchor.ts';

const FOCUSABLE = 'a[href], button, input, select, textarea, summary, [tabindex]';

/** Focuses an element without scrolling; non-interactive ones get a temporary tabindex. */
function focusOnce(element: HTMLElement): void {
  if (!element.matches(FOCUSABLE)) {
    element.tabIndex = -1;
    element.dataset.arrival = '';
    element.addEventListener('focusout', function leave() {
      // The blur of the window is ignored.
      if (document.activeElement === element) return;
      element.removeEventListener('focusout', leave);
      element.removeAttribute('tabindex');
      delete element.dataset.arrival;
    });
  }
  element.focus({ preventScroll: true });
}

/**
 * After a link within the site, focuses the anchor's target, else the new page's heading or the help before it, so that
 * it is announced and Tab continues from there; not after Back and Forward, or where the screen has moved the focus.
 */
export function useArrivalFocus(): void {
  const { pathname, hash, key, state } = useLocation();
  const navigationType = useNavigationType();
  const previous = useRef({ pathname, key });
  const focused = useRef<Element | null>(null);

  // Before the screens' own effects, which may move the focus.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once for each navigation
  useLayoutEffect(() => {
    focused.current = document.activeElement;
  }, [key]);

  useEffect(() => {
    const { pathname: before, key: last } = previous.current;
    previous.current = { pathname, key };
    if (key === last || navigationType === 'POP' || state?.isSameScreen) return;
    // A screen that still loads takes it when it is done.
    const isTaken =
      document.activeElement !== focused.current || document.querySelector('main [aria-busy="true"]');
    const target =
      anchorOf(hash) ??
      (pathname === before ? null : document.querySelector<HTMLElement>('main :is([data-first], h1)'));
    if (target && !isTaken) focusOnce(target);
  }, [pathname, hash, key, state, navigationType]);
}
