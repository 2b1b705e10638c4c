import { MEDIA_PATH, readVariantPath } from './pictures.ts';

/** The payloads of the staff's calls for uploaded and imported pictures. */

export const MEDIA_PER_PAGE = 48;
export const MEDIA_SEARCH_MAX = 200;
/** The uses of a picture that its entry names. */
export const MEDIA_USES_NAMED = 5;

/** The places that use pictures, in order of precedence: only the first one of each post counts. */
export const mediaPlaces = [
  'post',
  'deleted-post',
  'draft',
  'version',
  'preview',
  'newsletter',
  'meta-tags',
  'upload',
] as const;

/** `draft`: unsaved changes; `upload`: someone else uploaded it within the last day. */
export type MediaPlace = (typeof mediaPlaces)[number];

export interface MediaUse {
  place: MediaPlace;
  /** Id of the post or mailing, or path of the page. */
  id: string;
  /** Title of the post or mailing, or name of the uploader; null: unknown. */
  title: string | null;
}

/** An entry of `GET /api/admin/media`, the newest first; the header `X-Total-Count` holds the total. */
export interface MediaPicture {
  /** The path of its URL. */
  path: string;
  /** Name of the file. */
  name: string;
  bytes: number;
  /** Pixels; null: it cannot be read as a picture. */
  width: number | null;
  height: number | null;
  /** UTC ISO 8601. */
  changedAt: string;
  /** The number of posts and other places that show it or link to it. */
  uses: number;
  /** The first of these places. */
  usedIn: readonly MediaUse[];
}

/** The extensions of pictures, documents and recordings, as a pattern. */
export const FILE_EXTENSIONS =
  'pdf|docx?|xlsx?|pptx?|od[tsp]|rtf|csv|txt|zip|epub|mp3|m4a|ogg|wav|mp4|webm|mov|jpe?g|png|gif|webp|avif|svg';
/** Ends with an extension, because a file's name may hold spaces, commas and brackets. */
const FILES = new RegExp(`${MEDIA_PATH}[^"<>?#]{1,2000}?\\.(?:${FILE_EXTENSIONS})(?!\\.?[\\w%-])`, 'gi');
/** PostgreSQL indexes 2,700 bytes; no file has a longer path. */
const PATH_MAX = 600;

/** The decoded paths of uploaded and copied files that texts name, each once; a variant counts as its original. */
export function mediaPathsIn(texts: readonly (string | null)[]): string[] {
  const paths = texts
    .flatMap((text) => text?.match(FILES) ?? [])
    .map((path) => decodedUri((readVariantPath(path)?.original ?? path).replaceAll('&amp;', '&')));
  return [...new Set(paths)].filter((path) => path.length <= PATH_MAX && !/\p{Cc}/u.test(path));
}

export const encodedPath = (path: string) => path.split('/').map(encodeURIComponent).join('/');

/** Decodes percent-encoding; invalid text stays as it is. */
export function decodedUri(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
