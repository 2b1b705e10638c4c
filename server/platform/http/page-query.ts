import * as z from 'zod/mini';

const LIMIT_MAX = 200;

const wholeNumber = (fallback: number, min: number, max: number, message: string) =>
  z.pipe(
    z._default(z.string(), String(fallback)).check(z.regex(/^\d{1,9}$/, message)),
    z.pipe(z.transform(Number), z.number().check(z.gte(min, message), z.lte(max, message))),
  );

/** A part of a list. */
export interface Page {
  limit: number;
  offset: number;
}

/** The query parameters `limit` and `offset` of a list. */
export const pageSchema = (limit = 50) =>
  z.object({
    limit: wholeNumber(limit, 1, LIMIT_MAX, `limit must be a whole number from 1 to ${LIMIT_MAX}`),
    offset: wholeNumber(0, 0, 999_999_999, 'offset must be a whole number'),
  });
