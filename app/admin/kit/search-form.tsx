import type { FormEvent } from 'react';
import { controlClass, labelClass } from './control.ts';
import { toolButton } from './tool-button.tsx';

interface SearchFormProps {
  label: string;
  search: string;
  maxLength: number;
  onSearch: (search: string) => void;
}

/** A search that is started by its button or by Enter. */
export function SearchForm({ label, search, maxLength, onSearch }: SearchFormProps) {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSearch(String(new FormData(event.currentTarget).get('search')).trim());
  };
  return (
    // Remounted to show the search of the URL, also after Back.
    <form
      key={search}
      onSubmit={submit}
      className="flex min-w-0 grow items-end gap-2 max-sm:basis-full sm:max-w-xl"
    >
      <label className={`min-w-0 grow ${labelClass}`}>
        {label}
        <input
          type="search"
          name="search"
          defaultValue={search}
          maxLength={maxLength}
          className={`mt-1 ${controlClass}`}
        />
      </label>
      <button type="submit" className={toolButton('outline')}>
        Search
      </button>
    </form>
  );
}
