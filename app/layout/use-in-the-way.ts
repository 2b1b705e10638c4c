import { type RefObject, useEffect, useState } from 'react';
import { firm } from '../../content/firm.ts';

/** Fields, buttons, links that look like one, and figures. */
const PRECIOUS =
  'input, select, textarea, label, button, nav a, .button, .calculator-tab, summary, [data-leave], [data-video-id], dd, td, .count, figure, .headline, .lining-nums, .tabular-nums';

/** Calls in the header are not counted: they are in view on every screen from a tablet on. */
const CALLS = `:is(main, footer) a[href="${firm.phone.href}"]`;

const isIn = (area: DOMRect, { left, right, top, bottom, width }: DOMRect) =>
  width > 0 && left < area.right && right > area.left && top < area.bottom && bottom > area.top;

/** The part of the window below the header. */
function viewOf(button: HTMLElement): DOMRect {
  const top = button.closest('header')?.getBoundingClientRect().bottom ?? 0;
  return new DOMRect(0, top, document.documentElement.clientWidth, window.innerHeight - top);
}

function isInTheWay(button: HTMLElement): boolean {
  const hits = (selector: string, area: DOMRect) =>
    [...document.querySelectorAll<HTMLElement>(selector)].some(
      (element) => isIn(area, element.getBoundingClientRect()) && element.checkVisibility(),
    );
  return (
    hits(CALLS, viewOf(button)) || hits(`:is(main, footer) :is(${PRECIOUS})`, button.getBoundingClientRect())
  );
}

/**
 * Tells whether the fixed button covers a field, a button or a figure, or repeats a call that is in view. It is
 * asked again when the page is scrolled or changes its size.
 */
export function useInTheWay(ref: RefObject<HTMLElement | null>): boolean {
  const [inTheWay, setInTheWay] = useState(false);
  useEffect(() => {
    let frame = 0;
    const measure = () => {
      frame = 0;
      if (ref.current) setInTheWay(isInTheWay(ref.current));
    };
    const ask = () => {
      frame ||= requestAnimationFrame(measure);
    };
    const listeners = new AbortController();
    const { signal } = listeners;
    document.addEventListener('scroll', ask, { signal, passive: true, capture: true });
    document.addEventListener('toggle', ask, { signal, capture: true });
    window.addEventListener('resize', ask, { signal });
    const page = new ResizeObserver(ask);
    page.observe(document.body);
    return () => {
      cancelAnimationFrame(frame);
      page.disconnect();
      listeners.abort();
    };
  }, [ref]);
  return inTheWay;
}
