import { lazy, Suspense, useMemo } from 'react';
import type { DayFigures } from '../../../../contract/analytics.ts';
import { wholeNumber } from '../../../ui/whole-number.ts';
import { longDay } from '../format.ts';

const DailyChart = lazy(() => import('./daily-chart.tsx'));

interface FiguresByDayProps {
  days: readonly DayFigures[];
}

/** Two charts with the same days, and their figures as a table. */
export function FiguresByDay({ days }: FiguresByDayProps) {
  const names = useMemo(() => days.map(({ day }) => day), [days]);
  const views = useMemo(() => days.map((day) => day.views), [days]);
  const requests = useMemo(() => days.map((day) => day.requests), [days]);
  return (
    <section aria-labelledby="figures-by-day" className="mt-6">
      <h3 id="figures-by-day" className="text-lg">
        By day
      </h3>
      <div className="mt-2 grid grid-cols-1 gap-x-10 gap-y-6 lg:grid-cols-2">
        <ChartFrame heading="Page views" total={sum(views)}>
          <DailyChart
            type="line"
            label={`Page views by day: ${summary(days, views)}`}
            days={names}
            values={views}
          />
        </ChartFrame>
        <ChartFrame heading="Requests" total={sum(requests)}>
          <DailyChart
            type="bar"
            label={`Requests by day: ${summary(days, requests)}`}
            days={names}
            values={requests}
          />
        </ChartFrame>
      </div>
      <details className="mt-3 text-xs">
        <summary className="link inline-block py-3 font-semibold text-oxblood lg:py-1">
          Figures as a table
        </summary>
        <section
          aria-label="Figures by day"
          className="mt-2 max-h-80 max-w-md overflow-y-auto border-y border-line"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolled region must be reachable by keyboard
          tabIndex={0}
        >
          <table className="w-full border-collapse text-start tabular-nums">
            <thead>
              <tr className="text-slate">
                <th scope="col" className="py-2 text-start font-semibold">
                  Day
                </th>
                <th scope="col" className="py-2 text-end font-semibold">
                  Page views
                </th>
                <th scope="col" className="py-2 text-end font-semibold">
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
    </section>
  );
}

interface ChartFrameProps {
  heading: string;
  total: number;
  children: React.ReactNode;
}

function ChartFrame({ heading, total, children }: ChartFrameProps) {
  return (
    <div>
      <h4 className="flex items-baseline justify-between text-xs font-semibold text-slate">
        {heading}
        <span className="tabular-nums">{wholeNumber(total)}</span>
      </h4>
      <Suspense fallback={<div className="mt-3 h-44 bg-sand" />}>{children}</Suspense>
    </div>
  );
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

function summary(days: readonly DayFigures[], values: readonly number[]): string {
  const most = Math.max(...values);
  const busiest = days[values.indexOf(most)];
  const total = `${wholeNumber(sum(values))} in ${days.length} days`;
  return most > 0 && busiest ? `${total}, most on ${longDay(busiest.day)} with ${wholeNumber(most)}` : total;
}
