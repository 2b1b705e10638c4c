import { createReadStream } from 'node:fs';
import { pipeline, type Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { createGunzip } from 'node:zlib';
import { openPromise } from 'yauzl';
import { ImportError } from '../wordpress-post.ts';

const PART_BYTES = 128 * 1024;
const GZIP = Buffer.from([0x1f, 0x8b]);
/** Decompressed. */
const EXPORT_MAX_BYTES = 8 * 1024 ** 3;

/**
 * The texts of an export, of which a zip archive may have several: decompressed and decoded as they declare, in parts.
 * @throws {ImportError} for an archive or an encoding that cannot be read
 */
export async function* exportTexts(file: string): AsyncGenerator<AsyncGenerator<string>> {
  let length = 0;
  for await (const bytes of filesOf(file)) yield decoded(bytes);

  async function* decoded(bytes: Readable): AsyncGenerator<string> {
    let decoder: TextDecoder | null = null;
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
}

async function* filesOf(file: string): AsyncGenerator<Readable> {
  const beginning = await buffer(createReadStream(file, { end: 1 }));
  if (beginning.toString() === 'PK') yield* zipped(file);
  else if (beginning.equals(GZIP))
    // The reader of the decompressed bytes gets the error of either stream.
    yield pipeline(createReadStream(file), createGunzip({ chunkSize: PART_BYTES }), () => {});
  else yield createReadStream(file, { highWaterMark: PART_BYTES });
}

/** The XML files of a zip archive. */
async function* zipped(file: string): AsyncGenerator<Readable> {
  let hasExport = false;
  try {
    const archive = await openPromise(file);
    for await (const entry of archive.eachEntry()) {
      const { fileName, compressedSize } = entry;
      if (!/\.xml$/i.test(fileName) || fileName.startsWith('__MACOSX/') || compressedSize === 0) continue;
      hasExport = true;
      yield await archive.openReadStreamPromise(entry);
    }
  } catch (cause) {
    throw new ImportError('The zip archive is damaged or ends too early. Download it again.', { cause });
  }
  if (!hasExport)
    throw new ImportError(
      'The zip archive has no .xml file. Choose the export that Tools, Export in WordPress gives.',
    );
}

/** By the byte order mark, else by the declaration; UTF-8 without either. */
function decoderFor(beginning: Buffer): TextDecoder {
  const start = beginning.toString('latin1');
  if (/^(?:\xff\xfe|<\0)/.test(start)) return new TextDecoder('utf-16le');
  if (/^(?:\xfe\xff|\0<)/.test(start)) return new TextDecoder('utf-16be');
  const [, declared] = /<\?xml[^>]*?\bencoding\s*=\s*["']([\w.:-]+)["']/.exec(start) ?? [];
  // A declaration that is readable here is not in UTF-16, whatever it says.
  if (!declared || /^utf-?16/i.test(declared)) return new TextDecoder();
  try {
    return new TextDecoder(declared);
  } catch {
    throw new ImportError(`The file is in the encoding ${declared}, which cannot be read. Save it as UTF-8.`);
  }
}
