import { MEDIA_PATH } from './pictures.ts';

/** The payloads of the staff's calls for uploaded and imported pictures. */

export const MEDIA_PER_PAGE = 48;
export const MEDIA_SEARCH_MAX = 200;
/** The posts of a picture that its entry names. */
export const MEDIA_POSTS_NAMED = 5;

/** An entry of `GET /api/admin/media`, the newest first; the header `X-Total-Count` holds the total. */
export interface MediaPicture {
  /** The path of its URL. */
  path: string;
  /** Of the file. */
  name: string;
  bytes: number;
  /** Pixels; null: it cannot be read as a picture. */
  width: number | null;
  height: number | null;
  /** UTC ISO 8601. */
  changedAt: string;
  /** The number of posts that show it or link to it, drafts included. */
  uses: number;
  /** The first of these posts. */
  posts: readonly { id: string; title: string }[];
}

/** Matches paths of uploaded pictures and of files copied by an import. */
const MEDIA_PATHS = new RegExp(
  `${MEDIA_PATH}(?:uploads|hosts|(?:[^\\s"<>?#,()]+/)?wp-content)/(?:[^\\s"<>?#,()]|\\([^\\s"<>?#,()]*\\))+`,
  'g',
);
/** PostgreSQL indexes 2,700 bytes; no file has a longer path. */
const PATH_MAX = 600;

/** The paths of uploaded and copied files that texts name, decoded, each once. */
export function mediaPathsIn(texts: readonly (string | null)[]): string[] {
  const paths = texts.flatMap((text) => text?.match(MEDIA_PATHS) ?? []).map(decodedPath);
  return [...new Set(paths)].filter((path) => path.length <= PATH_MAX && !/\p{Cc}/u.test(path));
}

export const encodedPath = (path: string) => path.split('/').map(encodeURIComponent).join('/');

export function decodedPath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
