import * as z from 'zod/mini';

/** A whole number in a query. */
export const wholeNumber = (fallback: number, min: number, max: number, message: string) =>
  z.pipe(
    z._default(z.string(), String(fallback)).check(z.regex(/^\d{1,9}$/, message)),
    z.pipe(z.transform(Number), z.number().check(z.gte(min, message), z.lte(max, message))),
  );

/** Search text in a query; truncated to `max` characters, never rejected. */
export const searchedText = (max: number) =>
  z.pipe(
    z._default(z.string(), ''),
    z.transform((text: string) => text.replaceAll('\0', '').slice(0, max).trim()),
  );
