import { type RefObject, useEffect, useRef } from 'react';

/** Fields, buttons and figures, which nothing may cover. */
const KEPT_CLEAR =
  'input, select, textarea, button, summary, label, a[class*="border"], dd, td, figure, .headline, [role="img"]';
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
  const { left, top, width, height } = floating.getBoundingClientRect();
  const below = ROWS.flatMap((row) =>
    COLUMNS.flatMap((column) =>
      document.elementsFromPoint(
        left - MARGIN_PX + column * (width + MARGIN_PX),
        top - MARGIN_PX + row * (height + MARGIN_PX),
      ),
    ),
  );
  return below.some((element) => element !== floating && element.matches(KEPT_CLEAR));
}

function isAnotherCallInView(): boolean {
  return [...document.querySelectorAll(OTHER_CALLS)].some((call) => {
    const { top, bottom } = call.getBoundingClientRect();
    return call.checkVisibility() && bottom > 0 && top < window.innerHeight;
  });
}
