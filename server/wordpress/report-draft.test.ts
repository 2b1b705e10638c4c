import { expect, it } from 'vitest';
import { type ReportDraftOptions, startReport } from './report-draft.ts';
import type { SourceFile } from './source-files.store.ts';

function openDraft(addEntries?: ReportDraftOptions['reports']['addEntries']) {
  const stored = { entries: 0, posts: 0, files: 0 };
  const files: SourceFile[] = [];
  const statements = new Set<number>();
  const draft = startReport({
    id: '1',
    reports: {
      addEntries:
        addEntries ??
        (async (_, entries) => {
          stored.entries += entries.length;
        }),
    },
    sourcePosts: {
      async add(_, posts) {
        stored.posts += posts.length;
      },
    },
    sourceFiles: {
      async add(_, added) {
        stored.files += added.length;
        statements.add(added.length);
        files.push(...added);
      },
    },
  });
  return { draft, stored, files, statements };
}

it('a report holds only what is not enough for one statement', async () => {
  const { draft, stored } = openDraft();
  for (let wpId = 1; wpId <= 1200; wpId++) {
    draft.addPost({ wpId, status: 'publish', link: '' });
    draft.addFiles([
      [`http://old.example/${wpId}.jpg`, null],
      ['http://old.example/logo.png', null],
    ]);
    draft.add('notes', { post: '', note: '' });
    await draft.store();
  }
  expect(stored).toEqual({ entries: 1000, posts: 1000, files: 1000 });
  await draft.store({ all: true });
  expect(stored).toEqual({ entries: 1200, posts: 1200, files: 1203 });
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

it('a report stores any number of files in statements of one size', async () => {
  const { draft, stored, statements } = openDraft();
  draft.addFiles(Array.from({ length: 2700 }, (_, index) => [`http://old.example/${index}.jpg`, null]));
  await draft.store();
  expect(stored.files).toBe(2500);
  expect([...statements]).toEqual([500]);
});

it('a report has each file once, where it was first and with the copy it got', async () => {
  const { draft, files } = openDraft();
  draft.addFiles([
    ['logo', '/logo'],
    ['a', null],
  ]);
  draft.addFiles([
    ['b', '/b'],
    ['logo', null],
    ['a', '/a'],
  ]);
  await draft.store({ all: true });
  const inOrder = files.toSorted((one, other) => one.position - other.position);
  expect(inOrder.map(({ from, to }) => [from, to])).toEqual([
    ['logo', '/logo'],
    ['a', '/a'],
    ['b', '/b'],
  ]);
});

it('a report counts what does not work', () => {
  const { draft } = openDraft();
  draft.addChecked('images', { from: 'a', to: null, works: false });
  draft.addChecked('images', { from: 'b', to: '/b', works: true });
  draft.addChecked('addresses', { from: 'c', to: null, works: false });
  expect(draft.broken).toEqual({ images: 1, addresses: 1 });
});
