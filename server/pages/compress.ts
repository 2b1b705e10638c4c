import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { RenderedPage } from './page-cache.ts';

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

/**
 * From 10 on, brotli looks for the best parse: 8% less than 9, for a page in 40 ms. Level 5 takes 2 ms and is 10% larger
 * than that.
 */
const BROTLI_QUALITY = { quick: 5, best: 10 } as const;
const GZIP_LEVEL = { quick: 4, best: 6 } as const;

/**
 * All encodings of one body, off the main thread.
 * @param effort quick while somebody waits for the answer, best for what is sent many times
 */
export async function compress(
  body: Uint8Array<ArrayBuffer>,
  effort: 'quick' | 'best',
): Promise<RenderedPage['bodies']> {
  const [br, gz] = await Promise.all([
    brotli(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY[effort],
        [constants.BROTLI_PARAM_SIZE_HINT]: body.byteLength,
      },
    }),
    deflate(body, { level: GZIP_LEVEL[effort] }),
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
