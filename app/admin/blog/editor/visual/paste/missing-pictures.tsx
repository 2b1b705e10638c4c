import { Icon } from '../../../../../ui/icon.tsx';
import { counted } from '../../../../kit/format.ts';

interface MissingPicturesProps {
  /** The number of pictures of the last paste that are not in the article. */
  count: number;
  onClose: () => void;
}

/** Tells how many pictures are missing from a paste. */
export function MissingPictures({ count, onClose }: MissingPicturesProps) {
  return (
    <div role="status">
      {count > 0 && (
        <p className="flex items-center justify-between gap-3 border-l-4 border-ornament bg-tint pl-3 font-sans text-sm">
          {counted(count, 'picture')} could not be pasted. Upload {count === 1 ? 'it' : 'them'} with the
          button Picture.
          <button
            type="button"
            aria-label="Close"
            onClick={onClose}
            className="grid size-11 shrink-0 place-items-center"
          >
            <Icon name="close" className="size-4" />
          </button>
        </p>
      )}
    </div>
  );
}
