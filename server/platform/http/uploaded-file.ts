import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Busboy, type BusboyHeaders } from '@fastify/busboy';
import type { Context } from 'hono';
import { Refusal } from '../refusal.ts';

const UPLOAD_MAX_BYTES = 2 * 1024 ** 3;

export function hasUpload(c: Context): boolean {
  return (c.req.header('Content-Type') ?? '').toLowerCase().startsWith('multipart/form-data');
}

/**
 * Streams the first file of a multipart form to the disk; its other fields are ignored.
 * @returns the name that the browser gave it
 * @throws {Refusal} 400 for a form without a file, 413 for a file over 2 GB
 */
export async function saveUploadedFile(
  c: Context,
  file: string,
  maxBytes = UPLOAD_MAX_BYTES,
): Promise<{ name: string }> {
  const body = c.req.raw.body;
  const headers: BusboyHeaders = { 'content-type': c.req.header('Content-Type') ?? '' };
  const limits = { files: 1, fields: 20, fieldSize: 10_000, parts: 21, fileSize: maxBytes };
  let name: string | null = null;
  let isTooLarge = false;
  let written: Promise<void> = Promise.resolve();
  try {
    const form = new Busboy({ headers, limits });
    form.on('file', (_field, stream, filename) => {
      name = filename || 'upload';
      stream.on('limit', () => {
        isTooLarge = true;
      });
      written = pipeline(stream, createWriteStream(file));
      written.catch(() => {});
    });
    await pipeline(body ? Readable.fromWeb(body as never) : Readable.from([]), form);
    await written;
  } catch (error) {
    if (isDiskFull(error)) throw error;
    throw new Refusal('invalid-input', {
      message: 'The upload is not complete. Please send the file again.',
    });
  }
  if (isTooLarge) throw new Refusal('body-too-large', { message: 'The file is larger than 2 GB.' });
  if (name === null) throw new Refusal('invalid-input', { message: 'Please choose an export file.' });
  return { name };
}

function isDiskFull(error: unknown): boolean {
  return error instanceof Error && 'code' in error && String(error.code).startsWith('ENOSPC');
}
