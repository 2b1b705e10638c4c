import type { ReactNode } from 'react';
import { mediaLabels } from '../../../../content/interface/media-page.ts';
import { Icon } from '../../../ui/icon.tsx';

interface GroupProps {
  id: string;
  heading: string;
  count: number;
  /** A phone shows the heading, and unfolds the rest. */
  folded: boolean;
  children: ReactNode;
}

/** A group of interviews or articles. */
export function Group({ id, heading, count, folded, children }: GroupProps) {
  return (
    <section aria-labelledby={id} className="mt-6 md:mt-12">
      <h3 id={id} className="border-text border-t-2 pt-3 text-2xl md:pt-4">
        {heading}
      </h3>
      {folded ? (
        <details className="unfold-md">
          <summary className="flex min-h-12 items-center justify-between font-semibold text-action text-sm">
            <span>
              {mediaLabels.showAll} {count}
              <span className="sr-only">: {heading}</span>
            </span>
            <Icon name="chevron" className="turn size-5" />
          </summary>
          {children}
        </details>
      ) : (
        children
      )}
    </section>
  );
}
