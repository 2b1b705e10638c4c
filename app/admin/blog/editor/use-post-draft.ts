import { useEffect, useRef, useState } from 'react';
import type { UnsavedChanges } from '../../../../contract/post-versions.ts';
import type { StaffPost } from '../../../../contract/posts.ts';
import { currentAccount, writeBeforeLeaving } from '../../kit/kept-work.ts';
import { browserName, createDraftKeeper, type FoundDraft, findDraft, type KeptIn } from './kept-draft.ts';
import { changedFields, changesOf, draftOf, ownChangesOn, type PostDraft } from './post-draft.ts';

/** After the last key stroke, but at the latest this long after the first. */
const KEEP_AFTER_MS = 2000;
const KEEP_WITHIN_MS = 10_000;

/**
 * State of the form: the stored post, the draft, and the storage of unsaved work.
 * @param unsaved the account's unsaved work as the server has it
 * @param onCreated called when a new post is known to be stored
 */
export function usePostDraft(
  loaded: StaffPost | null,
  unsaved: UnsavedChanges | null,
  onCreated: (post: StaffPost) => Promise<void>,
) {
  const id = loaded?.id ?? null;
  const [author] = useState(currentAccount);
  const [opened] = useState(() => {
    const now = draftOf(loaded, new Date());
    return findDraft(id, unsaved, (kept) => changedFields({ ...now, ...kept.draft }, now).length > 0);
  });
  const found = opened.draft;
  const [base, setBase] = useState(loaded);
  const [version, setVersion] = useState(found ? found.version : (loaded?.version ?? null));
  const [draft, setDraft] = useState<PostDraft>(() => ({ ...draftOf(loaded, new Date()), ...found?.draft }));
  const [restored, setRestored] = useState(
    found && { at: found.keptAt, isFromElsewhere: found.browser !== browserName() },
  );
  const [keptIn, setKeptIn] = useState<KeptIn>(found && (found === unsaved ? 'server' : 'browser'));
  /** The account's draft from another page, offered as a choice. */
  const [other, setOther] = useState(opened.other);
  const keeperOf = (postId: string | null, unkept: Omit<FoundDraft, 'draft'>) =>
    createDraftKeeper(postId, unkept, { onKept: setKeptIn, onOther: setOther });
  const [keeper, setKeeper] = useState(() => keeperOf(id, opened));
  const [isNew, setIsNew] = useState(loaded === null);
  /** Incremented to remount the visual editor with the draft's content. */
  const [round, setRound] = useState(0);
  const [stored, setStored] = useState(() => draftOf(loaded, new Date()));
  const changed = changedFields(draft, stored);
  const isDirty = changed.length > 0;

  /** The first change that is not stored yet. */
  const changedAt = useRef<number | null>(null);
  const isForgotten = useRef(false);
  const keep = useRef(async () => {});
  keep.current = async () => {
    // The session may belong to another account, or have ended.
    if (isForgotten.current || currentAccount() !== author) return;
    await keeper.keep(isDirty ? { draft: changesOf(draft, stored), version } : null);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of the draft is kept
  useEffect(() => {
    changedAt.current ??= Date.now();
    const left = changedAt.current + KEEP_WITHIN_MS - Date.now();
    const timer = setTimeout(
      () => {
        changedAt.current = null;
        void keep.current();
      },
      Math.min(KEEP_AFTER_MS, left),
    );
    return () => clearTimeout(timer);
  }, [draft, isDirty, version]);
  useEffect(() => writeBeforeLeaving(() => keep.current()), []);
  useEffect(() => {
    const onOnline = () => void keep.current();
    addEventListener('online', onOnline);
    return () => removeEventListener('online', onOnline);
  }, []);

  /** The draft that the first save of a new post sent: the base of a merge, because its answer may have been lost. */
  const sentFirst = useRef<PostDraft | null>(null);
  /** The local changes on a post that another account has saved. */
  const changesOn = (post: StaffPost) =>
    ownChangesOn(draftOf(post, new Date()), draft, sentFirst.current ?? stored);

  /** Further work belongs to the created post. */
  function endNew(post: StaffPost): void {
    if (!isNew) return;
    setIsNew(false);
    sentFirst.current = null;
    void keeper.keep(null);
    setKeeper(keeperOf(post.id, { stored: null, other: null, seen: [] }));
    setOther(null);
    void onCreated(post);
  }

  return {
    /** Until the new post is known to be stored. */
    isNew,
    /** Notes what the save of a new post sends. */
    noteSent() {
      sentFirst.current ??= draft;
    },
    base,
    draft,
    version,
    isDirty,
    restored,
    /** Storage of the unsaved work. */
    keptIn: isDirty ? keptIn : null,
    /** The post has been saved since the restored work began. */
    isOutdated: version !== (base?.version ?? null),
    round,
    change: (changes: Partial<PostDraft>) => setDraft((present) => ({ ...present, ...changes })),
    changesOn,
    /** After a save: text typed meanwhile stays. */
    accept(post: StaffPost, sent: PostDraft) {
      const now = draftOf(post, new Date());
      // The server may serialize the HTML differently; the visual editor keeps its own.
      const saved = { ...now, content: sent.content };
      endNew(post);
      setBase({ ...post, content: sent.content });
      setVersion(post.version);
      setStored(saved);
      setDraft((present) => ownChangesOn(saved, present, sent));
      setRestored(null);
    },
    /** Resets the form to a stored post. */
    reset(post: StaffPost | null) {
      const now = draftOf(post, new Date());
      if (post) endNew(post);
      setBase(post);
      setVersion(post?.version ?? null);
      setStored(now);
      setDraft(now);
      setRestored(null);
      setRound((present) => present + 1);
    },
    /** Rebases the local changes onto this stored post. */
    rebase(post: StaffPost): PostDraft {
      const rebased = changesOn(post);
      endNew(post);
      setBase(post);
      setVersion(post.version);
      setStored(draftOf(post, new Date()));
      setDraft(rebased);
      if (rebased.content !== draft.content) setRound((present) => present + 1);
      return rebased;
    },
    writer: keeper.writer,
    /** The draft of another page; null if there is none. */
    other: other && { ...other, draft: { ...stored, ...other.draft } },
    /** Allows the local draft to replace that of another page. */
    keepMine() {
      if (other) keeper.replace(other);
      setOther(null);
      void keep.current();
    },
    /** Replaces the form's draft by that of another page. */
    takeOther() {
      if (!other) return;
      keeper.replace(other);
      setOther(null);
      setDraft({ ...stored, ...other.draft });
      setVersion(other.version);
      setRestored({ at: other.keptAt, isFromElsewhere: other.browser !== browserName() });
      setRound((present) => present + 1);
    },
    /** Keeps the unsaved work now; resolves after the attempt. */
    keep: () => keep.current(),
    /** Discards the unsaved work before leaving the screen. */
    forget() {
      isForgotten.current = true;
      void keeper.keep(null);
    },
  };
}

export type PostDraftState = ReturnType<typeof usePostDraft>;
