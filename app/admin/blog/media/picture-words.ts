import type { MediaPicture } from '../../../../contract/media.ts';
import { wholeNumber } from '../../../ui/whole-number.ts';
import { counted } from '../../kit/format.ts';

const KILOBYTE = 1024;

/** E.g. '1.4 MB'. */
function bytesInWords(bytes: number): string {
  if (bytes < KILOBYTE * KILOBYTE) return `${wholeNumber(Math.max(1, Math.round(bytes / KILOBYTE)))} KB`;
  return `${(bytes / KILOBYTE / KILOBYTE).toFixed(1)} MB`;
}

/** E.g. '1,200 × 800 · 345 KB'. */
export function sizeInWords({ width, height, bytes }: MediaPicture): string {
  const pixels = width && height ? [`${wholeNumber(width)} × ${wholeNumber(height)}`] : [];
  return [...pixels, bytesInWords(bytes)].join(' · ');
}

export function usesInWords({ uses }: MediaPicture): string {
  return uses === 0 ? 'Used nowhere' : `Used in ${counted(uses, 'place')}`;
}
