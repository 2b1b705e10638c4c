import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { describeEachDatabase } from '../../tests/support/each-database.ts';
import { type Attachment, createAttachmentsStore } from './attachments.store.ts';
import { openExport } from './wxr-reader.ts';

const attachment = (id: number, parent = 0, alt = '') =>
  `<item><wp:post_type>attachment</wp:post_type><wp:post_id>${id}</wp:post_id><wp:post_parent>${parent}</wp:post_parent>
<wp:attachment_url>http://old.example/${id}.jpg</wp:attachment_url>
<wp:postmeta><wp:meta_key>_wp_attachment_image_alt</wp:meta_key><wp:meta_value>${alt}</wp:meta_value></wp:postmeta></item>`;
const media = (id: number, alt = '') => ({ url: `http://old.example/${id}.jpg`, alt });
const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

async function exportOf(items: readonly string[]): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'wxr-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = join(folder, 'export.xml');
  await writeFile(
    file,
    `<rss><channel><wp:wxr_version>1.2</wp:wxr_version>${items.join('')}</channel></rss>`,
  );
  return file;
}

/** Records what is stored. */
function recorded() {
  const added: (readonly Attachment[])[] = [];
  const add = async (_: string, some: readonly Attachment[]) => void added.push(some);
  return { added, attachments: { add, find: async () => [], ofPost: async () => [] } };
}

describeEachDatabase('an export', (open) => {
  it('gives its attachments by number and by post, each as it stands last in the file', async () => {
    const { db } = await open();
    const others = numbers(1200)
      .slice(1)
      .map((id) => attachment(id));
    const [first, last] = ['First', 'Last'].map((alt) => attachment(1, 7, alt));
    const file = await exportOf([first ?? '', ...others, attachment(1201, 7), last ?? '', last ?? '']);
    const { signal } = new AbortController();
    const source = await openExport(file, { importId: '1', attachments: createAttachmentsStore(db), signal });
    expect(await source.media([1200, 9999, 1])).toEqual([media(1200), media(1, 'Last')]);
    expect(await source.attachedMedia(7)).toEqual([media(1, 'Last'), media(1201)]);
    expect(await source.attachedMedia(0), 'attachments of no post').toEqual([]);
  });
});

it('an export holds few of its attachments in memory', async () => {
  const { added, attachments } = recorded();
  const { signal } = new AbortController();
  await openExport(await exportOf(numbers(1100).map((id) => attachment(id))), {
    importId: '1',
    attachments,
    signal,
  });
  expect(added.map(({ length }) => length)).toEqual([500, 500, 100]);
  const long = 'a'.repeat(50_000);
  const texts = await exportOf(numbers(25).map((id) => attachment(id, 0, long)));
  await openExport(texts, { importId: '1', attachments, signal });
  expect(added.slice(3).map(({ length }) => length)).toEqual([20, 5]);
});

it('an export is not read on when its import is canceled', async () => {
  const { added, attachments } = recorded();
  const canceled = new AbortController();
  const add = async (importId: string, some: readonly Attachment[]) => {
    await attachments.add(importId, some);
    canceled.abort(new Error('canceled'));
  };
  const file = await exportOf(numbers(1100).map((id) => attachment(id)));
  await expect(
    openExport(file, { importId: '1', attachments: { ...attachments, add }, signal: canceled.signal }),
  ).rejects.toThrow('canceled');
  expect(added).toHaveLength(1);
});
