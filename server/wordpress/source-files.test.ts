import { expect, it } from 'vitest';
import { describeEachDatabase } from '../../tests/support/each-database.ts';
import { createSourceFilesStore } from './source-files.store.ts';

/** Longer than a key of PostgreSQL may be. */
const LONG = `http://old.example/${Array.from({ length: 9000 }, (_, index) => index).join('-')}.jpg`;
const file = (position: number, from: string, to: string | null = null) => ({ position, from, to });

describeEachDatabase('the files of a source', (open) => {
  it('are listed in batches, each once where it was first and with the copy it got', async () => {
    const { db } = await open();
    const files = createSourceFilesStore(db);
    await files.add('import', [file(4, LONG), file(2, 'b', '/b')]);
    await files.add('import', [file(7, 'c'), file(9, LONG, '/long'), file(10, 'b')]);
    await files.add('other', [file(1, 'a')]);
    expect(await files.count('import')).toBe(3);
    expect(await files.listAfter('import', -1, 2)).toEqual([file(2, 'b', '/b'), file(4, LONG, '/long')]);
    expect(await files.listAfter('import', 4, 2)).toEqual([file(7, 'c')]);
  });
});
