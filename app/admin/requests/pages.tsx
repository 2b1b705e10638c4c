import { Link } from 'react-router';
import { REQUESTS_PER_PAGE } from '../../../contract/requests.ts';
import { wholeNumber } from '../../ui/whole-number.ts';
import { writeFilters } from '../kit/filters.ts';
import { focusAround } from '../kit/focus.ts';
import { toolButton } from '../kit/tool-button.ts';
import type { RequestFilters } from './request-filters.ts';

interface PagesProps {
  filters: RequestFilters;
  total: number;
}

/** Links to the page before and the page after. */
export function Pages({ filters, total }: PagesProps) {
  const last = Math.max(1, Math.ceil(total / REQUESTS_PER_PAGE));
  if (last === 1 && filters.page === 1) return null;
  const link = (page: number, label: string) => (
    <Link
      to={{ search: writeFilters({ ...filters, page }).toString() }}
      onClick={({ currentTarget, ctrlKey, metaKey, shiftKey }) => {
        // Otherwise the page opens elsewhere, and the link stays.
        if (!ctrlKey && !metaKey && !shiftKey) focusAround(currentTarget);
      }}
      className={toolButton('outline')}
    >
      {label}
    </Link>
  );
  return (
    <nav aria-label="Pages" className="mt-5 flex items-center justify-between gap-4">
      <span className="min-w-28">
        {filters.page > 1 &&
          link(Math.min(filters.page - 1, last), filters.page > last ? 'Last page' : 'Previous')}
      </span>
      <span className="text-xs text-muted tabular-nums">
        {filters.page > last
          ? `There ${last === 1 ? 'is 1 page' : `are ${wholeNumber(last)} pages`}`
          : `Page ${wholeNumber(filters.page)} of ${wholeNumber(last)}`}
      </span>
      <span className="min-w-28 text-end">{filters.page < last && link(filters.page + 1, 'Next')}</span>
    </nav>
  );
}
