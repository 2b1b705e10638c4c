import { shortAnswers } from '#law/short-answers.ts';
import { paths } from '../../../contract/paths.ts';
import { attorneys } from '../../derive/attorneys.ts';
import { officeCount, offices } from '../../derive/offices.ts';
import { practiceAreaEntries } from '../../derive/practice-area-entries.ts';
import { ifFree, requestConsultation } from '../../derive/promises.ts';
import type {
  AttorneysSection,
  Excellence,
  HomeCallToAction,
  HomeHero,
  HomeSummary,
  InterviewsSection,
  LocationsSection,
  PartnerProfile,
  PortalSection,
  Reasons,
  TextSection,
} from '../../schema/home.ts';
import type { PageSeo } from '../../schema/seo.ts';
import { city, firm } from '../identity.ts';

// The home page, section by section. One whose list is empty is left out with its heading.

/** The page's own title, without the firm's name. */
export const homePage = {
  seo: {
    title: `Divorce and Family Law since ${firm.foundedYear}`,
    description: firm.description,
    keywords: [
      `divorce lawyer ${city}`,
      `family lawyer ${city}`,
      'child custody',
      'child support',
      'maintenance',
    ],
  },
} satisfies { seo: PageSeo };

export const homeNotes = '';

export const hero: HomeHero = {
  badge: `Divorce and family law since ${firm.foundedYear}`,
  headline: `Divorce and family lawyers in ${city}`,
  subtitle: 'We represent spouses and parents in New York, in negotiations and in court.',
  stats: [
    { number: String(firm.foundedYear), label: 'Established' },
    ...(attorneys.length > 1 ? [{ number: String(attorneys.length), label: 'Attorneys' }] : []),
    ...(offices.length > 1 ? [{ number: String(offices.length), label: 'Offices' }] : []),
  ],
  nightLine: 'The office is closed now. You can write to us.',
  hoursLine: `Open ${firm.hours.display}`,
  picture: '/drawings/courthouse.svg',
  nightPicture: '/drawings/courthouse-lamps.svg',
};

/** The firm's record in figures; without any there is no section. */
export const excellence: Excellence = { heading: 'Our record', intro: '', ratings: [], stats: [] };

export const reasons: Reasons = { heading: 'Why clients choose us', intro: '', tiles: [], items: [] };

export const approach: TextSection = {
  heading: 'How a case begins',
  intro: 'Three steps, one after another.',
  items: [
    { title: 'Talk', text: 'You tell us what has happened, and what you hope for.' },
    {
      title: 'Decide',
      text: 'We explain what the law provides, and which court, papers and dates matter. You decide what we ask for.',
    },
    {
      title: 'Act',
      text: 'What both sides agree on is put into writing. What they cannot agree on, a judge decides.',
    },
  ],
};

export const philosophy: TextSection = { heading: 'Our philosophy', intro: '', items: [] };

export const team: AttorneysSection = {
  heading: attorneys.length === 1 ? 'The attorney' : 'The attorneys',
  intro: `Divorce and family law in ${city}.`,
  button: {
    label: attorneys.length === 1 ? 'View the profile' : 'Meet our attorneys',
    href: paths.attorneys,
  },
};

/** The client portal, for a firm that has one; the items are what it offers. */
export const portal: PortalSection = {
  heading: 'Your case online',
  intro: 'Clients of the firm have a portal.',
  items: [],
  assurances: [],
};

export const familyValues: TextSection = { heading: 'For families', intro: '', items: [] };

/** The interviews with `onHomePage` in their records, and broadcasts. */
export const interviews: InterviewsSection = { heading: 'In conversation', intro: '', externalLinks: [] };

/** The attorney in the first place introduced at length; without a text there is no section. */
export const partnerProfile: PartnerProfile = { text: '', watch: null };

export const whyChoose: TextSection = { heading: 'What is different here', intro: '', items: [] };

export const locations: LocationsSection = {
  intro:
    offices.length === 1 ? `Our office in ${city}.` : `${officeCount.first}. Choose one to see where it is.`,
  video: null,
};

export const callToAction: HomeCallToAction = {
  heading: 'Schedule Your Consultation',
  intro: ifFree('The first consultation is free.', 'Call, or tell us in a few lines what has happened.'),
  points: [],
  button: { label: requestConsultation, href: paths.consultation },
};

export const summary: HomeSummary = {
  heading: `${firm.shortName}, divorce and family lawyers in ${city}`,
  services: practiceAreaEntries.map(({ name }) => name),
  answers: shortAnswers,
};
