import { keepPreviousData, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { type ReactNode, useRef } from 'react';
import { useSearchParams } from 'react-router';
import type * as z from 'zod/mini';
import { filterQuery, useFilters, writeFilters } from './filters.ts';
import { Pagination } from './pagination.tsx';
import { QueryStates, type QueryStatesTexts } from './query-states.tsx';

/** The rows of one page; `total` counts those of all pages. */
export interface Rows<Row> {
  rows: readonly Row[];
  total: number;
}

interface Paged {
  page: number;
  order?: string;
}

/** The API call of a list. */
export interface ListSource<Shown extends Paged, Page> {
  /** The filters, as the URL of the screen names them. */
  schema: z.ZodMiniType<Shown>;
  path: string;
  perPage: number;
  load: (url: string) => Promise<Page>;
  /** Makes the query string of the call; by default from the filters, with an offset. */
  queryOf?: (filters: Shown) => URLSearchParams;
  /** False for filters whose rows another list shows. */
  isLoaded?: (filters: Shown) => boolean;
  refetchOnMount?: 'always';
}

/** Loads a page of a list, which stays while the next one loads. */
export function useListPage<Shown extends Paged, Page>(source: ListSource<Shown, Page>, filters: Shown) {
  const { path, perPage, load, queryOf = (all) => filterQuery(all, perPage), ...options } = source;
  const query = queryOf(filters).toString();
  return useQuery({
    queryKey: [path, query],
    queryFn: () => load(query === '' ? path : `${path}?${query}`),
    placeholderData: keepPreviousData,
    enabled: options.isLoaded?.(filters) ?? true,
    refetchOnMount: options.refetchOnMount ?? true,
  });
}

/** A list whose filters and page are in the URL. */
export function useList<Shown extends Paged, Page>(source: ListSource<Shown, Page>) {
  const [filters, setFilters] = useFilters(source.schema);
  const [query] = useSearchParams();
  const { page, order, ...used } = filters;
  return {
    filters,
    setFilters,
    clear: () => setFilters(source.schema.parse({})),
    isFiltered: Object.values(used).some(Boolean),
    query: useListPage(source, filters),
    page,
    perPage: source.perPage,
    showPage: (next: number) => setFilters({ page: next } as Partial<Shown>),
    urlOf: (other: number) => `?${writeFilters({ ...filters, page: other }, query)}`,
  };
}

/** The list that `useList` returns. */
export type ListOf<Source> =
  Source extends ListSource<infer Shown, infer Page> ? ReturnType<typeof useList<Shown, Page>> : never;

interface ListProps<Page extends Rows<unknown>> {
  list: {
    query: UseQueryResult<Page>;
    page: number;
    perPage: number;
    showPage: (page: number) => void;
    urlOf: (page: number) => string;
  };
  /** Omitted in a `LoadedSection`, which has them. */
  states?: QueryStatesTexts;
  /** Shown above the rows. */
  toolbar?: (page: Page) => ReactNode;
  /** Replaces the rows of an empty list; null: nothing. */
  none: ReactNode;
  noneClassName?: string;
  /** Names the pages and the buttons to them. */
  pages: { label: string; previous?: string; next?: string };
  children: (rows: Page['rows']) => ReactNode;
}

/** A page of a list, with its states, and the buttons to the other pages. */
export function List<Page extends Rows<unknown>>(props: ListProps<Page>) {
  const { list, states, toolbar, none, noneClassName = 'mt-3 border-y py-10', pages, children } = props;
  const { data, isFetching } = list.query;
  const container = useRef<HTMLDivElement>(null);
  const showPage = (page: number) => {
    list.showPage(page);
    if (!states) return;
    container.current?.focus({ preventScroll: true });
    scrollTo({ top: 0 });
  };
  const absent = data && data.total > 0 ? 'This page does not exist: the list is shorter.' : none;
  return (
    <>
      {states && <QueryStates query={list.query} {...states} />}
      {data && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields
        <div
          ref={container}
          role="group"
          aria-label={pages.label}
          tabIndex={-1}
          aria-busy={isFetching}
          className="outline-none"
        >
          {toolbar?.(data)}
          {data.rows.length > 0 && children(data.rows)}
          {data.rows.length === 0 && absent && (
            <div className={`border-line text-center text-sm text-muted ${noneClassName}`}>{absent}</div>
          )}
          <Pagination
            {...pages}
            page={list.page}
            perPage={list.perPage}
            total={data.total}
            onPage={showPage}
            urlOf={list.urlOf}
          />
        </div>
      )}
    </>
  );
}
