import {
  DRAFTS_SEEN_MAX,
  type DraftConflict,
  type DraftWriter,
  draftWriterQuery,
  NEW_POST,
  type UnsavedChanges,
} from '../../../../contract/post-versions.ts';
import { staffApiPaths } from '../../../../contract/staff-paths.ts';
import { hasStatus } from '../../kit/describe-error.ts';
import { keepWork, readWork } from '../../kit/kept-work.ts';
import { adminMutation } from '../../session/admin-client.ts';

/** Storage of unsaved work beyond the page; null: none. */
export type KeptIn = 'server' | 'browser' | null;

/** Browsers limit the bodies of keepalive requests to 64 KiB (Fetch Standard). */
const KEEPALIVE_MAX_BYTES = 60_000;
const TIMEOUT_MS = 30_000;
const BROWSER_KEY = 'staff-browser';

const nameOf = (id: string | null) => `post:${id ?? NEW_POST}`;

/** The stored drafts found when a post is opened. */
export interface FoundDraft {
  /** The draft to continue with. */
  draft: UnsavedChanges | null;
  /** On the server. */
  stored: UnsavedChanges | null;
  /** The draft of another page on the server, unless one of the two continues the other. */
  other: UnsavedChanges | null;
  /** `keptAt` of the work that `draft` continues. */
  seen: readonly string[];
}

/**
 * Finds the account's unsaved work on a post, on the server and in this browser.
 * @param stored on the server
 * @param isUseful whether work differs from the post
 */
export function findDraft(
  id: string | null,
  stored: UnsavedChanges | null,
  isUseful: (unsaved: UnsavedChanges) => boolean = () => true,
): FoundDraft {
  const [local, remote] = [readWork<UnsavedChanges>(nameOf(id)), stored].map((one) =>
    one && isUseful(one) ? one : null,
  );
  const ofLocal = local ? [...local.seen, local.keptAt] : [];
  const seen = (more: readonly string[]) => [...ofLocal, ...more].slice(-DRAFTS_SEEN_MAX);
  if (!local || !remote) {
    return { draft: local ?? remote ?? null, stored, other: null, seen: seen(stored ? [stored.keptAt] : []) };
  }
  const isContinued = remote.seen.includes(local.keptAt) || textOf(remote) === textOf(local);
  const isKnown = remote.page === local.page || local.seen.includes(remote.keptAt);
  if (!isContinued && !isKnown) return { draft: local, stored, other: remote, seen: seen([]) };
  const isNewer = !isContinued && local.keptAt > remote.keptAt;
  return { draft: isNewer ? local : remote, stored, other: null, seen: seen([remote.keptAt]) };
}

/** A random name of this browser; of this page where storage is denied. */
export function browserName(): string {
  try {
    const known = localStorage.getItem(BROWSER_KEY);
    if (known) return known;
    localStorage.setItem(BROWSER_KEY, pageName);
  } catch {
    // Storage is denied: a new name for each page load.
  }
  return pageName;
}

const pageName = Math.random().toString(36).slice(2);

/** The form's unsaved draft; null if nothing changed. */
export type Unsaved = Pick<UnsavedChanges, 'draft' | 'version'> | null;

/** Keeps unsaved work on a post on the server, and in this browser until the server has it. */
export interface DraftKeeper {
  /** Resolves after the attempt; a stored draft is not sent again. */
  keep(unsaved: Unsaved): Promise<void>;
  writer(): DraftWriter;
  /** Allows the next draft to replace that of another page. */
  replace(other: UnsavedChanges): void;
}

interface DraftKeeperOptions {
  /** Called with the place where the draft is stored. */
  onKept: (where: KeptIn) => void;
  /** Called when the server has a draft of another page; until it is replaced, drafts stay in this browser. */
  onOther: (other: UnsavedChanges) => void;
}

export function createDraftKeeper(
  id: string | null,
  found: Omit<FoundDraft, 'draft'>,
  { onKept, onOther }: DraftKeeperOptions,
): DraftKeeper {
  const path = staffApiPaths.adminPostDraft(id ?? NEW_POST);
  /** Undefined after a failure, so that the next draft is sent in any case. */
  let last: string | null | undefined = found.other ? undefined : textOf(found.stored);
  let { seen } = found;
  let waitsForChoice = found.other !== null;
  let newest = 0;
  let queue = Promise.resolve();
  const writer = (): DraftWriter => ({ page: pageName, seen });

  /** Returns null on success, the draft of another page on a conflict (409), and undefined on other failures. */
  async function sendToServer(kept: UnsavedChanges | null): Promise<UnsavedChanges | null | undefined> {
    const [method, url] = kept ? ['PUT', path] : ['DELETE', `${path}?${draftWriterQuery(writer())}`];
    const keepalive = new Blob([JSON.stringify(kept)]).size < KEEPALIVE_MAX_BYTES;
    try {
      await adminMutation(method, url, kept ?? undefined, { keepalive, timeoutMs: TIMEOUT_MS });
      return null;
    } catch (error) {
      return hasStatus(error, 409) ? (error.body as DraftConflict | null)?.own : undefined;
    }
  }

  /** Another page of this browser may have work that has not reached the server. */
  function dropFromBrowser(): void {
    const local = readWork<UnsavedChanges>(nameOf(id));
    if (local && (local.page === pageName || seen.includes(local.keptAt))) keepWork(nameOf(id), null);
  }

  async function send(kept: UnsavedChanges | null, isInBrowser: boolean, number: number): Promise<void> {
    if (number !== newest) return;
    const inBrowser = kept && isInBrowser ? 'browser' : null;
    if (waitsForChoice) {
      waitsForChoice = kept !== null;
      return onKept(inBrowser);
    }
    const other = await sendToServer(kept);
    if (number !== newest) return;
    if (other === undefined) last = undefined;
    const isKept = other === null || (other && textOf(other) === textOf(kept));
    if (kept && isKept) {
      if (other) seen = [...seen, other.keptAt].slice(-DRAFTS_SEEN_MAX);
      dropFromBrowser();
      return onKept('server');
    }
    onKept(inBrowser);
    // Discarding does not affect the work of another page.
    if (!kept || !other) return;
    waitsForChoice = true;
    onOther(other);
  }

  return {
    keep(unsaved) {
      const text = textOf(unsaved);
      if (text !== last) {
        last = text;
        const number = ++newest;
        const keptAt = new Date().toISOString();
        const kept = unsaved && { ...unsaved, keptAt, browser: browserName(), ...writer() };
        if (!kept) dropFromBrowser();
        const isInBrowser = kept !== null && keepWork(nameOf(id), kept);
        queue = queue.then(() => send(kept, isInBrowser, number));
      }
      return queue;
    },
    writer,
    replace(other) {
      seen = [...seen, other.keptAt].slice(-DRAFTS_SEEN_MAX);
      waitsForChoice = false;
      last = undefined;
    },
  };
}

function textOf(unsaved: Unsaved): string | null {
  return unsaved && JSON.stringify([unsaved.draft, unsaved.version]);
}
