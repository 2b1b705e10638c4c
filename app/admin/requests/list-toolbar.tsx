import { useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router';
import { INQUIRIES_PER_PAGE } from '../../../contract/inquiries.ts';
import { staffApiPaths, staffPaths } from '../../../contract/staff-paths.ts';
import { wholeNumber } from '../../ui/whole-number.ts';
import { ExportButton } from '../kit/export-button.tsx';
import { filterQuery } from '../kit/filters.ts';
import { counted } from '../kit/format.ts';
import { ToolButton, toolButton } from '../kit/tool-button.tsx';
import { refreshRequests } from './refresh-requests.ts';
import type { RequestFilters } from './request-filters.ts';

interface ListToolbarProps {
  filters: RequestFilters;
  shown: number;
  total: number;
  refreshing: boolean;
  refreshFailed: boolean;
}

/** The number of requests, and the actions on all of them. */
export function ListToolbar({ filters, shown, total, refreshing, refreshFailed }: ListToolbarProps) {
  const client = useQueryClient();
  return (
    <div className="mt-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
      <div role="status" className="text-xs text-muted tabular-nums">
        <p>{summary(filters.page, shown, total)}</p>
        {shown > 1 && <p className="sr-only">Sorted {filters.order || 'newest'} first</p>}
        {refreshFailed && (
          <p className="text-alert">The list could not be refreshed; it may be out of date.</p>
        )}
      </div>
      <div className="no-print flex flex-wrap gap-3 max-sm:gap-2 max-sm:*:px-3">
        <Link to={staffPaths.adminEnterRequest} className={toolButton('primary')}>
          Enter a call or visit
        </Link>
        <ToolButton variant="outline" busy={refreshing} onClick={() => refreshRequests(client)}>
          {refreshing ? 'Refreshing…' : 'Refresh'}
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
