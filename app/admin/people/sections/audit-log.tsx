import { useQuery } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { type AuditEntry, auditActions } from '../../../../contract/audit.ts';
import { staffApiPaths } from '../../../../contract/staff-paths.ts';
import { type Column, DataTable } from '../../kit/data-table.tsx';
import { type FilterField, FilterFields } from '../../kit/filter-fields.tsx';
import { filterParts, filterQuery } from '../../kit/filters.ts';
import { firmDateTime } from '../../kit/format.ts';
import { List, type ListOf, type ListSource, type Rows, useList } from '../../kit/list.tsx';
import { LoadedSection } from '../../kit/loaded-section.tsx';
import { fetchRows } from '../../kit/staff-request.ts';
import { ToolButton } from '../../kit/tool-button.tsx';
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

const source: ListSource<AuditFilters, Rows<AuditEntry>> = {
  schema: auditFilters,
  path: staffApiPaths.adminAudit,
  perPage: PAGE_SIZE,
  load: fetchRows,
  queryOf: ({ person, ...filters }) =>
    filterQuery({ limit: PAGE_SIZE, staff: person, ...filters }, PAGE_SIZE),
  refetchOnMount: 'always',
};

/** The activity of the staff, newest first; the URL holds filters and page. */
export function AuditLog() {
  const list = useList(source);
  return (
    <LoadedSection heading="Audit log" subject="The audit log" query={list.query}>
      {() => (
        <>
          <AuditFilterBar list={list} />
          <List
            list={list}
            none={list.isFiltered ? 'Nothing matches this filter.' : 'Nothing is recorded yet.'}
            noneClassName="mt-4 border-y py-8"
            pages={{ label: 'Pages of the audit log', previous: 'Newer', next: 'Older' }}
          >
            {(entries) => <AuditTable entries={entries} />}
          </List>
        </>
      )}
    </LoadedSection>
  );
}

function AuditFilterBar({ list }: { list: ListOf<typeof source> }) {
  const { data: names = [] } = useQuery<string[]>({
    queryKey: [staffApiPaths.adminAuditNames],
    refetchOnMount: 'always',
  });
  const { person } = list.filters;
  // The URL may hold another name, and the names may still be loading.
  const people = [...new Set([...names, ...(person ? [person] : [])])];
  const fields: readonly FilterField<AuditFilters>[] = [
    {
      name: 'person',
      label: 'Person',
      all: 'Everybody',
      options: people.map((name) => ({ value: name, label: name })),
    },
    { name: 'action', label: 'Activity', all: 'All', options: activities },
    { name: 'from', label: 'From' },
    { name: 'to', label: 'To' },
  ];
  return (
    <div className="mt-3 grid grid-cols-2 gap-x-4 gap-y-3 border-t border-line pt-4 lg:grid-cols-[repeat(4,minmax(0,13rem))_auto] lg:items-end lg:justify-start">
      <FilterFields fields={fields} list={list} />
      {list.isFiltered && (
        <ToolButton variant="outline" onClick={list.clear}>
          Show all
        </ToolButton>
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
