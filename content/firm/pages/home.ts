import { paths } from '../../../contract/paths.ts';
import { exampleFigures, ifShown, noteOn, priorResults, sentences } from '../../derive/claims.ts';
import { panelLinks } from '../../derive/navigation.ts';
import type { Link, MatterType, MediaLogo, RatingBadge, SectionHeading, Stat } from '../../schema/firm.ts';
import type { Photograph } from '../../schema/media.ts';
import type { PageSeo } from '../../schema/seo.ts';
import { claims, yearsOfExperience } from '../claims.ts';
import { firm, rating } from '../identity.ts';

/** The page's own title, without the firm's name. */
export const homePage = {
  seo: {
    title: 'Divorce and family law since 1976',
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

export const hero = {
  badge: 'Divorce and family law since 1976',
  headline: 'A steady hand, from the first call to the final order.',
  subtitle:
    'We represent spouses and parents across New York, quietly where possible, in court where needed.',
  stats: [
    { number: '1976', label: 'Established' },
    ...ifShown(claims.successRate, { number: '99%', label: 'Success rate' }),
    ...ifShown(claims.reviews, { number: '1000+', label: 'Reviews' }),
    { number: '24/7', label: 'Available' },
  ],
  statsNote: sentences(exampleFigures, noteOn(claims.successRate, claims.reviews), priorResults),
  callLabel: 'Call',
  consultation: { label: 'Free Consultation', href: paths.consultation },
  estimate: { label: 'Estimate support', href: `${paths.divorceCalculators}#calculators` },
  /** Shown while the offices are closed, when the lamps of the drawing are lit. */
  nightLine: 'Our offices are closed now. Someone answers.',
  picture: '/drawings/courthouse.svg',
  nightPicture: '/drawings/courthouse-lamps.svg',
  hoursLine: `Offices open ${firm.hours.display}, with ${firm.hours.emergency}`,
} satisfies {
  badge: string;
  headline: string;
  subtitle: string;
  stats: readonly Stat[];
  statsNote: string;
  callLabel: string;
  consultation: Link;
  estimate: Link;
  nightLine: string;
  /** A drawing of public/, or a photograph. */
  picture: string | Photograph;
  /** Laid over the picture at night; its own ground is transparent. */
  nightPicture?: string;
  hoursLine: string;
};

export const mediaHeading = 'Featured in the media';

export const mediaOutlets: readonly MediaLogo[] = [
  { name: 'The Empire Ledger', type: 'Newspaper', logo: 'The Empire Ledger' },
  { name: 'Hudson Evening News', type: 'Television', logo: 'HUDSON evening' },
  { name: 'Broad Street Journal', type: 'Business daily', logo: 'Broad Street Journal' },
  { name: 'Tri-State Tonight', type: 'Television', logo: 'TRI-STATE TONIGHT' },
  { name: 'Harborline Public Radio', type: 'Radio', logo: 'harborline' },
  { name: 'The Borough Review', type: 'Magazine', logo: 'The Borough Review' },
  { name: 'Docket & Bench', type: 'Legal press', logo: 'Docket & Bench' },
  { name: 'The Long Table', type: 'Podcast', logo: 'the long table' },
];

const ratings: readonly RatingBadge[] = [
  ...ifShown(claims.googleRating, {
    platform: rating.platform,
    rating: rating.value,
    reviews: `${rating.count} reviews`,
  }),
  ...ifShown(claims.yelpRating, { platform: 'Yelp', rating: '4.7', reviews: '39 reviews' }),
];

export const excellence = {
  heading: 'A record, plainly stated',
  intro: `Our ${ratings.length > 0 ? 'reviews and our ' : ''}record since ${firm.foundedYear}.`,
  ratings,
  stats: [
    ...ifShown(claims.yearsOfExperience, {
      number: String(yearsOfExperience),
      label: 'Years of experience',
    }),
    ...ifShown(claims.assetsProtected, { number: '$500M+', label: 'Assets protected' }),
    ...ifShown(claims.successfulCases, { number: '1,000+', label: 'Successful cases' }),
    { number: '24/7', label: 'Support' },
  ],
  note: sentences(
    noteOn(
      claims.yearsOfExperience,
      claims.googleRating,
      claims.yelpRating,
      claims.assetsProtected,
      claims.successfulCases,
    ),
    priorResults,
  ),
} satisfies SectionHeading & { ratings: readonly RatingBadge[]; stats: readonly Stat[]; note: string };

export const mattersHeading = {
  heading: 'How we help',
  intro: 'Twelve kinds of matter. Begin with the one that sounds most like yours.',
} satisfies SectionHeading;

export const matterTypes: readonly MatterType[] = [
  {
    key: 'contested-divorce',
    title: 'Contested divorce',
    text: 'When you cannot agree, we prepare for trial and keep the door to settlement open.',
    href: paths.practiceArea('contested-divorce'),
  },
  {
    key: 'uncontested-divorce',
    title: 'Uncontested divorce',
    text: 'You agree; we put it in order and see it through.',
    href: paths.practiceArea('uncontested-divorce'),
  },
  {
    key: 'high-net-worth-divorce',
    title: 'High net worth divorce',
    text: 'Businesses, property and pensions, valued with care and kept private.',
    href: paths.practiceArea('high-net-worth-divorce'),
  },
  {
    key: 'child-custody',
    title: 'Child custody',
    text: 'A plan that fits the child’s week, not only the parents’ calendars.',
    href: paths.practiceArea('child-custody'),
  },
  {
    key: 'child-support',
    title: 'Child support',
    text: 'The statutory figure worked out correctly, from honest numbers.',
    href: paths.practiceArea('child-support'),
  },
  {
    key: 'spousal-maintenance',
    title: 'Spousal maintenance',
    text: 'How much, for how long, and what the formula leaves open.',
    href: paths.practiceArea('spousal-support'),
  },
  {
    key: 'property-division',
    title: 'Property division',
    text: 'Home, savings, retirement and debt: counted first, then divided.',
    href: paths.practiceArea('property-division'),
  },
  {
    key: 'prenuptial-agreements',
    title: 'Prenuptial agreements',
    text: 'A calm conversation before the wedding, written down well.',
    href: paths.practiceArea('prenuptial-agreements'),
  },
  {
    key: 'postnuptial-agreements',
    title: 'Postnuptial agreements',
    text: 'The same clarity, for couples already married.',
    href: `${paths.practiceAreas}#prenuptial`,
  },
  {
    key: 'domestic-violence',
    title: 'Domestic violence',
    text: 'Safety first, then the law. Call at any hour.',
    href: `${paths.practiceAreas}#domestic-violence`,
  },
  {
    key: 'order-of-protection',
    title: 'Order of protection',
    text: 'Seeking one or answering one, we go to court with you.',
    href: `${paths.practiceAreas}#domestic-violence`,
  },
  {
    key: 'international-divorce',
    title: 'International divorce',
    text: 'Two countries, one plan, and counsel in both.',
    href: `${paths.practiceAreas}#international-divorce`,
  },
];

export const practicePanel = {
  heading: 'Practice areas',
  links: panelLinks,
  viewAll: { label: 'View All', href: paths.practiceAreas },
} satisfies { heading: string; links: readonly Link[]; viewAll: Link };
