import type { Link } from './types.ts';

/** A degree; the schools are fictional. */
export interface Education {
  degree: string;
  school: string;
  year: number;
}

/** Where an attorney is admitted to practice, and since when. */
export interface Admission {
  jurisdiction: string;
  year: number;
}

/** One line of the sidebar card. */
export interface ProfileFact {
  label: string;
  value: string;
  href?: string;
}

/** The long form of an attorney, beside the short one in attorneys.ts. */
export interface AttorneyProfile {
  biography: readonly string[];
  education: readonly Education[];
  admissions: readonly Admission[];
  focusAreas: readonly Link[];
  languages: readonly string[];
  quotation: string;
  sidebar: { heading: string; facts: readonly ProfileFact[]; button: Link };
}
