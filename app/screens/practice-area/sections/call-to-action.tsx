import { Link } from 'react-router';
import { practiceAreaPage } from '#firm/pages/practice-area-page.ts';
import { practiceAreaLabels } from '../../../../content/interface/practice-area-page.ts';
import type { Link as SiteLink } from '../../../../content/schema/firm.ts';
import { Icon } from '../../../ui/icon.tsx';
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
            <h2 id="related-heading" className="eyebrow font-sans max-md:sr-only">
              {related.heading}
            </h2>
            <details className="unfold-md max-md:border-line max-md:border-y">
              <summary className="flex min-h-12 items-center justify-between font-semibold">
                {related.heading}
                <Icon name="chevron" className="turn size-5 text-ornament-text" />
              </summary>
              <ul className="md:mt-4 *:border-t *:border-line sm:columns-2 sm:gap-x-12 sm:*:break-inside-avoid">
                {others.map(({ label, href }) => (
                  <li key={href}>
                    <Link to={href} className="flex min-h-12 items-center py-2 hover:text-action">
                      {label}
                    </Link>
                  </li>
                ))}
              </ul>
            </details>
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
