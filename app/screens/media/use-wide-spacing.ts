import { type RefObject, useEffect, useState } from 'react';

/**
 * Tells whether the visitor has widened the spacing of text (WCAG 2.2, 1.4.12).
 *
 * @param ref of a text as wide as its letters, without a spacing of its own
 */
export function useWideSpacing(ref: RefObject<HTMLElement | null>): boolean {
  const [wide, setWide] = useState(false);
  useEffect(() => {
    const text = ref.current;
    if (!text) return;
    const size = new ResizeObserver(() => setWide(getComputedStyle(text).letterSpacing !== 'normal'));
    size.observe(text);
    return () => size.disconnect();
  }, [ref]);
  return wide;
}
