import { practiceAreaPage } from '#firm/pages/practice-area-page.ts';
import { practiceAreaLabels } from '../../../../content/interface/practice-area-page.ts';

/** The credibility strip: figures of the firm. */
export function Credibility() {
  const { facts, notice } = practiceAreaPage.credibility;
  if (facts.length === 0) return null;
  return (
    <section aria-label={practiceAreaLabels.credibility} className="bg-band text-on-band-muted">
      <div className="page pt-3 pb-6">
        <dl className="credentials">
          {facts.map(({ number, label }) => (
            <div key={label}>
              <dt className="text-sm">{label}</dt>
              <dd className="font-display text-3xl text-on-band-ornament lining-nums">{number}</dd>
            </div>
          ))}
        </dl>
        <p className="text-xs">{notice}</p>
      </div>
    </section>
  );
}
