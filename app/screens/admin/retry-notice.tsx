import { toolButton } from './tool-button.ts';

interface RetryNoticeProps {
  text: string;
  /** The notice may unmount with the focus, so the caller must move the focus. */
  onRetry: () => void;
}

/** An error message with a retry button. */
export function RetryNotice({ text, onRetry }: RetryNoticeProps) {
  return (
    <div role="alert" className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2 text-sm">
      <p>{text}</p>
      <button type="button" onClick={onRetry} className={toolButton('outline')}>
        Retry
      </button>
    </div>
  );
}
