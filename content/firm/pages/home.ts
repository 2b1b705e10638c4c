import { shortAnswers } from '#law/short-answers.ts';
import { typicalFees } from '#law/statements.ts';
import { paths } from '../../../contract/paths.ts';
import { attorneyCount } from '../../derive/attorneys.ts';
import { exampleFigures, ifShown, isShown, noteOn, priorResults, sentences } from '../../derive/claims.ts';
import { inDemonstration } from '../../derive/demonstration.ts';
import { officeCount } from '../../derive/offices.ts';
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
  RatingBadge,
  Reasons,
  TextSection,
} from '../../schema/home.ts';
import type { PageSeo } from '../../schema/seo.ts';
import { claims, yearsOfExperience } from '../claims.ts';
import { firm, rating } from '../identity.ts';

// The home page, section by section. One whose list is empty is left out with its heading.

const sinceFounded = `Divorce and family law since ${firm.foundedYear}`;

/** The page's own title, without the firm's name. */
export const homePage = {
  seo: {
    title: sinceFounded,
    description: firm.description,
    keywords: [
      'divorce lawyer New York',
      'family lawyer Manhattan',
      'child custody',
      'child support',
      'maintenance',
    ],
  },
} satisfies { seo: PageSeo };

/** Stands once, at the end of the page, for all its figures. */
export const homeNotes = sentences(
  exampleFigures,
  noteOn(
    claims.successRate,
    claims.reviews,
    claims.yearsOfExperience,
    claims.googleRating,
    claims.yelpRating,
    claims.assetsProtected,
    claims.successfulCases,
    claims.combinedYears,
    claims.portalUpdates,
    claims.portalEncryption,
  ),
  priorResults,
);

/** @sample headline, figures and picture */
export const hero: HomeHero = {
  badge: sinceFounded,
  headline: 'A steady hand, from the first call to the final order.',
  subtitle: 'Divorce, custody and support for families across New York.',
  stats: [
    { number: String(firm.foundedYear), label: 'Established' },
    ...ifShown(claims.successRate, { number: '99%', label: 'Success rate', noted: true }),
    ...ifShown(claims.reviews, { number: '1000+', label: 'Reviews', noted: true }),
    { number: '24/7', label: 'Available' },
  ],
  nightLine: 'Our offices are closed now. Someone answers.',
  hoursLine: `Offices open ${firm.hours.display}, with ${firm.hours.emergency}`,
  picture: '/drawings/courthouse.svg',
  nightPicture: '/drawings/courthouse-lamps.svg',
};

/** @sample ratings */
const ratings: readonly RatingBadge[] = [
  ...ifShown(claims.googleRating, {
    platform: rating.platform,
    rating: rating.value,
    reviews: `${rating.count} reviews`,
  }),
  ...ifShown(claims.yelpRating, { platform: 'Yelp', rating: '4.7', reviews: '39 reviews' }),
];

/** @sample figures */
export const excellence: Excellence = {
  heading: 'Our record',
  intro: `${ratings.length > 0 ? 'Reviews and figures' : 'Figures'} since ${firm.foundedYear}.`,
  ratings,
  stats: [
    ...ifShown(claims.yearsOfExperience, {
      number: String(yearsOfExperience),
      label: 'Years of experience',
      noted: true,
    }),
    ...ifShown(claims.assetsProtected, { number: '$500M+', label: 'Assets protected', noted: true }),
    ...ifShown(claims.successfulCases, { number: '1,000+', label: 'Successful cases', noted: true }),
    { number: '24/7', label: 'Support' },
  ],
};

/** @sample reasons to choose the firm */
export const reasons: Reasons = {
  heading: 'Ten reasons clients choose us',
  intro: 'What clients tell us.',
  tiles: [
    { title: 'One lawyer who knows your case', image: '/drawings/tile-1.svg' },
    { title: 'At home in court', image: '/drawings/tile-2.svg' },
    { title: 'The house', image: '/drawings/tile-3.svg' },
    { title: 'Agreements that hold', image: '/drawings/tile-4.svg' },
  ],
  items: [
    { title: `In practice since ${firm.foundedYear}`, text: 'Always family law, always New York.' },
    {
      title: 'A partner on every case',
      text: 'Todd Hartwell reads your file.',
    },
    { title: 'Ready for trial', text: 'From day one.' },
    { title: 'Glad to settle', text: 'If the terms are fair, it is cheaper and faster.' },
    { title: 'At ease with numbers', text: 'Businesses, pensions, real estate.' },
    {
      title: 'Children first',
      text: 'We say so when a fight hurts your child.',
    },
    { title: 'Fees in writing', text: 'Flat or hourly, before we start.' },
    { title: 'Someone answers', text: 'Day and night.' },
    {
      title: 'One place for everything',
      text: 'Papers, messages and bills in a free portal.',
    },
    { title: 'Discretion', text: 'Your story and your name stay with us.' },
  ],
};

/** @sample how the firm works */
export const approach: TextSection = {
  heading: 'Our approach',
  intro: 'Three steps, explained before we take them.',
  items: [
    { title: 'Listen', text: 'What happened, and what you hope for.' },
    {
      title: 'Plan',
      text: 'The likely course and cost, in writing.',
    },
    { title: 'Act', text: 'We negotiate first, and try the case if we must.' },
  ],
};

