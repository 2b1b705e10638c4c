import { useEffect, useRef, useState } from 'react';
import type { StaffPost } from '../../../../../contract/posts.ts';
import { currentAccount, writeBeforeLeaving } from '../../kept-work.ts';
import { type KeptDraft, keepDraft, readKeptDraft } from './kept-draft.ts';
import { changedFields, changesOf, draftOf, ownChangesOn, type PostDraft } from './post-draft.ts';

/** After the last key stroke. */
const KEEP_AFTER_MS = 400;

/** The form's state: the stored post it began with, the draft, and the unsaved work kept in this browser. */
export function usePostDraft(loaded: StaffPost | null) {
  const id = loaded?.id ?? null;
  const [author] = useState(currentAccount);
  const [found] = useState(() => usefulDraft(loaded));
  const [base, setBase] = useState(loaded);
  const [version, setVersion] = useState(found ? found.version : (loaded?.version ?? null));
  const [draft, setDraft] = useState<PostDraft>(() => ({ ...draftOf(loaded, new Date()), ...found?.draft }));
  const [restoredAt, setRestoredAt] = useState(found?.keptAt ?? null);
  /** Raised when the visual editor has to begin anew with the draft's content. */
  const [round, setRound] = useState(0);
  const [stored, setStored] = useState(() => draftOf(loaded, new Date()));
  const changed = changedFields(draft, stored);
  const isDirty = changed.length > 0;

  const keep = useRef(() => {});
  keep.current = () => {
    // Another person has logged in, or nobody.
    if (currentAccount() !== author) return;
    const kept = { draft: changesOf(draft, stored), version, keptAt: new Date().toISOString() };
    keepDraft(id, isDirty ? kept : null);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of the draft is kept
  useEffect(() => {
    const timer = setTimeout(() => keep.current(), KEEP_AFTER_MS);
    return () => clearTimeout(timer);
  }, [draft, isDirty, version]);
  useEffect(() => writeBeforeLeaving(() => keep.current()), []);

  /** The changes made here, on a post as someone else has saved it. */
  const changesOn = (post: StaffPost) => ownChangesOn(draftOf(post, new Date()), draft, stored);

  return {
    base,
    draft,
    version,
    isDirty,
    restoredAt,
    /** Someone else has saved the post since the restored work began. */
    isOutdated: version !== (base?.version ?? null),
    round,
    change: (changes: Partial<PostDraft>) => setDraft((present) => ({ ...present, ...changes })),
    changesOn,
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
    /** Goes on with the changes made here on this stored post, to be saved over it. */
    rebase(post: StaffPost): PostDraft {
      const rebased = changesOn(post);
      setBase(post);
      setVersion(post.version);
      setStored(draftOf(post, new Date()));
      setDraft(rebased);
      if (rebased.content !== draft.content) setRound((present) => present + 1);
      return rebased;
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
  return kept && changedFields({ ...stored, ...kept.draft }, stored).length > 0 ? kept : null;
}
