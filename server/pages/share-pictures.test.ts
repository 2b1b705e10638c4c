import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { videos } from '#firm/videos.ts';
import { pageSections, publicPages } from '../../content/derive/pages.ts';
import { practiceAreas } from '../../content/derive/practice-areas.ts';
import { paths, sharePicture, videoThumbnail } from '../../contract/paths.ts';
import { createLog } from '../platform/log.ts';
import { drawSharePicture, type PictureContent } from './draw-share-picture.tsx';
import { createSharePictures, type SharePictures, type SharePicturesOptions } from './share-pictures.ts';

let folder: string;
let drawn: PictureContent[];
let logged: string[];

beforeEach(async () => {
  folder = join(await mkdtemp(join(tmpdir(), 'share-')), 'share');
  drawn = [];
  logged = [];
});
afterEach(() => rm(join(folder, '..'), { recursive: true, force: true }));

function pictures(options: Partial<SharePicturesOptions> = {}) {
  const log = createLog({ level: 'warn', destination: { write: (line) => void logged.push(line) } });
  const draw = async (content: PictureContent) => {
    drawn.push(content);
    return Buffer.from(`picture of ${JSON.stringify(content)}`);
  };
  const findArticle = async (slug: string) => articles.get(slug) ?? null;
  return createSharePictures({ folder, draw, log, clock: () => new Date(), findArticle, ...options });
}

const articles = new Map([
  ['keep-the-house', { title: 'Keep the House?' }],
  ['long', { title: 'How Long Does a Modification Take '.repeat(4) }],
]);
const png = async ({ find }: SharePictures, path: string) => (await find(path))?.png();
const [area] = practiceAreas.values();
if (!area) throw new Error('no practice area');
const ofArea = sharePicture.path(paths.practiceArea(area.id));

describe('share pictures', () => {
  it('exist for every public page and article, and for nothing else', async () => {
    const { find } = pictures();
    const known = [
      ...publicPages.map(({ path }) => path),
      ...[...articles.keys()].map((slug) => `/${slug}/`),
    ];
    const tags = await Promise.all(known.map(async (path) => (await find(sharePicture.path(path)))?.etag));
    expect(tags).not.toContain(undefined);
    expect(new Set(tags).size).toBe(known.length);
    for (const path of ['/share/serving.png', '/share/admin.png', '/share/../x.png', '/share/Alimony.png']) {
      expect(await find(path), path).toBeNull();
    }
  });

  it('contain the title of an article, shortened to fit', async () => {
    await png(pictures(), '/share/keep-the-house.png');
    await png(pictures(), '/share/long.png');
    expect(drawn).toMatchObject([{ title: 'Keep the House?', section: 'Blog' }, { section: 'Blog' }]);
    expect(drawn[1]).toHaveProperty('title', expect.stringMatching(/^How Long .{60,81}…$/));
  });

  it('contain the title of the page and its section', async () => {
    await png(pictures(), ofArea);
    expect(drawn).toMatchObject([{ title: area.seo.title, section: 'Practice areas' }]);
  });

  it('show the drawing and heading of their section', async () => {
    const { find } = pictures();
    const shown = ['/', '/practice-areas/', '/fees/', '/privacy/'];
    for (const path of shown) await (await find(sharePicture.path(path)))?.png();
    const cards = drawn.flatMap((content) => ('poster' in content ? [] : [content]));
    const sections = shown.map((path) =>
      pageSections.find(({ pages }) => pages.some((one) => one.path === path)),
    );
    expect(cards.map(({ picture }) => picture)).toEqual(sections.map((section) => section?.picture));
    expect(cards.map(({ section }) => section)).toEqual([
      'The firm',
      null,
      'Legal resources',
      'About this site',
    ]);
  });

  it('exist for every interview, each from its own poster', async () => {
    const { find } = pictures();
    for (const { videoId } of videos) await (await find(videoThumbnail.path(videoId)))?.png();
    expect(drawn).toEqual(videos.map(({ thumbnail }) => ({ poster: thumbnail })));
    expect(new Set(drawn.map((content) => JSON.stringify(content))).size).toBe(videos.length);
    expect(await find('/share/video/sample-9999.png')).toBeNull();
  });

  it('are drawn once for concurrent requests', async () => {
    const all = pictures();
    const answers = await Promise.all([1, 2, 3].map(() => png(all, ofArea)));
    expect(new Set(answers.map(String)).size).toBe(1);
    expect(drawn).toHaveLength(1);
  });

  it('are drawn one at a time', async () => {
    let drawing = 0;
    let most = 0;
    const all = pictures({
      draw: async () => {
        most = Math.max(most, ++drawing);
        await new Promise((resolve) => setImmediate(resolve));
        drawing--;
        return Buffer.from('x');
      },
    });
    await Promise.all(publicPages.map(({ path }) => png(all, sharePicture.path(path))));
    expect(most).toBe(1);
  });

  it('are cached on disk', async () => {
    const first = await png(pictures(), ofArea);
    expect(await png(pictures(), ofArea)).toEqual(first);
    expect(drawn).toHaveLength(1);
  });

  it('are limited in bytes on disk; the oldest are deleted', async () => {
    const few = pictures({ maxBytes: 1000 });
    for (const { path } of publicPages) await png(few, sharePicture.path(path));
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    const files = entries.filter((entry) => entry.isFile());
    const sizes = await Promise.all(
      files.map(async ({ parentPath, name }) => (await stat(join(parentPath, name))).size),
    );
    expect(files).not.toHaveLength(0);
    expect(sizes.reduce((sum, bytes) => sum + bytes, 0)).toBeLessThanOrEqual(1000);
  });

  it('are retried after a failure', async () => {
    let attempts = 0;
    const failing = pictures({
      draw: async () => {
        attempts++;
        if (attempts === 1) throw new Error('no font');
        return Buffer.from('x');
      },
    });
    await expect(png(failing, ofArea)).rejects.toThrow('no font');
    expect(String(await png(failing, ofArea))).toBe('x');
  });

  it('are served even if they cannot be written to disk', async () => {
    await writeFile(folder, 'a file in the place of the folder');
    expect(String(await png(pictures(), ofArea))).toContain(area.seo.title);
    expect(logged.join()).toContain('could not be kept');
  });

  it('are PNGs of 1200 x 630 and less than 300 kB', async () => {
    const png = await drawSharePicture({
      title: 'Prenuptial and Postnuptial Agreements in New York, Explained',
      section: 'Practice Areas',
      firmName: 'Peña & Núñez Family Law',
      tagline: 'New York Divorce & Family Lawyers',
      phone: '(212) 555-0100',
      picture: { src: '/drawings/courthouse.svg' },
    });
    expect(png.subarray(1, 4).toString()).toBe('PNG');
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([sharePicture.width, sharePicture.height]);
    expect(png.byteLength).toBeLessThan(300_000);
  });

  it.each(videos)(
    'of the interview "$title" are PNGs of 1280 x 720 with more than a background',
    async (video) => {
      const png = await drawSharePicture({ poster: video.thumbnail });
      expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1280, 720]);
      expect(png.byteLength).toBeGreaterThan(12_000);
      expect(png.byteLength).toBeLessThan(300_000);
    },
  );

  it('are not drawn from a missing drawing', async () => {
    await expect(drawSharePicture({ poster: { src: '/drawings/none.svg' } })).rejects.toThrow('no drawing');
  });
});