/** @sample what the firm believes */
export const philosophy: TextSection = {
  heading: 'Our philosophy',
  intro: 'A divorce should end a marriage and leave the rest of your life standing.',
  items: [
    { title: 'Candor', text: 'You hear the weak parts from us.' },
    { title: 'Restraint', text: 'We don’t write letters to wound.' },
    { title: 'Preparation', text: 'We know your file before the hearing.' },
    { title: 'Dignity', text: 'Yours, and your spouse’s.' },
  ],
};

export const team: AttorneysSection = {
  heading: 'The attorneys at work',
  intro: isShown(claims.combinedYears)
    ? `${attorneyCount.first} with ${claims.combinedYears.claim} in New York courts.`
    : `${attorneyCount.first}, in New York courts.`,
  button: { label: 'Meet Our Full Legal Team', href: paths.attorneys },
};

/** @sample client portal */
export const portal: PortalSection = {
  heading: 'Your case on your phone',
  intro: 'A free cloud-based portal for every client.',
  items: [
    { title: 'Documents', text: 'Every paper in your case.' },
    { title: 'Secure messaging', text: 'Message your attorney directly.' },
    ...ifShown(claims.portalUpdates, {
      title: 'Real-time updates',
      text: 'New filings and court dates as we enter them.',
    }),
    { title: 'Online invoice payment', text: 'Read the bill and pay it.' },
  ],
  assurances: [...ifShown(claims.portalEncryption, '256-bit encryption'), '100% free'],
};

/** @sample the story of the firm and its values */
export const familyValues: TextSection = {
  heading: 'A family firm, for families',
  intro: 'A father opened it, and his son leads it.',
  items: [
    { title: 'Children are not leverage', text: 'We don’t trade money for their time.' },
    { title: 'Every family is a family', text: 'Married or not, any faith, any two parents.' },
    {
      title: 'After the case',
      text: 'There will be graduations. We plan for them.',
    },
  ],
};

/** The interviews with `onHomePage` in their records. @sample broadcasts */
export const interviews: InterviewsSection = {
  heading: 'In conversation',
  intro: 'On television, radio and podcasts.',
  externalLinks: [
    {
      label: 'Hudson Evening News: custody over the holidays',
      href: 'https://hudsonevening.example/video/custody-over-the-holidays',
    },
    {
      label: 'Tri-State Tonight: the cost of a long divorce',
      href: 'https://tristatetonight.example/video/the-cost-of-a-long-divorce',
    },
    {
      label: 'The Long Table, podcast episode 112: how to leave kindly',
      href: 'https://longtable.example/episodes/112',
    },
  ],
};

/** @sample the managing partner */
export const partnerProfile: PartnerProfile = {
  text:
    'Todd has tried divorce cases in New York since 1999. ' +
    inDemonstration('One', 'With the client’s consent, one') +
    ' of his cases later became the subject of a documentary.',
  watch: {
    label: 'Watch on Netflix',
    href: `${paths.media}#documentary`,
    note: 'Read about the documentary.',
  },
};

/** @sample what is different at the firm */
export const whyChoose: TextSection = {
  heading: 'What is different here',
  intro: 'From the first week.',
  items: [
    {
      title: 'One attorney, start to finish',
      text: 'Others join for their part. Yours stays responsible.',
    },
    { title: 'Plain English', text: 'Letters you can read without us.' },
    { title: 'Seven days a week', text: 'Custody exchanges happen on Sundays.' },
    { title: 'A second reader', text: 'A partner checks your agreement.' },
    { title: 'Payment plans', text: 'Or any major credit card.' },
    { title: 'Video or in person', text: 'Even after the children are asleep.' },
  ],
};

export const locations: LocationsSection = {
  intro: `${officeCount.first}, and consultations by video.`,
  video: { title: 'By video', text: 'Secure, from wherever you are.' },
};

/** @sample free consultation, fees and payment */
export const callToAction: HomeCallToAction = {
  heading: 'Schedule Your Consultation',
  intro: 'The consultation is free, and you leave knowing where you stand.',
  points: ['Risk-free consultation', 'Flat-fee and hourly options', 'Payment plans', 'Major credit cards'],
  button: { label: 'Get Legal Consultation', href: paths.consultation },
};

/** @sample services */
export const summary: HomeSummary = {
  heading: `${firm.shortName}, divorce and family lawyers in New York`,
  services: [
    'Contested, uncontested and high net worth divorce',
    'Child custody and child support',
    'Spousal maintenance and property division',
    'Prenuptial, postnuptial and separation agreements',
    'Orders of protection and criminal defense',
  ],
  answers: [
    {
      question: 'What does an uncontested divorce cost?',
      answer: `$3,000–$5,000 in legal fees (${typicalFees}), plus court fees of about $335–$350.`,
    },
    {
      question: 'What does a contested divorce cost?',
      answer: `$15,000–$30,000 or more in legal fees (${typicalFees}).`,
    },
    {
      question: 'How long does a divorce take?',
      answer: 'Uncontested, roughly 3–6 months. Contested, 9 months to 3 years.',
    },
    ...shortAnswers,
    { question: 'How long is a prove-up hearing?', answer: 'Usually 10–15 minutes.' },
  ],
};
