import type { ShortAnswer } from './faq.ts';
import type { Link, SectionHeading, Stat, TitledText } from './firm.ts';
import type { Photograph } from './media.ts';

export interface HomeHero {
  badge: string;
  headline: string;
  subtitle: string;
  stats: readonly Stat[];
  /** Shown while the offices are closed. */
  nightLine: string;
  hoursLine: string;
  /** A drawing, or a photograph. */
  picture: string | Photograph;
  /** Laid over the picture at night; its own ground is transparent. */
  nightPicture?: string;
}

/** The firm's record in figures. */
export interface Excellence extends SectionHeading {
  ratings: readonly RatingBadge[];
  stats: readonly Stat[];
}

/** A heading above a few short texts. */
export interface TextSection extends SectionHeading {
  items: readonly TitledText[];
}

/** The pictures above them, if any, are four. */
export interface Reasons extends TextSection {
  tiles: readonly ReasonTile[];
}

export interface AttorneysSection extends SectionHeading {
  button: Link;
}

/** The client portal; its items are what it offers. */
export interface PortalSection extends TextSection {
  assurances: readonly string[];
}

export interface InterviewsSection extends SectionHeading {
  /** Broadcasts on other sites. */
  externalLinks: readonly Link[];
}

/** The attorney in the first place, introduced at length. */
export interface PartnerProfile {
  text: string;
  /** Leads to a film or an interview. */
  watch: (Link & { note: string }) | null;
}

export interface LocationsSection {
  intro: string;
  /** Consultations by video. */
  video: TitledText | null;
}

export interface HomeCallToAction extends SectionHeading {
  points: readonly string[];
  button: Link;
}

/** For screen readers and crawlers. */
export interface HomeSummary {
  heading: string;
  services: readonly string[];
  answers: readonly ShortAnswer[];
}

/** A rating badge of one review platform. */
export interface RatingBadge {
  platform: string;
  rating: string;
  reviews: string;
}

/** One of the kinds of matter on the home page. */
export interface MatterType {
  /** The id of a symbol in public/drawings/ornaments.svg. */
  key: string;
  title: string;
  text: string;
  href: string;
}

/** One of the four image tiles that open the reasons section. */
export interface ReasonTile {
  title: string;
  image: string;
}
