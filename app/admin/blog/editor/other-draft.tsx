import { useState } from 'react';
import type { UnsavedChanges } from '../../../../contract/post-versions.ts';
import { firmDateTime } from '../../kit/format.ts';
import { ToolButton } from '../../kit/tool-button.tsx';
import { VersionChoice } from '../../kit/version-choice.tsx';
import { differences } from './field-labels.ts';
import { browserName } from './kept-draft.ts';
import type { PostDraft } from './post-draft.ts';

interface OtherDraftProps {
  /** The local draft. */
  draft: PostDraft;
  /** The draft with the other page's changes. */
  other: Omit<UnsavedChanges, 'draft'> & { draft: PostDraft };
  onKeepMine: () => void;
  onTakeOther: () => void;
}

/** Offers the draft of another page when both pages have changed the post. */
export function OtherDraft({ draft, other, onKeepMine, onTakeOther }: OtherDraftProps) {
  const [compares, setCompares] = useState(false);
  const place = other.browser === browserName() ? 'in another tab' : 'on another device';
  const made = `${firmDateTime(other.keptAt)}, ${place}`;
  if (compares) {
    return (
      <VersionChoice
        heading={<>Your unsaved changes of {made}</>}
        text="Compare both versions and choose the one to go on with. Until then, both are kept."
        theirs="other"
        fields={differences(draft, other.draft)}
        onKeepMine={onKeepMine}
        onTakeTheirs={onTakeOther}
        onClose={() => setCompares(false)}
      />
    );
  }
  return (
    <div
      role="status"
      className="mt-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-l-4 border-ornament bg-tint px-4 py-2.5 text-sm"
    >
      <p>
        You have other unsaved changes to this post, of {made}. Until you choose between the two, the changes
        here are kept in this browser only.
      </p>
      <ToolButton variant="outline" onClick={() => setCompares(true)}>
        Compare and choose
      </ToolButton>
    </div>
  );
}
