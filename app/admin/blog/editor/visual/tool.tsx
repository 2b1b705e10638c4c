import { Toolbar } from 'radix-ui';
import type { ReactNode } from 'react';

const toolClass =
  'inline-flex min-h-11 min-w-11 items-center justify-center gap-1.5 px-2 font-sans text-xs font-semibold ' +
  'outline-offset-[-3px] hover:bg-tint aria-pressed:bg-band aria-pressed:text-on-band aria-disabled:text-line-strong ' +
  'lg:min-h-9 lg:min-w-9 max-sm:min-w-0 max-sm:grow';

const ICONS = {
  link: 'M6.5 9.5a2.8 2.8 0 0 0 4 0l3-3a2.8 2.8 0 0 0-4-4l-1 1M9.5 6.5a2.8 2.8 0 0 0-4 0l-3 3a2.8 2.8 0 0 0 4 4l1-1',
  picture: 'M1.5 2.5h13v11h-13zM1.5 11l4-4 3.5 3.5 2-2 3.5 3.5M10.7 5.5h.1',
  library: 'M4.5 1.5h10v9h-10zM4.5 8l3-3 2.5 2.5 1.5-1.5 3 3M2 4.5v9h10',
  table: 'M1.5 2.5h13v11h-13zM1.5 6h13M1.5 9.8h13M6 6v7.5M10.2 6v7.5',
  undo: 'M5.5 2.5 2 6l3.5 3.5M2 6h7.5a4 4 0 0 1 0 8H6',
  redo: 'm10.5 2.5 3.5 3.5-3.5 3.5M14 6H6.5a4 4 0 0 0 0 8H10',
  bullets: 'M6 3.5h9M6 8h9M6 12.5h9M2 3.5h.1M2 8h.1M2 12.5h.1',
  numbers: 'M6.5 3.5H15M6.5 8H15M6.5 12.5H15M1.5 2.2l1-.7v4M1.3 10.7c1.8-1.4 2.6.2 1.3 1.5L1.4 13.6h2.2',
  quote: 'M6.5 4C3.5 5 2 7 2 9.5v2.5h4V8.5H4M14 4c-3 1-4.5 3-4.5 5.5v2.5h4V8.5h-2',
  more: 'M3 8h.1M8 8h.1M13 8h.1',
  rowAbove: 'M1.5 8h13v6h-13zM8 8v6M8 1v5M5.5 3.5h5',
  rowBelow: 'M1.5 2h13v6h-13zM8 2v6M8 10v5M5.5 12.5h5',
  columnBefore: 'M8 1.5h6v13H8zM8 8h6M1 8h5M3.5 5.5v5',
  columnAfter: 'M2 1.5h6v13H2zM2 8h6M10 8h5M12.5 5.5v5',
  deleteRow: 'M1.5 4h13v8h-13zM6 6l4 4M10 6l-4 4',
  deleteColumn: 'M4 1.5h8v13H4zM6 6l4 4M10 6l-4 4',
  headerRow: 'M1.5 2.5h13v11h-13zM1.5 6.5h13M8 6.5v7M3.5 4.5h9',
  deleteTable: 'M1.5 2.5h13v11h-13zM5 5l6 6M11 5l-6 6',
} as const;

export type IconName = keyof typeof ICONS;

interface ToolProps {
  label: string;
  /** Instead of children. */
  icon?: IconName;
  /** Undefined for a button that is not a toggle. */
  pressed?: boolean;
  disabled?: boolean;
  onPress: () => void;
  children?: ReactNode;
  className?: string;
}

/** A button of a toolbar, named by its label. */
export function Tool(props: ToolProps) {
  const { label, icon, pressed, disabled = false, onPress, children, className = '' } = props;
  return (
    <Toolbar.Button
      aria-label={label}
      title={label}
      {...(pressed === undefined ? {} : { 'aria-pressed': pressed })}
      aria-disabled={disabled}
      onClick={() => !disabled && onPress()}
      className={`${toolClass} ${className}`}
    >
      {icon ? <ToolIcon name={icon} /> : children}
    </Toolbar.Button>
  );
}

function ToolIcon({ name }: { name: IconName }) {
  const weight = name === 'more' ? 'stroke-[2.5]' : 'stroke-[1.4]';
  return (
    <svg
      viewBox="0 0 16 16"
      aria-hidden="true"
      className={`size-4 shrink-0 fill-none stroke-current ${weight}`}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={ICONS[name]} />
    </svg>
  );
}
