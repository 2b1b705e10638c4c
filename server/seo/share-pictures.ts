import { createHash, randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { firm } from '../../content/firm.ts';
import { type PublicPage, publicPages } from '../../content/pages.ts';
import { shorten } from '../../contract/excerpt.ts';
import { paths, sharePicture } from '../../contract/paths.ts';
import type { Log } from '../log.ts';
import type { ShareCardText } from './share-card.tsx';

/** Raise it when share-card.tsx or its drawing changes, so that pictures of the old one are made anew. */
const DESIGN = 2;
/** Characters; the title of a page of ours is never longer than 60, one from WordPress may be. */
const TITLE_MAX = 90;
const ARTICLE_PICTURE = /^\/share\/([^/]+)\.png$/;
const IN_MEMORY = 8;
const ON_DISK = 400;

export interface SharePicture {
  /** The same for the same picture, before it is drawn. */
  etag: string;
  png: () => Promise<Buffer>;
}

export interface SharePictures {
  /** @param path the address asked for; null when no page and no article has this picture */
  find(path: string): Promise<SharePicture | null>;
}

export interface SharePicturesOptions {
  /** Kept here once drawn. Anything in it may be deleted. */
  folder: string;
  draw: (text: ShareCardText) => Promise<Buffer>;
  log: Log;
  pages?: readonly PublicPage[];
  /** An article as visitors see it, or null. */
  findArticle: (slug: string) => Promise<{ title: string } | null>;
  /** How many files the folder may hold. */
  maxFiles?: number;
}

/**
 * The share pictures of the public pages and the articles: drawn when first asked for, one at a time, then kept on disk and, the
 * last few, in memory. Only addresses of known pages lead to a picture, so nobody can have others drawn.
 */
export function createSharePictures({
  folder,
  draw,
  log,
  findArticle,
  pages = publicPages,
  maxFiles = ON_DISK,
}: SharePicturesOptions): SharePictures {
  const pageOf = new Map(pages.map((page) => [sharePicture.path(page.path), page]));
  const blogName = pages.find(({ path }) => path === paths.blog)?.name ?? null;
  const inMemory = new Map<string, Promise<Buffer>>();
  let lastDrawing: Promise<unknown> = Promise.resolve();

  const ofFirm = { firmName: firm.shortName, tagline: firm.tagline, phone: firm.phone.display };

  function textOfPage({ path, seo }: PublicPage): ShareCardText {
    const above = pages.find((page) => page.path !== '/' && page.path !== path && path.startsWith(page.path));
    return { title: seo.title, section: above?.name ?? null, ...ofFirm };
  }

  async function textOf(path: string): Promise<ShareCardText | null> {
    const page = pageOf.get(path);
    if (page) return textOfPage(page);
    const [, slug] = ARTICLE_PICTURE.exec(path) ?? [];
    const article = slug ? await findArticle(slug) : null;
    return article && { title: shorten(article.title, TITLE_MAX), section: blogName, ...ofFirm };
  }

  async function drawInTurn(text: ShareCardText): Promise<Buffer> {
    const drawing = lastDrawing.then(() => draw(text));
    lastDrawing = drawing.catch(() => {});
    return drawing;
  }

  async function keep(file: string, png: Buffer): Promise<void> {
    try {
      await mkdir(folder, { recursive: true });
      const unfinished = `${file}.${randomBytes(6).toString('hex')}.tmp`;
      await writeFile(unfinished, png);
      await rename(unfinished, file);
      await removeOldest(folder, maxFiles);
    } catch (error) {
      // The picture is there; only the next process draws it again.
      log.warn({ err: error }, 'a share picture could not be kept');
    }
  }

  async function load(key: string, text: ShareCardText): Promise<Buffer> {
    const file = join(folder, `${key}.png`);
    const kept = await readFile(file).catch(() => null);
    if (kept) return kept;
    const png = await drawInTurn(text);
    await keep(file, png);
    return png;
  }

  function remembered(key: string, text: ShareCardText): Promise<Buffer> {
    const known = inMemory.get(key);
    inMemory.delete(key);
    const png = known ?? load(key, text);
    inMemory.set(key, png);
    // A picture that failed is tried again by the next request.
    png.catch(() => inMemory.get(key) === png && inMemory.delete(key));
    for (const oldest of inMemory.keys()) {
      if (inMemory.size <= IN_MEMORY) break;
      inMemory.delete(oldest);
    }
    return png;
  }

  return {
    async find(path) {
      const text = await textOf(path);
      if (!text) return null;
      const key = createHash('sha256')
        .update(JSON.stringify([DESIGN, text]))
        .digest('hex')
        .slice(0, 24);
      return { etag: `"${key}"`, png: () => remembered(key, text) };
    },
  };
}

async function removeOldest(folder: string, maxFiles: number): Promise<void> {
  const names = await readdir(folder);
  if (names.length <= maxFiles) return;
  const files = await Promise.all(
    names.map(async (name) => {
      const file = join(folder, name);
      // Another process may just have removed it.
      return { file, writtenAt: (await stat(file).catch(() => null))?.mtimeMs ?? 0 };
    }),
  );
  files.sort((a, b) => a.writtenAt - b.writtenAt);
  const surplus = files.slice(0, files.length - maxFiles);
  await Promise.all(surplus.map(({ file }) => rm(file, { force: true })));
}
