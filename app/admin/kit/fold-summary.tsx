import type { ReactNode } from 'react';

/** The summary of a `<details>` within a screen: a link with a chevron that turns when it is open. */
export function FoldSummary({ color = 'text-action', children }: { color?: string; children: ReactNode }) {
  return (
    <summary className={`flex w-fit items-center gap-2 py-3 font-semibold lg:py-1 ${color}`}>
      <span className="link">{children}</span>
      <svg viewBox="0 0 16 16" aria-hidden="true" className="turn size-3">
        <path d="m2 5 6 6 6-6" fill="none" stroke="currentColor" strokeWidth="1.5" />
      </svg>
    </summary>
  );
}
