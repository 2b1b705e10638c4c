import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type UnsavedChanges, unsavedChangesSchema } from '../../../../contract/post-versions.ts';
import { staffApiPaths } from '../../../../contract/staff-paths.ts';
import { adminSession } from '../../session/session.ts';
import { createDraftKeeper, findDraft, type KeptIn } from './kept-draft.ts';

const ID = 'a-post';

let stored: Map<string, string>;
/** The calls to the server: each method with the title of the sent draft, or without one. */
let calls: (string | undefined)[][];
let isOnline: boolean;
let where: KeptIn[];
/** The draft of another page on the server, which refuses to overwrite it. */
let onServer: UnsavedChanges | null;
let offered: UnsavedChanges[];

beforeEach(() => {
  [stored, calls, isOnline, where, onServer, offered] = [new Map(), [], true, [], null, []];
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => void stored.set(key, text),
    removeItem: (key: string) => void stored.delete(key),
  });
  vi.stubGlobal('fetch', async (url: string, { method, body }: { method: string; body: string | null }) => {
    if (!isOnline) throw new TypeError('no connection');
    expect(url.replace(/\?page=\w+&seen=.*$/, '')).toBe(staffApiPaths.adminPostDraft(ID));
    const sent = body === null ? null : unsavedChangesSchema.parse(JSON.parse(body));
    calls.push([method, sent?.draft.title]);
    if (!onServer || sent?.seen.includes(onServer.keptAt)) return new Response(null, { status: 204 });
    return Response.json({ error: '', own: onServer }, { status: 409 });
  });
  adminSession.logIn(btoa('mara:secret'));
});
afterEach(() => {
  adminSession.logOut();
  vi.unstubAllGlobals();
});

const titled = (title: string) => ({ draft: { title }, version: 'v1' });
const inBrowser = () => findDraft(ID, null).draft?.draft.title;
/** The draft of another page. */
const elsewhere = (keptAt = '2026-03-02T15:00:00.000Z', seen: string[] = []): UnsavedChanges => ({
  ...titled('Elsewhere'),
  ...{ keptAt, browser: 'desk', page: 'at-the-desk', seen },
});
const keeperOf = (found = findDraft(ID, null)) =>
  createDraftKeeper(ID, found, {
    onKept: (kept) => where.push(kept),
    onOther: (other) => offered.push(other),
  });

test('unsaved work is in this browser until the server has it', async () => {
  const { keep } = keeperOf();
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
  const { keep } = keeperOf();
  await Promise.all(['One', 'Two', 'Three'].map((title) => keep(titled(title))));
  expect(calls).toEqual([['PUT', 'Three']]);
});

test('without a connection it stays in this browser, and is sent again', async () => {
  const { keep } = keeperOf();
  isOnline = false;
  await keep(titled('On a train'));
  expect([inBrowser(), where]).toEqual(['On a train', ['browser']]);
  isOnline = true;
  await keep(titled('On a train'));
  expect([inBrowser(), calls]).toEqual([undefined, [['PUT', 'On a train']]]);
});

test('what the server has is not sent again, and ends when it is discarded', async () => {
  const { keep } = keeperOf(findDraft(ID, { ...elsewhere(), ...titled('Half') }));
  await keep(titled('Half'));
  expect(calls).toEqual([]);
  await keep(null);
  expect(calls).toEqual([['DELETE', undefined]]);
});

test('work of another page is offered, and replaced only once that was chosen', async () => {
  const keeper = keeperOf();
  onServer = elsewhere();
  await keeper.keep(titled('Here'));
  await keeper.keep(titled('Here, longer'));
  expect([calls, offered, where]).toEqual([[['PUT', 'Here']], [onServer], ['browser', 'browser']]);
  expect(findDraft(ID, onServer)).toMatchObject({ draft: titled('Here, longer'), other: onServer });
  keeper.replace(onServer);
  await keeper.keep(titled('Here, longer'));
  expect([calls.at(-1), where.at(-1)]).toEqual([['PUT', 'Here, longer'], 'server']);
  expect(inBrowser()).toBeUndefined();
});

test('equal work of another page needs no choice', async () => {
  onServer = elsewhere();
  await keeperOf().keep(titled('Elsewhere'));
  expect([offered, where]).toEqual([[], ['server']]);
});

test('work found in this browser is offered beside that of another page', async () => {
  isOnline = false;
  await keeperOf().keep(titled('Here'));
  const keptAt = findDraft(ID, null).draft?.keptAt ?? '';
  for (const other of [elsewhere('2020-01-01T00:00:00.000Z'), elsewhere('2100-01-01T00:00:00.000Z')]) {
    expect(findDraft(ID, other)).toMatchObject({ draft: titled('Here'), other });
  }
  // The other page has continued this draft.
  const continued = elsewhere('2100-01-01T00:00:00.000Z', [keptAt]);
  expect(findDraft(ID, continued)).toMatchObject({ draft: continued, other: null });
});

test('this browser has the newer work, where the server has not had the last of it', async () => {
  const opened = elsewhere();
  isOnline = false;
  await keeperOf(findDraft(ID, opened)).keep(titled('Longer'));
  expect(findDraft(ID, opened)).toMatchObject({ draft: titled('Longer'), other: null });
});
