import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Level 10 is 10% smaller than 6, in some 50 ms on another thread, once for a cached page. */
const BROTLI_QUALITY = 10;
const GZIP_LEVEL = 6;

export type Encoding = 'br' | 'gzip';

/** Compresses a body on zlib's thread pool. */
export async function compress(
  body: Uint8Array<ArrayBuffer>,
  encoding: Encoding,
): Promise<Uint8Array<ArrayBuffer>> {
  if (encoding === 'gzip') return new Uint8Array(await promisify(gzip)(body, { level: GZIP_LEVEL }));
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.byteLength,
  };
  return new Uint8Array(await promisify(brotliCompress)(body, { params }));
}

/** The best encoding that an Accept-Encoding header allows (RFC 9110, section 12.5.3). */
export function chooseEncoding(accept: string | null): Encoding | 'identity' {
  const refused = (name: string) => new RegExp(`\\b${name}\\s*;\\s*q=0(\\.0*)?\\s*(,|$)`).test(accept ?? '');
  for (const name of ['br', 'gzip'] as const) {
    if (accept && new RegExp(`\\b${name}\\b`).test(accept) && !refused(name)) return name;
  }
  return 'identity';
}
