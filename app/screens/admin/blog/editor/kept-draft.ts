import { NEW_POST, type UnsavedChanges } from '../../../../../contract/post-versions.ts';
import { staffApiPaths } from '../../../../../contract/staff-paths.ts';
import { adminAct } from '../../admin-client.ts';
import { keepWork, readWork } from '../../kept-work.ts';

/** Where unsaved work outlives its page; null: nowhere. */
export type KeptIn = 'server' | 'browser' | null;

/** The bytes that a browser sends for a page that is left are limited. */
const KEEPALIVE_MAX_BYTES = 60_000;
const TIMEOUT_MS = 30_000;
const BROWSER_KEY = 'staff-browser';

const nameOf = (id: string | null) => `post:${id ?? NEW_POST}`;

/**
 * The account's newest unsaved work on a post: this browser has some that the server could not be sent.
 * @param stored on the server
 */
export function newestDraft(id: string | null, stored: UnsavedChanges | null): UnsavedChanges | null {
  const local = readWork<UnsavedChanges>(nameOf(id));
  return local && (!stored || local.keptAt > stored.keptAt) ? local : stored;
}

/** A random name of this browser; of this page where storage is denied. */
export function browserName(): string {
  try {
    const known = localStorage.getItem(BROWSER_KEY);
    if (known) return known;
    localStorage.setItem(BROWSER_KEY, pageName);
  } catch {
    // Another name with each page.
  }
  return pageName;
}

const pageName = Math.random().toString(36).slice(2);

/** Unsaved work as the form has it; null: there is none. */
export type Unsaved = Pick<UnsavedChanges, 'draft' | 'version'> | null;

/**
 * Creates the function that keeps unsaved work on a post on the server, and in this browser until the server has it.
 * Resolves once that is tried; work that is kept already is not sent again.
 * @param stored what the server has
 * @param onKept called with where the work is kept
 */
export function createDraftKeeper(
  id: string | null,
  stored: Unsaved,
  onKept: (where: KeptIn) => void,
): (unsaved: Unsaved) => Promise<void> {
  const path = staffApiPaths.adminPostDraft(id ?? NEW_POST);
  /** Undefined after a failure: whatever it is then, it is sent. */
  let last: string | null | undefined = textOf(stored);
  let newest = 0;
  let queue = Promise.resolve();

  async function send(kept: UnsavedChanges | null, isInBrowser: boolean, number: number): Promise<void> {
    if (number !== newest) return;
    const keepalive = new Blob([JSON.stringify(kept)]).size < KEEPALIVE_MAX_BYTES;
    const isSent = await adminAct(kept ? 'PUT' : 'DELETE', path, kept ?? undefined, {
      keepalive,
      timeoutMs: TIMEOUT_MS,
    }).then(
      () => true,
      () => false,
    );
    if (number !== newest) return;
    if (isSent) keepWork(nameOf(id), null);
    else last = undefined;
    onKept(kept && (isSent ? 'server' : isInBrowser ? 'browser' : null));
  }

  return (unsaved) => {
    const text = textOf(unsaved);
    if (text !== last) {
      last = text;
      const number = ++newest;
      const kept = unsaved && { ...unsaved, keptAt: new Date().toISOString(), browser: browserName() };
      const isInBrowser = keepWork(nameOf(id), kept);
      queue = queue.then(() => send(kept, isInBrowser, number));
    }
    return queue;
  };
}

function textOf(unsaved: Unsaved): string | null {
  return unsaved && JSON.stringify([unsaved.draft, unsaved.version]);
}
