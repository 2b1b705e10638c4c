import { lazy, Suspense, useMemo } from 'react';
import type { DayFigures } from '../../../../contract/analytics.ts';
import { wholeNumber } from '../../../ui/whole-number.ts';
import { FoldSummary } from '../../kit/fold-summary.tsx';
import { longDay } from '../../kit/format.ts';
import { Section } from '../../kit/screen.tsx';
import { weeksOf } from './weeks.ts';

const DailyChart = lazy(() => import('./daily-chart.tsx'));

/** Longer ranges are shown by week. */
const DAYS_IN_CHART = 90;

const charts = [
  { type: 'line', name: 'Page views', count: 'views' },
  { type: 'bar', name: 'Requests', count: 'requests' },
] as const;

/** Two charts on the same time axis, and a table of the daily figures. */
export function FiguresByDay({ days }: { days: readonly DayFigures[] }) {
  const unit = days.length > DAYS_IN_CHART ? 'week' : 'day';
  const shown = useMemo(() => (unit === 'week' ? weeksOf(days) : days), [days, unit]);
  return (
    <Section id="figures-by-day" heading={`By ${unit}`} className="mt-6">
      <div className="mt-2 grid grid-cols-1 gap-x-10 gap-y-6 lg:grid-cols-2">
        {charts.map(({ type, name, count }) => {
          const total = wholeNumber(days.reduce((sum, day) => sum + day[count], 0));
          const most = busiest(shown, count);
          const when = most && `, most ${unit === 'day' ? 'on' : 'in the week from'} ${most}`;
          return (
            <div key={name}>
              <h3 className="flex items-baseline justify-between font-sans text-xs font-semibold text-muted">
                {name}
                <span className="tabular-nums">{total}</span>
              </h3>
              <Suspense fallback={<div className="mt-3 h-44 bg-tint" />}>
                <DailyChart
                  type={type}
                  name={name}
                  label={`${name} by ${unit}: ${total} in ${days.length} days${when}`}
                  unit={unit}
                  figures={shown}
                  count={count}
                />
              </Suspense>
            </div>
          );
        })}
      </div>
      <p className="mt-3 text-xs text-muted">
        Requests sent by the forms of the site. Those that look like spam, and calls and walk-ins entered by
        hand, are not counted here.
      </p>
      <FiguresTable days={days} />
    </Section>
  );
}

/** The day with the largest figure, in words; empty where all are 0. */
function busiest(figures: readonly DayFigures[], count: 'views' | 'requests'): string {
  const most = Math.max(...figures.map((day) => day[count]));
  const busiestDay = most > 0 && figures.find((day) => day[count] === most);
  return busiestDay ? `${longDay(busiestDay.day)} with ${wholeNumber(most)}` : '';
}

/** The figures of each day, newest first, folded away. */
function FiguresTable({ days }: { days: readonly DayFigures[] }) {
  return (
    <details className="mt-3 text-xs">
      <FoldSummary>Figures as a table</FoldSummary>
      <section
        aria-label="Figures by day"
        className="mt-2 max-h-80 max-w-md overflow-y-auto border-y border-line print:max-h-none print:overflow-visible"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolled region must be reachable by keyboard
        tabIndex={0}
      >
        <table className="w-full border-collapse text-start tabular-nums">
          <thead>
            <tr className="text-muted *:sticky *:top-0 *:bg-ground print:*:static *:py-2 *:font-semibold">
              <th scope="col" className="text-start">
                Day
              </th>
              <th scope="col" className="text-end">
                Page views
              </th>
              <th scope="col" className="text-end">
                Requests
              </th>
            </tr>
          </thead>
          <tbody>
            {days.toReversed().map((day) => (
              <tr key={day.day} className="border-t border-line">
                <th scope="row" className="py-1.5 text-start font-normal">
                  {longDay(day.day)}
                </th>
                <td className="py-1.5 text-end">{wholeNumber(day.views)}</td>
                <td className="py-1.5 text-end">{wholeNumber(day.requests)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </details>
  );
}
