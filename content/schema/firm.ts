import type { CaseType } from '../../contract/case-types.ts';
import type { Photograph, Picture } from './media.ts';

/** A link inside the site (path with a trailing slash) or to another site (absolute URL). */
export interface Link {
  label: string;
  href: string;
  /** The language of label and page, by default English. */
  language?: 'es';
}

/** A fact from a source outside the firm; the content check lists it for the firm's attorney to confirm. */
export interface SourcedFact {
  text: string;
  source: string;
  /** The day on which it was last compared with its source, as YYYY-MM-DD; null as long as nobody has. */
  checkedOn: string | null;
}

/** Links under a common heading, as in a dropdown menu or a footer column. */
export interface LinkGroup {
  heading: string;
  links: readonly Link[];
}

/** One entry of the header navigation; with `groups` it opens a dropdown. */
export interface NavigationItem extends Link {
  groups?: readonly LinkGroup[];
  viewAll?: Link;
}

/** A figure as displayed, with its label. */
export interface Stat {
  number: string;
  label: string;
  /** The notes at the end of the page say more about it. */
  noted?: boolean;
}

export interface TitledText {
  title: string;
  text: string;
}

/** A title and text that carry a printed number. */
export interface NumberedText extends TitledText {
  number: string;
}

/** The heading of a section with its introduction. */
export interface SectionHeading {
  heading: string;
  intro: string;
}

/** A telephone number as people read it and as a `tel:` link. */
export interface Phone {
  display: string;
  href: string;
}

/** A postal address in the parts that structured data needs. */
export interface PostalAddress {
  street: string;
  suite?: string | undefined;
  city: string;
  region: string;
  postalCode: string;
  country: string;
}

/** A profile on a social network; the count is static text, and the demonstration alone links a sample address (`.example`). */
export interface SocialLink {
  network: string;
  label: string;
  url: string;
  countLabel: string;
}

export type Weekday = 'Monday' | 'Tuesday' | 'Wednesday' | 'Thursday' | 'Friday' | 'Saturday' | 'Sunday';

/** Days with the same times. */
export interface OpeningTimes {
  days: readonly Weekday[];
  opens: string;
  closes: string;
}

/**
 * Pages that a firm may do without. One that is off answers 404, and no menu, list, redirect, file or structured data
 * names it (content/derive/shown-pages.ts).
 */
export interface OptionalPages {
  /** Off, too, without interviews and press articles. */
  media: boolean;
  /** Off, too, without reviews and review platforms. */
  reviews: boolean;
  /** With the articles, the feed and the newsletter, which sends articles. */
  blog: boolean;
  calculators: boolean;
  /** The leftover pages, which nothing links to. */
  stray: boolean;
}

export interface Redirect {
  /** Source path, without its trailing slash. */
  from: string;
  /** Target path with a trailing slash, optionally with an anchor. */
  to: string;
}

/** The identity of the firm: names, numbers and notices used by more than one screen. */
export interface Firm {
  name: string;
  shortName: string;
  /** The two parts of the wordmark: in the display face, and in small capitals. */
  wordmark: readonly [string, string];
  tagline: string;
  description: string;
  foundedYear: number;
  phone: Phone;
  email: string;
  /**
   * `week` has the times by day as `HH:MM`; a day without times is closed. `emergency` only where somebody answers
   * day and night: the pages then say "at any hour".
   */
  hours: { display: string; emergency?: string; week: readonly OpeningTimes[] };
  /** The IANA name of the zone of hours and dates; by default New York's. */
  timeZone?: string;
  /** Below the number on pages for emergencies; only where somebody answers at any hour. */
  emergencyLine?: string;
  address: PostalAddress;
  /** The place without a position is in the pages' heads; the position only where the firm states it. */
  geo: { latitude?: number; longitude?: number; region: string; placename: string };
  socialLinks: readonly SocialLink[];
  /** The main platform's rating; it is in the structured data, so every page shows it. */
  rating?: Rating;
  advertisingNotices: readonly string[];
  copyrightHolder: string;
  disclaimer: string;
  /** Beside the button of each form; a lead's record names the version, so a new text needs a new one (YYYY-MM-DD). */
  noRelationshipNotice: { version: string; text: string };
  banner: {
    title: string;
    availability: string;
    representation?: string;
    /** Stands beside the representation. */
    condition?: string;
    attorneyLine: string;
  };
  errorPage: { heading: string; text: string };
  /** The companies that host the site or its mail, for the privacy page. */
  serviceProviders: readonly { name: string; receives: string }[];
  /** The firm's declaration that no other company hosts the site, its database or its mail. */
  selfHosted: boolean;
  /** The client portal's own address; null: clients ask the office for it. A firm without a portal has none. */
  clientPortal?: { url: string; label: string } | null;
  pages: OptionalPages;
  /** From addresses that the firm's pages had before. */
  redirects?: readonly Redirect[];
  /** The kinds of case that the forms offer; by default all. */
  caseTypes?: readonly CaseType['value'][];
  /**
   * The line in the footer, and the terms' paragraph, that call the firm invented; `shown: false` for a real firm.
   * `video` is what a sample video plays.
   */
  demonstration: { shown: boolean; notice: string; video?: string };
}

/** The response times of the site, by the way in which a visitor asks; null: the site promises none. */
export type ResponseTimes = Record<'call' | 'sidebar' | 'contact' | 'message', string> | null;

/** One office of the firm, selectable in the offices selector. */
export interface OfficeRecord {
  /** From 1; the first is the main office. */
  place: number;
  name: string;
  title: string;
  subtitle: string;
  suite?: string | undefined;
  address: string;
  city: string;
  region: string;
  postalCode: string;
  detail: string;
  description: string;
  history: string;
  /** Shown beside the address of an office that is open by appointment only. */
  notice?: string;
  /** The sentences of the terms on this office, where the firm does not practice as in the others. */
  terms?: string;
  /** A drawing or a photograph. */
  image?: string | Photograph;
}

export interface Office extends OfficeRecord {
  /** The name of the record's file. */
  key: string;
  isMain: boolean;
}

/** A featured case. */
export interface CaseCard {
  title: string;
  year: string;
  type: string;
  amount: string;
  media: string;
  description: string;
  outcome: string;
  thumbnail: Picture;
  featured: boolean;
  articleLink?: string;
  badge?: string;
}

/** A firm's rating on a review platform. */
export interface Rating {
  platform: string;
  value: string;
  count: string;
}

/** A statement of the firm about itself that needs a factual basis (RPC 7.1(a), (e)). */
export interface Claim {
  claim: string;
  /** The facts behind it, in words for the visitor. While it is null, only the demonstration shows the claim. */
  basis: string | null;
  asOf: string;
  /** The footnote, where it reads better than claim, basis and date. */
  footnote?: string;
}

/** A way to reach the firm, shown on the contact page. */
export interface ContactOption extends TitledText {
  key: 'phone' | 'email' | 'office';
  link: Link;
}
