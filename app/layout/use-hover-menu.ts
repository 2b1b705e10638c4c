import { type RefObject, useLayoutEffect, useRef } from 'react';

const CLOSE_DELAY_MS = 150;
/** A click this soon after the hover that opened the menu meant to open it, too. */
const HOVER_CLICK_MS = 400;

/**
 * Adds to a native `<details>` menu what it lacks: opens on hover of a mouse, closes 150 ms after the pointer
 * leaves, on a click outside, on Escape (focus returns to the summary), when focus leaves, and on link choice.
 * The element stays the owner of its state, so it also works, and keeps what was opened, without JavaScript.
 */
export function useHoverMenu(): RefObject<HTMLDetailsElement | null> {
  const ref = useRef<HTMLDetailsElement>(null);
  // Before the browser can deliver the next event: a pointer already resting here would never "enter" again.
  useLayoutEffect(() => {
    const menu = ref.current;
    if (!menu) return;
    const listeners = new AbortController();
    const { signal } = listeners;
    let closing: ReturnType<typeof setTimeout> | undefined;
    let hoveredOpenAt = Number.NEGATIVE_INFINITY;
    const openByHover = ({ timeStamp }: PointerEvent) => {
      clearTimeout(closing);
      if (!menu.open) hoveredOpenAt = timeStamp;
      menu.open = true;
    };
    const closeNow = () => {
      clearTimeout(closing);
      menu.open = false;
    };
    menu.addEventListener('pointerenter', (event) => event.pointerType === 'mouse' && openByHover(event), {
      signal,
    });
    menu.addEventListener(
      'pointerleave',
      (event) => {
        if (event.pointerType === 'mouse') closing = setTimeout(closeNow, CLOSE_DELAY_MS);
      },
      { signal },
    );
    menu.addEventListener(
      'focusout',
      ({ relatedTarget }) => {
        if (relatedTarget instanceof Node && !menu.contains(relatedTarget)) closeNow();
      },
      { signal },
    );
    menu.addEventListener(
      'click',
      (event) => {
        if (!(event.target instanceof Element)) return;
        if (event.target.closest('a')) closeNow();
        else if (event.target.closest('summary') && event.timeStamp - hoveredOpenAt < HOVER_CLICK_MS)
          event.preventDefault();
      },
      { signal },
    );
    document.addEventListener(
      'pointerdown',
      ({ target }) => {
        if (target instanceof Node && !menu.contains(target)) closeNow();
      },
      { signal },
    );
    document.addEventListener(
      'keydown',
      (event) => {
        if (event.key !== 'Escape' || !menu.open) return;
        const hadFocus = menu.contains(document.activeElement);
        closeNow();
        if (hadFocus) menu.querySelector('summary')?.focus();
      },
      { signal },
    );
    return () => {
      clearTimeout(closing);
      listeners.abort();
    };
  }, []);
  return ref;
}
