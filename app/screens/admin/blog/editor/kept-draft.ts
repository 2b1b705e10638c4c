import { keepWork, readWork } from '../../kept-work.ts';
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

const nameOf = (id: string | null) => `post:${id ?? 'new'}`;

/** Reads the account's unsaved work on a post; null where there is none. */
export const readKeptDraft = (id: string | null) => readWork<KeptDraft>(nameOf(id));

/** Keeps unsaved work in this browser; null forgets it. Returns false where a reload would lose it. */
export const keepDraft = (id: string | null, kept: KeptDraft | null) => keepWork(nameOf(id), kept);
