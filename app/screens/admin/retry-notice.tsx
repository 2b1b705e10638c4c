import { toolButton } from './tool-button.ts';

interface RetryNoticeProps {
  text: string;
  /** The notice, and the focus with it, may be gone at once: the caller says where the keyboard goes on. */
  onRetry: () => void;
}

/** Says that something could not be loaded, with the way to try again. */
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
