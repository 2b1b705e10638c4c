import type { ReactNode } from 'react';
import { Icon } from '../ui/icon.tsx';

interface FoldProps {
  label: string;
  /** Visually hidden end of the label, for screen readers. */
  about?: string;
  className?: string;
  children: ReactNode;
}

/** A text that a phone or tablet unfolds from one line; wider windows show the text alone. */
export function Fold({ label, about, className = '', children }: FoldProps) {
  return (
    <details className={`lg:unfold print:unfold ${className}`}>
      {/* Browsers answer a tap sooner where it cannot select text. */}
      <summary className="pointer-coarse:select-none flex min-h-12 items-center justify-between font-semibold font-sans text-action text-sm">
        <span>
          {label}
          {about && <span className="sr-only">: {about}</span>}
        </span>
        <Icon name="chevron" className="turn size-5" />
      </summary>
      {children}
    </details>
  );
}
