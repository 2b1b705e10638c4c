import { fileTypeFromBuffer } from 'file-type';

type Extensions = readonly [usual: string, ...others: string[]];

/** Accepted types with their file name extensions, the usual one first. */
const EXTENSIONS: Record<string, Extensions> = {
  'image/jpeg': ['jpg', 'jpeg', 'jpe'],
  'image/png': ['png'],
  'image/gif': ['gif'],
  'image/webp': ['webp'],
  'image/avif': ['avif'],
  'image/svg+xml': ['svg'],
  'application/pdf': ['pdf'],
  'application/zip': ['zip', 'docx', 'xlsx', 'pptx', 'odt', 'ods', 'odp', 'epub'],
  'application/x-cfb': ['doc', 'xls', 'ppt'],
  'application/rtf': ['rtf'],
  'audio/mpeg': ['mp3'],
  'audio/x-m4a': ['m4a'],
  'audio/ogg': ['ogg', 'oga'],
  'audio/wav': ['wav'],
  'video/mp4': ['mp4', 'm4v'],
  'video/quicktime': ['mov'],
  'video/webm': ['webm'],
  'video/ogg': ['ogv'],
  'text/plain': ['txt', 'csv'],
};
const ALIASES: Record<string, string> = {
  'video/x-m4v': 'video/mp4',
  'audio/mp4': 'audio/x-m4a',
  'audio/vnd.wave': 'audio/wav',
  'video/matroska': 'video/webm',
};
/** Formats that are ZIP files inside. */
const ZIPPED = /^application\/(?:vnd\.(?:openxmlformats-officedocument|oasis\.opendocument)\.|epub\+zip)/;

export interface FileType {
  mime: string;
  isPicture: boolean;
  /** The extensions that a file of this type may have, the usual one first. */
  extensions: Extensions;
}

/**
 * Determines the type of a file by its beginning, whatever its name or server says.
 * @param beginning 4,100 bytes, or the whole file
 * @param name the file's name; decides only for plain text, which has no signature
 * @returns null for a type that is not accepted, such as a web page or a program
 */
export async function readFileType(beginning: Uint8Array, name: string): Promise<FileType | null> {
  const found = (await fileTypeFromBuffer(beginning).catch(() => undefined))?.mime;
  const mime =
    found === undefined || found === 'application/xml' ? textType(Buffer.from(beginning), name) : found;
  const known = mime && (ZIPPED.test(mime) ? 'application/zip' : (ALIASES[mime] ?? mime));
  const extensions = known ? EXTENSIONS[known] : undefined;
  return known && extensions ? { mime: known, isPicture: known.startsWith('image/'), extensions } : null;
}

function textType(beginning: Buffer, name: string): string | null {
  const text = beginning.toString('utf8', 0, 1000).trimStart();
  if (/^(?:<\?xml[^>]*>\s*)?(?:<!--[\s\S]*?-->\s*)*(?:<!DOCTYPE svg[^>]*>\s*)?<svg\b/i.test(text))
    return 'image/svg+xml';
  const isText = !beginning.includes(0) && !/^<(?:!doctype|html|\?php|script)/i.test(text);
  return isText && /\.(?:txt|csv)$/i.test(name) ? 'text/plain' : null;
}
