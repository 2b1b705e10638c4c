import { breadcrumbs } from '../../../content/breadcrumbs.ts';
import { newsletterPage } from '../../../content/newsletter.ts';
import { PageOpening } from '../../ui/page-opening.tsx';

/** The head of the page with the box. */
export function Opening() {
  return <PageOpening {...newsletterPage.hero} trail={breadcrumbs} />;
}

/** What happens from typing an address to leaving again. */
export function Steps() {
  const { heading, list } = newsletterPage.steps;
  return (
    <section aria-labelledby="newsletter-steps">
      <h2 id="newsletter-steps" className="eyebrow font-sans">
        {heading}
      </h2>
      <ol className="mt-5 border-line border-t">
        {list.map((step, index) => (
          <li key={step} className="flex gap-5 border-line border-b py-4">
            <span aria-hidden="true" className="font-display text-brass-deep text-xl tabular-nums">
              {index + 1}
            </span>
            {step}
          </li>
        ))}
      </ol>
    </section>
  );
}
