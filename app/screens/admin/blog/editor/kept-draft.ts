import type { PostDraft } from './post-draft.ts';

/** Unsaved work on a post. */
export interface KeptDraft {
  /** The changed fields only: someone else may save the others meanwhile. */
  draft: Partial<PostDraft>;
  /** The version of the post that it began with; null: a new post. */
  version: string | null;
  /** UTC, ISO 8601. */
  keptAt: string;
}

const keyOf = (id: string | null) => `post-draft:${id ?? 'new'}`;

/** Reads the unsaved work on a post; null where there is none, or storage is denied. */
export function readKeptDraft(id: string | null): KeptDraft | null {
  try {
    const text = localStorage.getItem(keyOf(id));
    return text === null ? null : (JSON.parse(text) as KeptDraft);
  } catch {
    return null;
  }
}

/** Keeps unsaved work in this browser; null forgets it. Returns false where it cannot be kept. */
export function keepDraft(id: string | null, kept: KeptDraft | null): boolean {
  try {
    if (kept === null) localStorage.removeItem(keyOf(id));
    else localStorage.setItem(keyOf(id), JSON.stringify(kept));
    return true;
  } catch {
    return false;
  }
}
