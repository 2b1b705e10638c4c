import { firstHelp } from '#law/resource-links.ts';
import { paths } from '../../../contract/paths.ts';
import { inWordsFirst } from '../../derive/in-words.ts';
import { callLink } from '../../derive/navigation.ts';
import { officeCount, offices } from '../../derive/offices.ts';
import { streetLine } from '../../derive/postal-address.ts';
import type { ContactOption, Link, SectionHeading, TitledText } from '../../schema/firm.ts';
import type { PageSeo } from '../../schema/seo.ts';
import { firm, responseTimes } from '../identity.ts';

export const contactPage = {
  /** To pages with help that begins without a lawyer. */
  help: [...firstHelp, { label: 'Ayuda en español', href: paths.spanish, language: 'es' }],
  seo: {
    title: 'Contact: Free Consultation',
    description:
      'Speak with a New York divorce and family lawyer, by phone, form or video. Response within ' +
      `${responseTimes.contact} in office hours.`,
    keywords: [
      'contact divorce lawyer',
      'free consultation',
      'New York family lawyer',
      'Manhattan',
      'Brooklyn',
    ],
  },
} satisfies { help: Link[]; seo: PageSeo };

/** @sample how the firm answers */
export const contactHero = {
  heading: 'Tell us what happened',
  intro: 'A few lines are enough. An attorney answers.',
  responseTime: `Response within ${responseTimes.contact}`,
  responseNote: `in office hours, otherwise within ${responseTimes.message}.`,
  call: callLink,
} satisfies SectionHeading & { responseTime: string; responseNote: string; call: Link };

export const contactOptions: readonly ContactOption[] = [
  {
    key: 'phone',
    title: 'Call us',
    text: `Day or night. If we miss you, an attorney calls back within ${responseTimes.call}.`,
    link: { label: firm.phone.display, href: firm.phone.href },
  },
  {
    key: 'email',
    title: 'Write to us',
    text: `We reply within ${responseTimes.message}.`,
    link: { label: firm.email, href: `mailto:${firm.email}` },
  },
  {
    key: 'office',
    title: 'Visit us',
    text: `Open ${firm.hours.display}, by appointment, at any of our offices.`,
    link: { label: streetLine(firm.address.street, firm.address.suite), href: `${paths.contact}#offices` },
  },
];

export const responseTable = {
  heading: 'When you hear from us',
  head: ['How you ask', 'In office hours', 'Otherwise'],
  rows: [
    ['You call and we miss you', responseTimes.call, responseTimes.call],
    ['The form beside a practice area', responseTimes.sidebar, responseTimes.message],
    ['The form on this page', responseTimes.contact, responseTimes.message],
    ['Any other form, or an email', responseTimes.message, responseTimes.message],
  ],
} satisfies { heading: string; head: readonly string[]; rows: readonly (readonly string[])[] };

/** The offices, and consultations by video. */
const locations = offices.length + 1;

export const officeLocations = {
  heading: 'Office locations',
  intro: `${inWordsFirst(locations, 'location')}: ${officeCount.within}, and consultations by video.`,
  video: {
    title: 'By video',
    text: 'By secure video, from wherever you can talk safely.',
  },
} satisfies SectionHeading & { video: TitledText };

export const contactThankYou = {
  heading: 'Thank you for contacting us',
  /** The heading below the toast that has said thanks. */
  received: 'We have your message',
  text: 'An attorney reads your message, and answers by phone, text message or email.',
  steps: [
    { title: 'Who reads it', text: 'An attorney of the firm, not a call center.' },
    {
      title: 'By when',
      text: `Within ${responseTimes.contact} in office hours, otherwise within ${responseTimes.message}.`,
    },
    {
      title: 'What to have ready',
      text: 'The dates of the marriage and of any papers, the names of the children, and your last tax return.',
    },
  ],
  urgent: 'If it cannot wait, call us now.',
  again: 'Submit Another Request',
  home: { label: 'Return to Home', href: paths.home },
} satisfies {
  heading: string;
  received: string;
  text: string;
  steps: readonly TitledText[];
  urgent: string;
  again: string;
  home: Link;
};
