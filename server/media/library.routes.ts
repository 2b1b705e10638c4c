import { Hono } from 'hono';
import * as z from 'zod/mini';
import { MEDIA_PER_PAGE, MEDIA_SEARCH_MAX } from '../../contract/media.ts';
import { PICTURE_MAX_BYTES } from '../../contract/posts.ts';
import { staffApiPaths } from '../../contract/staff-paths.ts';
import type { AppContext, AppRoutes } from '../platform/http/app-context.ts';
import { limitBodyTo } from '../platform/http/middleware/limit-body.ts';
import { pictureOf } from '../platform/http/picture-upload.ts';
import { paginationSchema } from '../platform/pagination.ts';
import { checked } from '../platform/refusal.ts';
import type { MediaLibrary } from './library.ts';

const path = z
  .string('Please name a picture')
  .check(z.maxLength(2000), z.regex(/^[^\0]+$/, 'Please name a picture'));
const pathSchema = z.object({ path });
const listSchema = z.extend(paginationSchema(MEDIA_PER_PAGE), {
  search: z._default(z.string().check(z.maxLength(MEDIA_SEARCH_MAX)), ''),
  unused: z._default(z.enum(['0', '1']), '0'),
});

/** The calls for uploaded and imported pictures, behind `requireStaff`. */
export function mediaLibraryRoutes(library: MediaLibrary): AppRoutes {
  return new Hono<AppContext>()
    .get(staffApiPaths.adminMedia, async (c) => {
      const { unused, ...query } = checked(listSchema, c.req.query());
      const { pictures, total } = await library.list({ ...query, unused: unused === '1' }, c.get('staff'));
      return c.json(pictures, 200, { 'X-Total-Count': String(total) });
    })
    .post(
      staffApiPaths.adminReplaceMedia,
      limitBodyTo(PICTURE_MAX_BYTES, 'This picture is larger than 20 MB.'),
      async (c) => {
        const { file, fields } = await pictureOf(c);
        const given = checked(pathSchema, fields);
        const replaced = await library.replace(
          given.path,
          new Uint8Array(await file.arrayBuffer()),
          c.get('staff'),
        );
        return c.json(replaced);
      },
    )
    .delete(staffApiPaths.adminMedia, async (c) => {
      const given = checked(pathSchema, c.req.query());
      await library.remove(given.path, c.get('staff'));
      return c.body(null, 204);
    });
}
