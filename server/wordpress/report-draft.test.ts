import { expect, it } from 'vitest';
import { startReport } from './import-reports.store.ts';

it('a report holds only as many entries as fit into memory, and counts the others', () => {
  const draft = startReport();
  const note = 'x'.repeat(20_000_000);
  for (let count = 1; count <= 4; count++) draft.add('notes', { post: '', note });
  expect(draft.entries.notes).toHaveLength(2);
  expect(draft.leftOut).toEqual(new Map([['entries of this report (notes)', 2]]));
});

it('a report counts what does not work', () => {
  const draft = startReport();
  draft.addChecked('images', { from: 'a', to: null, works: false });
  draft.addChecked('images', { from: 'b', to: '/b', works: true });
  draft.addChecked('addresses', { from: 'c', to: null, works: false });
  expect(draft.broken).toEqual({ images: 1, addresses: 1 });
});

it('a report holds only as many errors as fit into memory, and counts them all', () => {
  const draft = startReport();
  const reason = 'x'.repeat(10_000_000);
  for (const post of ['a', 'b', 'c', '']) draft.addError({ post, reason });
  expect(draft.errors.map(({ post }) => post)).toEqual(['a', 'b']);
  expect(draft).toMatchObject({ failed: 4, failedPosts: 3 });
  expect(draft.leftOut).toEqual(new Map([['entries of this report (errors)', 2]]));
  expect(draft.results(null).total).toBe(3);
});
