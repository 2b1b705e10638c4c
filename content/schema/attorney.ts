import type { Link } from './firm.ts';
import type { Photograph } from './media.ts';

/** The form of a profile: the leading attorney's is larger, the others differ in ground and order of columns. */
export type ProfileLayout = 'leading' | 'tinted' | 'plain';

/**
 * Facts about an attorney for lists and cards; without a photo the page shows a plate with the initials. A new one has a
 * profile in its file, and changes the count in firm/facts.ts.
 */
export interface AttorneyRecord {
  /** From 1; the attorney in the first place speaks for the firm. */
  place: number;
  name: string;
  role: string;
  initials: string;
  shortBio: string;
  specialty: string;
  contactLine?: string;
  /** A drawing or a photograph. */
  photo?: string | Photograph;
}

export interface Attorney extends AttorneyRecord {
  /** The name of the record's file. */
  slug: string;
}

/** A degree; the schools are fictional. */
export interface Education {
  degree: string;
  school: string;
  year: number;
}

/** An admission to practice. */
export interface Admission {
  jurisdiction: string;
  year: number;
}

/** A line of the sidebar card. */
export interface ProfileFact {
  label: string;
  value: string;
  href?: string;
}

/** The profile on the attorneys' page. */
export interface AttorneyProfile {
  layout: ProfileLayout;
  biography: readonly string[];
  /** The biography tells how cases ended. */
  tellsResults?: true;
  education: readonly Education[];
  admissions: readonly Admission[];
  focusAreas: readonly Link[];
  languages: readonly string[];
  quotation?: string;
  sidebar: { heading: string; facts: readonly ProfileFact[]; button: Link };
}
