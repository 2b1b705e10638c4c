import { expect, test } from 'vitest';
import { AdminSession } from './session.ts';

test('a stored token restores the session', () => {
  const session = new AdminSession(() => storageWith({ 'admin-token': 'abc' }));
  expect(session.getState()).toEqual({ status: 'logged-in', token: 'abc', restored: true });
  expect(session.headers()).toEqual({ Authorization: 'Basic abc' });
});

test('a login is stored and a logout removes it', () => {
  const storage = storageWith({});
  const session = new AdminSession(() => storage);
  session.logIn('abc');
  expect(storage.getItem('admin-token')).toBe('abc');
  session.logOut();
  expect(storage.getItem('admin-token')).toBeNull();
  expect(session.getState()).toEqual({ status: 'logged-out', expired: false });
  expect(session.headers()).toEqual({});
});

test('a rejected token ends the session', () => {
  const storage = storageWith({ 'admin-token': 'old' });
  const session = new AdminSession(() => storage);
  session.expire('old');
  expect(storage.getItem('admin-token')).toBeNull();
  expect(session.getState()).toEqual({ status: 'logged-out', expired: true });
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
