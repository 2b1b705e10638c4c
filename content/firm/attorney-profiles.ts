import { inDemonstration } from '../derive/demonstration.ts';
import type { AttorneyProfile } from '../schema/attorney-profile.ts';
import type { Link, SectionHeading } from '../schema/firm.ts';
import type { PageSeo } from '../schema/seo.ts';
import { daniel, priya, renata } from './attorney-profiles-associates.ts';
import { elena, marcus } from './attorney-profiles-of-counsel.ts';
import { priorResults } from './claims.ts';
import { firm } from './identity.ts';

const todd: AttorneyProfile = {
  biography: [
    'Todd grew up in this firm. His father opened it in 1976, and Todd spent school vacations there, ' +
      'carrying files and learning to be quiet when a door was closed. He did not mean to become a ' +
      'lawyer. He read history, and found that what he liked was setting two people’s letters side by ' +
      'side and working out what each had believed.',
    'He joined his father in 1999. Ten years in courtrooms followed, and they taught him how to settle. ' +
      'Somebody who has sat through a cross-examination, he says, makes a better offer and reads one more ' +
      'slowly. He has led the firm since 2009.',
    'Most of his own cases involve a company, a large estate or a very long quarrel. He prepares each as ' +
      'though a judge will decide it, and keeps looking for the agreement that would spare everyone the ' +
      'trouble. A divorce he brought to trial in 2017, about a collection said to belong to lenders, ' +
      `became the subject of a documentary${inDemonstration('', ', with the client’s consent')}. ` +
      'He will discuss it only as far as the public record goes.',
    'He reads every file in the office before anything is filed. On Thursday evenings he coaches a mock ' +
      'trial team at a public high school in Queens. His students object to everything, and he has stopped ' +
      'discouraging it.',
  ],
  education: [
    { degree: 'J.D.', school: 'Catskill State University School of Law', year: 1998 },
    { degree: 'B.A., History', school: 'Esopus State University', year: 1995 },
  ],
  admissions: [{ jurisdiction: 'New York State', year: 1999 }],
  focusAreas: [
    { label: 'High Net Worth Divorce', href: '/practice-areas/high-net-worth-divorce/' },
    { label: 'Contested Divorce', href: '/practice-areas/contested-divorce/' },
    { label: 'Alimony', href: '/practice-areas/alimony/' },
  ],
  languages: ['English'],
  tellsResults: true,
  quotation:
    'I ask every client the same thing at the start: what would you like to be able to say about this in ' +
    'ten years?',
  sidebar: {
    heading: 'Speak with Todd',
    facts: [
      { label: '24-hour line', value: firm.phone.display, href: firm.phone.href },
      { label: 'Usually found at', value: 'Manhattan office' },
      { label: 'Before the law', value: 'A history degree, and his father’s filing room' },
      { label: 'Bring to a first meeting', value: 'The last tax return, and the part you would rather skip' },
    ],
    button: { label: 'Ask for Todd', href: '/contact/#consultation' },
  },
};

/** Keyed by the slug in attorneys.ts. */
export const attorneyProfiles: Readonly<Record<string, AttorneyProfile>> = {
  'todd-hartwell': todd,
  'renata-okafor': renata,
  'daniel-choi': daniel,
  'priya-raghunathan': priya,
  'elena-marquez': elena,
  'marcus-delacroix': marcus,
};

export const attorneysPage = {
  hero: {
    badge: 'Our legal team',
    heading: 'Six attorneys, and who they are',
    intro:
      'You will be telling one of these people things you have told nobody. Read a little about them ' +
      'first. ' +
      inDemonstration('', 'Where a case is mentioned, the client has consented. ') +
      'When you call, you may ask for any of them by name.',
  },
  headings: {
    education: 'Education',
    admissions: 'Admitted to practice',
    focusAreas: 'Works on',
    languages: 'Languages',
    contents: 'On this page',
  },
  /** Below the biographies that tell results. */
  resultsNotice: priorResults,
  callToAction: {
    heading: 'Not sure whom to ask for?',
    intro:
      'Tell us what has happened, in a few lines. We will suggest the attorney whose work is closest to ' +
      'it, and the first conversation is free.',
    button: { label: 'Request Free Consultation', href: '/contact/#consultation' },
    call: { label: `Call ${firm.phone.display}`, href: firm.phone.href },
  },
  seo: {
    title: 'Our Divorce and Family Law Attorneys',
    description:
      'Meet the six attorneys of the firm: their lives before the law, their education and admissions, the ' +
      'cases they take and the languages they speak.',
    keywords: [
      'New York divorce attorneys',
      'family law attorneys Manhattan',
      'Todd Hartwell attorney',
      'Spanish speaking divorce lawyer',
      'custody lawyer New York',
      'meet our legal team',
    ],
  },
} satisfies {
  hero: SectionHeading & { badge: string };
  headings: Record<string, string>;
  resultsNotice: string;
  callToAction: SectionHeading & { button: Link; call: Link };
  seo: PageSeo;
};
