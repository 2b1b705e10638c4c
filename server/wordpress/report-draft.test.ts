import { expect, it } from 'vitest';
import { type ImportReportsStore, startReport } from './import-reports.store.ts';

function openDraft(addEntries?: ImportReportsStore['addEntries']) {
  const statements: number[] = [];
  const draft = startReport('1', {
    addEntries: addEntries ?? (async (_, entries) => void statements.push(entries.length)),
  });
  return { draft, statements };
}

it('a report holds only what is not enough for one statement, and stores it in statements of one size', async () => {
  const { draft, statements } = openDraft();
  for (let count = 1; count <= 1200; count++) {
    draft.add('notes', { post: '', note: '' });
    await draft.store();
  }
  expect(statements).toEqual([500, 500]);
  await draft.store({ all: true });
  expect(statements).toEqual([500, 500, 200]);
});

it('a report keeps what could not be stored for the next time', async () => {
  const notes: string[] = [];
  let isAway = true;
  const { draft } = openDraft(async (_, entries) => {
    if (isAway) throw new Error('The database is away.');
    notes.push(...entries.map(({ entry }) => ('note' in entry ? entry.note : '')));
  });
  draft.add('notes', { post: '', note: 'first' });
  await expect(draft.store({ all: true })).rejects.toThrow('away');
  isAway = false;
  draft.add('notes', { post: '', note: 'second' });
  await draft.store({ all: true });
  expect(notes).toEqual(['first', 'second']);
});

it('a report counts what does not work', () => {
  const { draft } = openDraft();
  draft.addChecked('images', { from: 'a', to: null, works: false });
  draft.addChecked('images', { from: 'b', to: '/b', works: true });
  draft.addChecked('addresses', { from: 'c', to: null, works: false });
  expect(draft.broken).toEqual({ images: 1, addresses: 1 });
});
