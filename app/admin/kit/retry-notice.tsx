import { describeError } from './describe-error.ts';
import { focusAround } from './focus.ts';
import { ToolButton } from './tool-button.tsx';

interface RetryNoticeProps {
  /** The sentence that names the failed call. */
  text: string;
  /** Adds the reason of the failure; omitted where the specification gives the whole text. */
  error?: unknown;
  onRetry: () => void;
}

/** An error message with a retry button, which loses the focus when it is removed. */
export function RetryNotice({ text, error, onRetry }: RetryNoticeProps) {
  return (
    <div
      role="alert"
      className="mt-3 first:mt-0 flex flex-wrap items-center gap-x-4 gap-y-2 text-sm text-alert"
    >
      <p>
        {text} {describeError(error)}
      </p>
      <ToolButton
        variant="outline"
        onClick={({ currentTarget }) => {
          focusAround(currentTarget);
          onRetry();
        }}
      >
        Retry
      </ToolButton>
    </div>
  );
}
