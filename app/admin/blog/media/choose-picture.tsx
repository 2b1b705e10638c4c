import { type KeyboardEvent, useRef, useState } from 'react';
import { MEDIA_PER_PAGE, MEDIA_SEARCH_MAX, type MediaPicture } from '../../../../contract/media.ts';
import { controlClass, labelClass } from '../../kit/control.ts';
import { Dialog } from '../../kit/dialog.tsx';
import { useListPage } from '../../kit/list.tsx';
import { Pagination } from '../../kit/pagination.tsx';
import { RetryNotice } from '../../kit/retry-notice.tsx';
import { ToolButton } from '../../kit/tool-button.tsx';
import { sizeInWords } from './picture-words.ts';
import { Thumbnail } from './thumbnail.tsx';
import { media } from './use-media.ts';

interface ChoosePictureProps {
  onChoose: (picture: MediaPicture) => void;
  onClose: () => void;
}

const unfiltered = media.schema.parse({});

/** Chooses a picture of the media library. No `<form>`: it is inside that of the editor. */
export default function ChoosePicture({ onChoose, onClose }: ChoosePictureProps) {
  const [filters, setFilters] = useState(unfiltered);
  const input = useRef<HTMLInputElement>(null);
  const { data, isPending, isError, error, refetch } = useListPage(media, filters);
  const search = () => setFilters({ ...unfiltered, search: input.current?.value.trim() ?? '' });
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    search();
  };
  return (
    <Dialog title="Choose a picture" onClose={onClose}>
      <div className="mt-4 flex items-end gap-2">
        <label className={`min-w-0 grow ${labelClass}`}>
          Search by file name
          <input
            ref={input}
            type="search"
            maxLength={MEDIA_SEARCH_MAX}
            onKeyDown={onKeyDown}
            className={`mt-1 ${controlClass}`}
          />
        </label>
        <ToolButton variant="outline" onClick={search}>
          Search
        </ToolButton>
      </div>
      <p role="status" className="mt-3 text-sm text-muted">
        {isPending ? 'Loading pictures…' : data?.total === 0 && 'No picture matches.'}
      </p>
      {isError && (
        <RetryNotice text="The pictures could not be loaded." error={error} onRetry={() => void refetch()} />
      )}
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3">
        {data?.rows.map((picture) => (
          <li key={picture.path} className="min-w-0">
            <button
              type="button"
              onClick={() => {
                onChoose(picture);
                onClose();
              }}
              className="block w-full border border-line bg-panel text-start hover:border-action"
            >
              <Thumbnail picture={picture} />
              <span className="block truncate px-2 pt-1.5 text-xs font-semibold">{picture.name}</span>
              <span className="block px-2 pb-1.5 text-xs text-muted tabular-nums">
                {sizeInWords(picture)}
              </span>
            </button>
          </li>
        ))}
      </ul>
      <Pagination
        label="Pages of the media library"
        previous="Newer"
        next="Older"
        page={filters.page}
        perPage={MEDIA_PER_PAGE}
        total={data?.total ?? 0}
        onPage={(page) => setFilters({ ...filters, page })}
      />
    </Dialog>
  );
}
