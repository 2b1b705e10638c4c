import { memo, Suspense } from 'react';
import type { ShownOutcome } from '../calculation-state.ts';
import { Ledger, Result } from '../load-engine.ts';
import type { Outcome } from '../outcome.ts';
import type { CarryFigures } from '../results/carry.tsx';

interface ShownResultProps {
  shown: ShownOutcome | null;
  onPrint: () => void;
  onCarry: CarryFigures;
}

/** Memoized: a result of the server that is not hydrated yet would disappear if it were rendered again. */
export const ShownResult = memo(function ShownResult({ shown, onPrint, onCarry }: ShownResultProps) {
  return (
    <Suspense>
      {shown?.outcome && (
        <Result
          outcome={shown.outcome}
          byServer={shown.origin === 'server'}
          stale={shown.stale}
          onPrint={onPrint}
          onCarry={onCarry}
        />
      )}
    </Suspense>
  );
});

/** Memoized like ShownResult. */
export const ShownLedger = memo(function ShownLedger({ outcome }: { outcome: Outcome | null }) {
  return <Suspense>{outcome && <Ledger outcome={outcome} />}</Suspense>;
});
