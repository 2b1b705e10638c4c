/** How long the pointer rests on a trigger before its tooltip opens. */
const OPEN_DELAY_MS = 700;

/** Within this time after one tooltip closed, the next one opens without the delay. */
const SKIP_DELAY_MS = 300;

/** How long a tooltip waits for the pointer to cross from its trigger onto it. */
const LEAVE_GRACE_MS = 100;

/** What one trigger reports, and what opens and closes its tooltip. */
interface TooltipTrigger {
  /** The pointer came onto the trigger or its open tooltip. */
  enter(): void;
  /** The pointer left both. */
  leave(): void;
  /** The trigger was reached with the keyboard: there is no delay. */
  focus(): void;
  /** Blur, click, Escape, or the trigger is going away: closes at once and forgets a waiting opening. */
  close(): void;
}

/** The tooltips of one page: at most one is open, and each next one knows when the last one closed. */
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
