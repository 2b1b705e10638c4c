import { hash } from 'node:crypto';
import { type Context, Hono } from 'hono';
import { compress } from 'hono/compress';
import { indexNowKeyFile, searchFilePaths } from '../../contract/paths.ts';
import type { AppContext, AppRoutes } from '../platform/http/app-context.ts';
import { unchanged } from '../platform/http/unchanged.ts';
import type { SearchFiles } from './search-files.ts';
import type { SharePictures } from './share-pictures.ts';

// A post appears or disappears at once; revalidating costs a 304.
const REVALIDATE = 'no-cache';
const DAY = 'public, max-age=86400';

interface SearchEngineServices {
  searchFiles: SearchFiles;
  sharePictures: SharePictures;
  indexNowKey: string | null;
}

/** Sitemap, feed, robots.txt, llms.txt, the IndexNow key and share pictures. */
export function searchEngineRoutes({
  searchFiles,
  sharePictures,
  indexNowKey,
}: SearchEngineServices): AppRoutes {
  const send = (c: Context<AppContext>, text: string, type: string) => {
    const etag = `"${hash('sha256', text, 'base64url').slice(0, 22)}"`;
    return unchanged(c, etag, REVALIDATE) ?? c.body(text, 200, { 'Content-Type': `${type}; charset=utf-8` });
  };
  return new Hono<AppContext>()
    .get(searchFilePaths.sitemap, compress(), async (c) =>
      send(c, await searchFiles.sitemap(), 'application/xml'),
    )
    .get('/:file{sitemap-[a-z0-9]+\\.xml}', compress(), async (c, next) => {
      const part = await searchFiles.sitemapPart(c.req.path);
      // The not-found page answers.
      return part === null ? next() : send(c, part, 'application/xml');
    })
    .get(searchFilePaths.feed, compress(), async (c, next) =>
      // Else the not-found page answers.
      searchFiles.hasFeed ? send(c, await searchFiles.feed(), 'application/rss+xml') : next(),
    )
    .get(searchFilePaths.robots, (c) => send(c, searchFiles.robots, 'text/plain'))
    .get(searchFilePaths.summary, compress(), async (c) => send(c, await searchFiles.summary(), 'text/plain'))
    .get('/:file{[a-zA-Z0-9-]+\\.txt}', (c, next) => {
      const isKey = indexNowKey !== null && c.req.path === indexNowKeyFile(indexNowKey);
      return isKey ? c.text(indexNowKey) : next();
    })
    .get('/share/*', async (c, next) => {
      const picture = await sharePictures.find(c.req.path);
      // The not-found page answers.
      if (!picture) return next();
      const answered = unchanged(c, picture.etag, DAY);
      if (answered) return answered;
      return c.body(new Uint8Array(await picture.png()), 200, { 'Content-Type': 'image/png' });
    });
}
