import type { Photograph } from '../../content/schema/media.ts';
import { SitePicture } from './site-picture.tsx';

/** Defined by the build: the firm has photographs. */
declare const HAS_PHOTOS: boolean;

interface PortraitProps {
  initials: string;
  photo?: string | Photograph | undefined;
  /** Size of the plate; the letters follow. */
  className: string;
}

const plate =
  'plate @container relative grid place-items-center overflow-hidden bg-band font-display leading-none text-on-band-ornament ' +
  'before:absolute before:inset-x-[9%] before:top-[7.4%] before:border-t before:border-on-band-drawing';

/** Hides a picture that failed, maybe before the page was hydrated: other browsers draw a frame in its place. */
function hideIfFailed(photo: HTMLImageElement | null): void {
  if (photo?.complete && photo.naturalWidth === 0) photo.hidden = true;
}

/** A plate with the initials, covered by the portrait if there is one and it loads. */
export function Portrait({ initials, photo, className }: PortraitProps) {
  return (
    <div
      className={`${plate} ${className}`}
      {...(HAS_PHOTOS && typeof photo === 'object' && photo.alt && { role: 'img', 'aria-label': photo.alt })}
    >
      <span aria-hidden="true" className="pt-[0.16em] text-[44cqw] tracking-tight italic">
        {initials}
      </span>
      {photo && (
        <SitePicture
          // Alt text, or a width and a height, makes Chromium draw a broken-image icon: the plate has the label
          // instead, and limits size the image.
          src={HAS_PHOTOS && typeof photo === 'object' ? { ...photo, alt: '' } : photo}
          alt=""
          loading="lazy"
          decoding="async"
          ref={hideIfFailed}
          onError={({ currentTarget }) => hideIfFailed(currentTarget)}
          className="absolute top-0 left-0 max-h-full min-h-full max-w-full min-w-full object-cover"
        />
      )}
    </div>
  );
}
