import { useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router';
import { INQUIRIES_PER_PAGE, type InquiryListItem } from '../../../contract/inquiries.ts';
import { staffApiPaths, staffPaths } from '../../../contract/staff-paths.ts';
import { wholeNumber } from '../../ui/whole-number.ts';
import { ExportButton } from '../kit/export-button.tsx';
import { filterQuery } from '../kit/filters.ts';
import { counted } from '../kit/format.ts';
import type { ListOf, Rows } from '../kit/list.tsx';
import { ToolButton, toolButton } from '../kit/tool-button.tsx';
import { refreshRequests } from './refresh-requests.ts';
import type { inquiries } from './request-filters.ts';

interface ListToolbarProps {
  list: ListOf<typeof inquiries>;
  page: Rows<InquiryListItem>;
}

/** The number of requests, and the actions on all of them. */
export function ListToolbar({ list: { filters, query }, page: { rows, total } }: ListToolbarProps) {
  const client = useQueryClient();
  return (
    <div className="mt-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
      <div role="status" className="text-xs text-muted tabular-nums">
        <p>{summary(filters.page, rows.length, total)}</p>
        {rows.length > 1 && <p className="sr-only">Sorted {filters.order || 'newest'} first</p>}
        {query.isRefetchError && (
          <p className="text-alert">The list could not be refreshed; it may be out of date.</p>
        )}
      </div>
      <div className="no-print flex flex-wrap gap-3 max-sm:gap-2 max-sm:*:px-3">
        <Link to={staffPaths.adminEnterRequest} className={toolButton('primary')}>
          Enter a call or visit
        </Link>
        <ToolButton variant="outline" busy={query.isFetching} onClick={() => refreshRequests(client)}>
          {query.isFetching ? 'Refreshing…' : 'Refresh'}
        </ToolButton>
        {total > 0 && (
          <ExportButton
            url={`${staffApiPaths.adminRequestsExport}?${filterQuery(filters)}`}
            failure="The requests could not be exported."
          />
        )}
      </div>
    </div>
  );
}

function summary(page: number, shown: number, total: number): string {
  const all = counted(total, 'request');
  if (shown === total || shown === 0) return all;
  const first = (page - 1) * INQUIRIES_PER_PAGE + 1;
  return `${wholeNumber(first)}–${wholeNumber(first + shown - 1)} of ${all}`;
}
