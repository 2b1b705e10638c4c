import { expect, it } from 'vitest';
import { describeEachDatabase } from '../../tests/support/each-database.ts';
import { type Attachment, createSourceFilesStore } from './source-files.store.ts';

const LARGE = 3_000_000_000;
const attachment = (wpId: number, given: Partial<Attachment> = {}): Attachment => ({
  wpId,
  parent: null,
  url: `http://old.example/${wpId}.jpg`,
  alt: '',
  ...given,
});
const media = (wpId: number) => ({ url: `http://old.example/${wpId}.jpg`, alt: '' });

describeEachDatabase('the attachments of an export', (open) => {
  it('are found in the order they are asked for, as they were added last, without unknown ones', async () => {
    const { db } = await open();
    const files = createSourceFilesStore(db);
    await files.addAttachments('import', [attachment(LARGE), attachment(1), attachment(2)]);
    await files.addAttachments('import', [attachment(1, { alt: 'A judge' })]);
    await files.addAttachments('other', [attachment(3)]);
    expect(await files.attachments('import', [2, 3, LARGE, 1, 2])).toEqual([
      media(2),
      media(LARGE),
      { ...media(1), alt: 'A judge' },
      media(2),
    ]);
    const all = Array.from({ length: 40_000 }, (_, index) => index + 1);
    expect(await files.attachments('import', all), 'more than one statement takes').toHaveLength(2);
  });

  it('are found by the post they were uploaded to', async () => {
    const { db } = await open();
    const files = createSourceFilesStore(db);
    const parent = LARGE;
    await files.addAttachments('import', [attachment(9, { parent }), attachment(2, { parent })]);
    await files.addAttachments('import', [attachment(4), attachment(5, { parent: 1 })]);
    await files.addAttachments('other', [attachment(7, { parent })]);
    expect(await files.attachedTo('import', parent)).toEqual([media(2), media(9)]);
    expect(await files.attachedTo('import', 0)).toEqual([]);
  });
});

describeEachDatabase('the copied files of an import', (open) => {
  const LONG = `http://old.example/${Array.from({ length: 9000 }, (_, index) => index).join('-')}.jpg`;
  const copied = (position: number, from: string, to: string | null = null) => ({ position, from, to });

  it('are listed in batches, each once where it was first and as it was copied last', async () => {
    const { db } = await open();
    const files = createSourceFilesStore(db);
    await files.addCopied('import', [copied(4, LONG), copied(2, 'b', '/b')]);
    await files.addCopied('import', [copied(7, 'c'), copied(9, LONG, '/long')]);
    await files.addCopied('other', [copied(1, 'a')]);
    expect(await files.countCopied('import')).toBe(3);
    expect(await files.copiedAfter('import', -1, 2)).toEqual([
      copied(2, 'b', '/b'),
      copied(4, LONG, '/long'),
    ]);
    expect(await files.copiedAfter('import', 4, 2)).toEqual([copied(7, 'c')]);
  });

  it('are removed with the attachments before the next import', async () => {
    const { db } = await open();
    const files = createSourceFilesStore(db);
    await files.addCopied('import', [copied(1, 'a')]);
    await files.addAttachments('import', [attachment(1)]);
    await files.clear();
    expect(await files.countCopied('import')).toBe(0);
    expect(await files.attachments('import', [1])).toEqual([]);
  });
});
