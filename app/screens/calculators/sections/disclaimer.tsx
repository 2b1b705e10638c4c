import { calculatorDisclaimer } from '#law/calculators/page.ts';

/** The legal disclaimer. */
export function Disclaimer() {
  const { heading, paragraphs, official } = calculatorDisclaimer;
  return (
    <section aria-labelledby="disclaimer-heading" className="no-print on-dark bg-band text-on-band-muted">
      <div className="page grid gap-x-16 gap-y-6 py-14 lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)] lg:py-20">
        <h2 id="disclaimer-heading" className="max-w-[14ch] text-3xl text-on-band">
          {heading}
        </h2>
        <div className="grid gap-x-12 gap-y-4 lg:grid-cols-2">
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <a
            href={official.href}
            rel="external noreferrer"
            className="link inline-flex min-h-11 items-center text-on-band"
          >
            {official.label}
          </a>
        </div>
      </div>
    </section>
  );
}
