import { consultationIsFree, firm } from '#firm/identity.ts';
import type { Calculator } from '../../../contract/calculations.ts';
import { paths } from '../../../contract/paths.ts';
import { calculatorUsers, exampleFigures, isShown, noteOn, sentences } from '../../derive/claims.ts';
import { callLink } from '../../derive/navigation.ts';
import { ifFree, requestConsultation } from '../../derive/promises.ts';
import type { Link, SectionHeading } from '../../schema/firm.ts';
import type { PageSeo } from '../../schema/seo.ts';
import { supportCalculators } from '../official-links.ts';
import { asOf } from '../statements.ts';

export const calculatorTabs: Record<Calculator, string> = {
  alimony: 'Alimony Calculator',
  'child-support': 'Child Support',
  'asset-division': 'Asset Division',
};

export const calculatorsPage = {
  seo: {
    title: 'NY Divorce Calculators: Alimony, Child Support, Assets',
    description:
      'Free New York divorce calculators: a quick estimate and the statutory worksheet for alimony ' +
      'and child support, and the division of assets.',
    keywords: [
      'New York divorce calculator',
      'alimony calculator New York',
      'spousal maintenance calculator',
      'child support calculator New York',
      'CSSA worksheet',
      'asset division calculator',
    ],
  },
  hero: {
    heading: 'New York divorce calculators',
    intro: 'What New York’s formulas give in your case, with every step and its source.',
    usedBy: isShown(calculatorUsers)
      ? {
          label: 'Calculators used by',
          number: '10,000+',
          unit: 'people',
          note: sentences(exampleFigures, noteOn(calculatorUsers)),
        }
      : null,
    privacy:
      'What you type stays in your browser. Nothing is sent to us unless you choose to send it with ' +
      'a request. Without JavaScript our server does the sum, and keeps nothing.',
  },
  tabsLabel: 'Calculators',
} satisfies {
  seo: PageSeo;
  hero: SectionHeading & {
    usedBy: { label: string; number: string; unit: string; note: string } | null;
    privacy: string;
  };
  tabsLabel: string;
};

/** Above the fields of each form. */
export const nothingRequired =
  'No field is required. A blank amount counts as zero, unless the field says otherwise.';

/** Shown beside Calculate while the engine is being loaded. */
export const calculatorWaiting = 'The calculator is still loading. Your result follows by itself.';

/** Beside Calculate when the result is of other figures. */
export const calculatorStale = 'You have changed a figure since. Press Calculate again.';

/** Toast for an engine that could not be loaded; the form keeps its figures. */
export const calculatorUnavailable = {
  title: 'The calculator could not be loaded',
  description: 'Please check your connection and press Calculate again. Your figures are still in the form.',
  variant: 'destructive',
} as const;

export const calculatorDisclaimer = {
  heading: 'What a calculator cannot know',
  paragraphs: [
    'These calculators give general information, not legal advice. A court also weighs what no ' +
      'formula holds: health, age, agreements, property, and what is fair between the two of you.',
    'The result is no promise of what a court will order, and using this page creates no ' +
      'attorney-client relationship. Have an attorney check the figures before you sign, pay or give ' +
      'up anything.',
  ],
  official: supportCalculators,
};

export const calculatorCallToAction = {
  heading: 'Bring your figures to a lawyer',
  intro:
    'We tell you what in your case would change the ' +
    `number.${ifFree(' The first conversation is free.')}`,
  button: { label: ifFree('Get Free Consultation', requestConsultation), href: paths.consultation },
  call: callLink,
} satisfies SectionHeading & { button: Link; call: Link };

interface InfoCard {
  heading: string;
  /** Figures as displayed, with their labels. */
  figures: readonly { label: string; figure: string }[];
  text: string;
  link: Link;
}

export const calculatorInfoCards: readonly InfoCard[] = [
  {
    heading: 'Divorce timeline',
    figures: [
      { label: 'Uncontested', figure: '3–6 months' },
      { label: 'Contested', figure: '9–12+ months' },
      { label: 'High conflict', figure: '18+ months' },
    ],
    text: 'The more you agree on, the faster it goes.',
    link: { label: 'The steps of a divorce', href: paths.procedures },
  },
  {
    heading: 'Filing fees',
    figures: [
      { label: 'Index number', figure: '$210' },
      { label: 'Request for judicial intervention', figure: '$95' },
      { label: 'Note of issue ($30 if that was paid)', figure: '$125' },
    ],
    text: `In Supreme Court, statewide, as of ${asOf}.`,
    link: { label: 'What a divorce costs', href: paths.fees },
  },
  {
    heading: 'Legal help',
    figures: [
      ...(firm.hours.emergency ? [{ label: 'By phone', figure: '24/7' }] : []),
      ...(consultationIsFree ? [{ label: 'First consultation', figure: 'Free' }] : []),
      { label: 'Offices', figure: firm.hours.display },
    ],
    text: 'Bring your last tax returns and pay stubs.',
    link: { label: 'Ask an attorney', href: paths.consultation },
  },
];
