import { createReadStream } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { pipeline, type Readable } from 'node:stream';
import { createGunzip, createInflateRaw } from 'node:zlib';
import { ImportError } from './wordpress-post.ts';

const PART_BYTES = 128 * 1024;
/** Decompressed. */
const EXPORT_MAX_BYTES = 8 * 1024 ** 3;
/** Largest end record (with comment) and central directory of a zip archive that are read. */
const ZIP_END_BYTES = 22 + 65_535;
const ZIP_LIST_MAX_BYTES = 16 * 1024 ** 2;
const DAMAGED = 'The zip archive is damaged or ends too early. Download it again.';

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
  const handle = await open(file);
  try {
    const beginning = await readAt(handle, 0, 4);
    if (beginning.toString('latin1').startsWith('PK')) yield* zipped(file, handle);
    else if (beginning[0] === 0x1f && beginning[1] === 0x8b)
      yield unpacked(createReadStream(file), createGunzip);
    else yield createReadStream(file, { highWaterMark: PART_BYTES });
  } finally {
    await handle.close();
  }
}

/** The XML files of a zip archive by its central directory (APPNOTE.TXT 4.3). */
async function* zipped(file: string, handle: FileHandle): AsyncGenerator<Readable> {
  const { size } = await handle.stat();
  const tail = await readAt(handle, Math.max(0, size - ZIP_END_BYTES), Math.min(size, ZIP_END_BYTES));
  const end = tail.lastIndexOf('PK\x05\x06', tail.length, 'latin1');
  const listBytes = end < 0 || end + 22 > tail.length ? 0 : tail.readUInt32LE(end + 12);
  if (listBytes === 0 || listBytes > ZIP_LIST_MAX_BYTES) throw new ImportError(DAMAGED);
  const list = await readAt(handle, tail.readUInt32LE(end + 16), listBytes);
  let hasExport = false;
  for (let at = 0; at + 46 <= list.length; ) {
    const nameEnd = at + 46 + list.readUInt16LE(at + 28);
    const name = list.toString('utf8', at + 46, nameEnd);
    const [method, bytes, offset] = [
      list.readUInt16LE(at + 10),
      list.readUInt32LE(at + 20),
      list.readUInt32LE(at + 42),
    ];
    at = nameEnd + list.readUInt16LE(at + 30) + list.readUInt16LE(at + 32);
    if (!/\.xml$/i.test(name) || name.startsWith('__MACOSX/') || bytes === 0) continue;
    const head = await readAt(handle, offset, 30);
    if (head.length < 30 || (method !== 0 && method !== 8)) throw new ImportError(DAMAGED);
    const start = offset + 30 + head.readUInt16LE(26) + head.readUInt16LE(28);
    const packed = createReadStream(file, { start, end: start + bytes - 1, highWaterMark: PART_BYTES });
    hasExport = true;
    yield method === 8 ? unpacked(packed, createInflateRaw) : packed;
  }
  if (!hasExport)
    throw new ImportError(
      'The zip archive has no .xml file. Choose the export that Tools, Export in WordPress gives.',
    );
}

/** The reader of the decompressed bytes gets the error of either stream. */
function unpacked(bytes: Readable, decoder: typeof createGunzip | typeof createInflateRaw): Readable {
  return pipeline(bytes, decoder({ chunkSize: PART_BYTES }), () => {});
}

async function readAt(handle: FileHandle, position: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, position);
  return buffer.subarray(0, bytesRead);
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
