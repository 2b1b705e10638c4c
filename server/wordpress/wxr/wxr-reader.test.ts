import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
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

it('an export gives its attachments by number and by post, each as it stands last in the file', async () => {
  const others = numbers(1200)
    .slice(1)
    .map((id) => attachment(id));
  const [first, last] = ['First', 'Last'].map((alt) => attachment(1, 7, alt));
  const file = await exportOf([first ?? '', ...others, attachment(1201, 7), last ?? '', last ?? '']);
  const source = await openExport(file, new AbortController().signal);
  expect(await source.media([1200, 9999, 1])).toEqual([media(1200), media(1, 'Last')]);
  expect(await source.attachedMedia(7)).toEqual([media(1, 'Last'), media(1201)]);
  expect(await source.attachedMedia(0), 'attachments of no post').toEqual([]);
});

it('an export holds only as many attachments as fit the memory, and counts the others', async () => {
  const long = 'a'.repeat(40_000);
  const file = await exportOf(numbers(1600).map((id) => attachment(id, 0, long)));
  const source = await openExport(file, new AbortController().signal);
  const { length } = await source.media(numbers(1600));
  expect(length).toBeGreaterThan(1000);
  expect(source.facts.leftOut).toEqual(
    new Map([['files beyond those that can be held in memory', 1600 - length]]),
  );
});

it('an export holds only as many authors as fit the memory, and counts the others', async () => {
  const login = (number: number) => String(number).padStart(1_000_000, 'x');
  const items = numbers(12).map(
    (number) =>
      `<wp:author><wp:author_login>${login(number)}</wp:author_login><wp:author_display_name>Author ${number}</wp:author_display_name></wp:author>`,
  );
  const post = `<item><wp:post_type>post</wp:post_type><wp:post_id>1</wp:post_id><dc:creator>`;
  const file = await exportOf([
    ...items,
    ...[1, 12].map((number) => `${post}${login(number)}</dc:creator></item>`),
  ]);
  const source = await openExport(file, new AbortController().signal);
  expect(source.facts.leftOut).toEqual(new Map([['authors beyond those that can be held in memory', 3]]));
  const authors = (await Array.fromAsync(source.posts())).map((post) => 'author' in post && post.author);
  expect(authors).toEqual(['Author 1', 'x'.repeat(50_000)]);
});

it('an export holds only as many posts in the trash and reusable blocks as fit the memory', async () => {
  const trash = '<item><wp:post_type>post</wp:post_type><wp:status>trash</wp:status>';
  const block = '<item><wp:post_type>wp_block</wp:post_type><content:encoded>Block</content:encoded>';
  const use =
    '<content:encoded><![CDATA[<!-- wp:block {"ref":1} /--><!-- wp:block {"ref":20000} /-->]]></content:encoded>';
  const file = await exportOf([
    ...numbers(100_010).map((id) => `${trash}<wp:post_id>${id}</wp:post_id></item>`),
    ...numbers(20_000).map((id) => `${block}<wp:post_id>${id}</wp:post_id></item>`),
    `<item><wp:post_type>post</wp:post_type><wp:post_id>1</wp:post_id>${use}</item>`,
  ]);
  const source = await openExport(file, new AbortController().signal);
  expect(source.facts.trashed.size).toBe(100_000);
  expect(source.facts.leftOut).toEqual(new Map([['posts in the trash', 100_010]]));
  expect(await Array.fromAsync(source.posts())).toMatchObject([
    { content: 'Block<!-- wp:block {"ref":20000} /-->' },
  ]);
});

it('an export is not read on when its import is canceled', async () => {
  const canceled = new AbortController();
  canceled.abort(new Error('canceled'));
  const file = await exportOf([...numbers(1100).map((id) => attachment(id)), '<damaged']);
  await expect(openExport(file, canceled.signal)).rejects.toThrow('canceled');
});
