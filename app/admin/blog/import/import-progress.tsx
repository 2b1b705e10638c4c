import type { Ref } from 'react';
import type { ImportProgress } from '../../../../contract/wordpress-import.ts';
import { wholeNumber } from '../../../ui/whole-number.ts';
import { ToolButton } from '../../kit/tool-button.tsx';

interface ImportProgressBarProps {
  ref: Ref<HTMLDivElement>;
  /** Null until the server has sent the first one. */
  progress: ImportProgress | null;
  canceling: boolean;
  onCancel: () => void;
}

const phases = {
  connecting: 'Connecting…',
  importing: 'Importing posts…',
  checking: 'Checking old addresses and images…',
} as const;

/** A running import: progress bar, counts and the current title. */
export function ImportProgressBar({ ref, progress, canceling, onCancel }: ImportProgressBarProps) {
  const { phase = 'connecting', total = null, done = 0, title = null, failed = 0 } = progress ?? {};
  const text = canceling ? 'Canceling…' : phases[phase];
  return (
    <div
      ref={ref}
      tabIndex={-1}
      className="mt-5 border-l-4 border-ornament bg-tint px-4 py-3.5 text-sm outline-none"
    >
      <p role="status" className="font-semibold">
        {text}
      </p>
      <progress
        aria-label={text}
        className="progress-bar mt-2.5"
        {...(total === null ? {} : { max: Math.max(total, 1), value: Math.min(done, total) })}
      />
      <div className="mt-2 flex min-h-6 flex-wrap justify-between gap-x-4 text-xs text-muted tabular-nums">
        {progress && phase !== 'connecting' && (
          <p>{total === null ? wholeNumber(done) : `${wholeNumber(done)} of ${wholeNumber(total)}`}</p>
        )}
        {failed > 0 && <p className="font-semibold text-alert-deep">{wholeNumber(failed)} failed</p>}
      </div>
      <p dir="auto" className="line-clamp-2 min-h-5 text-xs wrap-anywhere">
        {title}
      </p>
      <ToolButton variant="outline" busy={canceling} onClick={onCancel} className="mt-3">
        Cancel
      </ToolButton>
    </div>
  );
}
