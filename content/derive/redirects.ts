import { firm } from '#firm/identity.ts';
import { paths } from '../../contract/paths.ts';
import type { Redirect } from '../schema/firm.ts';
import { hasPage } from './links.ts';
import { practiceAreaEntries } from './practice-area-entries.ts';

/** Each practice area from its bare name (specification section 2, "Redirects") and its former paths. */
const toPracticeAreas = practiceAreaEntries.flatMap(({ slug, formerPaths = [] }) =>
  [`/${slug}`, ...formerPaths].map((from) => ({ from, to: paths.practiceArea(slug) })),
);

const all: readonly Redirect[] = [
  ...toPracticeAreas,
  ...(firm.redirects ?? []),
  { from: '/case-results', to: paths.testimonials },
  { from: '/about', to: paths.attorneys },
  { from: '/team', to: paths.attorneys },
  { from: '/reviews', to: paths.testimonials },
  { from: '/calculators', to: paths.divorceCalculators },
  { from: '/divorce', to: paths.practiceAreas },
  { from: '/domestic-violence', to: `${paths.practiceAreas}#domestic-violence` },
];

const leading = all.filter(({ to }) => hasPage(to));

/**
 * All redirects between pages; `/blog/{slug}` is handled with the posts. A firm's own come before those of every site, and
 * the first from an address counts.
 */
export const redirects: readonly Redirect[] = leading.filter(
  ({ from }, index) => leading.findIndex((one) => one.from === from) === index,
);
