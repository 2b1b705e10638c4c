import type { PageSeo } from '../seo-types.ts';
import type { Link } from '../types.ts';

/** One part of a section on a resource or legal page; `placeholder` marks what the firm still has to write. */
export type ResourceBlock =
  | { kind: 'paragraph'; text: string; placeholder?: true }
  | { kind: 'list'; intro?: string; ordered?: true; items: readonly string[] }
  | ResourceTable
  | { kind: 'note'; title: string; text: string };

/** A table whose rows have as many cells as its head; the first cell of a row names it. */
export interface ResourceTable {
  kind: 'table';
  caption: string;
  head: readonly string[];
  rows: readonly (readonly string[])[];
}

/** A titled section; `id` is its anchor. */
export interface ResourceSection {
  id: string;
  heading: string;
  blocks: readonly ResourceBlock[];
}

/** The title and the opening words of a page. */
export interface ResourceHero {
  /** What the page is called in a trail of links. */
  name: string;
  title: string;
  intro: string;
}

/** Everything that a resource or legal page shows of its own. */
export interface ResourcePage {
  hero: ResourceHero;
  /** The date as of which the page is stated, as a sentence. */
  asOf: string;
  sections: readonly ResourceSection[];
  related: readonly Link[];
  seo: PageSeo;
}

/** One word and what it means; `slug` is its anchor. */
export interface GlossaryTerm {
  term: string;
  slug: string;
  definition: string;
  /** Slugs of other terms. */
  see?: readonly string[];
  /** The page of this site that says more: a path with a trailing slash, perhaps with an anchor. */
  link?: string;
}

/** The glossary page; terms in alphabetical order. */
export interface Glossary {
  hero: ResourceHero;
  asOf: string;
  /** The name of the row of letters. */
  lettersLabel: string;
  seeLabel: string;
  linkLabel: string;
  terms: readonly GlossaryTerm[];
  seo: PageSeo;
}
