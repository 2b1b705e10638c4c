import { newsletterPage } from '../../../../content/interface/newsletter.ts';

/** The steps of subscribing and unsubscribing. */
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
            <span aria-hidden="true" className="font-display text-ornament-text text-xl tabular-nums">
              {index + 1}
            </span>
            {step}
          </li>
        ))}
      </ol>
    </section>
  );
}
