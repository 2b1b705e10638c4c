import { expect, it } from 'vitest';
import { describeEachDatabase } from '../../tests/support/each-database.ts';
import { type Attachment, createAttachmentsStore } from './attachments.store.ts';

const LARGE = 3_000_000_000;
const attachment = (wpId: number, given: Partial<Attachment> = {}): Attachment => ({
  wpId,
  parent: null,
  url: `http://old.example/${wpId}.jpg`,
  alt: '',
  link: '',
  ...given,
});
const media = (wpId: number) => ({ url: `http://old.example/${wpId}.jpg`, alt: '' });

describeEachDatabase('the attachments of an export', (open) => {
  it('are found in the order they are asked for, without unknown ones', async () => {
    const { db } = await open();
    const attachments = createAttachmentsStore(db);
    await attachments.add('import', [attachment(LARGE), attachment(1), attachment(2)]);
    await attachments.add('other', [attachment(3)]);
    expect(await attachments.find('import', [2, 3, LARGE, 1, 2])).toEqual([
      media(2),
      media(LARGE),
      media(1),
      media(2),
    ]);
    const many = Array.from({ length: 350 }, (_, index) => index + 1);
    expect(await attachments.find('import', [...many, LARGE])).toEqual([media(1), media(2), media(LARGE)]);
  });

  it('are found by the post they were uploaded to', async () => {
    const { db } = await open();
    const attachments = createAttachmentsStore(db);
    const parent = LARGE;
    await attachments.add('import', [attachment(9, { parent }), attachment(2, { parent })]);
    await attachments.add('import', [attachment(4), attachment(5, { parent: 1 })]);
    await attachments.add('other', [attachment(7, { parent })]);
    expect(await attachments.ofPost('import', parent)).toEqual([media(2), media(9)]);
    expect(await attachments.ofPost('import', 0)).toEqual([]);
  });

  it('are those that were added last', async () => {
    const { db } = await open();
    const attachments = createAttachmentsStore(db);
    await attachments.add('import', [attachment(1, { parent: 5 })]);
    const other = { url: 'http://old.example/other.jpg', alt: 'A judge' };
    await attachments.add('import', [attachment(1, { parent: 6, ...other })]);
    expect(await attachments.ofPost('import', 5)).toEqual([]);
    expect(await attachments.ofPost('import', 6)).toEqual([other]);
  });
});
