import { useEffect, useRef } from 'react';
import { useNavigationType } from 'react-router';

/**
 * Moves the focus to the list's heading, and scrolls it into view, when the list has changed; Back and Forward leave
 * that to the browser.
 *
 * @param shown identity of the list's content
 * @returns for the element around the list
 */
export function useFocusOnChange(shown: object | undefined) {
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
