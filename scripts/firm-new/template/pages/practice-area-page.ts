import { asOf } from '#law/statements.ts';
import { paths } from '../../../contract/paths.ts';
import { leadAttorney } from '../../derive/attorneys.ts';
import { priorResults, sentences } from '../../derive/claims.ts';
import { requestConsultation } from '../../derive/promises.ts';
import type { Link, Stat } from '../../schema/firm.ts';
import { firm } from '../identity.ts';

/** The texts shared by all practice-area pages; those of one area are in practice-areas/. */
export const practiceAreaPage = {
  /** The bar above the page; shown only while it is enabled. */
  stickyNotice: {
    enabled: false as boolean,
    text: '',
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
  /** The firm in figures; without any there is no strip. */
  credibility: { label: 'The firm in brief', facts: [] as readonly Stat[], notice: '' },
  headings: {
    whyChooseUs: 'How we work on these cases',
    personalMessage: `A word from ${leadAttorney.name}`,
    testimonials: 'From clients',
    testimonialsNotice: sentences(
      'From clients whose matters are over, with their consent; names are withheld.',
      priorResults,
    ),
    contents: 'On this page',
  },
  sidebar: {
    publications: {
      heading: { label: 'In print', href: `${paths.media}#press` },
      items: [] as readonly (Link & { publication: string })[],
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
    button: { label: requestConsultation, href: paths.consultation },
    call: { label: `Call ${firm.phone.display}`, href: firm.phone.href },
  },
  closing: {
    heading: 'Talk to us about your case',
    intro: 'Bring what you have, or only your question.',
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
};
