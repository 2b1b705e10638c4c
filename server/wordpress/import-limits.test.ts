import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { POST_MAX_BYTES, postFieldsSchema } from '../../contract/posts.ts';
import { openImportSite } from '../../tests/support/import-site.ts';
import { startWordPress } from '../../tests/support/wordpress-site.ts';
import { acceptFile } from '../media/accept-file.ts';
import { createLog } from '../platform/log.ts';
import { createTextThread } from '../platform/text-thread.ts';
import { textTasks } from '../text-tasks.ts';
import type { TextThread } from './convert/convert-content.ts';
import { createMediaCopy } from './convert/media-copy.ts';
import { createImporter } from './importer.ts';
import { createSafeFetch } from './safe-fetch.ts';
import { ImportError } from './wordpress-post.ts';

/** An export of posts with these elements. */
function exportOf(...items: Record<string, string>[]): string {
  const given = items.map((fields) => {
    const all = Object.entries({ 'wp:post_type': 'post', 'wp:status': 'publish', ...fields });
    return `<item>${all.map(([name, text]) => `<${name}><![CDATA[${text}]]></${name}>`).join('')}</item>`;
  });
  return `<?xml version="1.0"?><rss xmlns:wp="wp"><channel><wp:wxr_version>1.2</wp:wxr_version>
<wp:base_blog_url>http://old.example</wp:base_blog_url>${given.join('\n')}</channel></rss>`;
}
const dated = { 'wp:post_date_gmt': '2024-05-01 12:00:00' };

it('a text over the limit of the editor is an error of its post, and the others are imported', async () => {
  const site = await openImportSite();
  const answer = await site.fromFile(
    exportOf(
      {
        title: 'Long',
        'wp:post_id': '1',
        'content:encoded': 'word '.repeat(POST_MAX_BYTES / 5 + 1),
        ...dated,
      },
      { title: 'Short', 'wp:post_id': '2', 'content:encoded': '<p>Text</p>', ...dated },
    ),
  );
  expect(answer).toMatchObject({ success: true, results: { total: 2, imported: 1 } });
  expect(answer.results?.errors).toEqual([expect.stringMatching(/^Long: Its text is larger than 4 MB/)]);
});

it('a long text is converted in its thread as a short one is here, with its pictures and galleries', async () => {
  const site = await openImportSite();
  const text = (host: string) =>
    `<p><img src="http://${host}/wp-content/uploads/one.jpg"> [gone name="x"]</p>[gallery ids="9"]`;
  const item = (id: string, content: string) => ({
    title: `Post ${id}`,
    'wp:post_id': id,
    'content:encoded': content,
    ...dated,
  });
  const picture = {
    'wp:post_id': '9',
    'wp:post_type': 'attachment',
    'wp:attachment_url': `http://${site.wordpress.host}/wp-content/uploads/two.jpg`,
  };
  const own = text(site.wordpress.host);
  const long = own + '<p>More</p>'.repeat(10_000);
  const answer = await site.fromFile(exportOf(item('1', own), item('2', long), picture));
  expect(answer).toMatchObject({ success: true, results: { imported: 2, errors: [] } });
  const posts = await site.posts();
  const short = posts.get(1)?.content ?? '';
  expect(short).toMatch(/src="\/media\/[^"]*one\.jpg"[\s\S]*src="\/media\/[^"]*two\.jpg"/);
  expect(posts.get(2)?.content.replaceAll('<p>More</p>', '').trim()).toBe(short.trim());
  const { leftOut } = await site.report(answer);
  expect(leftOut).toContainEqual({ kind: 'shortcodes [gone]', count: 2 });
});

it('a long text that staff have edited is kept as their thread prepares it', async () => {
  const site = await openImportSite();
  const { db, dataDir } = site.connection;
  const exportFile = join(dataDir, 'export.xml');
  const prepared: string[] = [];
  const importer = createImporter({
    connection: { db },
    env: { dataDir, wordpress: { siteUrl: '', exportFile, allowedHosts: [] } },
    blog: site.services.blog,
    openTextThread() {
      const texts = createTextThread(new URL('../text-worker.ts', import.meta.url), textTasks);
      const run = (async (...given: Parameters<TextThread['run']>) => {
        const [task, { content }] = given;
        if (task === 'storedHtml') prepared.push(content);
        const result = await texts.run(...given);
        return task === 'storedHtml' ? { ...result, wordCount: 2000 } : result;
      }) as TextThread['run'];
      return { run, close: texts.close };
    },
    acceptFile,
    clock: () => site.state.now,
    log: createLog({ level: 'silent' }),
  });
  onTestFinished(() => importer.stop());
  const importAgain = async (title: string, content: string) => {
    await writeFile(exportFile, exportOf({ title, 'wp:post_id': '1', 'content:encoded': content, ...dated }));
    return importer.fromExport(null, { dryRun: false, ask: async () => new Response('') });
  };
  const long = '<p>More</p>'.repeat(10_000);
  await importAgain('First', long);
  const edited = `${long}<p>Ours</p>`;
  await db.updateTable('posts').set({ content: edited }).where('wp_id', '=', 1).execute();
  expect(await importAgain('Second', long)).toMatchObject({ success: true });
  expect((await site.posts()).get(1)).toMatchObject({ title: 'Second', content: edited, read_minutes: 10 });
  expect(prepared).toEqual([edited]);
  await importAgain('Third', `${long}<p>Theirs</p>`);
  expect((await site.posts()).get(1)).toMatchObject({ title: 'Third', content: edited, read_minutes: 10 });
  await importAgain('Third', `${long}<p>Theirs</p>`);
  expect(prepared).toEqual([edited, edited]);
});

