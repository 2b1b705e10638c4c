import type { MediaPicture } from '../../../../contract/media.ts';
import { variantPath } from '../../../../contract/pictures.ts';

/** A small, uncropped copy of a picture. A replaced one has another URL, so that no cached copy is shown. */
export function Thumbnail({ picture: { path, changedAt } }: { picture: MediaPicture }) {
  const src = `${variantPath({ original: path, width: 320, format: 'avif' })}?${Date.parse(changedAt)}`;
  return <img src={src} alt="" loading="lazy" className="aspect-4/3 w-full bg-tint object-contain" />;
}
