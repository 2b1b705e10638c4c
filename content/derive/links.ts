import { paths } from '../../contract/paths.ts';
import type { OptionalPages } from '../schema/firm.ts';
import { areaAddresses } from './area-addresses.ts';
import { shownPages } from './shown-pages.ts';

/** The first parts of the addresses of each optional page, redirects among them. */
const ADDRESSES: Readonly<Record<keyof OptionalPages, readonly string[]>> = {
  media: ['media'],
  reviews: ['testimonials', 'case-results', 'reviews'],
  blog: ['blog', 'category', 'newsletter'],
  calculators: ['divorce-calculators', 'calculators'],
  stray: ['serving', 'test'],
};

interface SiteParts {
  pages: OptionalPages;
  /** What may follow `/practice-areas/`. */
  areas: readonly string[];
}

/** False for a link to an optional page, a practice area or a card that this firm's site does not have. */
export function hasPage(
  href: string,
  { pages, areas }: SiteParts = { pages: shownPages, areas: areaAddresses },
): boolean {
  const [, section = '', part = ''] = /^\/([^/?#]*)\/(#?[\w-]*)/.exec(href) ?? [];
  if (`/${section}/` === paths.practiceAreas) return part === '' || areas.includes(part);
  return !Object.entries(ADDRESSES).some(
    ([page, addresses]) => addresses.includes(section) && !pages[page as keyof OptionalPages],
  );
}

/** The links whose pages the site has. */
export function withPage<T extends { href: string }>(links: readonly T[]): T[] {
  return links.filter(({ href }) => hasPage(href));
}
