import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { publicPages } from '../../content/pages.ts';
import { sharePicture } from '../../contract/paths.ts';
import { createLog } from '../log.ts';
import { drawSharePicture } from './draw-share-picture.tsx';
import type { ShareCardText } from './share-card.tsx';
import { createSharePictures, type SharePictures, type SharePicturesOptions } from './share-pictures.ts';

let folder: string;
let drawn: ShareCardText[];
let logged: string[];

beforeEach(async () => {
  folder = join(await mkdtemp(join(tmpdir(), 'share-')), 'share');
  drawn = [];
  logged = [];
});
afterEach(() => rm(join(folder, '..'), { recursive: true, force: true }));

function pictures(options: Partial<SharePicturesOptions> = {}) {
  const log = createLog({ level: 'warn', destination: { write: (line) => void logged.push(line) } });
  const draw = async (text: ShareCardText) => {
    drawn.push(text);
    return Buffer.from(`picture of ${text.title}`);
  };
  const findArticle = async (slug: string) => articles.get(slug) ?? null;
  return createSharePictures({ folder, draw, log, findArticle, ...options });
}

const articles = new Map([
  ['keep-the-house', { title: 'Keep the House?' }],
  ['long', { title: 'How Long Does a Modification Take '.repeat(4) }],
]);
const png = async ({ find }: SharePictures, path: string) => (await find(path))?.png();
const alimony = sharePicture.path('/practice-areas/alimony/');

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

  it('say the title of an article, as much of it as there is room for', async () => {
    await png(pictures(), '/share/keep-the-house.png');
    await png(pictures(), '/share/long.png');
    expect(drawn).toMatchObject([{ title: 'Keep the House?', section: 'Blog' }, { section: 'Blog' }]);
    expect(drawn[1]?.title).toMatch(/^How Long .{60,81}…$/);
  });

  it('say the title of the page and the part of the site it belongs to', async () => {
    await png(pictures(), alimony);
    expect(drawn).toMatchObject([
      { title: 'Alimony in New York: Amount and Duration', section: 'Practice Areas' },
    ]);
  });

  it('are drawn once, however many ask at the same time', async () => {
    const all = pictures();
    const answers = await Promise.all([1, 2, 3].map(() => png(all, alimony)));
    expect(new Set(answers.map(String)).size).toBe(1);
    expect(drawn).toHaveLength(1);
  });

  it('are drawn one at a time, so that visitors need not wait for all of them', async () => {
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

  it('outlive the process', async () => {
    const first = await png(pictures(), alimony);
    expect(await png(pictures(), alimony)).toEqual(first);
    expect(drawn).toHaveLength(1);
  });

  it('take a bounded number of files, the oldest going first', async () => {
    const few = pictures({ maxFiles: 3 });
    for (const { path } of publicPages) await png(few, sharePicture.path(path));
    expect(await readdir(folder)).toHaveLength(3);
  });

  it('are tried again after a failure', async () => {
    let attempts = 0;
    const failing = pictures({
      draw: async () => {
        attempts++;
        if (attempts === 1) throw new Error('no font');
        return Buffer.from('x');
      },
    });
    await expect(png(failing, alimony)).rejects.toThrow('no font');
    expect(String(await png(failing, alimony))).toBe('x');
  });

  it('are answered even where they cannot be kept', async () => {
    await writeFile(folder, 'a file in the place of the folder');
    expect(String(await png(pictures(), alimony))).toContain('Alimony');
    expect(logged.join()).toContain('could not be kept');
  });

  it('are PNGs of 1200 x 630, small enough for every network', async () => {
    const png = await drawSharePicture({
      title: 'Prenuptial and Postnuptial Agreements in New York, Explained',
      section: 'Practice Areas',
      firmName: 'Hartwell Family Law',
      tagline: 'New York Divorce & Family Lawyers',
      phone: '(212) 555-0176',
    });
    expect(png.subarray(1, 4).toString()).toBe('PNG');
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([sharePicture.width, sharePicture.height]);
    expect(png.byteLength).toBeLessThan(300_000);
  });
});
