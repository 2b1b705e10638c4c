import * as z from 'zod/mini';
import { wholeNumber } from '../../contract/query-fields.ts';

const LIMIT_MAX = 200;

/** Limit and offset of a part of a list. */
export interface Pagination {
  limit: number;
  offset: number;
}

/** The query parameters `limit` and `offset` of a list. */
export const paginationSchema = (limit = 50) =>
  z.object({
    limit: wholeNumber(limit, 1, LIMIT_MAX, `limit must be a whole number from 1 to ${LIMIT_MAX}`),
    offset: wholeNumber(0, 0, 999_999_999, 'offset must be a whole number'),
  });
