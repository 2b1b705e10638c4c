import type { ComponentProps } from 'react';

const base =
  'inline-flex min-h-11 items-center justify-center gap-2 rounded-sm border px-4 text-xs font-semibold whitespace-nowrap ' +
  'transition-colors duration-150 aria-disabled:cursor-progress lg:min-h-9';

const variants = {
  primary: 'border-button bg-button text-on-button hover:border-button-deep hover:bg-button-deep',
  outline: 'border-line-strong bg-ground text-text hover:border-text hover:bg-panel',
  danger: 'border-alert bg-ground text-alert-deep hover:bg-alert hover:text-ground',
  quiet: 'border-transparent px-2.5! text-muted hover:text-action',
  onDark:
    'border-on-band-muted/50 max-sm:border-transparent max-sm:px-2.5 text-on-band hover:border-on-band hover:bg-on-band hover:text-band',
} as const;

type Variant = keyof typeof variants;

/** The classes of a compact button, or of a link that looks like one. */
export function toolButton(variant: Variant, extra = ''): string {
  return `${base} ${variants[variant]} ${extra}`;
}

interface ToolButtonProps extends ComponentProps<'button'> {
  variant: Variant;
  /** Ignores clicks and is announced as disabled. */
  busy?: boolean;
}

/** A compact button. With `busy`, a double click counts once: its second click may come before the first is rendered. */
export function ToolButton({ variant, busy, onClick, className, ...attributes }: ToolButtonProps) {
  return (
    <button
      {...attributes}
      type="button"
      aria-disabled={busy}
      onClick={(event) => {
        if (busy === undefined || (!busy && event.detail < 2)) onClick?.(event);
      }}
      className={toolButton(variant, className)}
    />
  );
}
