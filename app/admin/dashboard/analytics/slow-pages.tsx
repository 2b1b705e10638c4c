import { type PageKind, type SpeedFigures, speedMetrics } from '../../../../contract/analytics.ts';
import { wholeNumber } from '../../../ui/whole-number.ts';
import { Section } from '../../kit/screen.tsx';

const kindLabels: Record<PageKind, string> = {
  home: 'Home page',
  'practice-area': 'Practice areas',
  'what-happened': 'What happened?',
  calculators: 'Calculators',
  blog: 'Lists of articles',
  article: 'Articles',
  contact: 'Contact',
  other: 'Other pages',
};

const percent = new Intl.NumberFormat('en-US', { style: 'percent' });
const seconds = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 });

const headings = ['Visits', 'Most see it within', 'Slow to appear', 'Slow to answer', 'Jumped'];

/** Measured speed of visits, by kind of page. */
export function SlowPages({ speeds }: { speeds: readonly SpeedFigures[] }) {
  return (
    <Section id="slow-pages" heading="Pages that felt slow" className="mt-9">
      <p className="mt-2 max-w-prose text-xs text-muted">
        As visitors’ browsers measured it. Slow to appear: the main part of the page took over 2.5 seconds.
        Slow to answer: after a tap or a key, nothing changed for over a fifth of a second. Jumped: parts of
        the page moved while it loaded. Up to 25% is good.
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolled region must be reachable by keyboard */}
      <section aria-label="Speed by kind of page" tabIndex={0} className="mt-2 overflow-x-auto">
        <table className="w-full border-collapse text-start text-xs tabular-nums">
          <thead>
            <tr className="border-y border-line text-muted">
              <th scope="col" className="py-2.5 text-start font-semibold">
                Kind of page
              </th>
              {headings.map((heading) => (
                <th key={heading} scope="col" className="py-2.5 pl-3 text-end font-semibold">
                  {heading}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {speeds.map(({ kind, visits, appearsWithinMs, slow }) => (
              <tr key={kind} className="border-b border-line">
                <th scope="row" className="py-2 text-start font-normal">
                  {kindLabels[kind]}
                </th>
                <td className="py-2 pl-3 text-end">{wholeNumber(visits)}</td>
                <td className="py-2 pl-3 text-end">
                  {appearsWithinMs === null ? '–' : `${seconds.format(appearsWithinMs / 1000)} s`}
                </td>
                {speedMetrics.map((metric) => {
                  const share = slow[metric];
                  return (
                    <td key={metric} className="py-2 pl-3 text-end">
                      {share === null ? '–' : percent.format(share)}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </Section>
  );
}
