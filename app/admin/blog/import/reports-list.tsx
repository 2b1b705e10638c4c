import { Link } from 'react-router';
import type { ImportReportSummary } from '../../../../contract/wordpress-import.ts';
import { wholeNumber } from '../../../ui/whole-number.ts';
import { firmDateTime } from '../../kit/format.ts';
import { QueryStates } from '../../kit/query-states.tsx';
import { DownloadButton } from './download-button.tsx';
import { reportUrl } from './report-urls.ts';
import { errorInWords } from './report-words.ts';
import { useReports } from './use-import.ts';

const SHOWN = 10;

/** The reports of the last imports. */
export function ReportsList() {
  const query = useReports();
  const { data } = query;
  return (
    <section aria-labelledby="reports" className="mt-8">
      <h3 id="reports" className="border-b border-line pb-2 text-lg">
        Last imports
      </h3>
      <QueryStates query={query} failure="The reports could not be loaded." className="py-3 text-xs" />
      {data?.length === 0 && <p className="py-3 text-xs text-muted">Nothing has been imported yet.</p>}
      <ul>
        {data?.slice(0, SHOWN).map((report) => (
          <li key={report.id} className="border-b border-line py-3 text-xs">
            <p className="font-semibold wrap-anywhere">{report.source.name}</p>
            <p className="text-muted tabular-nums">
              <time dateTime={report.startedAt}>{firmDateTime(report.startedAt)}</time>
            </p>
            <p
              className={`mt-1 tabular-nums wrap-anywhere ${report.outcome === 'failed' ? 'text-alert' : ''}`}
            >
              {outcomeOf(report)}
            </p>
            <p className="flex flex-wrap items-center gap-x-5">
              <Link to={reportUrl(report.id)} className="link py-3 font-semibold lg:py-1.5">
                Report<span className="sr-only"> of {firmDateTime(report.startedAt)}</span>
              </Link>
              <DownloadButton report={report} />
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** One line: how an import ended, and what it did. */
export function outcomeOf(report: ImportReportSummary): string {
  const { outcome, error, dryRun, total, created, updated, unchanged, failed } = report;
  const ended = {
    finished: dryRun ? 'Test only' : 'Finished',
    cancelled: 'Canceled',
    failed: error ? `Failed: ${errorInWords(error)}` : 'Failed',
  }[outcome];
  const figures = [
    [created, dryRun ? 'to create' : 'created'],
    [updated, dryRun ? 'to update' : 'updated'],
    [unchanged, 'unchanged'],
    [failed, 'failed'],
  ] as const;
  const done = figures.filter(([count]) => count > 0).map(([count, word]) => `${wholeNumber(count)} ${word}`);
  const isUnread = outcome !== 'finished' && total === 0;
  const inSource = isUnread ? [] : [`${wholeNumber(total)} in the source`];
  return `${ended.replace(/\.$/, '')}. ${[...done, ...inSource].join(', ')}`.trim();
}
