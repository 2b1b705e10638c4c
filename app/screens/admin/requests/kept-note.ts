import { adminSession, usernameOf } from '../session.ts';

/** For browsers that deny storage: the notes last until the page is reloaded. */
const unstored = new Map<string, string>();

/** In this tab, and for the person who wrote it. */
const keyOf = (number: number) => `note:${usernameOf(adminSession.token() ?? '')}:${number}`;

/** Reads the note being written about a request, which outlives a reload and the session. */
export function readNote(number: number): string {
  const key = keyOf(number);
  try {
    return sessionStorage.getItem(key) ?? '';
  } catch {
    return unstored.get(key) ?? '';
  }
}

export function keepNote(number: number, text: string): void {
  const key = keyOf(number);
  unstored.set(key, text);
  try {
    if (text === '') sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, text);
  } catch {
    // Storage is denied or full.
  }
}
