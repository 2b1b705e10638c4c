import type { ReactNode } from 'react';
import { mediaLabels } from '../../../../content/interface/media-page.ts';
import { Fold } from '../../../sections/fold.tsx';

interface GroupProps {
  id: string;
  heading: string;
  count: number;
  /** A phone or tablet shows the heading, and unfolds the rest. */
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
        <Fold label={`${mediaLabels.showAll} ${count}`} about={heading}>
          {children}
        </Fold>
      ) : (
        children
      )}
    </section>
  );
}
