import { practiceAreaLabels } from '../../../../content/interface/practice-area-page.ts';
import type { Link } from '../../../../content/schema/firm.ts';
import type { PracticeArea } from '../../../../content/schema/practice-area.ts';
import { Breadcrumbs } from '../../../sections/breadcrumbs.tsx';
import { HelpNow } from '../../../sections/help-now.tsx';
import { GUIDE_ID } from './contents.tsx';
import { EstimatePanel } from './estimate-panel.tsx';
import { QuickContact } from './quick-contact.tsx';

interface HeroProps {
  area: PracticeArea;
  /** From the home page to this page. */
  trail: readonly Link[];
}

/** Badge, title, subtitle, description and the "Help now" box, beside the quick-contact form. */
export function Hero({ area, trail }: HeroProps) {
  const { badge, title, subtitle, heroDescription, calculator, help } = area;
  return (
    <section aria-labelledby="hero-title" className="page pt-3 pb-12 lg:pb-20">
      <Breadcrumbs trail={trail} />
      <div className="mt-6 grid items-start gap-x-20 gap-y-10 lg:mt-12 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div>
          {badge && <p className="eyebrow">{badge}</p>}
          <h1 id="hero-title" className="mt-2.5 text-4xl">
            {title}
          </h1>
          <p className="measure mt-4 font-display text-2xl text-ornament-text">{subtitle}</p>
          <p className="measure mt-6 text-lg text-muted">{heroDescription}</p>
          {help && <HelpNow about={help} shape="folded" className="mt-6" />}
          {calculator && <EstimatePanel calculator={calculator} />}
          <a href={`#${GUIDE_ID}`} className="link mt-4 inline-flex min-h-11 items-center font-semibold">
            {practiceAreaLabels.toGuide}
          </a>
        </div>
        <QuickContact />
      </div>
    </section>
  );
}
