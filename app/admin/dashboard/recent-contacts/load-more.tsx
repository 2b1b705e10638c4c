import { toolButton } from '../../kit/tool-button.ts';
import type { ContactsQuery } from './use-contacts.ts';

interface LoadMoreProps {
  query: ContactsQuery;
  /** Called after the last page was loaded, when the button disappears. */
  onLastPage: () => void;
}

export function LoadMore({ query, onLastPage }: LoadMoreProps) {
  const load = async () => {
    if (query.isFetching) return;
    const { hasNextPage } = await query.fetchNextPage();
    if (!hasNextPage) onLastPage();
  };
  return (
    <div className="mt-5 flex flex-wrap items-center gap-4">
      <button
        type="button"
        aria-disabled={query.isFetching}
        onClick={() => void load()}
        className={toolButton('outline')}
      >
        {query.isFetchingNextPage ? 'Loading…' : 'Load more'}
      </button>
      <p role="status" className="text-xs text-alert">
        {query.isFetchNextPageError && 'More requests could not be loaded.'}
      </p>
    </div>
  );
}
