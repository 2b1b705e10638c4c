import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { finished } from 'node:stream/promises';
import { EventSourceParserStream } from 'eventsource-parser/stream';
import sharp from 'sharp';
import { searchFilePaths } from '../contract/paths.ts';
import { staffApiPaths } from '../contract/staff-paths.ts';
import type { ImportAnswer, ImportProgress } from '../contract/wordpress-import.ts';
import { say } from '../scripts/run.ts';
import { listedUrls } from '../server/operations/copy-site.ts';
import { removeSite, startServer } from '../tests/browser/site.ts';
import { logIn, random } from './measuring.ts';

/*
 * Prints the speed of an import by an export of the given size, the memory of the server and how long a visitor waits for a
 * cached page meanwhile: `npm run bench:import -- 50 2000 500 14` (megabytes of posts, attachments, posts with a featured
 * image, which is copied, and paragraphs of a post; by default 20, 0, 0 and 14). It needs a build.
 */

const [MEGABYTES = 20, ATTACHMENTS = 0, PICTURES = 0, PARAGRAPHS = 14] = process.argv.slice(2).map(Number);
/** Above the numbers of the posts. */
const FIRST_ATTACHMENT = 10_000_000;
const WORDS = 'custody court order support parent agreement divorce property hearing judge filing'.split(' ');
const PAUSE_MS = 20;
/** Related posts are found by their categories; the firm's practice areas are as many. */
const CATEGORIES = 13;

const words = (count: number) =>
  Array.from({ length: count }, () => WORDS[Math.floor(random() * WORDS.length)]).join(' ');

/** A post of about 10 KB by default, like those of the captured site; with 4,800 paragraphs 3.6 MB, near the limit. */
function item(id: number, host: string): string {
  const paragraphs = Array.from(
    { length: PARAGRAPHS },
    () =>
      `<!-- wp:paragraph -->\n<p>${words(90)} <a href="http://old.example/post-${id - 1}/">more</a></p>\n<!-- /wp:paragraph -->`,
  );
  // Posts name different numbers of pictures, some of them those of other posts.
  const shown = id <= PICTURES ? Array.from({ length: id % 3 }, (_, index) => id - index) : [];
  paragraphs.push(...shown.map((one) => `<p><img src="${pictureUrl(one, host)}" alt=""></p>`));
  return `<item><title><![CDATA[${words(6)}]]></title><link>http://old.example/post-${id}/</link><dc:creator><![CDATA[mara]]></dc:creator>
<content:encoded><![CDATA[${paragraphs.join('\n\n')}]]></content:encoded><excerpt:encoded><![CDATA[${words(20)}]]></excerpt:encoded>
<wp:post_id>${id}</wp:post_id><wp:post_date_gmt><![CDATA[2024-05-01 12:00:00]]></wp:post_date_gmt>
<wp:post_name><![CDATA[post-${id}]]></wp:post_name><wp:status><![CDATA[${id % 50 ? 'publish' : 'draft'}]]></wp:status>
<wp:post_type><![CDATA[post]]></wp:post_type>${id <= PICTURES ? featured(id) : ''}<category domain="category" nicename="category-${id % CATEGORIES}"><![CDATA[Category ${id % CATEGORIES}]]></category></item>\n`;
}

function featured(id: number): string {
  return `<wp:postmeta><wp:meta_key>_thumbnail_id</wp:meta_key><wp:meta_value>${FIRST_ATTACHMENT + id}</wp:meta_value></wp:postmeta>`;
}

function pictureUrl(id: number, host: string): string {
  return `http://${host}/wp-content/uploads/2024/05/picture-of-a-family-in-court-${id}.jpg`;
}

function attachment(id: number, host: string): string {
  const url = pictureUrl(id, host);
  return `<item><title><![CDATA[${words(4)}]]></title><link>http://old.example/picture-${id}/</link><dc:creator><![CDATA[mara]]></dc:creator>
<guid isPermaLink="false">${url}</guid><wp:post_id>${FIRST_ATTACHMENT + id}</wp:post_id><wp:post_date_gmt><![CDATA[2024-05-01 12:00:00]]></wp:post_date_gmt>
<wp:post_name><![CDATA[picture-${id}]]></wp:post_name><wp:status><![CDATA[inherit]]></wp:status><wp:post_parent>${id}</wp:post_parent>
<wp:post_type><![CDATA[attachment]]></wp:post_type><wp:attachment_url><![CDATA[${url}]]></wp:attachment_url>
<wp:postmeta><wp:meta_key>_wp_attachment_image_alt</wp:meta_key><wp:meta_value><![CDATA[${words(6)}]]></wp:meta_value></wp:postmeta></item>\n`;
}