it('a text that would keep the thread for ever is given up, and the next ones are converted', async () => {
  const file = new URL('../text-worker.ts', import.meta.url);
  const texts = createTextThread(file, textTasks, 5000);
  onTestFinished(() => texts.close());
  const none = { media: async () => [], attachedMedia: async () => [], copy: async () => null };
  const convert = (content: string) =>
    texts.run(
      'convert',
      { content, wpId: 1, isRendered: true, siteUrl: 'http://old.example', link: '' },
      none,
    );
  await expect(convert('<b><i><a href="/">'.repeat(200_000))).rejects.toThrow('too intricate');
  for (const count of [10_000, 11_000, 12_000]) {
    const { html } = await convert('<p>Text</p>'.repeat(count));
    expect(html.wordCount).toBe(count);
  }
});

it('an imported post is within the limits of the form in which staff edit it, and its notes say what was cut', async () => {
  const site = await openImportSite();
  const terms = Array.from(
    { length: 62 },
    (_, index) =>
      `<category domain="category" nicename="c${index}"><![CDATA[${'Law '.repeat(40)}${index}]]></category>`,
  );
  const answer = await site.fromFile(
    exportOf({
      title: 'Title '.repeat(200),
      'wp:post_id': '1',
      'dc:creator': 'Author '.repeat(50),
      'excerpt:encoded': 'Excerpt '.repeat(1000),
      ...dated,
    }).replace('</item>', `${terms.join('')}</item>`),
  );
  expect(answer).toMatchObject({ success: true, results: { imported: 1, errors: [] } });
  const row = (await site.posts()).get(1);
  const fields = {
    title: row?.title,
    slug: row?.slug,
    content: row?.content,
    excerpt: row?.excerpt,
    author: row?.author,
    status: row?.status,
    publishedAt: row?.published_at,
    categories: JSON.parse(row?.categories ?? '[]'),
    tags: JSON.parse(row?.tags ?? '[]'),
    ...{ featuredImage: null, featuredImageAlt: null, ogImage: null },
    ...{ metaTitle: null, metaDescription: null, metaKeywords: null, ogTitle: null, ogDescription: null },
  };
  expect(postFieldsSchema.safeParse(fields).error?.issues).toBeUndefined();
  const { notes } = await site.report(answer);
  expect(notes.map(({ note }) => note)).toEqual([
    expect.stringMatching(/^Shortened: its title has more than \d+ characters\.$/),
    expect.stringMatching(/^Shortened: its excerpt/),
    expect.stringMatching(/^Shortened: its author/),
    expect.stringMatching(/^Left out: 12 of its 62 categories; a post has up to 50\.$/),
    expect.stringMatching(/^Shortened: one of its categories/),
  ]);
});

it('a silent host is asked for a few pictures of a post, and skipped for the others', async () => {
  const wordpress = await startWordPress((_, __, url) => url.pathname.startsWith('/silent/'));
  onTestFinished(() => wordpress.stop());
  const folder = await mkdtemp(join(tmpdir(), 'media-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const fetch = createSafeFetch({
    allowedHosts: [wordpress.host],
    lookup: async () => [],
    pause: async () => {},
    random: () => 0.5,
    clock: () => new Date(),
    timeouts: { connectMs: 1000, headMs: 300, silenceMs: 300, totalMs: 2000 },
  });
  onTestFinished(() => fetch.close());
  const copyMedia = createMediaCopy({ folder, fetch, acceptFile, signal: new AbortController().signal });
  const copies = Array.from({ length: 100 }, (_, index) =>
    copyMedia(new URL(`${wordpress.url}/silent/${index}.jpg`), null),
  );
  for (const copy of await Promise.all(copies))
    expect(copy).toEqual({ to: null, reason: expect.stringContaining('does not answer') });
  expect(wordpress.requests.length).toBeLessThanOrEqual(8);
});

