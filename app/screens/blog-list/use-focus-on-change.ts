import { useEffect, useRef } from 'react';
import { useNavigationType } from 'react-router';

/**
 * After the list has changed, its heading takes the focus and stands in sight; going back or forward leaves that
 * to the browser.
 *
 * @param shown what the list shows; another object when it has changed
 * @returns for the element around the list
 */
export function useFocusOnChange(shown: object) {
  const element = useRef<HTMLDivElement>(null);
  const previous = useRef(shown);
  const navigationType = useNavigationType();
  useEffect(() => {
    if (previous.current === shown) return;
    previous.current = shown;
    if (navigationType === 'POP') return;
    element.current?.scrollIntoView();
    element.current?.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true });
  }, [shown, navigationType]);
  return element;
}
