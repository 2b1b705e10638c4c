import { memo, Suspense } from 'react';
import { Ledger, Result } from '../load-engine.ts';
import type { Outcome } from '../outcome.ts';
import type { ResultProps } from '../results/result.tsx';

/** Memoized: a result of the server that is not hydrated yet would disappear if it were rendered again. */
export const ShownResult = memo(function ShownResult({
  outcome,
  ...props
}: Omit<ResultProps, 'outcome'> & { outcome: Outcome | null }) {
  return <Suspense>{outcome && <Result outcome={outcome} {...props} />}</Suspense>;
});

/** Memoized like ShownResult. */
export const ShownLedger = memo(function ShownLedger({ outcome }: { outcome: Outcome | null }) {
  return <Suspense>{outcome && <Ledger outcome={outcome} />}</Suspense>;
});
