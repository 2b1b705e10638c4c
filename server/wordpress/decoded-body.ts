import { pipeline, type Readable } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { ImportError } from './wordpress-post.ts';

const DECODERS: Record<string, () => NodeJS.ReadWriteStream & Readable> = {
  gzip: createGunzip,
  'x-gzip': createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
};

/**
 * Decompresses a body and counts what comes out, so that a small body cannot become an endless one.
 * @throws {ImportError} while it is read, beyond `maxBytes`
 */
export async function* decodedBody(
  body: Readable,
  encoding: string | null,
  maxBytes: number,
): AsyncGenerator<Buffer> {
  const name = encoding?.trim().toLowerCase() ?? '';
  const decoder = DECODERS[name]?.();
  if (!decoder && name !== '' && name !== 'identity')
    throw new ImportError(`The answer is compressed in a way that is not known (${name}).`);
  // The reader of the decoder gets the error of either stream.
  const decoded: Readable = decoder ? pipeline(body, decoder, () => {}) : body;
  let bytes = 0;
  try {
    for await (const part of decoded as AsyncIterable<Buffer>) {
      bytes += part.length;
      if (bytes > maxBytes)
        throw new ImportError(`The answer is larger than ${Math.round(maxBytes / 1024 ** 2)} MB.`);
      yield part;
    }
  } finally {
    decoded.on('error', () => {}).destroy();
  }
}

export async function readAll(body: AsyncIterable<Buffer>): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of body) parts.push(part);
  return Buffer.concat(parts).toString('utf8');
}
