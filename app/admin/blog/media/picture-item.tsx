import { useState } from 'react';
import type { MediaPicture } from '../../../../contract/media.ts';
import { FoldSummary } from '../../kit/fold-summary.tsx';
import { firmDate } from '../../kit/format.ts';
import { DeletePicture } from './delete-picture.tsx';
import { sizeInWords, usesInWords } from './picture-words.ts';
import { ReplacePicture } from './replace-picture.tsx';
import { Thumbnail } from './thumbnail.tsx';
import { UsedIn } from './used-in.tsx';

const action = 'link inline-flex min-h-11 min-w-11 items-center lg:min-h-8';

export function PictureItem({ picture }: { picture: MediaPicture }) {
  const { path, name, changedAt, uses } = picture;
  const [dialog, setDialog] = useState<'replace' | 'delete' | null>(null);
  const close = () => setDialog(null);
  return (
    <li className="flex min-w-0 flex-col border border-line bg-panel">
      <a href={path} aria-label={`Open ${name}`} className="block border-b border-line">
        <Thumbnail picture={picture} />
      </a>
      <div className="flex grow flex-col px-3 pt-2.5 text-xs">
        <h2 className="font-sans text-sm leading-snug font-semibold wrap-anywhere">{name}</h2>
        <p className="mt-0.5 text-muted tabular-nums">{sizeInWords(picture)}</p>
        <p className="text-muted tabular-nums">
          <time dateTime={changedAt}>{firmDate(changedAt)}</time>
        </p>
        {uses === 0 ? (
          <p className="py-3 text-muted lg:py-1">{usesInWords(picture)}</p>
        ) : (
          <details>
            <FoldSummary color="text-text">{usesInWords(picture)}</FoldSummary>
            <UsedIn picture={picture} />
          </details>
        )}
        <div className="mt-auto flex justify-between border-t border-line py-0.5 font-semibold">
          <button
            type="button"
            aria-label={`Replace ${name}`}
            onClick={() => setDialog('replace')}
            className={action}
          >
            Replace
          </button>
          <button
            type="button"
            aria-label={`Delete ${name}`}
            onClick={() => setDialog('delete')}
            className={`${action} justify-end text-alert`}
          >
            Delete
          </button>
        </div>
      </div>
      {dialog === 'replace' && <ReplacePicture picture={picture} onClose={close} />}
      {dialog === 'delete' && <DeletePicture picture={picture} onClose={close} />}
    </li>
  );
}