it('pictures of many hosts are copied a hundred at a time', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'media-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  let [now, most] = [0, 0];
  const fetch = {
    async get() {
      most = Math.max(most, ++now);
      await new Promise(setImmediate);
      now--;
      throw new ImportError('It is not known.');
    },
  };
  const copyMedia = createMediaCopy({ folder, fetch, acceptFile, signal: new AbortController().signal });
  const urls = Array.from({ length: 300 }, (_, index) => new URL(`http://host-${index}.example/a.jpg`));
  await Promise.all(urls.map((url) => copyMedia(url, url.host)));
  expect(most).toBeLessThanOrEqual(100);
});

it('categories and tags beyond the first 10,000 of a source, and one with an endless slug, are left out, and counted', async () => {
  const site = await openImportSite();
  const items = Array.from({ length: 12 }, (_, post) => {
    const terms = Array.from(
      { length: 900 },
      (_, index) =>
        `<category domain="post_tag" nicename="t${post}-${index}">Tag ${post}-${index}</category>`,
    );
    return exportOf({ title: `Post ${post}`, 'wp:post_id': String(post + 1), ...dated })
      .replace('</item>', `${terms.join('')}</item>`)
      .replace(/^[\s\S]*(?=<item>)|(?<=<\/item>)[\s\S]*$/g, '');
  });
  const long = `<category domain="post_tag" nicename="${'x'.repeat(1001)}">Long</category></item>`;
  items[0] = items[0]?.replace('</item>', long) ?? '';
  const file = exportOf({}).replace(/<item>[\s\S]*<\/item>/, items.join(''));
  const { leftOut } = await site.report(await site.fromFile(file, '?dryRun=true'));
  expect(leftOut).toContainEqual({ kind: 'categories and tags beyond the first 10000', count: 800 });
  expect(leftOut).toContainEqual({
    kind: 'categories and tags with a slug of more than 1000 characters',
    count: 1,
  });
});

it('an import that imported nothing is no success, and says why', async () => {
  const site = await openImportSite();
  const long = { 'wp:post_id': '1', 'content:encoded': 'x'.repeat(POST_MAX_BYTES + 1), ...dated };
  const answer = await site.fromFile(exportOf({ title: 'Long', ...long }));
  expect(answer).toMatchObject({
    success: false,
    error: expect.stringMatching(/^None of the 1 posts could be imported\. The first error: Long: Its text/),
    results: { imported: 0 },
  });
  expect((await site.report(answer)).outcome).toBe('failed');
});

const EARLIER = '2024-05-01T12:00:00.000Z';
const TODAY = '2026-03-02T15:00:00.000Z';
it.each<[string, Record<string, string>, status: string, publishedAt: string, note: RegExp | null]>([
  ['a number in its guid', { guid: 'http://old.example/?p=12', ...dated }, 'published', EARLIER, null],
  ['an address alone', { link: 'http://old.example/a/', ...dated }, 'published', EARLIER, /one was made/],
  ['neither', dated, 'draft', EARLIER, /no address in the file: it is a draft/],
  [
    'a date of the feed',
    { 'wp:post_id': '7', pubDate: 'Wed, 01 May 2024 12:00:00 +0000' },
    'published',
    EARLIER,
    null,
  ],
  [
    'no date at all',
    { 'wp:post_id': '7', pubDate: 'Mon, 30 Nov -0001 00:00:00 +0000' },
    'draft',
    TODAY,
    /no date in the source: it is a draft/,
  ],
])('a post with %s is imported, and again unchanged', async (_, fields, status, publishedAt, note) => {
  const site = await openImportSite();
  const file = exportOf({ title: 'Hello', 'content:encoded': '<p>Text</p>', ...fields });
  const answer = await site.fromFile(file);
  expect(answer).toMatchObject({ success: true, results: { imported: 1, errors: [] } });
  expect([...(await site.posts()).values()]).toMatchObject([{ status, published_at: publishedAt }]);
  const notes = (await site.report(answer)).notes.filter((one) => one.post === 'Hello');
  if (note) expect(notes).toContainEqual({ post: 'Hello', note: expect.stringMatching(note) });
  else expect(notes).toEqual([]);
  site.state.now = new Date('2026-03-03T01:00:00Z');
  expect(await site.report(await site.fromFile(file))).toMatchObject({ unchanged: 1, changes: [] });
});

it('one post that cannot be read is one error', async () => {
  const site = await openImportSite();
  const xml = await readFile(await site.wordpress.exportFile('published'), 'utf8');
  const long = `<content:encoded><![CDATA[${'x'.repeat(POST_MAX_BYTES + 1)}`;
  const answer = await site.fromFile(xml.replace('<content:encoded><![CDATA[', long));
  expect(answer).toMatchObject({ success: true, results: { total: 75, imported: 74 } });
  expect(answer.results?.errors).toHaveLength(1);
});
