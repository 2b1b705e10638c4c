import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { Hono } from 'hono';
import { expect, it, onTestFinished } from 'vitest';
import type { AppContext } from '../platform/http/app-context.ts';
import { accessLog } from '../platform/http/middleware/access-log.ts';
import { requestId } from '../platform/http/middleware/request-id.ts';
import { closeHttpServer, createHttpServer } from '../platform/http/node-server.ts';
import { createLog } from '../platform/log.ts';
import { createAnswerCache } from './answer-cache.ts';
import { createPageServer } from './page-server.ts';

/**
 * Serves pages that name the number of their rendering, and keeps them.
 * @param options.answerWith answers in their place
 */
async function setUp({
  whileRendered = () => {},
  answerWith,
}: {
  whileRendered?: () => void;
  answerWith?: (request: Request) => Promise<Response>;
} = {}) {
  const state = { version: '1', rendered: 0 };
  const views: string[] = [];
  const logLines: string[] = [];
  const log = createLog({ level: 'info', destination: { write: (line) => void logLines.push(line) } });
  const cached = createAnswerCache({
    version: async () => state.version,
    countView: ({ path, status, referrer }) => void views.push(`${path} ${status} ${referrer}`),
    log,
    maxBytes: 1_000_000,
  });
  const app = new Hono<AppContext>();
  app.use(cached.keep, requestId, accessLog(log));
  app.all('*', async (c) => {
    const { path } = c.req;
    const isData = path.endsWith('.data');
    state.rendered++;
    whileRendered();
    if (answerWith) return answerWith(c.req.raw);
    return c.body(`${path} ${state.rendered}`, path.startsWith('/unknown') ? 404 : 200, {
      'Content-Type': isData
        ? 'text/x-script'
        : path.endsWith('.txt')
          ? 'text/plain'
          : 'text/html; charset=utf-8',
      'Cache-Control': path.startsWith('/admin')
        ? 'no-store'
        : isData && c.req.header('Sec-Purpose')
          ? 'max-age=10'
          : 'no-cache',
      ETag: `"${state.rendered}"`,
      'Content-Length': String(`${path} ${state.rendered}`.length),
    });
  });
  const server = createHttpServer(app.fetch, '127.0.0.1', undefined, cached.answer);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => closeHttpServer(server, 0));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const get = (path: string, init: RequestInit = {}) => fetch(url + path, init);
  const text = async (path: string, headers: Record<string, string> = {}) =>
    (await get(path, { headers })).text();
  return { state, views, logLines, get, text };
}

it('a page is answered as the first time, but for the id of the request', async () => {
  const { state, get } = await setUp();
  const [first, second] = [await get('/fees/'), await get('/fees/')];
  const headersOf = ({ headers }: Response) =>
    [...headers].filter(([name]) => name !== 'x-request-id' && name !== 'date');
  expect(headersOf(second)).toEqual(headersOf(first));
  expect(second.headers.get('x-request-id')).not.toBe(first.headers.get('x-request-id'));
  expect(await second.text()).toBe(await first.text());
  expect(state.rendered).toBe(1);
});

it('an answer is counted as a view, with the site that led to it, and logged', async () => {
  const { views, logLines, text } = await setUp();
  await text('/fees/');
  await text('/fees/', { Referer: 'https://search.example/' });
  expect(views).toEqual(['/fees/ 200 https://search.example/']);
  const lines = logLines.map((line) => JSON.parse(line));
  expect(lines).toMatchObject(Array(2).fill({ method: 'GET', path: '/fees/', status: 200, msg: 'request' }));
  expect(Object.keys(lines[1]).sort()).toEqual(Object.keys(lines[0]).sort());
});

it('a browser that has the page is told so; a HEAD request gets the headers alone', async () => {
  const { state, get } = await setUp();
  await get('/fees/');
  const unchanged = await get('/fees/', { headers: { 'If-None-Match': '"1"' } });
  expect([unchanged.status, unchanged.headers.get('content-length')]).toEqual([304, null]);
  const head = await get('/fees/', { method: 'HEAD' });
  expect([head.status, head.headers.get('content-length'), await head.text()]).toEqual([200, '8', '']);
  expect(state.rendered).toBe(1);
});

