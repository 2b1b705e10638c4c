import { practiceAreaLabels } from '../../../../content/interface/practice-area-page.ts';
import type { PracticeAreaSection } from '../../../../content/schema/practice-area.ts';
import { sectionId } from './section-id.ts';

/** Anchor of the table of contents. */
export const GUIDE_ID = 'guide';

/** Table of contents of the guide. */
export function Contents({ sections }: { sections: readonly PracticeAreaSection[] }) {
  return (
    <nav id={GUIDE_ID} aria-labelledby="contents-heading" className="no-print">
      <h2 id="contents-heading" className="eyebrow font-sans">
        {practiceAreaLabels.contents}
      </h2>
      <ul className="mt-4 *:border-t *:border-line sm:columns-2 sm:gap-x-12 sm:*:break-inside-avoid">
        {sections.map(({ title }) => (
          <li key={title}>
            <a href={`#${sectionId(title)}`} className="flex min-h-12 items-center py-2 hover:text-action">
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
