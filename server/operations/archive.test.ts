import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createLog } from '../platform/log.ts';
import { createArchive } from './archive.ts';
import type { Manifest } from './copy-site.ts';

const SITE = 'https://firm.example';
const DAY = 86_400_000;

const page = (body: string) =>
  `<!DOCTYPE html><html><head><link rel="stylesheet" href="/assets/site.css"></head><body>${body}</body></html>`;
const sitemap = (...paths: string[]) => paths.map((path) => `<loc>${SITE}${path}</loc>`).join('');

const site: Record<string, string> = {
  '/sitemap.xml': sitemap('/', '/fees/'),
  '/': page('<h1>Home</h1>'),
  '/fees/': page('<h1>Fees</h1>'),
  '/assets/site.css': '@font-face{font-display:optional;src:url(/assets/text.woff2)}',
  '/assets/text.woff2': 'font',
};

async function setUp(answers = site, { everyDays = 90, keepDays = 0 } = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'archive-test-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const state = {
    now: new Date('2026-03-02T15:00:00.000Z'),
    answers,
    asked: 0,
    beforeAnswer: async () => {},
  };
  const logLines: string[] = [];
  const open = () =>
    createArchive({
      ask: async (path) => {
        state.asked += 1;
        await state.beforeAnswer();
        const text = state.answers[path];
        return text === 'down'
          ? new Response('', { status: 503 })
          : new Response(text ?? '', { status: text === undefined ? 404 : 200 });
      },
      folder: join(folder, 'archive'),
      everyDays,
      keepDays,
      clock: () => state.now,
      log: createLog({ level: 'info', destination: { write: (line) => void logLines.push(line) } }),
    });
  const read = (file: string) => readFile(join(folder, 'archive', file), 'utf8');
  const days = async () =>
    (await readdir(join(folder, 'archive'))).filter((name) => !name.startsWith('.')).sort();
  const advance = (ms: number) => {
    state.now = new Date(state.now.getTime() + ms);
  };
  return { folder: join(folder, 'archive'), archive: open(), open, state, logLines, read, days, advance };
}

describe('a copy of the public pages', () => {
  it('has every page of the sitemap and every file that the pages use, under the date in New York', async () => {
    const { archive, state, days, read } = await setUp();
    state.now = new Date('2026-03-02T03:00:00.000Z');
    await archive.make();
    expect(await days()).toEqual(['2026-03-01']);
    expect(await read('2026-03-01/index.html')).toContain('<h1>Home</h1>');
    expect(await read('2026-03-01/fees/index.html')).toContain('<h1>Fees</h1>');
    expect(await read('2026-03-01/assets/text.woff2')).toBe('font');
  });

  it('has a manifest with the date, and each file’s address and SHA-256', async () => {
    const { archive, read } = await setUp();
    await archive.make();
    const manifest: Manifest = JSON.parse(await read('2026-03-02/manifest.json'));
    expect(manifest).toMatchObject({ madeAt: '2026-03-02T15:00:00.000Z', missing: [] });
    expect(manifest.files.map(({ address }) => address).sort()).toEqual(
      ['/', '/assets/site.css', '/assets/text.woff2', '/fees/'].map((path) => SITE + path),
    );
    for (const { file, sha256 } of manifest.files) {
      expect(
        createHash('sha256')
          .update(await read(`2026-03-02/${file}`))
          .digest('hex'),
      ).toBe(sha256);
    }
  });

  it('opens from a folder: relative links to pages, files and fonts, no scripts, and forms that lead nowhere', async () => {
    const { archive, read } = await setUp({
      ...site,
      '/fees/': page(
        '<a href="/">home</a><a href="/fees/#court">court</a><a href="#here">here</a><a href="/admin/">staff</a>' +
          '<a href="/media/fees.pdf">list</a><a href="https://other.example/">other</a>' +
          '<img src="/drawings/a.svg#svgView(1)" srcset="/media/_/320/a.webp 320w">' +
          '<picture><source srcset="/media/_/320/a.webp"></picture>' +
          '<svg class="icon"><use href="/drawings/icons.svg#star"></use></svg>' +
          '<form method="post" action="/contact/"></form><script>run()</script>',
      ),
      '/drawings/a.svg': '<svg></svg>',
      '/drawings/icons.svg':
        '<svg><symbol id="moon"><path d="M0"/></symbol><symbol id="star" viewBox="0 0 4 4"><path d="M1"/></symbol></svg>',
      '/media/fees.pdf': 'PDF',
    });
    await archive.make();
    const body = (await read('2026-03-02/fees/index.html')).replace(/.*<body>|<\/body>.*/gs, '');
    expect(body).toBe(
      '<a href="../index.html">home</a><a href="index.html#court">court</a><a href="#here">here</a>' +
        `<a href="${SITE}/admin/">staff</a><a href="../media/fees.pdf">list</a><a href="https://other.example/">other</a>` +
        '<img src="../drawings/a.svg#svgView(1)"><picture></picture>' +
        '<svg class="icon"><svg viewBox="0 0 4 4"><path d="M1"></path></svg></svg><form method="post"></form>',
    );
    expect(await read('2026-03-02/fees/index.html')).toContain('href="../assets/site.css"');
    expect(await read('2026-03-02/assets/site.css')).toBe(
      '@font-face{font-display:swap;src:url("text.woff2")}',
    );
    expect(await read('2026-03-02/media/fees.pdf')).toBe('PDF');
  });

  it('keeps every file within its folder, whatever its address', async () => {
    const long = 'x'.repeat(300);
    const { archive, read } = await setUp({
      '/sitemap.xml': sitemap('/', '/caf%C3%A9/'),
      '/': page(
        `<a href="/caf%C3%A9/">café</a><img src="/media/..%2f..%2fescape.svg"><img src="/media/${long}">`,
      ),
      '/caf%C3%A9/': page(''),
      '/media/..%2f..%2fescape.svg': 'within',
      [`/media/${long}`]: 'long',
      '/assets/site.css': '',
    });
    const { made } = await archive.make();
    const files = typeof made === 'string' ? [] : made.files.map(({ file }) => file);
    expect(files).toContain('café/index.html');
    expect(files.filter((file) => file.startsWith('media/'))).toEqual([
      expect.stringMatching(/^media\/[0-9a-f]{64}$/),
      expect.stringMatching(/^media\/[0-9a-f]{64}$/),
    ]);
    expect(await read('2026-03-02/index.html')).toContain('href="caf%C3%A9/index.html"');
  });

  it('follows a sitemap that names others, and lists what is missing', async () => {
    const { archive, read } = await setUp({
      ...site,
      '/sitemap.xml': sitemap('/sitemap-pages.xml', '/sitemap-1.xml'),
      '/sitemap-pages.xml': sitemap('/', '/fees/'),
      '/sitemap-1.xml': sitemap('/withdrawn/'),
    });
    await archive.make();
    const manifest: Manifest = JSON.parse(await read('2026-03-02/manifest.json'));
    expect(manifest.files).toHaveLength(4);
    expect(manifest.missing).toEqual([{ address: `${SITE}/withdrawn/`, status: 404 }]);
  });

  it('is made once a day', async () => {
    const { archive, state } = await setUp();
    expect((await archive.make()).made).toMatchObject({ missing: [] });
    const { asked } = state;
    expect((await archive.make()).made).toBe('exists');
    expect(state.asked).toBe(asked);
  });

  it('leaves nothing under its date when the site fails half-way, and is made the next time', async () => {
    const { archive, open, state, days, read, logLines } = await setUp({ ...site, '/fees/': 'down' });
    await expect(archive.make()).rejects.toThrow('/fees/ answered 503');
    expect(await days()).toEqual([]);
    await archive.makeIfDue();
    expect(logLines.join()).toContain('could not be archived');
    expect(await days()).toEqual([]);
    state.answers = site;
    await open().makeIfDue();
    expect(await days()).toEqual(['2026-03-02']);
    expect(await read('2026-03-02/fees/index.html')).toContain('Fees');
  });

  it('does not contain what a crash left of an earlier one', async () => {
    const { archive, folder, days } = await setUp();
    await mkdir(join(folder, '.unfinished'), { recursive: true });
    await writeFile(join(folder, '.unfinished', 'half.html'), 'half');
    await archive.make();
    expect(await days()).toEqual(['2026-03-02']);
    expect(await readdir(join(folder, '2026-03-02'))).not.toContain('half.html');
    expect(await readdir(folder)).not.toContain('.unfinished');
  });
});

