import { type RefObject, useLayoutEffect, useRef } from 'react';

const CLOSE_DELAY_MS = 150;
/** A click this soon after hover opened the menu would close it again. */
const HOVER_CLICK_MS = 400;

/**
 * Adds menu behavior to a native `<details>`: opens on mouse hover, closes 150 ms after the pointer leaves,
 * on a click outside, on Escape (focus returns to the summary), when focus leaves, and on link choice. The
 * element owns the state, so it works, and keeps its state, without JavaScript.
 */
export function useHoverMenu(): RefObject<HTMLDetailsElement | null> {
  const ref = useRef<HTMLDetailsElement>(null);
  // A layout effect, so that no `pointerenter` is missed.
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
