import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { FieldErrors } from '../../../../contract/errors.ts';
import { draftWriterQuery } from '../../../../contract/post-versions.ts';
import type { PostConflict, StaffPost } from '../../../../contract/posts.ts';
import { staffApiPaths } from '../../../../contract/staff-paths.ts';
import { ApiError } from '../../../browser/api-client.ts';
import { fieldErrorsOf } from '../../kit/describe-error.ts';
import { reportSuccess } from '../../kit/report-success.ts';
import { staffRequest } from '../../kit/staff-request.ts';
import { refreshPosts } from '../post-queries.ts';
import { fieldsOf, type PostDraft } from './post-draft.ts';
import type { PostDraftState } from './use-post-draft.ts';

interface Saved {
  draft: PostDraft;
  post: StaffPost;
}

interface Refusal {
  draft: PostDraft;
  errors: FieldErrors;
}

/** Saves the draft. A conflict is kept with the stored post, until it is resolved. */
export function useSavePost(state: PostDraftState, onCreated: (post: StaffPost) => Promise<void>) {
  const client = useQueryClient();
  const [conflict, setConflict] = useState<PostConflict | null>(null);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const { mutate, isPending } = useMutation({
    mutationFn: async ({
      draft,
      base,
      version,
    }: {
      draft: PostDraft;
      base: StaffPost | null;
      version: string | null;
    }) => {
      const fields = fieldsOf(draft, base, new Date());
      const query = draftWriterQuery(state.writer());
      const post = base
        ? await staffRequest<StaffPost>('PUT', `${staffApiPaths.adminPost(base.id)}?${query}`, {
            ...fields,
            version,
          })
        : await staffRequest<StaffPost>('POST', `${staffApiPaths.adminPosts}?${query}`, fields);
      return { draft, post, isNew: base === null };
    },
    onMutate: () => setRefusal(null),
    onSuccess: ({ draft, post, isNew }: Saved & { isNew: boolean }) => {
      setConflict(null);
      state.accept(post, draft);
      reportSuccess('Saved', savedText(post));
      if (isNew) void onCreated(post);
      void refreshPosts(client);
    },
    onError: (error, { draft }) => {
      const found = conflictOf(error);
      if (found) return setConflict(found);
      setRefusal({ draft, errors: fieldErrorsOf(error) ?? {} });
    },
    meta: {
      failureTitle: 'Not saved',
      failure(error) {
        if (conflictOf(error)) return null;
        const { status = 0, body = null } = error instanceof ApiError ? error : {};
        return status === 404
          ? 'The post was deleted meanwhile. Your text is kept; restore the post in the list, then save again.'
          : (body?.error ?? 'The post could not be saved. Your text is kept; please try again.');
      },
    },
  });
  const { draft, base, version } = state;
  return {
    save: () => {
      if (!isPending) mutate({ draft, base, version });
    },
    /** Saves the changes made here over the stored post. */
    overwrite: (stored: StaffPost) => {
      setConflict(null);
      mutate({ draft: state.rebase(stored), base: stored, version: stored.version });
    },
    isSaving: isPending,
    conflict,
    dropConflict: () => setConflict(null),
    refusal,
    fieldErrors: errorsOf(refusal, draft),
  };
}

/** The post saved meanwhile; null unless it caused a conflict. */
function conflictOf(error: unknown): PostConflict | null {
  const found =
    error instanceof ApiError && error.status === 409 ? (error.body as PostConflict | null) : null;
  return found?.post ? found : null;
}

/** The errors of fields unchanged since the refusal. */
function errorsOf(refusal: Refusal | null, draft: PostDraft): FieldErrors {
  const errors = Object.entries(refusal?.errors ?? {});
  return Object.fromEntries(
    errors.filter(([name]) => refusal?.draft[name as keyof PostDraft] === draft[name as keyof PostDraft]),
  );
}

function savedText({ status, publishedAt }: StaffPost): string {
  if (status === 'draft') return 'The draft is stored. Visitors do not see it.';
  return Date.parse(publishedAt) > Date.now()
    ? 'The post is scheduled.'
    : 'The site shows the post as it is now.';
}
