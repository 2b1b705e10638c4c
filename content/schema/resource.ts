import type { HelpTopic } from '#law/help-lines.ts';
import type { Link } from './firm.ts';
import type { PageSeo } from './seo.ts';

/** A part of the installation that a page mentions only where it is configured (server/pages/configured-services.ts). */
export type ConfiguredService =
  | 'callTracking'
  | 'hostedEmail'
  | 'leadWebhook'
  | 'mailServer'
  | 'senderConfirmation'
  | 'selfHosted'
  | 'requestsExpire'
  | 'mailsExpire'
  | 'backupsExpire';

/** Numbers that depend on the configuration; a paragraph has them as `{requestMonths}`. */
export type ConfiguredNumber = 'requestMonths' | 'mailDays' | 'backupDays';

/** A block of a section; shown only `when` a service is configured, or `unless` it is. */
export type ResourceBlock = (
  | { kind: 'paragraph'; text: string }
  | { kind: 'list'; intro?: string; ordered?: true; items: readonly string[] }
  | ResourceTable
  | { kind: 'links'; intro?: string; links: readonly DescribedLink[] }
  | { kind: 'note'; title: string; text: string /** For someone in danger. */; safety?: true }
) & { when?: ConfiguredService; unless?: ConfiguredService };

/** A page, another site or a number to call or text (`tel:`, `sms:`), and what it is for. */
export interface DescribedLink extends Link {
  purpose: string;
}

/** A table; each row has a cell per column, the first one is its header. */
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

/** The title and introduction of a page. */
export interface ResourceHero {
  /** Name in breadcrumbs. */
  name: string;
  title: string;
  intro: string;
}

export interface ResourcePage {
  hero: ResourceHero;
  /** The date of the content, as a sentence. */
  asOf: string;
  sections: readonly ResourceSection[];
  related: readonly Link[];
  /** Shows the button that leaves the page, and the "Help now" box. */
  help?: HelpTopic;
  /** Folds all of the box but the call. */
  foldedHelp?: true;
  /** Shows the button that leaves the page. */
  quickExit?: true;
  /** The language of the content, by default English. */
  language?: 'es';
  seo: PageSeo;
}

/** A term with its definition; `slug` is its anchor. */
export interface GlossaryTerm {
  term: string;
  slug: string;
  definition: string;
  /** Slugs of other terms. */
  see?: readonly string[];
  /** A page with more information: a path with a trailing slash, optionally with an anchor. */
  link?: string;
}

/** The glossary page; terms in alphabetical order. */
export interface Glossary {
  hero: ResourceHero;
  asOf: string;
  /** Accessible name of the links to the letters. */
  lettersLabel: string;
  /** The field that filters the terms, and what follows their number. */
  filter: { label: string; found: string; nothing: string };
  seeLabel: string;
  linkLabel: string;
  terms: readonly GlossaryTerm[];
  seo: PageSeo;
}
