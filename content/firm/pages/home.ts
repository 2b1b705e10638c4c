import { paths } from '../../../contract/paths.ts';
import { exampleFigures, ifShown, noteOn, priorResults, sentences } from '../../derive/claims.ts';
import { inWordsFirst } from '../../derive/in-words.ts';
import { matterTypes } from '../../derive/matter-types.ts';
import { panelLinks } from '../../derive/navigation.ts';
import type { Link, MediaLogo, RatingBadge, SectionHeading, Stat } from '../../schema/firm.ts';
import type { Photograph } from '../../schema/media.ts';
import type { PageSeo } from '../../schema/seo.ts';
import { claims, yearsOfExperience } from '../claims.ts';
import { firm, rating } from '../identity.ts';

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

/** @sample headline, figures and picture */
export const hero = {
  badge: sinceFounded,
  headline: 'A steady hand, from the first call to the final order.',
  subtitle:
    'We represent spouses and parents across New York, quietly where possible, in court where needed.',
  stats: [
    { number: String(firm.foundedYear), label: 'Established' },
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

/** @sample news outlets */
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

export { matterTypes };

export const mattersHeading = {
  heading: 'How we help',
  intro: `${inWordsFirst(matterTypes.length, 'kind')} of matter. Begin with the one that sounds most like yours.`,
} satisfies SectionHeading;

export const practicePanel = {
  heading: 'Practice areas',
  links: panelLinks,
  viewAll: { label: 'View All', href: paths.practiceAreas },
} satisfies { heading: string; links: readonly Link[]; viewAll: Link };
