import { firm } from '#firm/identity.ts';
import { generalInformation } from '#law/statements.ts';
import type { Calculator } from '../../contract/calculations.ts';
import { paths } from '../../contract/paths.ts';
import { leadAttorney } from '../derive/attorneys.ts';
import { callLink, consultationLink } from '../derive/navigation.ts';
import type { Link } from '../schema/firm.ts';

const calculatorLink = (label: string, calculator: Calculator): Link => ({
  label,
  href: `${paths.calculator(calculator)}#calculators`,
});

/** Labels of every practice area's page; the firm's own texts are in firm/pages/practice-area-page.ts. */
export const practiceAreaLabels = {
  /** Link to the guide. */
  toGuide: 'Read the guide',
  /** The quick form, which only links to the contact page. */
  quickContact: {
    heading: 'Begin here',
    intro: 'Both fields are required. Next you tell us a little more; nothing is sent yet.',
    submit: 'Continue',
  },
  /** The panel below the introduction of a page about money, by calculator. */
  estimate: {
    alimony: {
      heading: 'What may support cost?',
      text: 'From two incomes and the length of the marriage.',
      link: calculatorLink('Estimate support', 'alimony'),
    },
    'child-support': {
      heading: 'What may support cost?',
      text: 'From two incomes and the number of children.',
      link: calculatorLink('Estimate child support', 'child-support'),
    },
    'asset-division': {
      heading: 'What would each of you keep?',
      text: 'List what you own and owe, and see it divided.',
      link: calculatorLink('Divide the assets', 'asset-division'),
    },
  },
  credibility: 'The firm in brief',
  whyChooseUs: 'How we work on these cases',
  personalMessage: `A word from ${leadAttorney.name}`,
  contents: 'On this page',
  sidebar: {
    publications: { label: 'In print', href: `${paths.media}#press` },
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
      hours: firm.hours.display,
      emergency: firm.hours.emergency,
      contactPage: { label: 'Contact page and offices', href: paths.contact },
    },
  },
  invitation: consultationLink,
  call: callLink,
  related: {
    heading: 'Other practice areas',
    all: { label: 'All practice areas', href: paths.practiceAreas },
  },
  generalInformation: generalInformation,
  notFound: {
    heading: 'Practice area not found',
    text: 'There is no practice area at this address. Try the full list.',
    link: { label: 'View All Practice Areas', href: paths.practiceAreas },
    title: 'Practice area not found',
    description: 'There is no practice area at this address.',
  },
} satisfies { estimate: Record<Calculator, { heading: string; text: string; link: Link }> } & Record<
  string,
  unknown
>;
