import type { PostConflict, StaffPost } from '../../../../../contract/posts.ts';
import { ConflictView } from '../../conflict-view.tsx';
import { fieldLabels } from './field-labels.ts';
import { changedFields, draftOf, type PostDraft } from './post-draft.ts';

interface PostConflictViewProps {
  /** The changes made here, on the post as it was saved meanwhile. */
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
      fields={changedFields(draft, theirs).map((name) => ({
        label: fieldLabels[name],
        mine: textOf(draft[name]),
        theirs: textOf(theirs[name]),
      }))}
      onKeepMine={() => onKeepMine(post)}
      onTakeStored={() => onTakeStored(post)}
      onClose={onClose}
    />
  );
}

function textOf(value: PostDraft[keyof PostDraft]): string {
  return typeof value === 'string' ? value : value.join(', ');
}
