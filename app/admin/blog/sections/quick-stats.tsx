import { type UseQueryResult, useQueryClient } from '@tanstack/react-query';
import type { PostCounts } from '../../../../contract/posts.ts';
import { wholeNumber } from '../../../ui/whole-number.ts';
import { RetryNotice } from '../../kit/retry-notice.tsx';
import { ToolButton } from '../../kit/tool-button.tsx';
import { refreshPosts } from '../post-queries.ts';

/** The numbers of posts, and the button that loads them and the list again. */
export function QuickStats({ counts }: { counts: UseQueryResult<PostCounts> }) {
  const client = useQueryClient();
  const { data, isFetching, isError } = counts;
  const refresh = () => {
    if (!isFetching) void refreshPosts(client);
  };
  return (
    <section aria-labelledby="quick-stats" aria-busy={isFetching} className="mt-5">
      <h2 id="quick-stats" className="mb-3 text-xl">
        Quick Stats
      </h2>
      <div className="flex flex-wrap items-center justify-between gap-x-8 border-y border-line">
        <dl className="grid grow grid-cols-3 divide-x divide-line max-sm:border-b max-sm:border-line sm:grow-0">
          <Figure label="Total Posts" value={data?.total} />
          <Figure
            label="Published"
            value={data?.published}
            note={data?.scheduled ? `${wholeNumber(data.scheduled)} scheduled` : ''}
          />
          <Figure label="Draft" value={data?.draft} />
        </dl>
        <ToolButton
          variant="outline"
          busy={isFetching}
          onClick={refresh}
          className="max-sm:my-4 max-sm:w-full"
        >
          <svg
            viewBox="0 0 16 16"
            aria-hidden="true"
            className={`size-3.5 fill-none stroke-current stroke-[1.5] ${isFetching ? 'animate-spin' : ''}`}
          >
            <path d="M13.5 8a5.5 5.5 0 1 1-1.6-3.9M13.5 1.5v3.3h-3.3" />
          </svg>
          Refresh Posts
        </ToolButton>
      </div>
      {isError && (
        <RetryNotice text="The figures could not be loaded." error={counts.error} onRetry={refresh} />
      )}
    </section>
  );
}

function Figure({ label, value, note = '' }: { label: string; value: number | undefined; note?: string }) {
  return (
    <div className="px-4 py-3.5 first:pl-0 sm:min-w-36 lg:px-6">
      <dt className="text-xs font-medium text-muted">{label}</dt>
      <dd className="mt-0.5 font-display text-2xl tabular-nums">
        {value === undefined ? <span className="text-line-strong">–</span> : wholeNumber(value)}
        {note && <span className="font-sans text-xs text-muted max-sm:block sm:ml-2">{note}</span>}
      </dd>
    </div>
  );
}
