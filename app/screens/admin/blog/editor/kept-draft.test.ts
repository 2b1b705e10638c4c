import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type UnsavedChanges, unsavedChangesSchema } from '../../../../../contract/post-versions.ts';
import { staffApiPaths } from '../../../../../contract/staff-paths.ts';
import { adminSession } from '../../session.ts';
import { createDraftKeeper, type KeptIn, newestDraft } from './kept-draft.ts';

const ID = 'a-post';

let stored: Map<string, string>;
/** The calls of the server: a method with the kept title, or with nothing. */
let calls: (string | undefined)[][];
let isOnline: boolean;
let where: KeptIn[];

beforeEach(() => {
  [stored, calls, isOnline, where] = [new Map(), [], true, []];
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => void stored.set(key, text),
    removeItem: (key: string) => void stored.delete(key),
  });
  vi.stubGlobal('fetch', async (url: string, { method, body }: { method: string; body: string | null }) => {
    if (!isOnline) throw new TypeError('no connection');
    expect(url).toBe(staffApiPaths.adminPostDraft(ID));
    calls.push([
      method,
      body === null ? undefined : unsavedChangesSchema.parse(JSON.parse(body)).draft.title,
    ]);
    return new Response(null, { status: 204 });
  });
  adminSession.logIn(btoa('mara:secret'));
});
afterEach(() => {
  adminSession.logOut();
  vi.unstubAllGlobals();
});

const titled = (title: string) => ({ draft: { title }, version: 'v1' });
const inBrowser = () => newestDraft(ID, null)?.draft.title;
const keeperOf = (onServer: UnsavedChanges | null = null) =>
  createDraftKeeper(ID, onServer, (kept) => where.push(kept));

test('unsaved work is in this browser until the server has it', async () => {
  const keep = keeperOf();
  const sent = keep(titled('Half'));
  expect(inBrowser()).toBe('Half');
  await sent;
  expect(inBrowser()).toBeUndefined();
  await keep(titled('Half'));
  await keep(null);
  expect(calls).toEqual([
    ['PUT', 'Half'],
    ['DELETE', undefined],
  ]);
  expect(where).toEqual(['server', null]);
});

test('only the newest work is sent after a call that takes long', async () => {
  const keep = keeperOf();
  await Promise.all(['One', 'Two', 'Three'].map((title) => keep(titled(title))));
  expect(calls).toEqual([['PUT', 'Three']]);
});

test('without a connection it stays in this browser, and is sent again', async () => {
  const keep = keeperOf();
  isOnline = false;
  await keep(titled('On a train'));
  expect([inBrowser(), where]).toEqual(['On a train', ['browser']]);
  isOnline = true;
  await keep(titled('On a train'));
  expect([inBrowser(), calls]).toEqual([undefined, [['PUT', 'On a train']]]);
});

test('what the server has is not sent again, and ends when it is discarded', async () => {
  const onServer = { ...titled('Half'), keptAt: '2026-03-02T15:00:00.000Z', browser: 'desk' };
  const keep = keeperOf(onServer);
  await keep(titled('Half'));
  expect(calls).toEqual([]);
  await keep(null);
  expect(calls).toEqual([['DELETE', undefined]]);
});

test('the newer of two kept texts is restored', async () => {
  isOnline = false;
  await keeperOf()(titled('Here'));
  const elsewhere = (keptAt: string) => ({ ...titled('Elsewhere'), keptAt, browser: 'desk' });
  expect(newestDraft(ID, elsewhere('2020-01-01T00:00:00.000Z'))?.draft.title).toBe('Here');
  expect(newestDraft(ID, elsewhere('2100-01-01T00:00:00.000Z'))?.draft.title).toBe('Elsewhere');
});
