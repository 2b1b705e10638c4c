import type { OptionalPages } from '../schema/firm.ts';
import { knownParts } from './known-parts.ts';
import { shownPages } from './shown-pages.ts';

/** The first parts of the addresses of each optional page, redirects among them. */
const SECTIONS: Readonly<Record<keyof OptionalPages, readonly string[]>> = {
  media: ['media'],
  reviews: ['testimonials', 'case-results', 'reviews'],
  blog: ['blog', 'category', 'newsletter'],
  calculators: ['divorce-calculators', 'calculators'],
  stray: ['serving', 'test'],
};

interface SiteParts {
  pages: OptionalPages;
  /** By section, what may follow its address. */
  parts: Readonly<Record<string, readonly string[]>>;
}

/** False for a link to an optional page, a practice area or a card that this firm's site does not have. */
export function hasPage(
  href: string,
  { pages, parts }: SiteParts = { pages: shownPages, parts: knownParts },
): boolean {
  const [, section = '', part = ''] = /^\/([^/?#]*)\/(#?[\w-]*)/.exec(href) ?? [];
  if (part && parts[section]?.includes(part) === false) return false;
  return !Object.entries(SECTIONS).some(
    ([page, sections]) => sections.includes(section) && !pages[page as keyof OptionalPages],
  );
}

/** The links whose pages the site has. */
export function withPage<T extends { href: string }>(links: readonly T[]): T[] {
  return links.filter(({ href }) => hasPage(href));
}
