import { cloneElement, type ReactElement, type ReactNode, useEffect, useState } from 'react';
import { createTooltips } from './tooltip-timing.ts';

const tooltip = createTooltips();

const alignments = {
  start: 'left-0',
  center: 'left-1/2 -translate-x-1/2',
  end: 'right-0',
};

interface DescribedTrigger {
  'aria-describedby'?: string;
}

interface TooltipProps {
  /** Of the tooltip, which describes its trigger; no other element of the page has it. */
  id: string;
  text: string;
  /** Which edge of the trigger the tooltip keeps to; `start` and `end` stay on a narrow screen. */
  align?: keyof typeof alignments;
  /** The element that takes the focus; a function where that is not the outermost one. */
  children: ReactElement<DescribedTrigger> | ((trigger: DescribedTrigger) => ReactNode);
}

/**
 * A short description that shows when the pointer rests on its trigger for 700 ms, or the keyboard reaches it.
 * It can be pointed at and dismissed with Escape (WCAG 2.2, 1.4.13); a finger never opens it.
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
      {/* The padding bridges the gap to the trigger, so that the pointer can cross it. */}
      <span className={`absolute bottom-full z-50 w-max max-w-64 pb-2 ${alignments[align]}`} hidden={!open}>
        <span
          role="tooltip"
          id={id}
          className="block border border-line bg-paper px-3 py-1.5 text-xs text-ink shadow-panel"
        >
          {text}
        </span>
      </span>
    </span>
  );
}
