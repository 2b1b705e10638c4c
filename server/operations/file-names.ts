import { posix } from 'node:path';
import { sha256 } from '../platform/hash.ts';

/** File systems allow 255 bytes. */
const NAME_BYTES_MAX = 200;

/**
 * The file of a URL in a copy of the site, with slashes: `/fees/` is in `fees/index.html`.
 * @param pathname as `URL` has it, percent-encoded
 */
export function fileOf(pathname: string): string {
  return posix.join(...(pathname.endsWith('/') ? `${pathname}index.html` : pathname).split('/').map(nameOf));
}

/** A relative link from one file of the copy to another. */
export function linkBetween(from: string, to: string): string {
  return posix.relative(posix.dirname(from), to).split('/').map(encodeURIComponent).join('/');
}

/** Replaces a name that is no valid file name, or would leave the folder, by its hash. */
function nameOf(segment: string): string {
  let name = segment;
  try {
    name = decodeURIComponent(segment);
  } catch {
    // Malformed encoding stays.
  }
  const unfit = /^\.|[/\\\0]/.test(name) || Buffer.byteLength(name) > NAME_BYTES_MAX;
  return unfit ? sha256(segment) : name;
}
