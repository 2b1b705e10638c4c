import * as z from 'zod/mini';
import { POST_SEARCH_MAX } from '../../../../contract/blog.ts';
import { wholeNumber } from '../../../ui/whole-number.ts';
import { type Filtered, type FilterField, FilterFields } from '../../kit/filter-fields.tsx';
import { filterParts } from '../../kit/filters.ts';
import { SearchForm } from '../../kit/search-form.tsx';
import { useTerms } from '../post-queries.ts';

const states = [
  { value: 'published', label: 'Published' },
  { value: 'scheduled', label: 'Scheduled' },
  { value: 'draft', label: 'Drafts' },
  { value: 'deleted', label: 'Deleted' },
] as const;

export const postFilters = z.object({
  search: filterParts.text(POST_SEARCH_MAX),
  status: filterParts.oneOf(states),
  /** The slug of a category. */
  category: filterParts.text(POST_SEARCH_MAX),
  page: filterParts.page,
});

export type PostFilters = z.output<typeof postFilters>;

interface PostsFilterProps {
  list: Filtered<PostFilters>;
  /** The number of deleted posts that can be restored. */
  deleted: number;
}

/** Search, status and category; the deleted posts are one short list. */
export function PostsFilter({ list, deleted }: PostsFilterProps) {
  const terms = useTerms();
  const searchable = list.filters.status !== 'deleted';
  const deletedLabel = deleted > 0 ? `Deleted (${wholeNumber(deleted)})` : 'Deleted';
  const status: FilterField<PostFilters> = {
    name: 'status',
    label: 'Status',
    all: 'Any status',
    options: states.map(({ value, label }) => ({ value, label: value === 'deleted' ? deletedLabel : label })),
  };
  const category: FilterField<PostFilters> = {
    name: 'category',
    label: 'Category',
    all: 'Any category',
    options: terms.data?.category.map(({ key, name }) => ({ value: key, label: name })) ?? [],
  };
  return (
    <search
      aria-label="Filter the posts"
      className="mt-4 grid grid-cols-2 items-end gap-x-3 gap-y-3 border-b border-line pb-5 md:grid-cols-[minmax(0,1fr)_10rem_12rem]"
    >
      {searchable && (
        <div className="flex max-md:col-span-2">
          <SearchForm
            label="Search posts"
            search={list.filters.search}
            maxLength={POST_SEARCH_MAX}
            onSearch={(search) => list.setFilters({ search })}
          />
        </div>
      )}
      <FilterFields fields={searchable ? [status, category] : [status]} list={list} />
    </search>
  );
}
