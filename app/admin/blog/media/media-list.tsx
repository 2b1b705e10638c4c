import { useRef } from 'react';
import { MEDIA_PER_PAGE, MEDIA_SEARCH_MAX } from '../../../../contract/media.ts';
import { wholeNumber } from '../../../ui/whole-number.ts';
import { useFilters } from '../../kit/filters.ts';
import { Pagination } from '../../kit/pagination.tsx';
import { RetryNotice } from '../../kit/retry-notice.tsx';
import { SearchForm } from '../../kit/search-form.tsx';
import { PictureItem } from './picture-item.tsx';
import { UploadPictures } from './upload-pictures.tsx';
import { type MediaFilters, mediaFilters, useMedia } from './use-media.ts';

const unfiltered = mediaFilters.parse({});

/** The uploaded and imported pictures. */
export function MediaList() {
  const [filters, setFilters] = useFilters(mediaFilters);
  const { data, isPending, isError, isFetching, error, refetch } = useMedia(filters);
  // Focused when another page is shown: the pressed button may be disabled then.
  const list = useRef<HTMLElement>(null);
  const showPage = (page: number) => {
    setFilters({ page });
    list.current?.focus({ preventScroll: true });
    scrollTo({ top: 0 });
  };
  return (
    <section ref={list} tabIndex={-1} aria-label="Pictures" aria-busy={isFetching} className="outline-none">
      <FilterBar filters={filters} onChange={setFilters} />
      <p role="status" className="pt-3 text-xs text-muted tabular-nums">
        {isPending ? 'Loading pictures…' : data && data.total > 0 && picturesInWords(data.total)}
      </p>
      {isError && (
        <RetryNotice text="The pictures could not be loaded." error={error} onRetry={() => void refetch()} />
      )}
      {data?.total === 0 && (
        <p className="border-b border-line py-10 text-center text-sm text-muted">
          {filters.search || filters.unused ? 'No picture matches.' : 'No pictures yet.'}
        </p>
      )}
      {data && data.rows.length > 0 && (
        <ul className="mt-3 grid grid-cols-2 gap-3 sm:grid-cols-3 sm:gap-4 lg:grid-cols-4 xl:grid-cols-6">
          {data.rows.map((picture) => (
            <PictureItem key={picture.path} picture={picture} />
          ))}
        </ul>
      )}
      <Pagination
        label="Pages of the media library"
        previous="Newer"
        next="Older"
        page={filters.page}
        perPage={MEDIA_PER_PAGE}
        total={data?.total ?? 0}
        onPage={showPage}
      />
    </section>
  );
}

interface FilterBarProps {
  filters: MediaFilters;
  onChange: (changes: Partial<MediaFilters>) => void;
}

function FilterBar({ filters: { search, unused }, onChange }: FilterBarProps) {
  return (
    <div className="mt-5 flex flex-wrap items-end gap-x-5 gap-y-2 border-y border-line py-4">
      <SearchForm
        label="Search by file name"
        search={search}
        maxLength={MEDIA_SEARCH_MAX}
        onSearch={(text) => onChange({ search: text })}
      />
      <label className="flex min-h-11 items-center gap-2.5 text-sm lg:min-h-9">
        <input
          type="checkbox"
          checked={unused !== ''}
          onChange={({ target }) => onChange({ unused: target.checked ? '1' : '' })}
          className="size-4 accent-action"
        />
        Used nowhere
      </label>
      {(search || unused) && (
        <button
          type="button"
          onClick={() => onChange(unfiltered)}
          className="link min-h-11 text-xs font-semibold lg:min-h-9"
        >
          Show all
        </button>
      )}
      <div className="ml-auto max-sm:ml-0">
        <UploadPictures onUploaded={() => onChange(unfiltered)} />
      </div>
    </div>
  );
}

function picturesInWords(total: number): string {
  return total === 1 ? '1 picture' : `${wholeNumber(total)} pictures`;
}
