const control =
  'mt-1 block min-h-11 w-full min-w-0 rounded-sm border bg-panel px-2.5 text-sm text-text hover:border-text lg:min-h-9 lg:text-xs ';

/** A filter in use stands out. */
const border = (used: boolean) => (used ? 'border-action font-semibold' : 'border-line-strong');

interface FilterProps<Value extends string> {
  label: string;
  value: Value | '';
  onChange: (value: Value | '') => void;
}

interface FilterSelectProps<Value extends string> extends FilterProps<Value> {
  /** Label of the option that filters nothing. */
  all: string;
  options: readonly { value: Value; label: string }[];
}

export function FilterSelect<Value extends string>(props: FilterSelectProps<Value>) {
  const { label, all, options, value, onChange } = props;
  const known = options.some((option) => option.value === value);
  return (
    <label className="block min-w-0 text-xs font-medium text-muted">
      {label}
      <select
        value={known ? value : ''}
        onChange={({ target }) => onChange(target.value as Value | '')}
        className={control + border(known)}
      >
        <option value="">{all}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </label>
  );
}

/** A calendar day; a date that is still being typed filters nothing. */
export function FilterDay({ label, value, onChange }: FilterProps<string>) {
  return (
    <label className="block min-w-0 text-xs font-medium text-muted">
      {label}
      <input
        // A navigation shows the day of its URL.
        key={value}
        type="date"
        defaultValue={value}
        min="2000-01-01"
        max="2099-12-31"
        onBlur={({ target }) => {
          if (target.value !== value && target.validity.valid) onChange(target.value);
        }}
        onKeyDown={({ key, currentTarget }) => {
          if (key === 'Enter') currentTarget.blur();
        }}
        className={control + border(value !== '')}
      />
    </label>
  );
}
