import { expect, onTestFinished, test, vi } from 'vitest';
import { AdminSession, usernameOf } from './session.ts';

test('a stored token restores the session', () => {
  const session = new AdminSession(() => storageWith({ 'admin-token': 'abc' }));
  expect(session.getState()).toEqual({ status: 'logged-in', token: 'abc', restored: true });
  expect(session.token()).toBe('abc');
});

test('a login is stored and a logout removes it', () => {
  const storage = storageWith({});
  const session = new AdminSession(() => storage);
  session.logIn('abc');
  expect(storage.getItem('admin-token')).toBe('abc');
  session.logOut();
  expect(storage.getItem('admin-token')).toBeNull();
  expect(session.getState()).toEqual({ status: 'logged-out', expired: false });
  expect(session.token()).toBeNull();
});

test('a stored token that the server rejects leads to the login, here only', () => {
  const storage = storageWith({ 'admin-token': 'old' });
  const session = new AdminSession(() => storage);
  session.expire('old');
  expect(session.getState()).toEqual({ status: 'logged-out', expired: true });
  expect(storage.getItem('admin-token'), 'other tabs find out for themselves').toBe('old');
});

test('a session that has worked is lost, and comes back with the next login', async () => {
  const session = new AdminSession(() => storageWith({ 'admin-token': tokenOf('mara') }));
  session.confirm();
  session.expire(tokenOf('mara'));
  expect(session.getState()).toEqual({ status: 'lost', token: tokenOf('mara') });
  expect(session.token()).toBeNull();
});

test.each([
  ['mara', true],
  ['tom', false],
])('what was begun goes on after a login of the same person only: %s', async (username, goesOn) => {
  vi.stubGlobal('window', new EventTarget());
  onTestFinished(() => void vi.unstubAllGlobals());
  const session = new AdminSession(() => storageWith({}));
  session.logIn(tokenOf('mara'));
  session.expire(tokenOf('mara'));
  const renewal = session.renewal(tokenOf('mara'));
  session.logIn(tokenOf(username, 'another secret'));
  expect(await renewal).toBe(goesOn);
});

test('a token names its user', () => {
  expect(usernameOf(tokenOf('müller'))).toBe('müller');
  expect(usernameOf('no token!')).toBe('');
});

test('a late rejection of an earlier token does not end the new session', () => {
  const session = new AdminSession(() => storageWith({ 'admin-token': 'new' }));
  session.expire('old');
  expect(session.getState()).toEqual({ status: 'logged-in', token: 'new', restored: true });
});

test('without storage, a session lasts as long as the page', () => {
  const session = new AdminSession(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  expect(session.getState()).toEqual({ status: 'logged-out', expired: false });
  session.logIn('abc');
  expect(session.getState()).toEqual({ status: 'logged-in', token: 'abc', restored: false });
});

test('the state object is stable between changes', () => {
  const session = new AdminSession(() => storageWith({ 'admin-token': 'abc' }));
  expect(session.getState()).toBe(session.getState());
});

function tokenOf(username: string, secret = 'secret'): string {
  return Buffer.from(`${username}:${secret}`).toString('base64');
}

function storageWith(items: Record<string, string>): Storage {
  const map = new Map(Object.entries(items));
  return {
    get length() {
      return map.size;
    },
    key: (index) => [...map.keys()][index] ?? null,
    getItem: (key) => map.get(key) ?? null,
    setItem: (key, value) => void map.set(key, value),
    removeItem: (key) => void map.delete(key),
    clear: () => map.clear(),
  };
}
