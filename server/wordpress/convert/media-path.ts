import { decodedUri, FILE_EXTENSIONS } from '../../../contract/media.ts';
import { MEDIA_PATH } from '../../../contract/pictures.ts';
import type { FileType } from '../../media/file-type.ts';
import { sha256 } from '../../platform/hash.ts';

/** Names of documents, recordings and pictures. One such as `thumb.php` may be a program that gives many files. */
export const FILE_NAME = new RegExp(`\\.(?:${FILE_EXTENSIONS})$`, 'i');
/** Bytes; file systems allow 255. */
const NAME_MAX = 200;
const SEGMENTS_MAX = 12;
const HASH_LENGTH = 12;

/**
 * The path of a copied file below the media folder, as names: that of its URL, where it is safe. Files of another host than
 * the source's are in a folder named after it.
 * @param host null: the source's own
 */
export function mediaNames(url: URL, host: string | null): string[] {
  const names = url.pathname
    .split('/')
    .filter(Boolean)
    .map((name) => decodedUri(name).normalize('NFC'));
  const isSafe =
    names.length > 0 &&
    names.length <= SEGMENTS_MAX &&
    names.every(
      (name) =>
        /^[^./\\\p{Cc}][^/\\\p{Cc}]*$/u.test(name) && name !== '_' && Buffer.byteLength(name) <= NAME_MAX,
    );
  const path = isSafe ? names : [`file-${sha256(url.pathname).slice(0, HASH_LENGTH)}`];
  // A query may choose the file, unless the path names one already (`photo.jpg?w=300`).
  const last = path.at(-1) ?? '';
  const named =
    url.search && !FILE_NAME.test(last) ? `${last}-${sha256(url.search).slice(0, HASH_LENGTH)}` : last;
  return [...(host === null ? [] : ['hosts', host.replace(/[^\w.-]/g, '_')]), ...path.slice(0, -1), named];
}

/** Appends the type's extension unless the name has one of them: servers derive the type from it. */
export function withExtension(names: readonly string[], { extensions }: FileType): string[] {
  const last = names.at(-1) ?? '';
  const has = extensions.some((one) => last.toLowerCase().endsWith(`.${one}`));
  return [...names.slice(0, -1), has ? last : `${last}.${extensions[0]}`];
}

/** Removes the size in the query of a file, `photo.jpg?w=300`, to get the whole file. */
export function withoutSize(url: URL): URL {
  const whole = new URL(url);
  whole.hash = '';
  if (FILE_NAME.test(url.pathname)) {
    for (const name of ['w', 'h', 'resize', 'fit', 'crop', 'quality', 'ssl', 'strip']) {
      whole.searchParams.delete(name);
    }
  }
  return whole;
}

export function mediaPath(names: readonly string[]): string {
  return MEDIA_PATH + names.map(encodeURIComponent).join('/');
}
