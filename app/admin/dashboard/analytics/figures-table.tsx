import type { DayFigures } from '../../../../contract/analytics.ts';
import { wholeNumber } from '../../../ui/whole-number.ts';
import { FoldSummary } from '../../kit/fold-summary.tsx';
import { longDay } from '../../kit/format.ts';

/** The figures of each day, newest first, folded away. */
export function FiguresTable({ days }: { days: readonly DayFigures[] }) {
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
