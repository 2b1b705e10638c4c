import { Hono } from 'hono';
import * as z from 'zod/mini';
import { MEDIA_PER_PAGE, MEDIA_SEARCH_MAX } from '../../contract/media.ts';
import { PICTURE_MAX_BYTES } from '../../contract/posts.ts';
import { staffApiPaths } from '../../contract/staff-paths.ts';
import type { AppContext, AppRoutes } from '../platform/http/app-context.ts';
import { limitBodyTo } from '../platform/http/middleware/limit-body.ts';
import { pageSchema } from '../platform/http/page-query.ts';
import { NOT_A_PICTURE, pictureOf } from '../platform/http/picture-upload.ts';
import { Problem } from '../platform/http/problem.ts';
import { checked } from '../platform/http/read-body.ts';
import type { MediaLibrary } from './library.ts';

const path = z
  .string('Please name a picture')
  .check(z.maxLength(2000), z.regex(/^[^\0]+$/, 'Please name a picture'));
const pathSchema = z.object({ path });
const listSchema = z.extend(pageSchema(MEDIA_PER_PAGE), {
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
        if (replaced === 'not-found') throw new Problem('not-found');
        if (replaced === 'not-a-picture') throw new Problem('invalid-input', { message: NOT_A_PICTURE });
        if (replaced === 'drawing') {
          throw new Problem('invalid-input', {
            message:
              'A drawing (SVG) cannot be replaced. Upload the new picture, and choose it in the posts.',
          });
        }
        return c.json(replaced);
      },
    )
    .delete(staffApiPaths.adminMedia, async (c) => {
      const given = checked(pathSchema, c.req.query());
      const outcome = await library.remove(given.path, c.get('staff'));
      if (outcome === 'not-found' || outcome === 'import-running') throw new Problem(outcome);
      if (outcome === 'in-use') throw new Problem('picture-in-use');
      return c.body(null, 204);
    });
}
