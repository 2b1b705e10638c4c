import { practiceAreaPage } from '#firm/pages/practice-area-page.ts';
import { practiceAreaLabels } from '../../../../content/interface/practice-area-page.ts';
import { Figures } from '../../../sections/figures.tsx';
import styles from './credibility.module.css';

/** The credibility strip: figures of the firm. */
export function Credibility() {
  const { facts } = practiceAreaPage.credibility;
  if (facts.length === 0) return null;
  return (
    <section aria-label={practiceAreaLabels.credibility} className="on-dark bg-band text-on-band-muted">
      <div className="page py-2 md:py-3">
        <Figures
          figures={facts}
          className={styles.credentials}
          labelClassName="text-xs md:text-sm"
          numberClassName="whitespace-nowrap text-xl text-on-band-ornament md:text-3xl"
        />
      </div>
    </section>
  );
}
