import { paths } from '../../../contract/paths.ts';
import { attorneys } from '../../derive/attorneys.ts';
import { inWordsFirst } from '../../derive/in-words.ts';
import { matterTypes } from '../../derive/matter-types.ts';
import { panelLinks } from '../../derive/navigation.ts';
import { offices } from '../../derive/offices.ts';
import { ifFree } from '../../derive/promises.ts';
import type { Link, MediaLogo, RatingBadge, SectionHeading, Stat } from '../../schema/firm.ts';
import type { Photograph } from '../../schema/media.ts';
import type { PageSeo } from '../../schema/seo.ts';
import { city, firm } from '../identity.ts';

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

interface Hero {
  badge: string;
  headline: string;
  subtitle: string;
  stats: readonly Stat[];
  statsNote: string;
  callLabel: string;
  consultation: Link;
  estimate: Link;
  /** Shown while the offices are closed. */
  nightLine: string;
  /** A drawing of public/, or a photograph. */
  picture: string | Photograph;
  /** Laid over the picture at night; its own ground is transparent. */
  nightPicture?: string;
  hoursLine: string;
}

export const hero: Hero = {
  badge: `Divorce and family law since ${firm.foundedYear}`,
  headline: `Divorce and family lawyers in ${city}`,
  subtitle: 'We represent spouses and parents in New York, in negotiations and in court.',
  stats: [
    { number: String(firm.foundedYear), label: 'Established' },
    { number: String(attorneys.length), label: attorneys.length === 1 ? 'Attorney' : 'Attorneys' },
    { number: String(offices.length), label: offices.length === 1 ? 'Office' : 'Offices' },
  ],
  statsNote: '',
  callLabel: 'Call',
  consultation: { label: ifFree('Free Consultation', 'Write to us'), href: paths.consultation },
  estimate: { label: 'Estimate support', href: `${paths.divorceCalculators}#calculators` },
  nightLine: 'The office is closed now. You can write to us.',
  picture: '/drawings/courthouse.svg',
  nightPicture: '/drawings/courthouse-lamps.svg',
  hoursLine: `Open ${firm.hours.display}`,
};

export const mediaHeading = 'Featured in the media';

export const mediaOutlets: readonly MediaLogo[] = [];

/** The firm's record in figures; without any there is no section. */
export const excellence: SectionHeading & {
  ratings: readonly RatingBadge[];
  stats: readonly Stat[];
  note: string;
} = { heading: 'Our record', intro: '', ratings: [], stats: [], note: '' };

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
