import type { FormEvent } from 'react';
import * as z from 'zod/mini';
import { wholeNumber } from '../../../ui/whole-number.ts';
import { filterParts } from '../../kit/filters.ts';
import { toolButton } from '../../kit/tool-button.ts';
import { useTerms } from '../use-posts.ts';

const states = [
  { value: 'published', label: 'Published' },
  { value: 'scheduled', label: 'Scheduled' },
  { value: 'draft', label: 'Drafts' },
  { value: 'deleted', label: 'Deleted' },
] as const;

export const postFilters = z.object({
  search: filterParts.text(200),
  status: filterParts.oneOf(states),
  /** The slug of a category. */
  category: filterParts.text(200),
  page: filterParts.page,
});

export type PostFilters = z.output<typeof postFilters>;

interface PostsFilterProps {
  filters: PostFilters;
  onChange: (changes: Partial<PostFilters>) => void;
  /** The number of deleted posts that can be restored. */
  deleted: number;
}

const control =
  'min-h-11 w-full rounded-sm border border-line-strong bg-panel px-3 text-sm text-text lg:min-h-9';

/** Search, status and category. */
export function PostsFilter({ filters, onChange, deleted }: PostsFilterProps) {
  const terms = useTerms();
  // The deleted posts are one short list.
  const searchable = filters.status !== 'deleted';
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onChange({ search: String(new FormData(event.currentTarget).get('search')).trim() });
  };
  return (
    <form
      aria-label="Filter the posts"
      onSubmit={search}
      className="mt-4 grid grid-cols-2 items-end gap-x-3 gap-y-3 border-b border-line pb-5 md:grid-cols-[minmax(0,1fr)_10rem_12rem]"
    >
      {searchable && (
        <div className="flex items-end gap-2 max-md:col-span-2">
          <label className="grow text-xs font-medium text-muted">
            Search posts
            <input
              key={filters.search}
              name="search"
              type="search"
              defaultValue={filters.search}
              className={`mt-1 ${control}`}
            />
          </label>
          <button type="submit" className={toolButton('outline')}>
            Search
          </button>
        </div>
      )}
      <label className="text-xs font-medium text-muted md:w-40">
        Status
        <select
          value={filters.status}
          onChange={({ target }) => onChange({ status: target.value as PostFilters['status'] })}
          className={`mt-1 ${control}`}
        >
          <option value="">Any status</option>
          {states.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
              {value === 'deleted' && deleted > 0 && ` (${wholeNumber(deleted)})`}
            </option>
          ))}
        </select>
      </label>
      {searchable && (
        <label className="text-xs font-medium text-muted">
          Category
          <select
            value={filters.category}
            onChange={({ target }) => onChange({ category: target.value })}
            className={`mt-1 ${control}`}
          >
            <option value="">Any category</option>
            {terms.data?.category.map(({ key, name }) => (
              <option key={key} value={key}>
                {name}
              </option>
            ))}
          </select>
        </label>
      )}
    </form>
  );
}
