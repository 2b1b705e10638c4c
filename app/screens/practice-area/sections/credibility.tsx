import { practiceAreaPage } from '#firm/pages/practice-area-page.ts';
import { practiceAreaLabels } from '../../../../content/interface/practice-area-page.ts';
import { NoteMark } from '../../../sections/page-notes.tsx';

/** The credibility strip: figures of the firm. */
export function Credibility() {
  const { facts } = practiceAreaPage.credibility;
  if (facts.length === 0) return null;
  return (
    <section aria-label={practiceAreaLabels.credibility} className="on-dark bg-band text-on-band-muted">
      <div className="page py-2 md:py-3">
        <dl className="credentials">
          {facts.map(({ number, label, noted }) => (
            <div key={label}>
              <dt className="text-xs md:text-sm">{label}</dt>
              <dd className="whitespace-nowrap font-display text-xl text-on-band-ornament lining-nums md:text-3xl">
                {number}
                {noted && <NoteMark />}
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
