import { serveStatic } from '@hono/node-server/serve-static';
import { type Context, Hono, type Next } from 'hono';
import { MEDIA_PATH, readVariantPath, VARIANTS_PATH } from '../../contract/pictures.ts';
import { sha256 } from '../platform/hash.ts';
import type { AppContext, AppRoutes } from '../platform/http/app-context.ts';
import { unchanged } from '../platform/http/unchanged.ts';
import { Refusal } from '../platform/refusal.ts';
import type { Images } from './images.ts';
import type { PictureFile } from './picture-files.ts';

// The URLs contain no hash of the content, so browsers revalidate once a day.
const DAY = 'public, max-age=86400';
/** For an original sent because its conversion failed. */
const MINUTES = 'public, max-age=300';

/** Types that browsers show without running them; all others are downloaded. */
const SHOWN = /^(image|audio|video)\/|^application\/pdf$/;
/** An uploaded file must not act as a page of this site (an SVG may hold scripts). */
const INERT = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/** `/media/…`: uploaded files, and pictures of the site in other sizes and formats. */
export function mediaRoutes(images: Pick<Images, 'findOriginal' | 'findVariant'>): AppRoutes {
  return new Hono<AppContext>().get(`${MEDIA_PATH}*`, async (c, next) => {
    // Not c.req.path, in which some of the encoding is undone.
    const path = new URL(c.req.url).pathname;
    if (!path.startsWith(VARIANTS_PATH)) {
      const original = await images.findOriginal(path);
      // `/media/` is a page, and the not-found page answers the rest.
      return original ? sendFile(c, next, original, DAY) : next();
    }
    const variant = readVariantPath(path);
    const found = variant && (await images.findVariant(variant));
    if (!found) throw new Refusal('not-found');
    if (found.kind === 'original') return sendFile(c, next, found.file, MINUTES);
    return (
      unchanged(c, found.etag, DAY) ??
      c.body(new Uint8Array(found.bytes), 200, { 'Content-Type': found.type })
    );
  });
}

/** Sends a file or the requested range of it. */
async function sendFile(
  c: Context<AppContext>,
  next: Next,
  { file, version }: PictureFile,
  cacheControl: string,
): Promise<Response> {
  const etag = `"${sha256(`${file} ${version}`).slice(0, 40)}"`;
  const answered = unchanged(c, etag, cacheControl);
  if (answered) return answered;
  const answer = await serveStatic({ path: file })(c, next);
  // The file has just been removed.
  if (!answer) throw new Refusal('not-found');
  const type = answer.headers.get('Content-Type') ?? '';
  if (!SHOWN.test(type)) {
    answer.headers.set('Content-Type', 'application/octet-stream');
    answer.headers.set('Content-Disposition', 'attachment');
  }
  // The browser's own PDF viewer does not start in a sandbox.
  if (type !== 'application/pdf') answer.headers.set('Content-Security-Policy', INERT);
  return answer;
}
