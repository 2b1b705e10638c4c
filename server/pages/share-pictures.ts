import { createHash, randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import pLimit from 'p-limit';
import { firm } from '#firm/identity.ts';
import { videos } from '#firm/videos.ts';
import { pageSections } from '../../content/derive/pages.ts';
import { brand } from '../../contract/brand.ts';
import { shorten } from '../../contract/excerpt.ts';
import { paths, sharePicture, videoThumbnail } from '../../contract/paths.ts';
import type { Log } from '../platform/log.ts';
import type { PictureContent } from './draw-share-picture.tsx';

/** Increase it when a card or a drawing changes, to invalidate cached pictures. */
const DESIGN = 3;
/** Characters; titles of our own pages have at most 60, imported ones may have more. */
const TITLE_MAX = 90;
const ARTICLE_PICTURE = /^\/share\/([^/]+)\.png$/;
const IN_MEMORY = 8;
const ON_DISK = 400;

export interface SharePicture {
  /** Known before the picture is drawn. */
  etag: string;
  png: () => Promise<Buffer>;
}

export interface SharePicturesOptions {
  /** Cache of drawn pictures. Its files may be deleted at any time. */
  folder: string;
  draw: (content: PictureContent) => Promise<Buffer>;
  log: Log;
  /** Finds a published article. */
  findArticle: (slug: string) => Promise<{ title: string } | null>;
  maxFiles?: number;
}

/**
 * The share pictures of public pages and articles, and the thumbnails of interviews: drawn on the first
 * request, one at a time, then cached on disk and, the last few, in memory. Only known paths are drawn, so
 * that nobody can fill the disk.
 */
export function createSharePictures({
  folder,
  draw,
  log,
  findArticle,
  maxFiles = ON_DISK,
}: SharePicturesOptions) {
  const contents = new Map([...pageCards(), ...videoCards()]);
  const inMemory = new LRUCache<string, Promise<Buffer>>({ max: IN_MEMORY });
  const oneAtATime = pLimit(1);

  async function contentOf(path: string): Promise<PictureContent | null> {
    const known = contents.get(path);
    if (known) return known;
    const [, slug] = ARTICLE_PICTURE.exec(path) ?? [];
    const article = slug ? await findArticle(slug) : null;
    return article && articleCard(article.title);
  }

  async function writeToDisk(file: string, png: Buffer): Promise<void> {
    try {
      await mkdir(folder, { recursive: true });
      const unfinished = `${file}.${randomBytes(6).toString('hex')}.tmp`;
      await writeFile(unfinished, png);
      await rename(unfinished, file);
      await removeOldest(folder, maxFiles);
    } catch (error) {
      // The picture can still be served.
      log.warn({ err: error }, 'a share picture could not be kept');
    }
  }

  async function load(key: string, content: PictureContent): Promise<Buffer> {
    const file = join(folder, `${key}.png`);
    const kept = await readFile(file).catch(() => null);
    if (kept) return kept;
    const png = await oneAtATime(() => draw(content));
    await writeToDisk(file, png);
    return png;
  }

  function cached(key: string, content: PictureContent): Promise<Buffer> {
    const known = inMemory.get(key);
    if (known) return known;
    const png = load(key, content);
    inMemory.set(key, png);
    // The next request tries again.
    png.catch(() => inMemory.get(key) === png && inMemory.delete(key));
    return png;
  }

  return {
    /**
     * @param path of the request
     * @returns null when no page, interview or article has this picture
     */
    async find(path: string): Promise<SharePicture | null> {
      const content = await contentOf(path);
      if (!content) return null;
      const key = createHash('sha256')
        .update(JSON.stringify([DESIGN, brand(), content]))
        .digest('hex')
        .slice(0, 24);
      return { etag: `"${key}"`, png: () => cached(key, content) };
    },
  };
}

export type SharePictures = ReturnType<typeof createSharePictures>;

const ofFirm = { firmName: firm.shortName, tagline: firm.tagline, phone: firm.phone.display };

/** The card of every public page: title and section heading, unless the title ends with the heading. */
function pageCards(): [path: string, content: PictureContent][] {
  return pageSections.flatMap(({ heading, picture, pages }) =>
    pages.map(({ path, seo }): [string, PictureContent] => [
      sharePicture.path(path),
      {
        title: seo.title,
        section: seo.title.toLowerCase().endsWith(heading.toLowerCase()) ? null : heading,
        picture,
        ...ofFirm,
      },
    ]),
  );
}

/** Articles show the drawing of the blog's section. */
function articleCard(title: string): PictureContent | null {
  for (const { picture, pages } of pageSections) {
    const blog = pages.find(({ path }) => path === paths.blog);
    if (blog) return { title: shorten(title, TITLE_MAX), section: blog.name, picture, ...ofFirm };
  }
  return null;
}

function videoCards(): [path: string, content: PictureContent][] {
  return videos
    .filter(({ thumbnail }) => 'words' in thumbnail || thumbnail.src.endsWith('.svg'))
    .map(({ videoId, thumbnail }) => [videoThumbnail.path(videoId), { poster: thumbnail }]);
}

async function removeOldest(folder: string, maxFiles: number): Promise<void> {
  const names = await readdir(folder);
  if (names.length <= maxFiles) return;
  const files = await Promise.all(
    names.map(async (name) => {
      const file = join(folder, name);
      // Another process may have deleted it.
      return { file, writtenAt: (await stat(file).catch(() => null))?.mtimeMs ?? 0 };
    }),
  );
  files.sort((a, b) => a.writtenAt - b.writtenAt);
  const surplus = files.slice(0, files.length - maxFiles);
  await Promise.all(surplus.map(({ file }) => rm(file, { force: true })));
}