describe('the copies made while the server runs', () => {
  it('follow each other in the configured time, counted from the newest, also after a restart', async () => {
    const { archive, open, days, advance } = await setUp();
    await archive.makeIfDue();
    advance(89 * DAY);
    await archive.makeIfDue();
    expect(await days()).toEqual(['2026-03-02']);
    advance(DAY);
    await open().makeIfDue();
    expect(await days()).toEqual(['2026-03-02', '2026-05-31']);
    advance(400 * DAY);
    await open().makeIfDue();
    expect(await days()).toHaveLength(3);
  });

  it('are made by one process, while the others do nothing', async () => {
    const { archive, open, state, days, logLines } = await setUp();
    const asked = Promise.withResolvers<void>();
    const answer = Promise.withResolvers<void>();
    state.beforeAnswer = () => {
      asked.resolve();
      return answer.promise;
    };
    const making = archive.makeIfDue();
    await asked.promise;
    expect((await open().make()).made).toBe('busy');
    await open().makeIfDue();
    answer.resolve();
    await making;
    expect(await days()).toEqual(['2026-03-02']);
    expect(state.asked, 'the sitemap, two pages and two files').toBe(5);
    expect(logLines.join()).not.toContain('could not');
  });

  it('are deleted after the configured time', async () => {
    const { archive, days, advance } = await setUp(site, { everyDays: 90, keepDays: 180 });
    for (let copies = 0; copies < 4; copies++) {
      await archive.makeIfDue();
      advance(90 * DAY);
    }
    expect(await days(), 'on day 270').toEqual(['2026-05-31', '2026-08-29', '2026-11-27']);
  });

  it('are never deleted before there is a newer one', async () => {
    const { archive, days, advance } = await setUp(site, { everyDays: 90, keepDays: 30 });
    await archive.makeIfDue();
    advance(60 * DAY);
    await archive.makeIfDue();
    expect(await days()).toEqual(['2026-03-02']);
    advance(30 * DAY);
    await archive.makeIfDue();
    expect(await days()).toEqual(['2026-05-31']);
  });

  it('are kept for good unless a time is configured', async () => {
    const { archive, days, advance } = await setUp();
    await archive.makeIfDue();
    advance(20_000 * DAY);
    await archive.makeIfDue();
    expect(await days()).toHaveLength(2);
  });

  it('are not made when switched off', async () => {
    const { archive, state } = await setUp(site, { everyDays: 0 });
    await archive.makeIfDue();
    expect(state.asked).toBe(0);
  });

  it('are given up at shutdown without a trace under their date', async () => {
    const { archive, days, logLines } = await setUp();
    const making = archive.makeIfDue();
    archive.stop();
    await making;
    expect(await days()).toEqual([]);
    expect(logLines).toEqual([]);
  });
});
