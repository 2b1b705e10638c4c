import {
  REQUESTS_PER_PAGE,
  type RequestFilter,
  requestDeliveries,
  requestKinds,
  requestSources,
  requestStates,
  SEARCH_MAX,
} from '../../../contract/requests.ts';

/** The filters, order and page in the address of the list; empty: not filtered. */
export type ListChoice = Record<Exclude<keyof RequestFilter, 'order'>, string> & {
  order: RequestFilter['order'];
  /** From 1. */
  page: number;
};

const FILTERS = ['search', 'state', 'source', 'kind', 'caseType', 'delivery', 'from', 'to'] as const;

const DAY = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;

/** Reads the filters from an address; values that mean nothing are left out. */
export function readChoice(parameters: URLSearchParams): ListChoice {
  const value = (name: string) => parameters.get(name) ?? '';
  const oneOf = (name: string, options: readonly { value: string }[]) =>
    options.some((option) => option.value === value(name)) ? value(name) : '';
  const day = (name: string) => (DAY.test(value(name)) ? value(name) : '');
  return {
    search: value('search').slice(0, SEARCH_MAX),
    state: oneOf('state', requestStates),
    source: oneOf('source', requestSources),
    kind: oneOf('kind', requestKinds),
    caseType: value('caseType').slice(0, 200),
    delivery: oneOf('delivery', requestDeliveries),
    from: day('from'),
    to: day('to'),
    order: value('order') === 'oldest' ? 'oldest' : 'newest',
    page: /^[1-9]\d{0,6}$/.test(value('page')) ? Number(value('page')) : 1,
  };
}

/** The query of the list's address, as short as it can be. */
export function writeChoice(choice: ListChoice): URLSearchParams {
  const parameters = filterQuery(choice);
  if (choice.page > 1) parameters.set('page', String(choice.page));
  return parameters;
}

/** The filters and the order alone, as the API takes them. */
export function filterQuery(choice: ListChoice): URLSearchParams {
  const parameters = new URLSearchParams();
  for (const name of FILTERS) if (choice[name].trim() !== '') parameters.set(name, choice[name]);
  if (choice.order === 'oldest') parameters.set('order', choice.order);
  return parameters;
}

/** The query of one page of the list. */
export function pageQuery(choice: ListChoice): URLSearchParams {
  const parameters = filterQuery(choice);
  if (choice.page > 1) parameters.set('offset', String((choice.page - 1) * REQUESTS_PER_PAGE));
  return parameters;
}

/** The number of filters in use, the search apart. */
export function countFilters(choice: ListChoice): number {
  return FILTERS.filter((name) => name !== 'search' && choice[name] !== '').length;
}
