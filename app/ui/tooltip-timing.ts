/** Pointer rest time before a tooltip opens. */
const OPEN_DELAY_MS = 700;

/** Within this time after a tooltip closed, the next one opens without the delay. */
const SKIP_DELAY_MS = 300;

/** Time for the pointer to cross from the trigger onto the tooltip. */
const LEAVE_GRACE_MS = 100;

interface TooltipTrigger {
  /** The pointer entered the trigger or its open tooltip. */
  enter(): void;
  /** The pointer left the trigger or the tooltip. */
  leave(): void;
  /** Keyboard focus opens without delay. */
  focus(): void;
  /** Closes at once and cancels a pending opening: on blur, click, Escape and unmount. */
  close(): void;
}

/** Coordinates the tooltips of a page: at most one is open, and the next one opens without delay. */
export function createTooltips() {
  let closedAt = Number.NEGATIVE_INFINITY;
  let closeOpenOne: (() => void) | null = null;

  return function tooltip(setOpen: (open: boolean) => void): TooltipTrigger {
    let open = false;
    let timer: ReturnType<typeof setTimeout> | undefined;

    const close = () => {
      clearTimeout(timer);
      if (!open) return;
      open = false;
      closedAt = performance.now();
      closeOpenOne = null;
      setOpen(false);
    };
    const show = () => {
      clearTimeout(timer);
      if (open) return;
      closeOpenOne?.();
      open = true;
      closeOpenOne = close;
      setOpen(true);
    };
    return {
      enter() {
        clearTimeout(timer);
        const followsAnother = closeOpenOne !== null || performance.now() - closedAt <= SKIP_DELAY_MS;
        if (followsAnother) show();
        else timer = setTimeout(show, OPEN_DELAY_MS);
      },
      leave() {
        clearTimeout(timer);
        if (open) timer = setTimeout(close, LEAVE_GRACE_MS);
      },
      focus: show,
      close,
    };
  };
}
