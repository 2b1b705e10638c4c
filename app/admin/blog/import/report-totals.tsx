import type { ImportReport } from '../../../../contract/wordpress-import.ts';
import { wholeNumber } from '../../../ui/whole-number.ts';
import { brokenOf } from './report-words.ts';

/** The figures of a report; what went wrong is marked. */
export function ReportTotals({ report }: { report: ImportReport }) {
  const { dryRun, total, created, updated, unchanged, failed } = report;
  const figures: readonly [label: string, count: number, isProblem?: boolean][] = [
    ['In the source', total],
    [dryRun ? 'Would be new' : 'New', created],
    [dryRun ? 'Would be updated' : 'Updated', updated],
    ['Unchanged', unchanged],
    ['Failed', failed, true],
    ['Images missing', brokenOf(report.images).length, true],
    ['Old addresses broken', brokenOf(report.addresses).length, true],
  ];
  return (
    <dl className="mt-4 flex flex-wrap gap-x-8 gap-y-3 border-y border-line py-3 tabular-nums">
      {figures.map(([label, count, isProblem]) => (
        <div key={label}>
          <dt className="text-xs text-muted">{label}</dt>
          <dd className={`font-display text-xl ${isProblem && count > 0 ? 'text-alert' : ''}`}>
            {wholeNumber(count)}
          </dd>
        </div>
      ))}
    </dl>
  );
}
