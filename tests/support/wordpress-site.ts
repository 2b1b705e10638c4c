import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { root } from '../../scripts/run.ts';

const FIXTURES = join(root, 'tests/fixtures/wordpress');
/** The host of the captured site. */
const CAPTURED = '127.0.0.1:8090';
export const WP_LOGIN = { username: 'admin', password: 'abcd EFGH 1234' };

export interface WordPressSite {
  /** Without a trailing slash. */
  url: string;
  host: string;
  /** Paths with queries, in the order of the requests. */
  requests: string[];
  /** An export of this site, in a folder that is removed with it. */
  exportFile(name: 'everything' | 'published', change?: (xml: string) => string): Promise<string>;
  stop(): Promise<void>;
}

/** Answers a request itself and returns true, or leaves it to the captured site. */
export type Intercept = (request: IncomingMessage, response: ServerResponse, url: URL) => boolean;

/** Serves the captured answers of a real WordPress, and a picture for each of its uploads. */
export async function startWordPress(intercept: Intercept = () => false): Promise<WordPressSite> {
  const folder = await mkdtemp(join(tmpdir(), 'wordpress-'));
  const requests: string[] = [];
  const photo = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#345' } })
    .jpeg()
    .toBuffer();
  let host = '';
  const here = (text: string) => text.replaceAll(CAPTURED, host);
  const capture = async (name: string) => here(await readFile(join(FIXTURES, 'rest', name), 'utf8'));

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', `http://${host}`);
    requests.push(request.url ?? '');
    if (intercept(request, response, url)) return;
    const send = (status: number, body: string | Buffer, headers: Record<string, string> = {}) =>
      response.writeHead(status, { 'Content-Type': 'application/json', ...headers }).end(body);
    if (url.pathname.startsWith('/wp-content/uploads/')) {
      return void send(200, photo, { 'Content-Type': 'image/jpeg' });
    }
    const route = url.searchParams.get('rest_route') ?? url.pathname.replace(/^\/wp-json/, '');
    const [, name = ''] = /^\/wp\/v2\/(.+)$/.exec(route) ?? [];
    const login = Buffer.from(`${WP_LOGIN.username}:${WP_LOGIN.password}`).toString('base64');
    const isLoggedIn = request.headers.authorization === `Basic ${login}`;
    const page = Number(url.searchParams.get('page') ?? 1);
    if (name === 'users/me') {
      if (!isLoggedIn) return void send(401, await capture('wrong-password.json'));
      return void send(200, JSON.stringify({ id: 1, name: 'Staff' }));
    }
    if (name === 'posts') {
      const isEverything = isLoggedIn && url.searchParams.get('context') === 'edit';
      const [file, pages, total] = isEverything
        ? ['all-statuses.json', 1, 81]
        : [`posts-page-${page}.json`, 3, 75];
      const totals = { 'X-WP-Total': String(total), 'X-WP-TotalPages': String(pages) };
      if (page > pages) return void send(400, await capture('posts-page-4.json'));
      return void send(200, await capture(file), totals);
    }
    if (['categories', 'tags', 'users', 'media'].includes(name)) {
      const records = JSON.parse(await capture(`${name}.json`)) as { id: number }[];
      const wanted = url.searchParams.get('include')?.split(',').map(Number);
      return void send(200, JSON.stringify(records.filter(({ id }) => wanted?.includes(id) ?? true)));
    }
    if (name === 'pages') return void send(200, '[]', { 'X-WP-Total': '2', 'X-WP-TotalPages': '2' });
    send(404, '<!doctype html><title>Not found</title>', { 'Content-Type': 'text/html' });
  }

  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => response.destroy(error as Error));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url: `http://${host}`,
    host,
    requests,
    async exportFile(name, change = (xml) => xml) {
      const file = join(folder, `${name}.wxr.xml`);
      await writeFile(file, change(here(await readFile(join(FIXTURES, `${name}.wxr.xml`), 'utf8'))));
      return file;
    },
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
      await rm(folder, { recursive: true, force: true });
    },
  };
}
