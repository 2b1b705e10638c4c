import { cloneElement, type ReactElement, type ReactNode, useEffect, useState } from 'react';
import { createTooltips } from './tooltip-timing.ts';

const tooltip = createTooltips();

const alignments = {
  start: 'left-0',
  center: 'left-1/2 [translate:-50%]',
  end: 'right-0',
};

interface DescribedTrigger {
  'aria-describedby'?: string;
}

interface TooltipProps {
  /** Unique in the page. */
  id: string;
  text: string;
  /** The aligned edge; `start` and `end` stay on a narrow screen. */
  align?: keyof typeof alignments;
  /** The focusable trigger; a function when that is not the outermost element. */
  children: ReactElement<DescribedTrigger> | ((trigger: DescribedTrigger) => ReactNode);
}

/**
 * A short description that opens when the pointer rests on its trigger for 700 ms, or on keyboard focus.
 * Hoverable and dismissible with Escape (WCAG 2.2, 1.4.13); not opened by touch.
 */
export function Tooltip({ id, text, align = 'center', children }: TooltipProps) {
  const [open, setOpen] = useState(false);
  const [trigger] = useState(() => tooltip(setOpen));
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape') trigger.close();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      trigger.close();
    };
  }, [trigger]);
  const described = { 'aria-describedby': id };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only listens to what bubbles up from the trigger inside
    <span
      className="relative inline-block"
      onPointerEnter={(event) => event.pointerType !== 'touch' && trigger.enter()}
      onPointerLeave={trigger.leave}
      onFocus={(event) => event.target.matches(':focus-visible') && trigger.focus()}
      onBlur={trigger.close}
      onClickCapture={trigger.close}
    >
      {typeof children === 'function' ? children(described) : cloneElement(children, described)}
      {/* The padding bridges the gap to the trigger for the pointer. */}
      <span className={`absolute bottom-full z-50 w-max max-w-64 pb-2 ${alignments[align]}`} hidden={!open}>
        <span
          role="tooltip"
          id={id}
          className="block border border-line bg-ground px-3 py-1.5 text-xs text-text panel-shadow"
        >
          {text}
        </span>
      </span>
    </span>
  );
}
