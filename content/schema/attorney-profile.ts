import type { Link } from './firm.ts';

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

/** The full profile of an attorney; attorneys.ts has the short form. */
export interface AttorneyProfile {
  biography: readonly string[];
  /** The biography tells how cases ended. */
  tellsResults?: true;
  education: readonly Education[];
  admissions: readonly Admission[];
  focusAreas: readonly Link[];
  languages: readonly string[];
  quotation: string;
  sidebar: { heading: string; facts: readonly ProfileFact[]; button: Link };
}
