import { startTransition, useOptimistic } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import * as z from 'zod/mini';

/** Parts of a list's filter schema. An empty value filters nothing, and so does a value that the schema refuses. */
export const filterParts = {
  text: (maxLength: number) =>
    z.catch(
      z.pipe(
        z.string(),
        z.transform((text) => text.trim().slice(0, maxLength)),
      ),
      '',
    ),
  oneOf: <Value extends string>(options: readonly { value: Value }[]) =>
    z.catch(z.union([z.literal(''), z.enum(options.map(({ value }) => value))]), ''),
  /** A calendar day, `YYYY-MM-DD`. */
  day: z.catch(z.iso.date(), ''),
  /** From 1. */
  page: z.catch(
    z.pipe(
      z.string().check(z.regex(/^[1-9]\d{0,6}$/)),
      z.transform((text) => Number(text)),
    ),
    1,
  ),
};

/** Reads the filters from the query string. */
export function readFilters<Shown>(schema: z.ZodMiniType<Shown>, query: URLSearchParams): Shown {
  return schema.parse(Object.fromEntries(query));
}

/** Writes the filters into a query string; those that filter nothing and page 1 are left out. */
export function writeFilters(filters: object, others?: URLSearchParams): URLSearchParams {
  const query = new URLSearchParams(others);
  for (const [name, value] of Object.entries(filters)) {
    query.delete(name);
    if (value !== '' && !(name === 'page' && value === 1)) query.set(name, String(value));
  }
  return query;
}

/** The query string of an API call: the filters, with an offset instead of the page. */
export function filterQuery(filters: object, perPage = 0): URLSearchParams {
  const { page = 1, ...others }: { page?: number } = filters;
  const query = writeFilters(others);
  if (perPage > 0 && page > 1) query.set('offset', String((page - 1) * perPage));
  return query;
}

/**
 * The filters and the page in the query string of the URL, and a function that changes them. A change shows at once,
 * before the navigation ends; any other change leads to page 1. Other parameters stay. The route must not
 * reload on a changed query string (`shouldRevalidate`).
 */
export function useFilters<Shown extends { page: number }>(
  schema: z.ZodMiniType<Shown>,
): [Shown, (changes: Partial<Shown>) => void] {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const [filters, show] = useOptimistic(readFilters(schema, query));
  const change = (changes: Partial<Shown>) => {
    // Not `query`: it is stale during a transition, and a second change would undo the first.
    const current = new URLSearchParams(location.search);
    const next = { ...readFilters(schema, current), page: 1, ...changes };
    startTransition(async () => {
      show(next);
      await navigate(`?${writeFilters(next, current)}`, { preventScrollReset: true });
    });
  };
  return [filters, change];
}
