import { firstHelp } from '#law/resource-links.ts';
import { paths } from '../../../contract/paths.ts';
import { callLink } from '../../derive/navigation.ts';
import { officeCount, offices } from '../../derive/offices.ts';
import { streetLine } from '../../derive/postal-address.ts';
import { ifFree } from '../../derive/promises.ts';
import type { ContactOption, Link, TitledText } from '../../schema/firm.ts';
import type { PageSeo } from '../../schema/seo.ts';
import { city, firm } from '../identity.ts';

const help: readonly Link[] = [
  ...firstHelp,
  { label: 'Ayuda en español', href: paths.spanish, language: 'es' },
];

const seo: PageSeo = {
  title: ifFree('Contact: Free Consultation', 'Contact'),
  description: `Contact ${firm.shortName}, divorce and family lawyers in ${city}, New York, by phone, email or form.`,
  keywords: [`contact divorce lawyer ${city}`, `family lawyer ${city}`],
};

export const contactPage = {
  /** To pages with help that begins without a lawyer. */
  help,
  seo,
};

export const contactHero = {
  heading: 'Tell us what has happened',
  intro: 'A few lines are enough.',
  /** The promised time of an answer, as in "Response within one day", with its hours; empty: no promise. */
  responseTime: '',
  responseNote: '',
  call: callLink,
};

export const contactOptions: readonly ContactOption[] = [
  {
    key: 'phone',
    title: 'Call us',
    text: `${firm.hours.display}.`,
    link: { label: firm.phone.display, href: firm.phone.href },
  },
  {
    key: 'email',
    title: 'Write to us',
    text: 'For questions that can wait. Please leave out confidential facts.',
    link: { label: firm.email, href: `mailto:${firm.email}` },
  },
  {
    key: 'office',
    title: 'Come and see us',
    text: 'Please call before you come.',
    link: { label: streetLine(firm.address.street, firm.address.suite), href: `${paths.contact}#offices` },
  },
];

/** The promised times of an answer; without rows there is no table. */
export const responseTable = {
  heading: 'When you hear from us',
  head: ['How you ask', 'In office hours', 'Otherwise'],
  rows: [] as readonly (readonly string[])[],
};

const one = offices.length === 1;

export const officeLocations = {
  heading: one ? 'Our office' : 'Our offices',
  intro: one ? `Divorce and family law in ${city}.` : `${officeCount.first} for divorce and family law.`,
  /** Consultations by video, where the firm offers them. */
  video: null as TitledText | null,
};

export const contactThankYou = {
  heading: 'Thank you for contacting us',
  /** The heading below the toast that has said thanks. */
  received: 'We have your message',
  text: 'You hear from us by phone, text message or email.',
  steps: [
    { title: 'Who reads it', text: 'An attorney of the firm, not a call center.' },
    {
      title: 'What to have ready',
      text: 'The dates of the marriage and of any papers, the names of the children, and your last tax return.',
    },
  ],
  urgent: 'If it cannot wait, call us.',
  again: 'Submit another request',
  home: { label: 'Return to Home', href: paths.home },
};
