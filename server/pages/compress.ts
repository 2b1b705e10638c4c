import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { RenderedPage } from './page-cache.ts';

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

/** From 10 on, brotli looks for the best parse: 8% less than 9. Level 11 takes twice as long again for little. */
const BROTLI_QUALITY = 10;

/** All encodings of one body, made once, off the main thread. */
export async function compress(body: Uint8Array<ArrayBuffer>): Promise<RenderedPage['bodies']> {
  const [br, gz] = await Promise.all([
    brotli(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.byteLength,
      },
    }),
    deflate(body),
  ]);
  return { identity: body, br: new Uint8Array(br), gzip: new Uint8Array(gz) };
}

/** The best encoding that an Accept-Encoding header allows (RFC 9110, section 12.5.3). */
export function chooseEncoding(accept: string | null): keyof RenderedPage['bodies'] {
  const refused = (name: string) => new RegExp(`\\b${name}\\s*;\\s*q=0(\\.0*)?\\s*(,|$)`).test(accept ?? '');
  for (const name of ['br', 'gzip'] as const) {
    if (accept && new RegExp(`\\b${name}\\b`).test(accept) && !refused(name)) return name;
  }
  return 'identity';
}
