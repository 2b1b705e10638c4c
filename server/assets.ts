import { serveStatic } from '@hono/node-server/serve-static';
import type { MiddlewareHandler } from 'hono';

const YEAR = 'public, max-age=31536000, immutable';
const DAY = 'public, max-age=86400';

/** Folders of files in the client build; every other path is a page. */
const FILES = /^\/(assets|drawings|articles)\//;

/**
 * Serves the built files, precompressed where the build left a `.br` or `.gz` beside them.
 * @param root absolute path of build/client
 */
export function createAssets(root: string): MiddlewareHandler {
  const file = serveStatic({
    root,
    precompressed: true,
    onFound: (_, context) => {
      context.header('Cache-Control', context.req.path.startsWith('/assets/') ? YEAR : DAY);
    },
  });
  return (context, next) => (FILES.test(context.req.path) ? file(context, next) : next());
}
