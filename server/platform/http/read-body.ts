import type { Context } from 'hono';
import { Refusal } from '../refusal.ts';

/**
 * Reads the JSON body of a request.
 * @throws {Refusal} 415 for another content type, 400 for text that is not JSON
 */
export async function readJson(c: Context, type = 'application/json'): Promise<unknown> {
  if (mediaType(c) !== type) {
    throw new Refusal('unsupported-media-type', { message: `Please send the request as ${type}.` });
  }
  const text = await c.req.text();
  try {
    return JSON.parse(text);
  } catch {
    throw new Refusal('malformed-json');
  }
}

/**
 * Reads the text fields of a posted form, without files. Turns CR LF, which browsers send (HTML, "constructing the
 * entry list"), back into LF.
 * @throws {Refusal} 415 for another content type, 400 for a body that is not a form
 */
export async function readForm(c: Context): Promise<Record<string, string>> {
  if (!['multipart/form-data', 'application/x-www-form-urlencoded'].includes(mediaType(c))) {
    throw new Refusal('unsupported-media-type', { message: 'Please send the request as a form.' });
  }
  const form = await c.req.raw.formData().catch(() => {
    throw new Refusal('invalid-input', { message: 'The request body is not a valid form.' });
  });
  const fields: Record<string, string> = {};
  for (const [name, value] of form) {
    if (typeof value === 'string') fields[name] = value.replaceAll('\r\n', '\n');
  }
  return fields;
}

function mediaType(c: Context): string {
  return (c.req.header('Content-Type') ?? '').split(';', 1).join('').trim().toLowerCase();
}
