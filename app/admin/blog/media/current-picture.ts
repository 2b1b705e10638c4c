import { MEDIA_PATH } from '../../../../contract/pictures.ts';

let version = Date.now();

/**
 * The URL from which a staff screen loads a picture: a replaced one keeps its path, and browsers cache the old picture
 * under it for a day.
 */
export const currentPicture = (path: string): string =>
  path.startsWith(MEDIA_PATH) ? `${path}?${version}` : path;

/** Call after a picture was replaced: its path stays the same. */
export function picturesChanged(): void {
  version = Date.now();
}
