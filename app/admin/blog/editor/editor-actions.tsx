import { useMutation } from '@tanstack/react-query';
import { Link } from 'react-router';
import { firmInput, fromFirmInput } from '../../../../content/derive/firm-instants.ts';
import type { PreviewAnswer, StaffPost } from '../../../../contract/posts.ts';
import { staffApiPaths, staffPaths } from '../../../../contract/staff-paths.ts';
import { staffRequest } from '../../kit/staff-request.ts';
import { ToolButton, toolButton } from '../../kit/tool-button.tsx';
import { ScreenHeading } from '../../screen-heading.tsx';
import type { useDeletePost } from '../delete-posts.ts';
import { StatusBadge, stateOf } from '../status-badge.tsx';
import { fieldsOf, type PostDraft } from './post-draft.ts';
import type { PostDraftState } from './use-post-draft.ts';

interface EditorActionsProps {
  state: PostDraftState;
  isSaving: boolean;
  deletion: ReturnType<typeof useDeletePost>;
}

const notSaved = {
  page: 'Not saved yet',
  server: 'Not saved yet, changes kept',
  browser: 'Not saved yet, kept in this browser',
};

/** The heading with the sticky save buttons and the other actions on the post. */
export function EditorActions({ state, isSaving, deletion }: EditorActionsProps) {
  const { base, draft, isDirty } = state;
  const preview = usePreview(state);
  return (
    <>
      {/* On a phone only the buttons stay. */}
      <div className="z-20 max-sm:contents sm:sticky sm:top-0 sm:flex sm:items-center sm:border-b sm:border-line sm:bg-ground sm:py-2 lg:py-2.5">
        <div className="flex items-baseline gap-3 sm:mr-auto">
          <ScreenHeading title={base ? `${base.title} – Edit post` : 'New post'}>
            {base ? 'Edit post' : 'New post'}
          </ScreenHeading>
          {base && <StatusBadge post={base} />}
        </div>
        <div className="flex items-center gap-2 max-sm:sticky max-sm:top-0 max-sm:z-20 max-sm:border-b max-sm:border-line max-sm:bg-ground max-sm:py-2">
          <p role="status" className="text-xs text-muted max-sm:grow sm:px-2">
            {isSaving ? 'Saving…' : isDirty ? notSaved[state.keptIn ?? 'page'] : ''}
          </p>
          <ToolButton variant="outline" busy={preview.isPending} onClick={() => preview.open()}>
            Preview
          </ToolButton>
          <button type="submit" aria-disabled={isSaving} className={toolButton('primary')}>
            {saveLabel(draft, base)}
          </button>
        </div>
      </div>
      {base && <PostActions post={base} deletion={deletion} />}
    </>
  );
}

/** Actions on the stored post, outside the sticky bar. */
function PostActions({ post, deletion }: { post: StaffPost } & Pick<EditorActionsProps, 'deletion'>) {
  return (
    <div className="mt-3 flex flex-wrap items-center gap-2">
      {stateOf(post) === 'published' && (
        <>
          <a
            href={`/blog/${encodeURIComponent(post.slug)}`}
            target="_blank"
            rel="noreferrer"
            className={toolButton('outline')}
          >
            View Post
          </a>
          <Link to={staffPaths.adminNewsletterPost(post.slug)} className={toolButton('outline')}>
            Send to subscribers
          </Link>
        </>
      )}
      <ToolButton
        variant="danger"
        busy={deletion.isDeleting}
        onClick={() => deletion.remove(post)}
        className="ml-auto"
      >
        Delete post
      </ToolButton>
    </div>
  );
}

/** The label of the button that saves. */
function saveLabel({ status, publishedAt }: PostDraft, base: StaffPost | null): string {
  const isPublished = base?.status === 'published';
  if (status === 'draft') return isPublished ? 'Unpublish' : 'Save draft';
  const at = fromFirmInput(publishedAt);
  if (!at || at.getTime() <= Date.now()) return isPublished ? 'Update' : 'Publish';
  const isScheduled = isPublished && publishedAt === firmInput(new Date(base.publishedAt));
  return isScheduled ? 'Update' : 'Schedule';
}

/** Shows the draft as its page would look, in a window of its own. */
function usePreview({ draft, base }: PostDraftState) {
  const { mutate, isPending } = useMutation({
    mutationFn: async (target: Window | null) => {
      const query = base ? `?${new URLSearchParams({ id: base.id })}` : '';
      const fields = fieldsOf({ ...draft, title: draft.title.trim() || 'Untitled' }, base, new Date());
      const { address } = await staffRequest<PreviewAnswer>(
        'POST',
        `${staffApiPaths.adminPostPreview}${query}`,
        { ...fields, content: draft.content },
      );
      if (target) target.location.href = address;
      else location.href = address;
    },
    onError: (_, target) => target?.close(),
    meta: { failure: 'The preview could not be made. Please check the fields.' },
  });
  // Opened at once: a browser blocks windows that open after an answer.
  return { open: () => mutate(window.open('', 'post-preview')), isPending };
}
