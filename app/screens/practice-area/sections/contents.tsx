import type { ReactNode } from 'react';
import { practiceAreaLabels } from '../../../../content/interface/practice-area-page.ts';
import type { PracticeAreaSection } from '../../../../content/schema/practice-area.ts';
import { Icon } from '../../../ui/icon.tsx';
import { sectionId } from './section-id.ts';

/** Anchor of the table of contents. */
export const GUIDE_ID = 'guide';

/** Table of contents of the guide, folded on a phone or tablet. */
export function Contents({ sections }: { sections: readonly PracticeAreaSection[] }) {
  return (
    <nav id={GUIDE_ID} aria-labelledby="contents-heading" className="no-print text-base">
      <FoldedList id="contents-heading" heading={practiceAreaLabels.contents} summaryClassName="text-sm">
        {sections.map(({ title }) => (
          <li key={title}>
            <a href={`#${sectionId(title)}`} className="flex min-h-12 items-center py-2 hover:text-action">
              {title}
            </a>
          </li>
        ))}
      </FoldedList>
    </nav>
  );
}

interface FoldedListProps {
  /** The id of the heading. */
  id: string;
  heading: string;
  summaryClassName?: string;
  /** List items. */
  children: ReactNode;
}

/** A list of links under its heading, folded on a phone or tablet. */
export function FoldedList({ id, heading, summaryClassName = '', children }: FoldedListProps) {
  return (
    <>
      <h2 id={id} className="eyebrow font-sans not-print:max-lg:sr-only">
        {heading}
      </h2>
      <details className="lg:unfold print:unfold max-lg:border-line max-lg:border-y">
        <summary className={`flex min-h-12 items-center justify-between font-semibold ${summaryClassName}`}>
          {heading}
          <Icon name="chevron" className="turn size-5 text-ornament-text" />
        </summary>
        <ul className="lg:mt-4 *:border-t *:border-line sm:columns-2 sm:gap-x-12 sm:*:break-inside-avoid">
          {children}
        </ul>
      </details>
    </>
  );
}
