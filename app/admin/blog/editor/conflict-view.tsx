import type { PostConflict, StaffPost } from '../../../../contract/posts.ts';
import { ConflictView } from '../../kit/conflict-view.tsx';
import { fieldLabels } from './field-labels.ts';
import { changedFields, draftOf, fieldText, type PostDraft } from './post-draft.ts';

interface PostConflictViewProps {
  /** The local changes, rebased onto the post that was saved meanwhile. */
  draft: PostDraft;
  conflict: PostConflict;
  onKeepMine: (stored: StaffPost) => void;
  onTakeStored: (stored: StaffPost) => void;
  onClose: () => void;
}

/** Both texts of a post that was saved since it was opened here. */
export function PostConflictView(props: PostConflictViewProps) {
  const { draft, conflict, onKeepMine, onTakeStored, onClose } = props;
  const { post, saved } = conflict;
  const theirs = draftOf(post, new Date());
  return (
    <ConflictView
      noun="the post"
      saved={saved}
      fields={differences(draft, theirs)}
      onKeepMine={() => onKeepMine(post)}
      onTakeStored={() => onTakeStored(post)}
      onClose={onClose}
    />
  );
}

/** The fields that differ, as texts to be compared. */
export function differences(mine: PostDraft, theirs: PostDraft) {
  return changedFields(mine, theirs).map((name) => ({
    label: fieldLabels[name],
    mine: fieldText(mine[name]),
    theirs: fieldText(theirs[name]),
  }));
}
