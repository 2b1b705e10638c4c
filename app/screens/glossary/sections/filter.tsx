import { glossary } from '#law/glossary/glossary.ts';
import { useHydrated } from '../../../browser/use-hydrated.ts';
import { TextField } from '../../../ui/field.tsx';

interface FilterProps {
  words: string;
  /** Number of terms found. */
  count: number;
  onType: (typed: string) => void;
}

/**
 * The field that filters the terms, with the number of matches. Scrolls up at the first words, which makes room for the
 * terms. Invisible before hydration, not unmounted: avoids a layout shift.
 */
export function Filter({ words, count, onType }: FilterProps) {
  const { label, found, nothing } = glossary.filter;
  return (
    <search
      className={`page no-print py-5 grid gap-x-6 gap-y-2 sm:grid-cols-[minmax(0,22rem)_1fr] sm:items-end ${useHydrated() ? '' : 'invisible'}`}
    >
      <TextField
        id="glossary-filter"
        label={label}
        type="search"
        autoComplete="off"
        onChange={({ target }) => {
          onType(target.value);
          if (!words) target.closest('search')?.scrollIntoView();
        }}
      />
      <p role="status" className="text-muted text-sm sm:pb-3">
        {words && (count > 0 ? `${count} ${found}` : nothing)}
      </p>
    </search>
  );
}
