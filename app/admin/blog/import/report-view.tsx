import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { ImportReport } from '../../../../contract/wordpress-import.ts';
import { wholeNumber } from '../../../ui/whole-number.ts';
import { firmDateTime } from '../../kit/format.ts';
import { QueryStates } from '../../kit/query-states.tsx';
import { DownloadButton } from './download-button.tsx';
import { RemoveImported } from './remove-imported.tsx';
import { CountTable, ReportTable, UrlTable } from './report-tables.tsx';
import { reportApiUrl } from './report-urls.ts';
import { brokenOf, leftOutText, reasonsOf, statusName } from './report-words.ts';
import { outcomeOf } from './reports-list.tsx';

/** A report, with at most some thousand rows in each table. */
export function ReportView({ id }: { id: string }) {
  const query = useQuery<ImportReport>({ queryKey: [reportApiUrl(id)] });
  const { data } = query;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section aria-labelledby="report" className="min-w-0 lg:border-l lg:border-line lg:pl-10">
      <h2 ref={heading} id="report" tabIndex={-1} className="text-xl outline-none">
        Report
      </h2>
      <QueryStates
        query={query}
        loading="Loading the report…"
        failure="The report could not be loaded."
        className="py-4 text-sm"
      />
      {data && <Report report={data} />}
    </section>
  );
}

function Report({ report }: { report: ImportReport }) {
  const { source, startedAt } = report;
  return (
    <>
      <p className="mt-1 text-sm wrap-anywhere">
        {source.name}, <time dateTime={startedAt}>{firmDateTime(startedAt)}</time>
      </p>
      <p className={`text-sm wrap-anywhere ${report.outcome === 'failed' ? 'text-alert' : 'text-muted'}`}>
        {outcomeOf(report)}
      </p>
      {report.total > 0 && <Contents report={report} />}
    </>
  );
}

function Contents({ report }: { report: ImportReport }) {
  const { conflicts, errors, changes, notes, leftOut } = report;
  const checked = [
    { title: 'Images', urls: report.images },
    { title: 'Old addresses', urls: report.addresses },
  ];
  const { reasons, others } = reasonsOf(notes);
  const isBroken = ({ urls }: (typeof checked)[number]) => brokenOf(urls).length > 0;
  return (
    <>
      <ReportTotals report={report} />
      <RemoveImported report={report} />
      <p className="mt-2 text-sm">
        <DownloadButton report={report} />
      </p>
      {checked.filter(isBroken).map((one) => (
        <UrlTable key={one.title} {...one} reasons={reasons} />
      ))}
      <div className="grid gap-x-10 sm:grid-cols-2">
        <CountTable
          title="Status in WordPress"
          marks={!report.dryRun}
          counts={report.statuses.map((one) => ({ ...one, name: statusName(one.name) }))}
        />
        <CountTable title="By category" marks={!report.dryRun} counts={report.categories} />
      </div>
      {leftOut.length > 0 && <p className="mt-4 text-xs text-muted">Left out: {leftOutText(leftOut)}</p>}
      <ReportTable
        title="Errors"
        none="No errors."
        columns={['Post', 'Reason']}
        rows={errors.map(({ post, reason }) => [post, reason])}
      />
      <ReportTable
        title="Conflicts"
        none="No conflicts."
        note="Changed on both sides, or removed in the source: what is here was kept. To unpublish an article, make it a draft."
        columns={['Post', 'Field', 'Here', 'In the source']}
        rows={conflicts.map(({ title, field, here, inSource }) => [title, field, here, inSource])}
      />
      <ReportTable
        title={report.dryRun ? 'Would change' : 'Changed'}
        none="No changes."
        columns={['Post', 'Fields']}
        rows={changes.map(({ title, fields }) => [title, fields === 'created' ? 'new' : fields.join(', ')])}
      />
      {others.length > 0 && (
        <ReportTable
          title="Worth a look"
          none=""
          columns={['Post', 'Note']}
          rows={others.map(({ post, note }) => [post, note])}
        />
      )}
      {checked
        .filter((one) => !isBroken(one))
        .map((one) => (
          <UrlTable key={one.title} {...one} reasons={reasons} />
        ))}
    </>
  );
}

/** The figures of a report; failures are marked. */
function ReportTotals({ report }: { report: ImportReport }) {
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
