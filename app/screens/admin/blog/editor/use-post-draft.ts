import { useEffect, useRef, useState } from 'react';
import type { StaffPost } from '../../../../../contract/posts.ts';
import { type KeptDraft, keepDraft, readKeptDraft } from './kept-draft.ts';
import { changedFields, draftOf, type PostDraft } from './post-draft.ts';

/** After the last key stroke. */
const KEEP_AFTER_MS = 400;

/** The form's state: the stored post it began with, the draft, and the unsaved work kept in this browser. */
export function usePostDraft(loaded: StaffPost | null) {
  const id = loaded?.id ?? null;
  const [found] = useState(() => usefulDraft(loaded));
  const [base, setBase] = useState(loaded);
  const [version, setVersion] = useState(found ? found.version : (loaded?.version ?? null));
  const [draft, setDraft] = useState<PostDraft>(() => found?.draft ?? draftOf(loaded, new Date()));
  const [restoredAt, setRestoredAt] = useState(found?.keptAt ?? null);
  /** Raised when the visual editor has to begin anew with the draft's content. */
  const [round, setRound] = useState(0);
  const [stored, setStored] = useState(() => draftOf(loaded, new Date()));
  const changed = changedFields(draft, stored);
  const isDirty = changed.length > 0;

  const keep = useRef(() => {});
  keep.current = () => {
    keepDraft(id, isDirty ? { draft, version, keptAt: new Date().toISOString() } : null);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of the draft is kept
  useEffect(() => {
    const timer = setTimeout(() => keep.current(), KEEP_AFTER_MS);
    return () => clearTimeout(timer);
  }, [draft, isDirty]);
  useEffect(() => {
    const onHide = () => keep.current();
    addEventListener('pagehide', onHide);
    return () => {
      removeEventListener('pagehide', onHide);
      onHide();
    };
  }, []);

  return {
    base,
    draft,
    version,
    isDirty,
    restoredAt,
    round,
    change: (changes: Partial<PostDraft>) => setDraft((present) => ({ ...present, ...changes })),
    /** After a save: what was typed meanwhile stays. */
    accept(post: StaffPost, sent: PostDraft) {
      const now = draftOf(post, new Date());
      // The server may write the same HTML in another way; the visual editor goes on with its own.
      const saved = { ...now, content: sent.content };
      setBase({ ...post, content: sent.content });
      setVersion(post.version);
      setStored(saved);
      setDraft((present) => (present === sent ? saved : present));
      setRestoredAt(null);
    },
    /** Begins anew with a stored post. */
    reset(post: StaffPost | null) {
      const now = draftOf(post, new Date());
      setBase(post);
      setVersion(post?.version ?? null);
      setStored(now);
      setDraft(now);
      setRestoredAt(null);
      setRound((present) => present + 1);
    },
    /** Goes on with the draft, to be saved over this stored post. */
    rebase(post: StaffPost) {
      setBase(post);
      setVersion(post.version);
      setStored(draftOf(post, new Date()));
    },
    /** Forgets the unsaved work, before the screen is left for good. */
    forget() {
      keep.current = () => {};
      keepDraft(id, null);
    },
  };
}

export type PostDraftState = ReturnType<typeof usePostDraft>;

function usefulDraft(post: StaffPost | null): KeptDraft | null {
  const kept = readKeptDraft(post?.id ?? null);
  const stored = draftOf(post, new Date());
  return kept && changedFields({ ...stored, ...kept.draft }, stored).length > 0
    ? { ...kept, draft: { ...stored, ...kept.draft } }
    : null;
}
