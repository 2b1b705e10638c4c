import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { staffPaths } from '../../../contract/staff-paths.ts';
import { adminSession } from '../session/session.ts';
import { forgetWork, keepWork, listWork, readWork } from './kept-work.ts';

const tokenOf = (username: string) => btoa(`${username}:secret`);

let isFull = false;

beforeEach(() => {
  isFull = false;
  for (const name of ['localStorage', 'sessionStorage']) vi.stubGlobal(name, storage());
  vi.stubGlobal('window', { localStorage, addEventListener() {}, removeEventListener() {} });
});
afterEach(() => {
  adminSession.logOut();
  vi.unstubAllGlobals();
});

test('unsaved work is read by the account that kept it, and by no other', () => {
  adminSession.logIn(tokenOf('mara'));
  keepWork('post:new', { title: 'Hers' });
  adminSession.logIn(tokenOf('tom'));
  expect(readWork('post:new')).toBeNull();
  keepWork('post:new', { title: 'His' });
  adminSession.logIn(tokenOf('mara'));
  expect(readWork('post:new')).toEqual({ title: 'Hers' });
});

test('after a logout nothing is kept or read', () => {
  adminSession.logIn(tokenOf('mara'));
  adminSession.logOut();
  expect(keepWork('post:new', { title: 'Late' })).toBe(false);
  expect(readWork('post:new')).toBeNull();
  expect(localStorage.length).toBe(0);
});

test('the work of one account is listed with its place and deleted, whatever holds it', async () => {
  adminSession.logIn(tokenOf('tom'));
  keepWork('note:9', 'His');
  adminSession.logIn(tokenOf('mara'));
  keepWork('post:new', {});
  keepWork('post:abc', {});
  keepWork('entry', {});
  keepWork('meta-tags', {}, 'session');
  isFull = true;
  expect(keepWork('note:7', 'Kept until a reload')).toBe(false);
  expect(readWork('note:7')).toBe('Kept until a reload');
  expect((await listWork()).map(({ path }) => path)).toEqual([
    staffPaths.adminNewPost,
    staffPaths.adminPost('abc'),
    staffPaths.adminEnterRequest,
    staffPaths.adminTab('meta-tags'),
    staffPaths.adminRequest(7),
  ]);
  forgetWork();
  expect(await listWork()).toEqual([]);
  expect(readWork('note:7')).toBeNull();
  adminSession.logIn(tokenOf('tom'));
  expect(readWork('note:9')).toBe('His');
});

/** Like the browser's: its items are its own enumerable properties. */
function storage(): Storage {
  const methods = {
    getItem(this: Record<string, string>, key: string) {
      return Object.hasOwn(this, key) ? this[key] : null;
    },
    setItem(this: Record<string, string>, key: string, value: string) {
      if (isFull) throw new DOMException('full', 'QuotaExceededError');
      this[key] = value;
    },
    removeItem(this: Record<string, string>, key: string) {
      delete this[key];
    },
  };
  const made = Object.create(methods) as Storage;
  Object.defineProperty(methods, 'length', {
    get() {
      return Object.keys(this).length;
    },
  });
  return made;
}
