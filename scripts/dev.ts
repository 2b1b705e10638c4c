import { mkdtemp, rm } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { MiddlewareHandler } from 'hono';
import type { ServerBuild } from 'react-router';
import { createServer } from 'vite';
import { firmFolder, lawFolder } from './brand/read-brand.ts';
import { copyDrawings } from './brand/site-files.ts';
import { root } from './run.ts';

// Vite also loads the server, so that it shares one copy of every module with the pages. Pages are reloaded at
// each request; a change of the server needs a restart.
const vite = await createServer({ server: { middlewareMode: true }, appType: 'custom' });

const assets: MiddlewareHandler<{
  Bindings: { incoming: IncomingMessage; outgoing: ServerResponse };
}> = async ({ env: { incoming, outgoing } }, next) => {
  const left = await new Promise<boolean>((resolve, reject) => {
    outgoing.once('close', () => resolve(false));
    vite.middlewares(incoming, outgoing, (error?: unknown) => (error ? reject(error) : resolve(true)));
  });
  return left ? next() : RESPONSE_ALREADY_SENT;
};

const firm = join(root, firmFolder);
// The server reads the size of a picture in an article.
const publicFolder = await mkdtemp(join(tmpdir(), 'drawings-'));
await copyDrawings({ firm, law: join(root, lawFolder), client: publicFolder });

const { runServer } = (await vite.ssrLoadModule('/server/main.ts')) as typeof import('../server/main.ts');
await runServer({
  build: () => vite.ssrLoadModule('virtual:react-router/server-build') as Promise<ServerBuild>,
  assets,
  publicFolder,
  photosFolder: join(firm, 'photos'),
});
process.once('beforeExit', () =>
  Promise.all([vite.close(), rm(publicFolder, { recursive: true, force: true })]),
);
