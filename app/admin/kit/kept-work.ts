import { staffPaths } from '../../../contract/staff-paths.ts';
import { adminSession, usernameOf } from '../session/session.ts';

/** `local`: in every tab of this browser; `session`: in this tab only. */
type Kind = 'local' | 'session';

const KINDS: readonly Kind[] = ['local', 'session'];

/** Fallback in memory where storage is denied or full. */
const unstored = new Map<string, unknown>();

/** Key prefix of one account's unsaved work. */
const prefixOf = (username: string) => `staff-work:${username}:`;

function storageOf(kind: Kind): Storage {
  return kind === 'local' ? localStorage : sessionStorage;
}

/** The account whose screens are open, also while its session is expired; null after a logout. */
export function currentAccount(): string | null {
  const state = adminSession.getState();
  return 'token' in state ? usernameOf(state.token) : null;
}

/** Reads the account's unsaved work of this name; null if there is none. */
export function readWork<Work>(name: string, kind: Kind = 'local'): Work | null {
  const username = currentAccount();
  if (username === null) return null;
  const key = prefixOf(username) + name;
  try {
    const text = storageOf(kind).getItem(key);
    if (text !== null) return JSON.parse(text) as Work;
  } catch {
    // Storage is denied.
  }
  return (unstored.get(key) as Work | undefined) ?? null;
}

/** Keeps unsaved work of the account; null discards it. Returns false if a reload would lose it. */
export function keepWork(name: string, work: unknown, kind: Kind = 'local'): boolean {
  const username = currentAccount();
  if (username === null) return false;
  const key = prefixOf(username) + name;
  unstored.delete(key);
  try {
    if (work === null) storageOf(kind).removeItem(key);
    else storageOf(kind).setItem(key, JSON.stringify(work));
    return true;
  } catch {
    if (work !== null) unstored.set(key, work);
    return false;
  }
}

type Write = () => Promise<void>;

/** Time for the server to receive unsaved work. */
const WRITE_MS = 5000;

const writers = new Set<Write>();

/** Calls `write` before work is listed, on pagehide and on unsubscribing. Returns the function that unsubscribes. */
export function writeBeforeLeaving(write: Write): () => void {
  const onPageHide = () => void write();
  writers.add(write);
  addEventListener('pagehide', onPageHide);
  return () => {
    writers.delete(write);
    removeEventListener('pagehide', onPageHide);
    void write();
  };
}

/** The account's unsaved work that only this browser has, as links to where it can be saved. */
export async function listWork(): Promise<{ label: string; path: string }[]> {
  const written = Promise.all([...writers].map((write) => write()));
  await Promise.race([written, new Promise((resolve) => setTimeout(resolve, WRITE_MS))]);
  return keysOf(currentAccount()).map(({ name }) => placeOf(name));
}

/** Deletes the account's unsaved work from this browser. */
export function forgetWork(): void {
  for (const { key, kind } of keysOf(currentAccount())) {
    unstored.delete(key);
    if (kind) storageOf(kind).removeItem(key);
  }
}

function keysOf(username: string | null): { key: string; name: string; kind: Kind | null }[] {
  if (username === null) return [];
  const prefix = prefixOf(username);
  const stored = KINDS.flatMap((kind) => storedKeys(kind).map((key) => ({ key, kind })));
  const others = [...unstored.keys()].map((key) => ({ key, kind: null }));
  return [...stored, ...others]
    .filter(({ key }) => key.startsWith(prefix))
    .map((found) => ({ ...found, name: found.key.slice(prefix.length) }));
}

function storedKeys(kind: Kind): string[] {
  try {
    return Object.keys(storageOf(kind));
  } catch {
    return [];
  }
}

/** @param name `post:<id>`, `note:<number of the request>`, `entry` or `meta-tags` */
function placeOf(name: string): { label: string; path: string } {
  const [subject, id = ''] = name.split(':');
  if (subject === 'note')
    return { label: `A note on request ${id}`, path: staffPaths.adminRequest(Number(id)) };
  if (subject === 'entry') return { label: 'A call or visit', path: staffPaths.adminEnterRequest };
  if (subject === 'meta-tags') return { label: 'Meta tags', path: staffPaths.adminTab('meta-tags') };
  return id === 'new'
    ? { label: 'A new post', path: staffPaths.adminNewPost }
    : { label: 'Changes to a post', path: staffPaths.adminPost(id) };
}
