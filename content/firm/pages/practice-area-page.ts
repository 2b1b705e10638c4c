import { asOf } from '#law/statements.ts';
import type { Calculator } from '../../../contract/calculations.ts';
import { paths } from '../../../contract/paths.ts';
import { leadAttorney } from '../../derive/attorneys.ts';
import { exampleFigures, ifShown, noteOn, priorResults, sentences } from '../../derive/claims.ts';
import { inDemonstration } from '../../derive/demonstration.ts';
import type { Link, SectionHeading, Stat } from '../../schema/firm.ts';
import { claims } from '../claims.ts';
import { firm } from '../identity.ts';

/** A publication in the sidebar with its article. */
interface SidebarPublication extends Link {
  publication: string;
}

/**
 * The texts shared by all practice-area pages; those of one area are in practice-areas/.
 * @sample figures and publications
 */
export const practiceAreaPage = {
  /** The bar above the page; not shown. */
  stickyNotice: {
    enabled: false,
    text: 'Evening consultations by video are available this week.',
    link: { label: 'Ask for a time', href: paths.consultation },
  },
  /** Skip link to the guide. */
  toGuide: 'Straight to the guide',
  /** The quick form, which only links to the contact page. */
  quickContact: {
    heading: 'Begin here',
    intro:
      'Both fields are required. The button leads to the contact page; nothing is sent until you send the form there.',
    submit: 'Continue',
  },
  /** The panel below the introduction of a page about money, by calculator. */
  estimate: {
    alimony: {
      heading: 'What may support cost?',
      text: 'Two incomes and the length of the marriage give a first figure, beside what the law gives today.',
      link: { label: 'Estimate support', href: '/divorce-calculators/?calculator=alimony#calculators' },
    },
    'child-support': {
      heading: 'What may support cost?',
      text: 'Two incomes and the number of children give a first figure, beside what the law gives today.',
      link: {
        label: 'Estimate child support',
        href: '/divorce-calculators/?calculator=child-support#calculators',
      },
    },
    'asset-division': {
      heading: 'What would each of you keep?',
      text: 'List what you own and what you owe. The calculator divides it and shows its steps.',
      link: {
        label: 'Divide the assets',
        href: '/divorce-calculators/?calculator=asset-division#calculators',
      },
    },
  },
  credibility: {
    label: 'The firm in brief',
    facts: [
      { number: String(firm.foundedYear), label: 'Established' },
      ...ifShown(claims.successRate, { number: '99%', label: 'Success rate' }),
      ...ifShown(claims.clientReviews, { number: '700+', label: 'Client reviews' }),
      ...ifShown(claims.assetsProtected, { number: '$500M+', label: 'Assets protected' }),
    ],
    notice: sentences(
      exampleFigures,
      noteOn(claims.successRate, claims.clientReviews, claims.assetsProtected),
      priorResults,
    ),
  },
  headings: {
    whyChooseUs: 'How we work on these cases',
    personalMessage: `A word from ${leadAttorney.name}`,
    testimonials: 'From people who have been through it',
    testimonialsNotice: sentences(
      inDemonstration(
        'Sample reviews, written for this demonstration.',
        'From clients whose matters are over, with their consent; names are withheld.',
      ),
      priorResults,
    ),
    contents: 'On this page',
  },
  sidebar: {
    publications: {
      heading: { label: 'In print', href: `${paths.media}#press` },
      items: [
        {
          publication: 'The Empire Ledger',
          label: 'The trial lawyer who would rather you settled',
          href: paths.blog,
        },
        {
          publication: 'Broad Street Journal',
          label: 'The accountant on your side of the table',
          href: paths.blog,
        },
        {
          publication: 'Harborline Public Radio',
          label: 'What a teacher sees in a custody file',
          href: paths.blog,
        },
        { publication: 'Docket & Bench', label: 'New caps, old questions', href: paths.blog },
      ],
    },
    interviews: { heading: 'Interviews', intro: 'A video loads only when you press play.' },
    links: {
      heading: 'Read and watch more',
      items: [
        { label: 'All articles', href: paths.blog },
        { label: 'All media appearances', href: paths.media },
      ],
    },
    contact: {
      heading: 'Prefer to talk?',
      call: { label: `Call ${firm.phone.display}`, href: firm.phone.href },
      hours: firm.hours.display,
      emergency: firm.hours.emergency,
      contactPage: { label: 'Contact page and offices', href: paths.contact },
    },
  },
  callToAction: {
    button: { label: 'Request Free Consultation', href: paths.consultation },
    call: { label: `Call ${firm.phone.display}`, href: firm.phone.href },
  },
  closing: {
    heading: 'One conversation, no obligation',
    intro:
      'Bring what you have, or only the question that keeps you awake. You will hear what we think, and ' +
      'what we would do first.',
  },
  related: {
    heading: 'Other practice areas',
    all: { label: 'All practice areas', href: paths.practiceAreas },
  },
  generalInformation:
    `This page is general information about New York law, as of ${asOf} where it gives no other date, and not ` +
    'advice about your case.',
  notFound: {
    heading: 'Practice area not found',
    text: 'There is no practice area at this address. The full list may have what you are looking for.',
    link: { label: 'View All Practice Areas', href: paths.practiceAreas },
    title: 'Practice area not found',
    description: 'There is no practice area at this address.',
  },
} satisfies {
  stickyNotice: { enabled: boolean; text: string; link: Link };
  toGuide: string;
  quickContact: SectionHeading & { submit: string };
  estimate: Record<Calculator, { heading: string; text: string; link: Link }>;
  credibility: { label: string; facts: readonly Stat[]; notice: string };
  headings: Record<string, string>;
  sidebar: {
    publications: { heading: Link; items: readonly SidebarPublication[] };
    interviews: SectionHeading;
    links: { heading: string; items: readonly Link[] };
    contact: {
      heading: string;
      call: Link;
      hours: string;
      emergency?: string | undefined;
      contactPage: Link;
    };
  };
  callToAction: { button: Link; call: Link };
  closing: SectionHeading;
  related: { heading: string; all: Link };
  generalInformation: string;
  notFound: { heading: string; text: string; link: Link; title: string; description: string };
};
