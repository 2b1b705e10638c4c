import { LRUCache } from 'lru-cache';
import pLimit from 'p-limit';
import { firm } from '#firm/identity.ts';
import { videos } from '#firm/videos.ts';
import { pageSections } from '../../content/derive/pages.ts';
import { shorten } from '../../contract/excerpt.ts';
import { paths, sharePicture, videoThumbnail } from '../../contract/paths.ts';
import { brand } from '../platform/brand.ts';
import { DiskCache } from '../platform/disk-cache.ts';
import { sha256 } from '../platform/hash.ts';
import type { Log } from '../platform/log.ts';
import type { PictureContent } from './draw-share-picture.tsx';

/** Increase it when a card or a drawing changes, to invalidate cached pictures. */
const DESIGN = 3;
/** Characters; titles of our own pages have at most 60, imported ones may have more. */
const TITLE_MAX = 90;
const ARTICLE_PICTURE = /^\/share\/([^/]+)\.png$/;
const IN_MEMORY = 8;
const DISK_MAX_BYTES = 64 * 1024 * 1024;

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
  maxBytes?: number;
  clock: () => Date;
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
  maxBytes = DISK_MAX_BYTES,
  clock,
}: SharePicturesOptions) {
  const contents = new Map([...pageCards(), ...videoCards()]);
  const inMemory = new LRUCache<string, Buffer>({ max: IN_MEMORY });
  const onDisk = new DiskCache({ folder, maxBytes, clock, log });
  const oneAtATime = pLimit(1);

  async function contentOf(path: string): Promise<PictureContent | null> {
    const known = contents.get(path);
    if (known) return known;
    const [, slug] = ARTICLE_PICTURE.exec(path) ?? [];
    const article = slug ? await findArticle(slug) : null;
    return article && articleCard(article.title);
  }

  async function cached(key: string, content: PictureContent): Promise<Buffer> {
    const known = inMemory.get(key);
    if (known) return known;
    const png = await onDisk.getOrMake(`${key}.png`, () => oneAtATime(() => draw(content)));
    inMemory.set(key, png);
    return png;
  }

  return {
    /**
     * @param path the requested path
     * @returns null when no page, interview or article has this picture
     */
    async find(path: string): Promise<SharePicture | null> {
      const content = await contentOf(path);
      if (!content) return null;
      const key = sha256(JSON.stringify([DESIGN, brand(), content])).slice(0, 24);
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
