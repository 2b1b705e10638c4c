import { useSearchParams } from 'react-router';

/**
 * The filters and the page that the query of the address holds, and a function that changes them. Any change but that of
 * the page leads to page 1. The route must not load anew with a changed query (`shouldRevalidate`), because the address
 * changes after that.
 * @param write makes the query of a choice; `present`: the query of the address, for what else it holds
 */
export function useAddressChoice<Choice extends { page: number }>(
  read: (query: URLSearchParams) => Choice,
  write: (choice: Choice, present: URLSearchParams) => URLSearchParams,
): [Choice, (changes: Partial<Choice>) => void] {
  const [query, setQuery] = useSearchParams();
  const change = (changes: Partial<Choice>) => {
    // `query` lags behind, because it is rendered in a transition: a second change would undo the first.
    const present = new URLSearchParams(location.search);
    setQuery(write({ ...read(present), page: 1, ...changes }, present), { preventScrollReset: true });
  };
  return [read(query), change];
}
