import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { pipeline, type Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { ImportError } from './wordpress-post.ts';

const PART_BYTES = 128 * 1024;
/** Decompressed. */
const EXPORT_MAX_BYTES = 8 * 1024 ** 3;

/**
 * The text of an export, decompressed and decoded as it declares, in parts.
 * @throws {ImportError} for an archive or an encoding that cannot be read
 */
export async function* exportText(file: string): AsyncGenerator<string> {
  const bytes = await readable(file);
  let decoder: TextDecoder | null = null;
  let length = 0;
  try {
    for await (const part of bytes as AsyncIterable<Buffer>) {
      length += part.length;
      if (length > EXPORT_MAX_BYTES)
        throw new ImportError('The file is larger than 8 GB when it is unpacked.');
      decoder ??= decoderFor(part);
      yield decoder.decode(part, { stream: true });
    }
    yield decoder?.decode() ?? '';
  } finally {
    bytes.on('error', () => {}).destroy();
  }
}

async function readable(file: string): Promise<Readable> {
  const handle = await open(file);
  const beginning = Buffer.alloc(4);
  await handle.read(beginning, 0, 4, 0).finally(() => handle.close());
  if (beginning.toString('latin1').startsWith('PK'))
    throw new ImportError('The file is a zip archive. Unpack it, and import the .xml file in it.');
  const bytes = createReadStream(file, { highWaterMark: PART_BYTES });
  if (beginning[0] !== 0x1f || beginning[1] !== 0x8b) return bytes;
  // The reader of the decompressed bytes gets the error of either stream.
  return pipeline(bytes, createGunzip({ chunkSize: PART_BYTES }), () => {});
}

/** By the byte order mark, else by the declaration; UTF-8 without either. */
function decoderFor(beginning: Buffer): TextDecoder {
  const [first = 0, second = 0] = beginning;
  if ((first === 0xff && second === 0xfe) || (first === 0x3c && second === 0))
    return new TextDecoder('utf-16le');
  if ((first === 0xfe && second === 0xff) || (first === 0 && second === 0x3c))
    return new TextDecoder('utf-16be');
  const declared = /<\?xml[^>]*?\bencoding\s*=\s*["']([\w.:-]+)["']/.exec(beginning.toString('latin1'))?.[1];
  // A file in UTF-16 could not be read so far.
  if (!declared || /^utf-?16/i.test(declared)) return new TextDecoder();
  try {
    return new TextDecoder(declared);
  } catch {
    throw new ImportError(`The file is in the encoding ${declared}, which cannot be read. Save it as UTF-8.`);
  }
}
