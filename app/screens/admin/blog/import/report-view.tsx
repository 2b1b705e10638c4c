import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { ImportReport } from '../../../../../contract/wordpress-import.ts';
import { newYorkDateTime } from '../../format.ts';
import { RetryNotice } from '../../retry-notice.tsx';
import { DownloadButton } from './download-button.tsx';
import { reportCall } from './report-address.ts';
import { AddressTable, CountTable, ReportTable } from './report-tables.tsx';
import { outcomeOf } from './reports-list.tsx';

/** A report, whole. */
export function ReportView({ id }: { id: string }) {
  const { data, isPending, isError, refetch } = useQuery<ImportReport>({ queryKey: [reportCall(id)] });
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section aria-labelledby="report" className="min-w-0 lg:border-l lg:border-line lg:pl-10">
      <h2 ref={heading} id="report" tabIndex={-1} className="text-xl outline-none">
        Report
      </h2>
      {isPending && (
        <p role="status" className="py-4 text-sm text-slate">
          Loading the report…
        </p>
      )}
      {isError && <RetryNotice text="The report could not be loaded." onRetry={() => void refetch()} />}
      {data && <Report report={data} />}
    </section>
  );
}

function Report({ report }: { report: ImportReport }) {
  const { source, startedAt, conflicts, errors, changes, notes, leftOut } = report;
  return (
    <>
      <p className="mt-1 text-sm wrap-anywhere">
        {source.name}, <time dateTime={startedAt}>{newYorkDateTime(startedAt)}</time>
      </p>
      <p className="text-sm text-slate">{outcomeOf(report)}</p>
      <p className="text-sm">
        <DownloadButton report={report} />
      </p>
      <div className="grid gap-x-10 sm:grid-cols-2">
        <CountTable title="By status" counts={report.statuses} />
        <CountTable title="By category" counts={report.categories} />
      </div>
      {leftOut.length > 0 && (
        <p className="mt-4 text-xs text-slate">
          Left out: {leftOut.map(({ kind, count }) => `${count} ${kind}`).join(', ')}
        </p>
      )}
      <ReportTable
        title="Errors"
        none="No errors."
        columns={['Post', 'Reason']}
        rows={errors.map(({ post, reason }) => [post, reason])}
      />
      <ReportTable
        title="Conflicts"
        none="No conflicts."
        note="Changed here and in the source: the value here was kept."
        columns={['Post', 'Field', 'Here', 'In the source']}
        rows={conflicts.map(({ title, field, here, inSource }) => [title, field, here, inSource])}
      />
      <ReportTable
        title={report.dryRun ? 'Would change' : 'Changed'}
        none="No changes."
        columns={['Post', 'Fields']}
        rows={changes.map(({ title, fields }) => [title, fields === 'created' ? 'new' : fields.join(', ')])}
      />
      {notes.length > 0 && (
        <ReportTable
          title="Worth a look"
          none=""
          columns={['Post', 'Note']}
          rows={notes.map(({ post, note }) => [post, note])}
        />
      )}
      <AddressTable title="Old addresses" addresses={report.addresses} />
      <AddressTable title="Images" addresses={report.images} />
    </>
  );
}
