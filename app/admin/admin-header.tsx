import type { ReactNode } from 'react';
import { firm } from '#firm/identity.ts';
import { Wordmark } from '../frame/wordmark.tsx';

/** The header of every admin screen; `children` are its buttons. */
export function AdminHeader({ children }: { children?: ReactNode }) {
  return (
    <header className="on-dark no-print border-b-2 border-ornament bg-band text-on-band">
      <div className="page flex min-h-16 flex-wrap items-center justify-between gap-x-3 py-2">
        <div>
          <span className="sr-only">{firm.name}</span>
          {/* On a phone the buttons leave room for the name's first word. */}
          <div aria-hidden="true" className={children ? 'max-sm:[&_.wordmark>:last-child]:hidden' : ''}>
            <Wordmark />
          </div>
        </div>
        {children}
      </div>
    </header>
  );
}
