import { expect, it, vi } from 'vitest';
import { VersionedAnswers } from './versioned-answers.ts';

it('answers once for each version and key', async () => {
  const answers = new VersionedAnswers();
  const count = vi.fn(async () => count.mock.calls.length);
  expect(await answers.get('1', 'posts', count)).toBe(1);
  expect(await answers.get('1', 'posts', count)).toBe(1);
  expect(await answers.get('1', 'terms', count)).toBe(2);
  expect(await answers.get('2', 'posts', count)).toBe(3);
});

it('lets those wait who ask while it is being counted', async () => {
  const answers = new VersionedAnswers();
  const { promise, resolve } = Promise.withResolvers<number>();
  const first = answers.get('1', 'posts', () => promise);
  const second = answers.get('1', 'posts', () => Promise.reject(new Error('asked twice')));
  resolve(7);
  expect(await Promise.all([first, second])).toEqual([7, 7]);
});

it('keeps no failure', async () => {
  const answers = new VersionedAnswers();
  await expect(answers.get('1', 'posts', () => Promise.reject(new Error('away')))).rejects.toThrow('away');
  expect(await answers.get('1', 'posts', async () => 5)).toBe(5);
});

it('lets a late failure of an old version take nothing from the new one', async () => {
  const answers = new VersionedAnswers();
  const { promise, reject } = Promise.withResolvers<number>();
  const old = answers.get('1', 'posts', () => promise);
  await answers.get('2', 'posts', async () => 5);
  reject(new Error('away'));
  await expect(old).rejects.toThrow('away');
  expect(await answers.get('2', 'posts', async () => 6)).toBe(5);
});

it('forgets of very many the one that nobody has asked for the longest', async () => {
  const answers = new VersionedAnswers();
  for (let key = 0; key < 500; key++) await answers.get('1', `search ${key}`, async () => key);
  expect(await answers.get('1', 'search 0', async () => -1)).toBe(0);
  await answers.get('1', 'search 500', async () => 500);
  expect(await answers.get('1', 'search 0', async () => -1)).toBe(0);
  expect(await answers.get('1', 'search 1', async () => -1)).toBe(-1);
});
