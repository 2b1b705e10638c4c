import { MEDIA_SEARCH_MAX } from '../../../../contract/media.ts';
import { choiceClass } from '../../kit/control.ts';
import { counted } from '../../kit/format.ts';
import { List, type ListOf, useList } from '../../kit/list.tsx';
import { SearchForm } from '../../kit/search-form.tsx';
import { PictureItem } from './picture-item.tsx';
import { UploadPictures } from './upload-pictures.tsx';
import { media } from './use-media.ts';

/** The uploaded and imported pictures. */
export function MediaList() {
  const list = useList(media);
  return (
    <section tabIndex={-1} aria-label="Pictures" className="outline-none">
      <FilterBar list={list} />
      <List
        list={list}
        states={{
          loading: 'Loading pictures…',
          failure: 'The pictures could not be loaded.',
          className: 'pt-3 text-xs',
        }}
        toolbar={({ total }) => (
          <p role="status" className="pt-3 text-xs text-muted tabular-nums">
            {total > 0 && counted(total, 'picture')}
          </p>
        )}
        none={list.isFiltered ? 'No picture matches.' : 'No pictures yet.'}
        noneClassName="border-b py-10"
        pages={{ label: 'Pages of the media library', previous: 'Newer', next: 'Older' }}
      >
        {(pictures) => (
          <ul className="mt-3 grid grid-cols-2 gap-3 sm:grid-cols-3 sm:gap-4 lg:grid-cols-4 xl:grid-cols-6">
            {pictures.map((picture) => (
              <PictureItem key={picture.path} picture={picture} />
            ))}
          </ul>
        )}
      </List>
    </section>
  );
}

function FilterBar({ list: { filters, setFilters, isFiltered, clear } }: { list: ListOf<typeof media> }) {
  return (
    <div className="mt-5 flex flex-wrap items-end gap-x-5 gap-y-2 border-y border-line py-4">
      <SearchForm
        label="Search by file name"
        search={filters.search}
        maxLength={MEDIA_SEARCH_MAX}
        onSearch={(text) => setFilters({ search: text })}
      />
      <label className="flex min-h-11 items-center gap-2.5 text-sm lg:min-h-9">
        <input
          type="checkbox"
          checked={filters.unused !== ''}
          onChange={({ target }) => setFilters({ unused: target.checked ? '1' : '' })}
          className={choiceClass}
        />
        Used nowhere
      </label>
      {isFiltered && (
        <button type="button" onClick={clear} className="link min-h-11 text-xs font-semibold lg:min-h-9">
          Show all
        </button>
      )}
      <div className="ml-auto max-sm:ml-0">
        <UploadPictures onUploaded={clear} />
      </div>
    </div>
  );
}
