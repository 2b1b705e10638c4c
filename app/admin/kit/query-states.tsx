import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { hasStatus } from './describe-error.ts';
import { RetryNotice } from './retry-notice.tsx';

export interface QueryStatesTexts {
  loading?: string;
  /** The sentence that reports a failure. */
  failure: string;
  /** The sentence is the whole text, without the reason: the specification gives it. */
  isWhole?: boolean;
  /** The screen reports a failed refresh itself: it keeps what was loaded before. */
  onlyFirstLoad?: boolean;
  /** Classes of the loading text. */
  className?: string;
}

interface QueryStatesProps extends QueryStatesTexts {
  query: UseQueryResult<unknown>;
  /** Replaces the error after a 404. */
  missing?: ReactNode;
}

/** The loading and the error state of a query, which replace or precede what it loads. */
export function QueryStates(props: QueryStatesProps) {
  const { query, loading = 'Loading…', failure, isWhole, onlyFirstLoad, className = 'py-6 text-sm' } = props;
  const { data, isPending, isError, error, refetch } = query;
  if (props.missing && hasStatus(error, 404)) return props.missing;
  return (
    <>
      {isPending && (
        <p role="status" className={`text-muted ${className}`}>
          {loading}
        </p>
      )}
      {isError && !(onlyFirstLoad && data !== undefined) && (
        <RetryNotice text={failure} error={isWhole ? undefined : error} onRetry={() => void refetch()} />
      )}
    </>
  );
}