it('a page is rendered anew after its content has changed', async () => {
  const { state, text } = await setUp();
  expect(await text('/fees/')).toBe('/fees/ 1');
  state.version = '2';
  expect([await text('/fees/'), await text('/fees/')]).toEqual(['/fees/ 2', '/fees/ 2']);
});

it('a page whose content has changed while it was rendered is not kept', async () => {
  const state = { change: () => {} };
  const site = await setUp({ whileRendered: () => state.change() });
  state.change = () => {
    site.state.version += '+';
  };
  expect([await site.text('/fees/'), await site.text('/fees/')]).toEqual(['/fees/ 1', '/fees/ 2']);
});

it('each encoding, and the view that shows all content, is kept apart', async () => {
  const { text } = await setUp();
  const headers = [
    { 'Accept-Encoding': 'gzip' },
    { 'Accept-Encoding': 'br' },
    { 'Accept-Encoding': 'br', 'User-Agent': 'HeadlessChrome' },
  ];
  for (const [index, one] of headers.entries()) expect(await text('/fees/', one)).toBe(`/fees/ ${index + 1}`);
  for (const [index, one] of headers.entries()) expect(await text('/fees/', one)).toBe(`/fees/ ${index + 1}`);
});

it('the link of a campaign gets the page of its path, and counts a view of it', async () => {
  const { state, views, logLines, text } = await setUp();
  for (const query of ['?utm_source=paper&utm_campaign=May', '?gclid=a%20b', '', '?msclkid='])
    expect(await text(`/fees/${query}`, { Referer: 'https://paper.example/' })).toBe('/fees/ 1');
  expect(state.rendered).toBe(1);
  expect(views).toEqual(Array(3).fill('/fees/ 200 https://paper.example/'));
  expect(logLines.map((line) => JSON.parse(line).path)).toEqual(Array(4).fill('/fees/'));
});

it('the data of a page is kept, and apart from that of a prefetch, which may be used without asking again', async () => {
  const { state, get } = await setUp();
  const cacheControl = async (headers: Record<string, string>) =>
    (await get('/fees.data', { headers })).headers.get('cache-control');
  const prefetch = { 'Sec-Purpose': 'prefetch' };
  expect([await cacheControl({}), await cacheControl(prefetch)]).toEqual(['no-cache', 'max-age=10']);
  expect([await cacheControl({}), await cacheControl(prefetch)]).toEqual(['no-cache', 'max-age=10']);
  expect(state.rendered).toBe(2);
});

it.each([
  '/unknown/',
  '/admin/',
  '/admin.data',
  '/robots.txt',
  '/blog/?page=2',
  '/fees/?prerender=true',
  '/fees/?utm_source=paper&prerender=true',
  '/fees/?p=123',
  '/fees/?other=x',
  `/fees/?${'gclid='.repeat(50)}&x`,
  '/caf%C3%A9/',
])('%s is left to the framework', async (path) => {
  const { state, text } = await setUp();
  await text(path);
  await text(path);
  expect(state.rendered).toBe(2);
});

it('what the page server sends is kept: a page, its data, and its data for a prefetch', async () => {
  const pages = createPageServer({
    render: async ({ url }) => {
      const isData = url.endsWith('.data');
      const headers = new Headers({ 'Content-Type': isData ? 'text/x-script' : 'text/html; charset=utf-8' });
      if (isData) headers.set('X-Remix-Response', 'yes');
      return new Response('<html></html>', { headers });
    },
    siteUrl: 'https://firm.example',
    routeIds: new Set(),
    pageScripts: { start: '', leave: '' },
    policySources: { scripts: [], connect: [] },
    version: async () => '1',
    notFoundKind: async () => null,
    cacheBytes: 1_000_000,
    hardened: false,
  });
  const { state, get } = await setUp({ answerWith: pages.page });
  for (const [path, headers] of [
    ['/fees/', {}],
    ['/fees.data', {}],
    ['/fees.data', { 'Sec-Purpose': 'prefetch' }],
  ] as const) {
    state.rendered = 0;
    const [first, second] = [await get(path, { headers }), await get(path, { headers })];
    expect([first.status, second.status, state.rendered]).toEqual([200, 200, 1]);
  }
});

it('a posted form is left to the framework', async () => {
  const { state, get } = await setUp();
  await get('/contact/');
  await get('/contact/', { method: 'POST', body: 'name=Ada' });
  expect(state.rendered).toBe(2);
});
