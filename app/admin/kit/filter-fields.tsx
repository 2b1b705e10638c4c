import { useId } from 'react';
import { controlClass, labelClass, selectClass } from './control.ts';

interface Option {
  value: string;
  label: string;
}

/** A filter by one of several values, or by a calendar day. */
export interface FilterField<Filters> {
  name: keyof Filters & string;
  label: string;
  /** Label of the option that filters nothing. */
  all?: string;
  /** Omitted for a day. */
  options?: readonly Option[];
}

/** The filters of a list and their setter. */
export interface Filtered<Filters> {
  filters: Filters;
  setFilters: (changes: Partial<Filters>) => void;
}

interface FilterFieldsProps<Filters> {
  fields: readonly FilterField<Filters>[];
  list: Filtered<Filters>;
}

/** The fields that filter a list; a change filters at once. */
export function FilterFields<Filters>({ fields, list }: FilterFieldsProps<Filters>) {
  return fields.map(({ name, ...field }) => (
    <FilterControl
      key={name}
      {...field}
      value={String(list.filters[name])}
      onChange={(value) => list.setFilters({ [name]: value } as Partial<Filters>)}
    />
  ));
}

interface FilterControlProps extends Omit<FilterField<unknown>, 'name'> {
  value: string;
  onChange: (value: string) => void;
}

function FilterControl({ label, all, options, value, onChange }: FilterControlProps) {
  const id = useId();
  const used = options ? options.some((option) => option.value === value) : value !== '';
  const className = `mt-1 pl-2.5! lg:text-xs! ${options ? selectClass : `${controlClass} pr-2!`} ${
    // A filter in use stands out.
    used ? 'border-action! font-semibold!' : ''
  }`;
  return (
    <label htmlFor={id} className={`min-w-0 ${labelClass}`}>
      {label}
      {options ? (
        <select
          id={id}
          value={used ? value : ''}
          onChange={({ target }) => onChange(target.value)}
          className={className}
        >
          <option value="">{all}</option>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      ) : (
        <input
          id={id}
          // A navigation shows the day of its URL.
          key={value}
          type="date"
          defaultValue={value}
          min="2000-01-01"
          max="2099-12-31"
          // A date that is still being typed filters nothing.
          onBlur={({ target }) => {
            if (target.value !== value && target.validity.valid) onChange(target.value);
          }}
          onKeyDown={({ key, currentTarget }) => {
            if (key === 'Enter') currentTarget.blur();
          }}
          className={className}
        />
      )}
    </label>
  );
}
