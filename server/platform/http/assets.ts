import { readdirSync } from 'node:fs';
import { serveStatic } from '@hono/node-server/serve-static';
import type { MiddlewareHandler } from 'hono';

const YEAR = 'public, max-age=31536000, immutable';
const DAY = 'public, max-age=86400';

/** Folders of files in the client build. */
const FOLDERS = /^\/(assets|drawings|articles)\//;

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
  // Icons, the manifest and the firm's own; every other path is a page.
  const atRoot = new Set(
    readdirSync(root, { withFileTypes: true }).flatMap((entry) => (entry.isFile() ? `/${entry.name}` : [])),
  );
  return (context, next) => {
    const { path } = context.req;
    return FOLDERS.test(path) || atRoot.has(path) ? file(context, next) : next();
  };
}