/** @returns the number of posts */
async function writeExport(file: string, host: string): Promise<number> {
  const out = createWriteStream(file);
  const write = async (text: string) => {
    if (!out.write(text)) await once(out, 'drain');
  };
  await write(
    '<?xml version="1.0"?><rss xmlns:wp="wp"><channel><title>Old</title><wp:wxr_version>1.2</wp:wxr_version><wp:base_blog_url>http://old.example</wp:base_blog_url>\n',
  );
  for (let id = 1; id <= ATTACHMENTS; id++) await write(attachment(id, host));
  let id = 0;
  for (let bytes = 0; bytes < MEGABYTES * 1024 ** 2; ) {
    const text = item(++id, host);
    bytes += text.length;
    await write(text);
  }
  out.end('</channel></rss>');
  await finished(out);
  return id;
}

const folder = await mkdtemp(join(tmpdir(), 'bench-import-'));
const file = join(folder, 'export.xml');
const picture = await sharp({ create: { width: 1200, height: 800, channels: 3, background: 'teal' } })
  .jpeg()
  .toBuffer();
const oldSite = createServer((_, answer) => answer.setHeader('Content-Type', 'image/jpeg').end(picture));
await once(oldSite.listen(0, '127.0.0.1'), 'listening');
const host = `127.0.0.1:${(oldSite.address() as AddressInfo).port}`;
const posts = await writeExport(file, host);
const site = await startServer({
  WORDPRESS_EXPORT_FILE: file,
  SEED_DEMO: 'false',
  IMPORT_ALLOW_PRIVATE_HOSTS: host,
});
const staffHeaders = await logIn(site.url);

// All pages are rendered once, as the server does after a start (operations/warm-pages.ts).
const ask = (path: string) => fetch(site.url + path);
for (const { pathname } of await listedUrls(ask, searchFilePaths.sitemap)) await (await ask(pathname)).text();
const waits: number[] = [];
const visitors = { leave: false };
const visits = (async () => {
  while (!visitors.leave) {
    const start = performance.now();
    await (await fetch(`${site.url}/`)).text();
    waits.push(performance.now() - start);
    await new Promise((next) => setTimeout(next, PAUSE_MS));
  }
})();
let phaseStartMs = performance.now();
/** Prints the figures of the phase that ends here. */
async function endPhase(phase: string): Promise<void> {
  const seconds = (performance.now() - phaseStartMs) / 1000;
  phaseStartMs = performance.now();
  const sorted = waits.splice(0).sort((a, b) => a - b);
  const percentile = (part: number) => (sorted[Math.floor(sorted.length * part)] ?? 0).toFixed(0);
  say(
    `${phase}: ${seconds.toFixed(1)} s, ${(posts / seconds).toFixed(0)} posts/s; peak memory of the server ${(await site.memoryMegabytes()).peak} MB; home page: median ${percentile(0.5)} ms, p99 ${percentile(0.99)} ms, longest ${(sorted.at(-1) ?? 0).toFixed(0)} ms of ${sorted.length}`,
  );
}
/**
 * Runs the import, and ends a phase when the checks begin. Reads events, because the answer to a large import comes
 * after the client's limit for headers.
 */
async function runImport(): Promise<ImportAnswer> {
  const { body } = await fetch(site.url + staffApiPaths.blogImportXml, {
    method: 'POST',
    headers: { ...staffHeaders, 'Content-Type': 'application/json', Accept: 'text/event-stream' },
  });
  const events = body?.pipeThrough(new TextDecoderStream()).pipeThrough(new EventSourceParserStream());
  let phase = '';
  for await (const { event, data } of events ?? []) {
    if (event === 'done') return JSON.parse(data) as ImportAnswer;
    const progress = JSON.parse(data) as ImportProgress;
    if (progress.phase === 'checking' && phase !== 'checking') await endPhase('import');
    phase = progress.phase;
  }
  throw new Error('The import ended without an answer.');
}
say(
  `${posts} posts, ${MEGABYTES} MB, ${ATTACHMENTS} attachments, ${PICTURES} pictures; memory before the import ${(await site.memoryMegabytes()).peak} MB`,
);
try {
  const answer = await runImport();
  if (!answer.success) throw new Error(answer.error);
  await endPhase('checks afterwards');
  say(
    `${answer.results.imported} imported; broken: ${answer.broken.addresses} addresses, ${answer.broken.images} images`,
  );
} finally {
  visitors.leave = true;
  await visits;
  await removeSite(site);
  oldSite.close();
  await rm(folder, { recursive: true, force: true });
}
