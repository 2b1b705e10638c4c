import { useState } from 'react';
import {
  inquiryDeliveries,
  inquiryKinds,
  inquirySources,
  inquiryStates,
  SEARCH_MAX,
} from '../../../contract/inquiries.ts';
import { type FilterField, FilterFields } from '../kit/filter-fields.tsx';
import { focusAround } from '../kit/focus.ts';
import type { ListOf } from '../kit/list.tsx';
import { SearchForm } from '../kit/search-form.tsx';
import { ToolButton } from '../kit/tool-button.tsx';
import {
  caseTypeOptions,
  countFilters,
  type inquiries,
  orderOptions,
  type RequestFilters,
} from './request-filters.ts';

const fields: readonly FilterField<RequestFilters>[] = [
  { name: 'state', label: 'Status', all: 'Any status', options: inquiryStates },
  { name: 'caseType', label: 'Case type', all: 'Any case type', options: caseTypeOptions },
  { name: 'kind', label: 'Kind', all: 'Any kind', options: inquiryKinds },
  { name: 'source', label: 'Source', all: 'Any source', options: inquirySources },
  { name: 'delivery', label: 'Delivery', all: 'Any delivery', options: inquiryDeliveries },
  { name: 'from', label: 'Received from' },
  { name: 'to', label: 'Received to' },
  { name: 'order', label: 'Order', all: 'Newest first', options: orderOptions },
];

/** The search, and the filters, which small screens fold away. */
export function FilterBar({ list }: { list: ListOf<typeof inquiries> }) {
  const { filters, setFilters, clear } = list;
  const count = countFilters(filters);
  const [open, setOpen] = useState(count > 0);
  return (
    <search className="no-print mt-5 block border-y border-line py-4">
      <div className="flex flex-wrap items-end gap-3">
        <SearchForm
          label="Name, email, phone or message"
          search={filters.search}
          maxLength={SEARCH_MAX}
          onSearch={(search) => setFilters({ search })}
        />
        <ToolButton
          variant="outline"
          aria-expanded={open}
          aria-controls="filters"
          onClick={() => setOpen(!open)}
          className="lg:hidden"
        >
          Filters{count > 0 && ` (${count})`}
        </ToolButton>
        {(count > 0 || filters.search !== '') && (
          <ToolButton
            variant="outline"
            onClick={({ currentTarget }) => {
              focusAround(currentTarget);
              clear();
            }}
          >
            Clear all
          </ToolButton>
        )}
      </div>
      <div
        id="filters"
        className={`mt-4 grid grid-cols-2 gap-3 lg:grid-cols-4 xl:grid-cols-8 ${open ? '' : 'max-lg:hidden'}`}
      >
        <FilterFields fields={fields} list={list} />
      </div>
    </search>
  );
}
