import { type RefObject, useEffect, useRef } from 'react';

/** Fields, buttons and drawings, which nothing may cover. */
const BOXES = 'input, select, textarea, button, summary, a[class*="border"], figure, [role="img"]';
/** Figures, labels and announcements: their boxes may be wider than their text. */
const TEXTS = 'dd, td, label, .headline, [role="status"]';
/** Call buttons of the page itself; those of banner and header are always there. */
const OTHER_CALLS = ':is(main, footer) a[href^="tel:"]';
const MARGIN_PX = 8;
const COLUMNS = [0, 1 / 3, 2 / 3, 1];
const ROWS = [0, 0.5, 1];

/**
 * Marks a floating element with `data-aside` while it would cover a field, a button or a figure, or while another call
 * button is in view. An element that has the focus stays.
 *
 * @param page changes with the page, whose contents then differ
 */
export function useOutOfTheWay<Floating extends HTMLElement>(page: string): RefObject<Floating | null> {
  const ref = useRef<Floating>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: looks again on every page
  useEffect(() => {
    const floating = ref.current;
    if (!floating) return;
    let frame = 0;
    const look = () => {
      frame = 0;
      const aside = floating !== document.activeElement && (covers(floating) || isAnotherCallInView());
      floating.toggleAttribute('data-aside', aside);
    };
    const lookSoon = () => {
      frame ||= requestAnimationFrame(look);
    };
    const listeners = new AbortController();
    const options = { signal: listeners.signal, passive: true };
    for (const event of ['scroll', 'resize']) window.addEventListener(event, lookSoon, options);
    for (const event of ['focusin', 'focusout']) document.addEventListener(event, lookSoon, options);
    const contents = new ResizeObserver(lookSoon);
    contents.observe(document.body);
    return () => {
      listeners.abort();
      contents.disconnect();
      cancelAnimationFrame(frame);
    };
  }, [page]);
  return ref;
}

function covers(floating: Element): boolean {
  const place = floating.getBoundingClientRect();
  const { left, top, width, height } = place;
  const below = ROWS.flatMap((row) =>
    COLUMNS.flatMap((column) =>
      document.elementsFromPoint(
        left - MARGIN_PX + column * (width + MARGIN_PX),
        top - MARGIN_PX + row * (height + MARGIN_PX),
      ),
    ),
  );
  return below.some(
    (element) =>
      element !== floating &&
      (element.matches(BOXES) || (element.matches(TEXTS) && textMeets(element, place))),
  );
}

function textMeets(element: Element, place: DOMRect): boolean {
  const text = document.createRange();
  text.selectNodeContents(element);
  return [...text.getClientRects()].some(
    ({ left, right, top, bottom }) =>
      right > place.left - MARGIN_PX &&
      left < place.right &&
      bottom > place.top - MARGIN_PX &&
      top < place.bottom + MARGIN_PX,
  );
}

function isAnotherCallInView(): boolean {
  return [...document.querySelectorAll(OTHER_CALLS)].some((call) => {
    const { top, bottom } = call.getBoundingClientRect();
    return call.checkVisibility() && bottom > 0 && top < window.innerHeight;
  });
}
