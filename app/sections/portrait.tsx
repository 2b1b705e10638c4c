import type { Photograph } from '../../content/schema/media.ts';
import { SitePicture } from './site-picture.tsx';

interface PortraitProps {
  initials: string;
  photo?: string | Photograph | undefined;
  /** Size of the plate; the letters follow. */
  className: string;
}

const plate =
  'plate @container relative grid place-items-center overflow-hidden bg-band font-display leading-none text-on-band-ornament ' +
  'before:absolute before:inset-x-[9%] before:top-[7.4%] before:border-t before:border-on-band-drawing';

/** Other browsers draw a frame in place of a picture that failed. */
function hide(photo: HTMLImageElement): void {
  photo.hidden = true;
}

/** A picture may fail before the page is hydrated. */
function hideIfFailed(photo: HTMLImageElement | null): void {
  if (photo?.complete && photo.naturalWidth === 0) hide(photo);
}

/** A plate with the initials, covered by the portrait if there is one and it loads. */
export function Portrait({ initials, photo, className }: PortraitProps) {
  return (
    <div className={`${plate} ${className}`}>
      <span aria-hidden="true" className="pt-[0.16em] text-[44cqw] tracking-tight italic">
        {initials}
      </span>
      {photo && (
        <SitePicture
          src={photo}
          alt=""
          loading="lazy"
          decoding="async"
          ref={hideIfFailed}
          onError={({ currentTarget }) => hide(currentTarget)}
          // Chromium draws a broken-image icon where a width and a height are set, which limits are not. Transparent is the
          // description of a photograph that fails.
          className="absolute top-0 left-0 max-h-full min-h-full max-w-full min-w-full object-cover text-transparent"
        />
      )}
    </div>
  );
}
