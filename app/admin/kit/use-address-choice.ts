import { startTransition, useOptimistic } from 'react';
import { useNavigate, useSearchParams } from 'react-router';

/**
 * The filters and the page that the query of the URL holds, and a function that changes them. A change shows at once,
 * before the navigation ends. Any change but that of the page leads to page 1. The route must not load anew with a
 * changed query (`shouldRevalidate`).
 * @param write makes the query of a choice; `present`: the query of the URL, for what else it holds
 */
export function useAddressChoice<Choice extends { page: number }>(
  read: (query: URLSearchParams) => Choice,
  write: (choice: Choice, present: URLSearchParams) => URLSearchParams,
): [Choice, (changes: Partial<Choice>) => void] {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const [choice, show] = useOptimistic(read(query));
  const change = (changes: Partial<Choice>) => {
    // Not `query`: it is stale during a transition, and a second change would undo the first.
    const present = new URLSearchParams(location.search);
    const next = { ...read(present), page: 1, ...changes };
    startTransition(async () => {
      show(next);
      await navigate(`?${write(next, present)}`, { preventScrollReset: true });
    });
  };
  return [choice, change];
}
