import { publicPages } from '../../content/derive/pages.ts';
import { type PageKind, pageKinds, type SpeedFigures, type SpeedMetric } from '../../contract/analytics.ts';
import { paths } from '../../contract/paths.ts';
import { pageOf } from './page-views.ts';

/** Upper bounds of the counted ranges; the last range has none. */
const BOUNDS: Record<SpeedMetric, readonly number[]> = {
  lcp: [500, 1000, 1500, 2000, 2500, 3000, 4000, 6000, 10_000],
  inp: [50, 100, 200, 300, 500, 1000],
  cls: [0.01, 0.05, 0.1, 0.15, 0.25, 0.5],
};
/** The most of a good visit (https://web.dev/articles/vitals); each is one of the bounds. */
const GOOD: Record<SpeedMetric, number> = { lcp: 2500, inp: 200, cls: 0.1 };
const TYPICAL_SHARE = 0.75;

const SECTIONS: readonly [start: string, kind: PageKind][] = [
  [paths.practiceAreas, 'practice-area'],
  [paths.whatHappenedQuestion, 'what-happened'],
  [paths.divorceCalculators, 'calculators'],
  [paths.blog, 'blog'],
  [paths.contact, 'contact'],
  [paths.newsletter, 'other'],
];
const SITE_PAGES = new Set(publicPages.map(({ path }) => path));

/** @param path the path of an existing page */
function kindOf(path: string): PageKind {
  const page = pageOf(path);
  if (page === paths.home) return 'home';
  const section = SECTIONS.find(([start]) => page.startsWith(start));
  if (section) return section[1];
  if (SITE_PAGES.has(page)) return 'other';
  // Lists of categories have longer paths.
  return /^\/[^/]+\/$/.test(page) ? 'article' : 'blog';
}

/** The name by which a measured figure is counted: the kind of its page, the metric, and the range. */
export function speedName(path: string, metric: SpeedMetric, value: number): string {
  const range = BOUNDS[metric].findIndex((bound) => value <= bound);
  return [kindOf(path), metric, range < 0 ? BOUNDS[metric].length : range].join(' ');
}

/** The report of counted figures. */
export function speedFigures(counts: readonly { name: string; count: number }[]): SpeedFigures[] {
  const byName = new Map(counts.map(({ name, count }) => [name, count]));
  return pageKinds.flatMap((kind) => {
    const histogram = (metric: SpeedMetric) =>
      Array.from(
        { length: BOUNDS[metric].length + 1 },
        (_, range) => byName.get(`${kind} ${metric} ${range}`) ?? 0,
      );
    const slow = (metric: SpeedMetric) => {
      const ranges = histogram(metric);
      const all = sum(ranges);
      return all === 0 ? null : sum(ranges.slice(BOUNDS[metric].indexOf(GOOD[metric]) + 1)) / all;
    };
    const appeared = histogram('lcp');
    const visits = Math.max(sum(appeared), sum(histogram('inp')), sum(histogram('cls')));
    if (visits === 0) return [];
    const typical = appeared.findIndex(
      (_, range) => sum(appeared.slice(0, range + 1)) >= TYPICAL_SHARE * sum(appeared),
    );
    return {
      kind,
      visits,
      appearsWithinMs: sum(appeared) === 0 ? null : (BOUNDS.lcp[typical] ?? null),
      slow: { lcp: slow('lcp'), inp: slow('inp'), cls: slow('cls') },
    };
  });
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
