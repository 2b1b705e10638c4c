import type { ReactNode } from 'react';
import { practiceAreaLabels } from '../../../../content/interface/practice-area-page.ts';
import type { Link } from '../../../../content/schema/firm.ts';
import type { PracticeArea, PracticeAreaSection } from '../../../../content/schema/practice-area.ts';
import { Breadcrumbs } from '../../../sections/breadcrumbs.tsx';
import { HelpNow } from '../../../sections/help-now.tsx';
import { CalculatorLink } from './calculator-link.tsx';
import { GUIDE_ID } from './contents.tsx';
import { Section } from './main-content.tsx';
import { QuickContact } from './quick-contact.tsx';

interface HeroProps {
  area: PracticeArea;
  /** For the contact form; empty if nothing fits. */
  caseType: string;
  /** From the home page to this page. */
  trail: readonly Link[];
  /** The first sections of the guide, if they are first aid. */
  firstAid: readonly PracticeAreaSection[];
  /** Links for someone to whom something has happened. */
  children: ReactNode;
}

/** Badge, title, subtitle, description and what helps at once; beside or after them the quick-contact form. */
export function Hero({ area, caseType, trail, firstAid, children }: HeroProps) {
  const { badge, title, subtitle, heroDescription, calculator, help } = area;
  return (
    <section aria-labelledby="hero-title" className="page pt-2 pb-6 lg:pt-3 lg:pb-20">
      <Breadcrumbs trail={trail} />
      <div className="mt-3 grid items-start gap-x-16 gap-y-6 lg:mt-12 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div>
          {badge && <p className="eyebrow">{badge}</p>}
          <h1 id="hero-title" className="mt-4 text-4xl">
            {title}
          </h1>
          <p className="measure mt-3 font-display text-ornament-text text-xl md:mt-4 md:text-2xl">
            {subtitle}
          </p>
          <p className="measure mt-3 text-muted md:mt-6 md:text-lg">{heroDescription}</p>
          {help && <HelpNow about={help} shape="folded" className="mt-5 max-w-[38rem] md:mt-6" />}
          {firstAid.length > 0 && (
            <div className="measure mt-5 space-y-8 md:mt-8 md:space-y-14 md:text-lg">
              {firstAid.map((section) => (
                <Section key={section.title} section={section} />
              ))}
            </div>
          )}
          {calculator && <CalculatorLink calculator={calculator} />}
          <a
            href={`#${GUIDE_ID}`}
            className="link mt-2 inline-flex min-h-11 items-center font-semibold md:mt-4"
          >
            {practiceAreaLabels.toGuide}
          </a>
          {children}
        </div>
        <QuickContact caseType={caseType} />
      </div>
    </section>
  );
}
