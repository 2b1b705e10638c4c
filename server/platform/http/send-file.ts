import { Readable } from 'node:stream';
import type { Context } from 'hono';

/** A file that is made while it is downloaded. */
export interface MadeFile {
  name: string;
  parts: AsyncIterable<string>;
}

/** Sends a file for the browser to save under its name. */
export function sendFile(c: Context, { name, parts }: MadeFile, type: string): Response {
  return c.body(Readable.toWeb(Readable.from(parts, { objectMode: false })) as ReadableStream, 200, {
    'Content-Type': type,
    'Content-Disposition': `attachment; filename="${name}"`,
  });
}
