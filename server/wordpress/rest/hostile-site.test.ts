import { gzipSync } from 'node:zlib';
import { describe, expect, it, onTestFinished } from 'vitest';
import { firm } from '#firm/identity.ts';
import { openPostgres } from '../../../tests/support/each-database.ts';
import { openImportSite } from '../../../tests/support/import-site.ts';
import { type Intercept, WP_LOGIN } from '../../../tests/support/wordpress-site.ts';
import { acceptFile } from '../../media/accept-file.ts';
import { createLog } from '../../platform/log.ts';
import { createTextThread } from '../../platform/text-thread.ts';
import { textTasks } from '../../text-tasks.ts';
import { createImporter } from '../importer.ts';

const isPosts = (url: URL) => url.pathname.endsWith('/wp/v2/posts');
const json = { 'Content-Type': 'application/json' };

/** A list of posts with these numbers. */
function posts(...ids: number[]): string {
  const given = ids.map((id) => ({
    id,
    date_gmt: '2024-05-01T12:00:00',
    slug: `post-${id}`,
    status: 'publish',
    link: `http://old.example/post-${id}/`,
    title: { rendered: `Post ${id}` },
    content: { rendered: '<p>Text</p>' },
    excerpt: { rendered: '' },
  }));
  return JSON.stringify(given);
}

/** Answers each page of posts by this. */
const answersPosts =
  (
    answer: (page: number) => [status: number, body: string | Buffer, headers?: Record<string, string>],
  ): Intercept =>
  (_, response, url) => {
    if (!isPosts(url)) return false;
    const [status, body, headers = {}] = answer(Number(url.searchParams.get('page') ?? 1));
    response.writeHead(status, { ...json, ...headers }).end(body);
    return true;
  };

const noWordPress: Intercept = (_, response, { href }) => {
  if (!/wp(?:\/|%2F)v2/.test(href)) return false;
  response.writeHead(200, { 'Content-Type': 'text/html' }).end('<!doctype html><title>Shop</title>');
  return true;
};

