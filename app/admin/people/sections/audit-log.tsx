import { keepPreviousData, useQuery } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { type AuditEntry, auditActions } from '../../../../contract/audit.ts';
import { staffApiPaths } from '../../../../contract/staff-paths.ts';
import { type Column, DataTable } from '../../kit/data-table.tsx';
import { FilterDay, FilterSelect } from '../../kit/filter-fields.tsx';
import { filterParts, filterQuery, useFilters } from '../../kit/filters.ts';
import { firmDateTime } from '../../kit/format.ts';
import { LoadedSection } from '../../kit/loaded-section.tsx';
import { Pagination } from '../../kit/pagination.tsx';
import { fetchRows } from '../../kit/staff-request.ts';
import { toolButton } from '../../kit/tool-button.ts';
import { auditPerson, auditSubject, auditWords } from '../audit-words.ts';

const PAGE_SIZE = 25;

const activities = auditActions.map((action) => ({ value: action, label: auditWords[action] }));

const auditFilters = z.object({
  person: filterParts.text(200),
  action: filterParts.oneOf(activities),
  from: filterParts.day,
  to: filterParts.day,
  page: filterParts.page,
});

type AuditFilters = z.output<typeof auditFilters>;

/** The activity of the staff, newest first; the URL holds filters and page. */
export function AuditLog() {
  const [filters, setFilters] = useFilters(auditFilters);
  const { page, ...used } = filters;
  const isFiltered = Object.values(used).some(Boolean);
  return (
    <LoadedSection heading="Audit log" subject="The audit log" query={useAudit(filters)}>
      {({ rows, total }) => (
        <>
          <AuditFilterBar filters={filters} isFiltered={isFiltered} onChange={setFilters} />
          {rows.length > 0 ? (
            <AuditTable entries={rows} />
          ) : (
            <p className="mt-4 border-y border-line py-8 text-center text-sm text-muted">
              {isFiltered ? 'Nothing matches this filter.' : 'Nothing is recorded yet.'}
            </p>
          )}
          <Pagination
            label="Pages of the audit log"
            previous="Newer"
            next="Older"
            page={page}
            perPage={PAGE_SIZE}
            total={total}
            onPage={(next) => setFilters({ page: next })}
          />
        </>
      )}
    </LoadedSection>
  );
}

/** Loads a page of the audit log; while the next one loads, this one stays. */
function useAudit({ person, ...filters }: AuditFilters) {
  const query = filterQuery({ limit: PAGE_SIZE, staff: person, ...filters }, PAGE_SIZE);
  return useQuery({
    queryKey: [staffApiPaths.adminAudit, query.toString()],
    queryFn: () => fetchRows<AuditEntry>(`${staffApiPaths.adminAudit}?${query}`),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  });
}

interface AuditFilterBarProps {
  filters: AuditFilters;
  isFiltered: boolean;
  onChange: (changes: Partial<AuditFilters>) => void;
}

function AuditFilterBar({
  filters: { person, action, from, to },
  isFiltered,
  onChange,
}: AuditFilterBarProps) {
  const { data: names = [] } = useQuery<string[]>({ queryKey: [staffApiPaths.adminAuditNames] });
  // The URL may hold another name, and the names may still be loading.
  const people = [...new Set([...names, ...(person ? [person] : [])])];
  return (
    <div className="mt-3 grid grid-cols-2 gap-x-4 gap-y-3 border-t border-line pt-4 lg:grid-cols-[repeat(4,minmax(0,13rem))_auto] lg:items-end lg:justify-start">
      <FilterSelect
        label="Person"
        all="Everybody"
        options={people.map((name) => ({ value: name, label: name }))}
        value={person}
        onChange={(name) => onChange({ person: name })}
      />
      <FilterSelect
        label="Activity"
        all="All"
        options={activities}
        value={action}
        onChange={(value) => onChange({ action: value })}
      />
      <FilterDay label="From" value={from} onChange={(day) => onChange({ from: day })} />
      <FilterDay label="To" value={to} onChange={(day) => onChange({ to: day })} />
      {isFiltered && (
        <button
          type="button"
          onClick={() => onChange(auditFilters.parse({}))}
          className={toolButton('outline')}
        >
          Show all
        </button>
      )}
    </div>
  );
}

const columns: readonly Column<AuditEntry>[] = [
  {
    name: 'Time',
    className: 'text-muted tabular-nums max-md:order-2 md:w-44 md:whitespace-nowrap',
    cell: ({ at }) => <time dateTime={at}>{firmDateTime(at)}</time>,
  },
  {
    name: 'Person',
    className: 'font-semibold wrap-anywhere max-md:order-1 md:w-36 lg:w-56',
    cell: auditPerson,
  },
  {
    name: 'Activity',
    className: 'max-md:order-3 max-md:col-span-2',
    cell: ({ action }) => auditWords[action] ?? action,
  },
  {
    name: 'About',
    className: 'text-muted wrap-anywhere max-md:order-4 max-md:col-span-2',
    cell: auditSubject,
  },
];

function AuditTable({ entries }: { entries: readonly AuditEntry[] }) {
  return (
    <DataTable
      caption="Audit log"
      columns={columns}
      rows={entries}
      keyOf={({ number }) => number}
      cardsBelow="md"
      className="mt-4"
      headingClassName="py-2.5"
      rowClassName="max-md:grid max-md:grid-cols-[1fr_auto] max-md:gap-x-4 max-md:py-2.5 md:hover:bg-tint/60"
      cellClassName="py-2 pr-5 align-top max-md:block max-md:p-0"
    />
  );
}
