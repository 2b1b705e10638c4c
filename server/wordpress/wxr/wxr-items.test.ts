import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { expect, it, onTestFinished } from 'vitest';
import { wxrItems } from './wxr-items.ts';

const TEN_MB = ' '.repeat(10 * 1024 ** 2);

it.each([
  ['a text without a section', 4, (text: string) => text, /longer than 32 MB/],
  ['an attribute', 1, (text: string) => `<b c="${text.repeat(4)}">`, /longer than 32 MB/],
  ['a text between comments', 4, (text: string) => `${text}<!-- -->`, /longer than 32 MB/],
  ['a comment with tags', 1, (text: string) => `<!--${`${text}<b>`.repeat(4)}-->`, /longer than 32 MB/],
  ['an instruction with tags', 1, (text: string) => `<?b ${`${text}<b>`.repeat(4)}?>`, /longer than 32 MB/],
  ['attributes of open elements', 3, (text: string) => `<b c="${text}">`, /longer than 32 MB/],
  ['several texts', 4, (text: string) => `</content:encoded><content:encoded>${text}`, /longer than 32 MB/],
  [
    'empty categories',
    1,
    () => `</content:encoded>${'<category/>'.repeat(400_000)}<content:encoded>`,
    /longer than 32 MB/,
  ],
  ['elements within elements', 200, () => '<b>', /nested more deeply/],
])('an export that would fill the memory with %s is refused', async (_, count, part, error) => {
  const folder = await mkdtemp(join(tmpdir(), 'wxr-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = join(folder, 'export.xml');
  const parts = Array.from({ length: count }, () => part(TEN_MB));
  await writeFile(
    file,
    `<rss><channel><item><content:encoded>${parts.join('')}</content:encoded></item></channel></rss>`,
  );
  await expect(Array.fromAsync(wxrItems(file))).rejects.toThrow(error);
});

it('a file of comments alone fills no memory', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'wxr-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = join(folder, 'export.xml');
  const comments = `<!--${' '.repeat(1024 ** 2)}-->`.repeat(100);
  await writeFile(file, `<rss><channel><wp:wxr_version>1.2</wp:wxr_version>${comments}</channel></rss>`);
  const read = 'import(workerData.code).then(({ wxrItems }) => Array.fromAsync(wxrItems(workerData.file)))';
  const worker = new Worker(`const { workerData } = require('node:worker_threads'); ${read};`, {
    eval: true,
    workerData: { code: new URL('wxr-items.ts', import.meta.url).href, file },
    resourceLimits: { maxOldGenerationSizeMb: 48 },
  });
  const ended = Promise.withResolvers<number>();
  worker.on('error', ended.reject).on('exit', ended.resolve);
  expect(await ended.promise).toBe(0);
});
