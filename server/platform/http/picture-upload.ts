import type { Context } from 'hono';
import { Refusal } from '../refusal.ts';

export function notAPicture(): Refusal {
  const message = 'This file is not a picture, or is damaged. Please choose a JPEG, PNG, WebP, AVIF or GIF.';
  return new Refusal('invalid-input', { message });
}

/** The field `file` of a posted form, and its other fields. */
export async function pictureOf(c: Context): Promise<{ file: File; fields: Record<string, unknown> }> {
  const form = await c.req.formData().catch(() => null);
  const file = form?.get('file');
  if (form && file instanceof File) return { file, fields: Object.fromEntries(form) };
  throw new Refusal('invalid-input', { message: 'Please send the picture as the field “file” of a form.' });
}
