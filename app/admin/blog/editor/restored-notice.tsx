import { focusAround } from '../../kit/focus.ts';
import { firmDateTime } from '../../kit/format.ts';
import { ToolButton } from '../../kit/tool-button.tsx';

interface RestoredNoticeProps {
  /** UTC, ISO 8601. */
  keptAt: string;
  isFromElsewhere: boolean;
  /** The post has been saved since the restored work began. */
  isOutdated: boolean;
  onDiscard: () => void;
}

/** Says that unsaved work was restored. */
export function RestoredNotice({ keptAt, isFromElsewhere, isOutdated, onDiscard }: RestoredNoticeProps) {
  return (
    <div
      role="status"
      className="mt-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-l-4 border-ornament bg-tint px-4 py-2.5 text-sm"
    >
      <p>
        Your unsaved changes of {firmDateTime(keptAt)}
        {isFromElsewhere && ', from another device,'} were restored.
        {isOutdated && ' Someone else has saved this post since. You can compare when you save.'}
      </p>
      <ToolButton
        variant="outline"
        onClick={({ currentTarget }) => {
          focusAround(currentTarget);
          onDiscard();
        }}
      >
        Discard them
      </ToolButton>
    </div>
  );
}
