import { useMutation } from '@tanstack/react-query';
import { Link } from 'react-router';
import { fromNewYorkInput } from '../../../../../contract/new-york-input.ts';
import type { PreviewAnswer } from '../../../../../contract/posts.ts';
import { staffApiPaths, staffPaths } from '../../../../../contract/staff-paths.ts';
import { isUnauthorized } from '../../../../query-client.ts';
import { button } from '../../../../ui/button.ts';
import { toastStore } from '../../../../ui/toast-store.ts';
import { ScreenHeading } from '../../screen-heading.tsx';
import { staffRequest } from '../../staff-request.ts';
import { toolButton } from '../../tool-button.ts';
import { StatusBadge, stateOf } from '../status-badge.tsx';
import { fieldsOf, type PostDraft } from './post-draft.ts';
import type { PostDraftState } from './use-post-draft.ts';

interface EditorActionsProps {
  state: PostDraftState;
  isSaving: boolean;
  /** Null for a new post. */
  onDelete: (() => void) | null;
}

/** The heading with the actions on the post, which stay in sight. */
export function EditorActions({ state, isSaving, onDelete }: EditorActionsProps) {
  const { base, draft, isDirty } = state;
  const preview = usePreview(state);
  return (
    <div className="sticky top-0 z-20 -mx-2 mt-1 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-line bg-paper px-2 py-2.5">
      <div className="flex items-baseline gap-3">
        <ScreenHeading>{base ? 'Edit post' : 'New post'}</ScreenHeading>
        {base && <StatusBadge post={base} />}
        <p role="status" className="text-xs text-slate">
          {isSaving ? 'Saving…' : isDirty ? 'Not saved yet' : ''}
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-2">
        {onDelete && (
          <button type="button" onClick={onDelete} className={toolButton('quiet')}>
            Delete
          </button>
        )}
        {base && stateOf(base) === 'published' && (
          <a
            href={`/blog/${encodeURIComponent(base.slug)}`}
            target="_blank"
            rel="noreferrer"
            className={toolButton('outline')}
          >
            View post
          </a>
        )}
        {base && stateOf(base) === 'published' && (
          <Link to={staffPaths.adminNewsletterPost(base.slug)} className={toolButton('outline')}>
            Send to subscribers
          </Link>
        )}
        <button
          type="button"
          aria-disabled={preview.isPending}
          onClick={() => !preview.isPending && preview.open()}
          className={toolButton('outline')}
        >
          Preview
        </button>
        <button
          type="submit"
          aria-disabled={isSaving}
          className={button('primary', 'min-h-11! lg:min-h-9! py-1.5!')}
        >
          {saveLabel(draft, base?.status === 'published')}
        </button>
      </div>
    </div>
  );
}

/** The label of the button that saves. */
function saveLabel({ status, publishedAt }: PostDraft, isPublished: boolean): string {
  if (status === 'draft') return 'Save draft';
  const at = fromNewYorkInput(publishedAt);
  if (at && at.getTime() > Date.now()) return 'Schedule';
  return isPublished ? 'Update' : 'Publish';
}

/** Shows the draft as its page would look, in a window of its own. */
function usePreview({ draft, base }: PostDraftState) {
  const { mutate, isPending } = useMutation({
    mutationFn: async (target: Window | null) => {
      const query = base ? `?${new URLSearchParams({ id: base.id })}` : '';
      const fields = fieldsOf({ ...draft, title: draft.title.trim() || 'Untitled' }, base, new Date());
      const content = draft.content;
      const { address } = await staffRequest<PreviewAnswer>(
        'POST',
        `${staffApiPaths.adminPostPreview}${query}`,
        {
          ...fields,
          content,
        },
      );
      if (target) target.location.href = address;
      else location.href = address;
    },
    onError: (error, target) => {
      target?.close();
      if (isUnauthorized(error)) return;
      const description = 'The preview could not be made. Please check the fields.';
      toastStore.add({ title: 'Error', description, variant: 'destructive' });
    },
  });
  // Opened at once: a browser blocks windows that open after an answer.
  return { open: () => mutate(window.open('', 'post-preview')), isPending };
}
