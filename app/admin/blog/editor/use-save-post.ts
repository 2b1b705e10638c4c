import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { FieldErrors } from '../../../../contract/errors.ts';
import { draftWriterQuery } from '../../../../contract/post-versions.ts';
import type { PostConflict, StaffPost } from '../../../../contract/posts.ts';
import { staffApiPaths } from '../../../../contract/staff-paths.ts';
import { ApiError } from '../../../browser/api-client.ts';
import { newSubmissionId } from '../../../forms/submission-id.ts';
import { fieldErrorsOf, hasStatus } from '../../kit/describe-error.ts';
import { reportSuccess } from '../../kit/report-success.ts';
import { staffRequest } from '../../kit/staff-request.ts';
import { useOneAtATime } from '../../kit/use-one-at-a-time.ts';
import { refreshPosts } from '../post-queries.ts';
import { fieldsOf, type PostDraft } from './post-draft.ts';
import type { PostDraftState } from './use-post-draft.ts';

/** Saves the draft. A conflict is kept with the stored post, until it is resolved. */
export function useSavePost(state: PostDraftState) {
  const client = useQueryClient();
  const [conflict, setConflict] = useState<PostConflict | null>(null);
  /** With it, a save that is repeated here because its answer was lost creates no second post. */
  const [newId, setNewId] = useState(newSubmissionId);
  const { mutate, isPending, error, variables } = useMutation({
    mutationFn: ({ draft, base, version }: Pick<PostDraftState, 'draft' | 'base' | 'version'>) => {
      const fields = fieldsOf(draft, base, new Date());
      const query = draftWriterQuery(state.writer());
      if (!base) {
        state.noteSent();
        const body = { ...fields, id: newId };
        return staffRequest<StaffPost>('POST', `${staffApiPaths.adminPosts}?${query}`, body);
      }
      const path = staffApiPaths.adminPost(base.id);
      return staffRequest<StaffPost>('PUT', `${path}?${query}`, { ...fields, version });
    },
    onSuccess: (post, { draft }) => {
      setConflict(null);
      state.accept(post, draft);
      reportSuccess('Saved', savedText(post));
      void refreshPosts(client);
    },
    onError: (failure) => {
      const found = conflictOf(failure);
      if (found) setConflict(found);
      if (state.isNew && hasStatus(failure, 404)) setNewId(newSubmissionId());
      // The post may have been stored or deleted.
      if (!fieldErrorsOf(failure)) void refreshPosts(client);
    },
    meta: {
      failureTitle: 'Not saved',
      failure(failure) {
        if (conflictOf(failure)) return null;
        const { status = 0, body = null } = failure instanceof ApiError ? failure : {};
        if (status !== 404) {
          return body?.error ?? 'The post could not be saved. Your text is kept; please try again.';
        }
        const next = state.isNew
          ? 'save again to store it as a new post.'
          : 'restore the post in the list, then save again.';
        return `The post was deleted meanwhile. Your text is kept; ${next}`;
      },
    },
  });
  const { draft, base, version } = state;
  const mayStart = useOneAtATime(isPending);
  const refusal = conflictOf(error) ? null : error;
  return {
    save: () => {
      if (mayStart()) mutate({ draft, base, version });
    },
    /** Saves the changes made here over the stored post. */
    overwrite: (stored: StaffPost) => {
      if (!mayStart()) return;
      setConflict(null);
      mutate({ draft: state.rebase(stored), base: stored, version: stored.version });
    },
    isSaving: isPending,
    conflict,
    dropConflict: () => setConflict(null),
    /** The error of the last save, unless it is a conflict. */
    refusal,
    fieldErrors: errorsOf(fieldErrorsOf(refusal), variables?.draft, draft),
  };
}

/** The post saved meanwhile; null unless it caused a conflict. */
function conflictOf(error: unknown): PostConflict | null {
  const found = hasStatus(error, 409) ? (error.body as PostConflict | null) : null;
  return found?.post ? found : null;
}

/** The errors of fields unchanged since they were sent. */
function errorsOf(errors: FieldErrors = {}, sent: PostDraft | undefined, draft: PostDraft): FieldErrors {
  const isUnchanged = (name: string) => sent?.[name as keyof PostDraft] === draft[name as keyof PostDraft];
  return Object.fromEntries(Object.entries(errors).filter(([name]) => isUnchanged(name)));
}

function savedText({ status, publishedAt }: StaffPost): string {
  if (status === 'draft') return 'The draft is stored. Visitors do not see it.';
  return Date.parse(publishedAt) > Date.now()
    ? 'The post is scheduled.'
    : 'The site shows the post as it is now.';
}