describe('an import from a site that', () => {
  it.each<[name: string, intercept: Intercept, error: RegExp, imported: number]>([
    [
      'gives pages without end',
      answersPosts((page) => [200, posts(page), { 'X-WP-TotalPages': '2', 'X-WP-Total': '2' }]),
      /announced 2 pages of posts, but gives more and more/,
      5,
    ],
    [
      'gives the same page again and again',
      answersPosts(() => [200, posts(1, 2)]),
      /repeats the same page/,
      2,
    ],
    [
      'gives a web page in the middle',
      answersPosts((page) =>
        page < 3 ? [200, posts(page)] : [200, '<!doctype html><title>Maintenance</title>'],
      ),
      /gives a web page where its posts should be/,
      2,
    ],
    ['is no WordPress', noWordPress, /REST API was not found/, 0],
    [
      'sends a gzip bomb',
      answersPosts((page) =>
        page < 2
          ? [200, posts(page)]
          : [200, gzipSync(Buffer.alloc(80 * 1024 ** 2, ' ')), { 'Content-Encoding': 'gzip' }],
      ),
      /larger than 64 MB/,
      1,
    ],
    ['wants a login', answersPosts(() => [401, '{"code":"rest_forbidden"}']), /without a login/, 0],
  ])('%s ends in a clear error, with what was imported kept', async (_, intercept, error, imported) => {
    const site = await openImportSite({ intercept });
    const answer = await site.fromSite();
    expect(answer).toMatchObject({ success: false, error: expect.stringMatching(error) });
    expect((await site.posts()).size).toBe(imported);
    expect((await site.report(answer)).outcome).toBe('failed');
  });

  it('drips its posts ends in a clear error, with what was imported kept', async () => {
    const site = await openImportSite({
      intercept(_, response, url) {
        if (!isPosts(url)) return false;
        const isFirst = url.searchParams.get('page') === '1';
        response.writeHead(200, { ...json, 'X-WP-Total': '2', 'X-WP-TotalPages': '2' });
        if (isFirst) response.end(posts(1));
        else {
          const drip = setInterval(() => response.write(' '), 20);
          response.once('close', () => clearInterval(drip));
        }
        return true;
      },
    });
    const importer = createImporter({
      connection: site.connection,
      env: {
        dataDir: site.connection.dataDir,
        wordpress: { siteUrl: '', exportFile: '', allowedHosts: [site.wordpress.host] },
      },
      blog: site.services.blog,
      openTextThread: () => createTextThread(new URL('../../text-worker.ts', import.meta.url), textTasks),
      acceptFile,
      clock: () => site.state.now,
      log: createLog({ level: 'silent' }),
      timeouts: { connectMs: 1000, headMs: 1000, silenceMs: 1000, totalMs: 700 },
    });
    onTestFinished(() => importer.stop());
    const options = { dryRun: false, ask: async () => new Response('') };
    expect(await importer.fromSite({ siteUrl: site.wordpress.url }, options)).toMatchObject({
      success: false,
      error: `${site.wordpress.host} is too slow.`,
      results: { imported: 1 },
    });
    expect([...(await site.posts()).keys()]).toEqual([1]);
  });

  it('does not give authors and terms keeps those that are here, and the report says so', async () => {
    let isOpen = false;
    const given = JSON.stringify([
      { ...JSON.parse(posts(1))[0], author: 2, categories: [3], tags: [47], title: { rendered: '' } },
    ]);
    const site = await openImportSite({
      intercept(_, response, url) {
        const send = (status: number, body: string) => response.writeHead(status, json).end(body);
        const [, collection = ''] = /\/wp\/v2\/(users|categories|tags)$/.exec(url.pathname) ?? [];
        if (isPosts(url)) {
          if (url.searchParams.get('page') === '1') send(200, given);
          else send(400, '{"code":"rest_post_invalid_page_number"}');
        } else if (collection && !isOpen) send(401, '{"code":"rest_forbidden"}');
        else if (collection) {
          const id = { users: 2, categories: 3, tags: 47 }[collection];
          send(200, JSON.stringify([{ id, name: `One of ${collection}`, slug: 'one' }]));
        } else return false;
        return true;
      },
    });
    const stored = async () => {
      const { title, author, categories, tags } = (await site.posts()).get(1) ?? {};
      return { title, author, categories, tags };
    };
    const { notes } = await site.report(await site.fromSite());
    expect(notes.map(({ post, note }) => `${post}: ${note}`)).toEqual([
      'Post 1: WordPress does not give its author.',
      'Post 1: WordPress does not give its categories.',
      'Post 1: WordPress does not give its tags.',
    ]);
    expect(await stored()).toEqual({ title: 'Post 1', author: firm.name, categories: '[]', tags: '[]' });
    isOpen = true;
    await site.fromSite();
    const told = {
      title: 'Post 1',
      author: 'One of users',
      categories: '["One of categories"]',
      tags: '["One of tags"]',
    };
    expect(await stored()).toEqual(told);
    isOpen = false;
    const again = await site.report(await site.fromSite());
    expect(await stored()).toEqual(told);
    expect(again).toMatchObject({ unchanged: 1, changes: [] });
  });

  it('does not tell an author at first does not replace the one that staff have entered', async () => {
    let isOpen = false;
    const given = JSON.stringify([{ ...JSON.parse(posts(1))[0], author: 2 }]);
    const site = await openImportSite({
      intercept(_, response, url) {
        if (isPosts(url) && url.searchParams.get('page') === '1') response.writeHead(200, json).end(given);
        else if (isPosts(url)) response.writeHead(400, json).end('{}');
        else if (url.pathname.endsWith('/users') && !isOpen) response.writeHead(401, json).end('{}');
        else return false;
        return true;
      },
    });
    await site.fromSite();
    await site.connection.db.updateTable('posts').set({ author: 'Ana Ruiz' }).execute();
    isOpen = true;
    const { conflicts } = await site.report(await site.fromSite());
    expect(conflicts).toMatchObject([{ field: 'author', here: 'Ana Ruiz', inSource: 'David Whitfield' }]);
    expect((await site.posts()).get(1)?.author).toBe('Ana Ruiz');
  });

  it('gives an address that PostgreSQL cannot store is imported all the same', async () => {
    const given = posts(1, 2).replaceAll('/post-1/', '/post-1\\u0000/');
    const site = await openImportSite({
      connection: await openPostgres(),
      intercept: answersPosts((page) => (page === 1 ? [200, given] : [400, '{}'])),
    });
    const answer = await site.fromSite();
    expect(answer).toMatchObject({ success: true, results: { imported: 2, errors: [] } });
    const { addresses } = await site.report(answer);
    expect(addresses[0]?.from).toBe('http://old.example/post-1 /');
  });

  it('announces a wrong total reports it', async () => {
    const site = await openImportSite({
      intercept: answersPosts((page) =>
        page === 1
          ? [200, posts(1, 2), { 'X-WP-Total': '9', 'X-WP-TotalPages': '1' }]
          : [400, '{"code":"rest_post_invalid_page_number"}'],
      ),
    });
    expect(await site.fromSite()).toMatchObject({
      success: true,
      results: { imported: 2, errors: ['The site announced 9 posts and gave 2.'] },
    });
  });

  it('lists more files than fit into memory has the others counted', async () => {
    const long = 'x'.repeat(400_000);
    const files = Array.from({ length: 100 }, (_, index) => ({
      link: `http://old.example/file-${index}/`,
      source_url: `http://old.example/${index}${long}.jpg`,
    }));
    const site = await openImportSite({
      intercept(_, response, url) {
        if (!url.pathname.endsWith('/wp/v2/media') || !url.searchParams.has('page')) return false;
        response
          .writeHead(200, json)
          .end(url.searchParams.get('page') === '3' ? '[]' : JSON.stringify(files));
        return true;
      },
    });
    const { leftOut } = await site.report(await site.fromSite({ dryRun: true }));
    expect(leftOut).toContainEqual({ kind: 'files beyond those that can be held in memory', count: 51 });
  });

  it('refuses the login fails, and imports nothing as for a visitor', async () => {
    const site = await openImportSite();
    const answer = await site.fromSite({ username: 'admin', password: 'wrong' });
    expect(answer).toMatchObject({
      success: false,
      error: expect.stringContaining('did not accept the login'),
    });
    expect((await site.posts()).size).toBe(0);
  });

  it('answers ?rest_route= only is read by it', async () => {
    const site = await openImportSite({
      intercept(_, response, url) {
        if (!url.pathname.startsWith('/wp-json')) return false;
        response.writeHead(404, { 'Content-Type': 'text/html' }).end('<title>Not found</title>');
        return true;
      },
    });
    expect(await site.fromSite(WP_LOGIN)).toMatchObject({ success: true, results: { imported: 81 } });
  });

  it('redirects to a private address gets no request there', async () => {
    const site = await openImportSite({
      intercept(_, response, url) {
        if (!isPosts(url)) return false;
        response.writeHead(302, { Location: 'http://169.254.169.254/latest/meta-data/' }).end();
        return true;
      },
    });
    expect(await site.fromSite()).toMatchObject({
      success: false,
      error: expect.stringContaining('169.254.169.254 is in a private network'),
    });
  });

  it('is on a private address itself is not asked, unless its host is allowed', async () => {
    const site = await openImportSite({ env: { IMPORT_ALLOW_PRIVATE_HOSTS: '' } });
    expect(await site.fromSite()).toMatchObject({
      success: false,
      error: expect.stringMatching(/is in a private network\. Check the site URL, or ask [a-z ]+\.$/),
    });
    expect(site.wordpress.requests).toEqual([]);
  });
});
