/** How long the pointer rests on a trigger before its tooltip opens. */
export const OPEN_DELAY_MS = 700;

/** Within this time after one tooltip closed, the next one opens without the delay. */
export const SKIP_DELAY_MS = 300;

/** How long a tooltip waits for the pointer to cross from its trigger onto it. */
export const LEAVE_GRACE_MS = 100;

/** The part of time that tooltips need; a test moves its own. */
export interface Clock {
  now(): number;
  setTimeout(run: () => void, delayMs: number): unknown;
  clearTimeout(timer: unknown): void;
}

const realClock: Clock = {
  now: () => performance.now(),
  setTimeout: (run, delayMs) => setTimeout(run, delayMs),
  clearTimeout: (timer) => clearTimeout(timer as number | undefined),
};

/** What one trigger reports, and what opens and closes its tooltip. */
export interface TooltipTrigger {
  /** The pointer came onto the trigger or its open tooltip. */
  enter(): void;
  /** The pointer left both. */
  leave(): void;
  /** The trigger was reached with the keyboard: there is no delay. */
  focus(): void;
  /** Blur, click, Escape, or the trigger is going away: closes at once and forgets a waiting opening. */
  close(): void;
}

/**
 * The tooltips of one page: at most one is open, and each next one knows when the last one closed.
 *
 * @param clock where the time comes from
 */
export function createTooltips(clock: Clock = realClock) {
  let closedAt = Number.NEGATIVE_INFINITY;
  let closeOpenOne: (() => void) | null = null;

  return function tooltip(setOpen: (open: boolean) => void): TooltipTrigger {
    let open = false;
    let timer: unknown;

    const close = () => {
      clock.clearTimeout(timer);
      if (!open) return;
      open = false;
      closedAt = clock.now();
      closeOpenOne = null;
      setOpen(false);
    };
    const show = () => {
      clock.clearTimeout(timer);
      if (open) return;
      closeOpenOne?.();
      open = true;
      closeOpenOne = close;
      setOpen(true);
    };
    return {
      enter() {
        clock.clearTimeout(timer);
        const followsAnother = closeOpenOne !== null || clock.now() - closedAt <= SKIP_DELAY_MS;
        if (followsAnother) show();
        else timer = clock.setTimeout(show, OPEN_DELAY_MS);
      },
      leave() {
        clock.clearTimeout(timer);
        if (open) timer = clock.setTimeout(close, LEAVE_GRACE_MS);
      },
      focus: show,
      close,
    };
  };
}
