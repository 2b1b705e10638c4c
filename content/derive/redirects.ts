import { paths } from '../../contract/paths.ts';
import { hasPage } from './links.ts';
import { practiceAreaEntries } from './practice-area-entries.ts';

interface Redirect {
  /** Source path, without its trailing slash. */
  from: string;
  /** Target path with a trailing slash, optionally with an anchor. */
  to: string;
}

/** Each practice area from its bare name (specification section 2, "Redirects") and its former paths. */
const toPracticeAreas = practiceAreaEntries.flatMap(({ slug, formerPaths = [] }) =>
  [`/${slug}`, ...formerPaths].map((from) => ({ from, to: paths.practiceArea(slug) })),
);

const all: readonly Redirect[] = [
  ...toPracticeAreas,
  { from: '/case-results', to: paths.testimonials },
  { from: '/about', to: paths.attorneys },
  { from: '/team', to: paths.attorneys },
  { from: '/reviews', to: paths.testimonials },
  { from: '/calculators', to: paths.divorceCalculators },
  { from: '/divorce', to: paths.practiceAreas },
  { from: '/domestic-violence', to: `${paths.practiceAreas}#domestic-violence` },
];

/** All redirects between pages; `/blog/{slug}` is handled with the posts. */
export const redirects: readonly Redirect[] = all.filter(({ to }) => hasPage(to));
