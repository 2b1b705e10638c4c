import { useState } from 'react';
import { caseTypes } from '../../../contract/case-types.ts';
import { CONSULTATION_CASE_TYPE } from '../../../contract/email-service.ts';
import {
  requestDeliveries,
  requestKinds,
  requestSources,
  requestStates,
  SEARCH_MAX,
} from '../../../contract/requests.ts';
import { focusAround } from '../kit/focus-around.ts';
import { SearchForm } from '../kit/search-form.tsx';
import { toolButton } from '../kit/tool-button.ts';
import { FilterDay, FilterSelect } from './filter-fields.tsx';
import { countFilters, type ListChoice } from './list-address.ts';

const CASE_TYPES = [...caseTypes, { value: CONSULTATION_CASE_TYPE, label: CONSULTATION_CASE_TYPE }];
const ORDERS = [{ value: 'oldest', label: 'Oldest first' }];

interface FilterBarProps {
  choice: ListChoice;
  /** Shows the list with these filters, from its first page. */
  onChoose: (changed: Partial<ListChoice>) => void;
  onClear: () => void;
}

/** The search, and the filters, which small screens fold away. */
export function FilterBar({ choice, onChoose, onClear }: FilterBarProps) {
  const filters = countFilters(choice);
  const [open, setOpen] = useState(filters > 0);
  return (
    <search className="no-print mt-5 block border-y border-line py-4">
      <div className="flex flex-wrap items-end gap-3">
        <SearchForm
          label="Name, email, phone or message"
          search={choice.search}
          maxLength={SEARCH_MAX}
          onSearch={(search) => onChoose({ search })}
        />
        <button
          type="button"
          aria-expanded={open}
          aria-controls="filters"
          onClick={() => setOpen(!open)}
          className={toolButton('outline', 'lg:hidden')}
        >
          Filters{filters > 0 && ` (${filters})`}
        </button>
        {(filters > 0 || choice.search !== '') && (
          <button
            type="button"
            onClick={({ currentTarget }) => {
              focusAround(currentTarget);
              onClear();
            }}
            className={toolButton('outline')}
          >
            Clear all
          </button>
        )}
      </div>
      <div
        id="filters"
        className={`mt-4 grid grid-cols-2 gap-3 lg:grid-cols-4 xl:grid-cols-8 ${open ? '' : 'max-lg:hidden'}`}
      >
        <FilterSelect
          label="Status"
          all="Any status"
          options={requestStates}
          value={choice.state}
          onChange={(state) => onChoose({ state })}
        />
        <FilterSelect
          label="Case type"
          all="Any case type"
          options={CASE_TYPES}
          value={choice.caseType}
          onChange={(caseType) => onChoose({ caseType })}
        />
        <FilterSelect
          label="Kind"
          all="Any kind"
          options={requestKinds}
          value={choice.kind}
          onChange={(kind) => onChoose({ kind })}
        />
        <FilterSelect
          label="Source"
          all="Any source"
          options={requestSources}
          value={choice.source}
          onChange={(source) => onChoose({ source })}
        />
        <FilterSelect
          label="Delivery"
          all="Any delivery"
          options={requestDeliveries}
          value={choice.delivery}
          onChange={(delivery) => onChoose({ delivery })}
        />
        <FilterDay label="Received from" value={choice.from} onChange={(from) => onChoose({ from })} />
        <FilterDay label="Received to" value={choice.to} onChange={(to) => onChoose({ to })} />
        <FilterSelect
          label="Order"
          all="Newest first"
          options={ORDERS}
          value={choice.order}
          onChange={(order) => onChoose({ order: order === 'oldest' ? 'oldest' : 'newest' })}
        />
      </div>
    </search>
  );
}
