import { practiceAreaPage } from '#firm/pages/practice-area-page.ts';
import { practiceAreaLabels } from '../../../../content/interface/practice-area-page.ts';
import type { Link as SiteLink } from '../../../../content/schema/firm.ts';
import { Link, LinkItems } from '../../../sections/link.tsx';
import { FoldedList } from './contents.tsx';
import { Invitation } from './invitation.tsx';

/** Closing call-to-action, beside links to the other practice areas. */
export function CallToAction({ others }: { others: readonly SiteLink[] }) {
  const { closing } = practiceAreaPage;
  const { related } = practiceAreaLabels;
  return (
    <section aria-labelledby="closing-heading" className="page band">
      <div className="grid gap-x-20 gap-y-6 md:gap-y-14 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
        <div>
          <h2 id="closing-heading" className="text-3xl">
            {closing.heading}
          </h2>
          <p className="measure mt-2 text-muted md:mt-5 md:text-lg">{closing.intro}</p>
          <Invitation className="mt-5 md:mt-8" />
        </div>
        {others.length > 0 && (
          <nav aria-labelledby="related-heading" className="no-print">
            <FoldedList id="related-heading" heading={related.heading}>
              <LinkItems links={others} className="flex min-h-12 items-center py-2 hover:text-action" />
            </FoldedList>
            <Link
              to={related.all.href}
              className="link mt-1 inline-flex md:mt-4 min-h-11 items-center font-semibold"
            >
              {related.all.label}
            </Link>
          </nav>
        )}
      </div>
    </section>
  );
}
