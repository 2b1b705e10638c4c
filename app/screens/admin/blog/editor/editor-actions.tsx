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
  const isPublic = base !== null && stateOf(base) === 'published';
  return (
    // On narrow screens only the last group sticks to the top.
    <div className="z-20 max-lg:contents lg:sticky lg:top-0 lg:-mx-2 lg:flex lg:items-center lg:gap-x-2 lg:border-b lg:border-line lg:bg-paper lg:px-2 lg:py-2.5">
      <div className="flex items-baseline gap-3 lg:mr-auto">
        <ScreenHeading>{base ? 'Edit post' : 'New post'}</ScreenHeading>
        {base && <StatusBadge post={base} />}
      </div>
      {base && (
        <div className="flex flex-wrap items-center gap-2 max-lg:mt-2">
          {isPublic && (
            <>
              <a
                href={`/blog/${encodeURIComponent(base.slug)}`}
                target="_blank"
                rel="noreferrer"
                className={toolButton('outline')}
              >
                View post
              </a>
              <Link to={staffPaths.adminNewsletterPost(base.slug)} className={toolButton('outline')}>
                Send to subscribers
              </Link>
            </>
          )}
          {onDelete && (
            <button type="button" onClick={onDelete} className={toolButton('outline')}>
              Delete
            </button>
          )}
        </div>
      )}
      <div className="flex items-center gap-2 max-lg:sticky max-lg:top-0 max-lg:z-20 max-lg:-mx-2 max-lg:border-b max-lg:border-line max-lg:bg-paper max-lg:px-2 max-lg:py-2">
        <p role="status" className="text-xs text-slate max-lg:grow lg:px-2">
          {isSaving ? 'Saving…' : isDirty ? 'Not saved yet' : ''}
        </p>
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
