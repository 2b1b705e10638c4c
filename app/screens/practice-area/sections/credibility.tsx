import { practiceAreaPage } from '#firm/pages/practice-area-page.ts';

/** The credibility strip: figures of the firm. */
export function Credibility() {
  const { label, facts, notice } = practiceAreaPage.credibility;
  if (facts.length === 0) return null;
  return (
    <section aria-label={label} className="bg-band text-on-band-muted">
      <div className="page pt-3 pb-6">
        <dl className="credentials">
          {facts.map(({ number, label: what }) => (
            <div key={what}>
              <dt className="text-sm">{what}</dt>
              <dd className="font-display text-3xl text-on-band-ornament lining-nums">{number}</dd>
            </div>
          ))}
        </dl>
        <p className="text-xs">{notice}</p>
      </div>
    </section>
  );
}
