import { describe, expect, it } from 'vitest';
import { createPageServer } from './page-server.ts';

const ARTICLE = '<p>$& An article</p>';
const documentWith = (nonce: string, article: string) =>
  `<html><head></head><body>${article}<script nonce="${nonce}">context("${article.replaceAll('<', '\\u003c')}")</script><script nonce="${nonce}" type="module" async="">import("/a.js");</script></body></html>`;
const ANY_HOST = 'http://anything.example';
const CHROME = 'Mozilla/5.0 Chrome/150.0.0.0 Safari/537.36';

interface Rendered {
  url: string;
  method: string;
  prerender: boolean;
  clientAddress: string;
}

function open({ contentType = 'text/html; charset=utf-8', cacheBytes = 1_000_000 } = {}) {
  const rendered: Rendered[] = [];
  const state = { version: '1', held: Promise.resolve() };
  const server = createPageServer({
    render: async ({ url, method }, { scriptNonce, setAside, ...options }) => {
      rendered.push({ url, method, ...options });
      await state.held;
      if (url.includes('old-name'))
        return new Response(null, { status: 301, headers: { Location: '/new-name/' } });
      const status = /missing|unknown/.test(url) ? 404 : 200;
      const headers = new Headers({ 'Content-Type': contentType });
      if (url.includes('.data')) headers.set('X-Remix-Response', 'yes');
      const article = setAside(ARTICLE);
      return new Response(documentWith(scriptNonce, article), { status, headers });
    },
    siteUrl: 'https://firm.example',
    routeIds: new Set(['fees']),
    pageScripts: { start: 'start()', leave: 'leave()' },
    policySources: { scripts: [], connect: [] },
    version: async () => state.version,
    notFoundKind: async ({ pathname }) => (pathname.includes('unknown') ? 'page' : null),
    cacheBytes,
    hardened: true,
  });
  const get = (path: string, headers: Record<string, string> = {}) =>
    server.page(new Request(`${ANY_HOST}${path}`, { headers: { 'User-Agent': CHROME, ...headers } }));
  return { server, get, rendered, state };
}

describe('page server', () => {
  it('renders a page once and serves it from memory afterwards', async () => {
    const { get, rendered } = open();
    await get('/contact/');
    await get('/contact/');
    expect(rendered).toHaveLength(1);
  });

  it('renders a page once for simultaneous requests', async () => {
    const { get, rendered } = open();
    await Promise.all([get('/contact/'), get('/contact/')]);
    expect(rendered).toHaveLength(1);
  });

  it('caches no page that is not found', async () => {
    const { get, rendered } = open();
    await get('/missing/');
    expect((await get('/missing/')).status).toBe(404);
    expect(rendered).toHaveLength(2);
  });

  it('renders one not-found page of a kind and content version for all unknown paths', async () => {
    const { get, rendered, state } = open();
    for (const path of ['/unknown/1/', '/unknown/2/?utm_source=x', '/unknown/3/']) {
      expect((await get(path)).status).toBe(404);
    }
    expect(rendered).toHaveLength(1);
    state.version = '2';
    await get('/unknown/1/');
    expect(rendered).toHaveLength(2);
  });

  it('renders a page each time where there is no memory for pages', async () => {
    const { get, rendered } = open({ cacheBytes: 0 });
    await get('/contact/');
    await get('/contact/');
    expect(rendered).toHaveLength(2);
  });

  it('leaves the data of a navigation as it is', async () => {
    const data = await open({ contentType: 'text/x-script' }).get('/_.data');
    expect(data.headers.get('Content-Security-Policy')).toBeNull();
    expect(await data.text()).toContain('type="module"');
  });

  it('renders again when the content version has moved on, and keeps no page of an earlier one', async () => {
    const { get, rendered, state } = open();
    for (const version of ['1', '2', '1']) {
      state.version = version;
      await get('/');
    }
    expect(rendered).toHaveLength(3);
  });

  it('sends a page during whose rendering the content version has moved on', async () => {
    const { get, rendered, state } = open();
    const held = Promise.withResolvers<void>();
    state.held = held.promise;
    const slow = get('/');
    await expect.poll(() => rendered.length).toBe(1);
    Object.assign(state, { version: '2', held: Promise.resolve() });
    await get('/contact/');
    held.resolve();
    expect((await slow).status).toBe(200);
  });

  it('shares one page among visitors who came through different advertisements', async () => {
    const { get, rendered } = open();
    await get('/?utm_source=a&gclid=1');
    await get('/?utm_source=b');
    expect(rendered.map(({ url }) => url)).toEqual(['https://firm.example/']);
  });

  it('keeps each page of the blog, the first one under one address', async () => {
    const { get, rendered } = open();
    for (const path of ['/blog/', '/blog/?page=1', '/blog/?page=zero', '/blog/?search=%20', '/blog/?page=2'])
      await get(path);
    await get('/blog/?page=2&utm_source=a');
    expect(rendered.map(({ url }) => url)).toEqual([
      'https://firm.example/blog/',
      'https://firm.example/blog/?page=2',
    ]);
  });

  it("caches the blog's further pages and categories by their path alone, and none that is not found", async () => {
    const { get, rendered } = open();
    for (const path of ['/category/appeals/', '/category/appeals/page/2/', '/blog/page/2/']) {
      await get(path);
      await get(`${path.slice(0, -1)}?page=3&search=x&category=y`);
    }
    await get('/category/missing/');
    await get('/category/missing/');
    expect(rendered.map(({ url }) => new URL(url).pathname + new URL(url).search)).toEqual([
      '/category/appeals/',
      '/category/appeals/page/2/',
      '/blog/page/2/',
      '/category/missing/',
      '/category/missing/',
    ]);
  });

  it('does not cache searches, and ignores page numbers except on the blog list', async () => {
    const { get, rendered } = open();
    await get('/blog/?search=custody');
    await get('/blog/?search=custody');
    await get('/contact/?page=2');
    expect(rendered.map(({ url }) => url)).toEqual([
      'https://firm.example/blog/?search=custody',
      'https://firm.example/blog/?search=custody',
      'https://firm.example/contact/',
    ]);
  });

  it('shares one entry among spellings of an address and unknown values', async () => {
    const { get, rendered } = open();
    for (const path of [
      '/contact',
      '/contact/',
      '/contact/?sent=anything',
      '/contact/?x=1',
      '/contact/?page=2',
    ])
      await get(path);
    expect(rendered.map(({ url }) => url)).toEqual(['https://firm.example/contact/']);
    await get('/contact/?sent=contact');
    expect(rendered.at(-1)?.url).toBe('https://firm.example/contact/?sent=contact');
  });

  it('keeps a page for each calculator, and for no other value of its parameter or on other pages', async () => {
    const { get, rendered } = open();
    const paths = [
      '',
      '?calculator=child-support',
      '?calculator=nonsense',
      '?calculator=child-support&utm=a',
    ];
    for (const query of paths) await get(`/divorce-calculators/${query}`);
    await get('/contact/?calculator=child-support');
    expect(rendered.map(({ url }) => url)).toEqual([
      'https://firm.example/divorce-calculators/',
      'https://firm.example/divorce-calculators/?calculator=child-support',
      'https://firm.example/contact/',
    ]);
  });

  it('renders with the configured address, whatever host was asked for', async () => {
    const { get, rendered } = open();
    await get('/contact/', { Host: 'evil.example' });
    expect(rendered[0]?.url).toBe('https://firm.example/contact/');
  });

  it.each([
    ['the query says so', '/?prerender=true', CHROME],
    ['the browser is headless', '/', 'Mozilla/5.0 HeadlessChrome/150.0.0.0'],
  ])('keeps a separate page, expanded, when %s', async (_, path, agent) => {
    const { get, rendered } = open();
    await get('/');
    await get(path, { 'User-Agent': agent });
    expect(rendered.map(({ prerender }) => prerender)).toEqual([false, true]);
  });

  it('has an article once in its document, character by character, and in the data of a client navigation', async () => {
    const { get } = open();
    const document = await (await get('/an-article/')).text();
    expect(document.split('An article')).toHaveLength(2);
    expect(document).toContain(`<body>${ARTICLE}<script>`);
    expect(await (await get('/an-article.data')).text()).toContain(ARTICLE);
  });

  it('answers 304 to a browser that has the page, per encoding', async () => {
    const { get } = open();
    const first = await get('/', { 'Accept-Encoding': 'br' });
    const etag = first.headers.get('ETag') ?? '';
    const again = await get('/', { 'Accept-Encoding': 'br', 'If-None-Match': etag });
    expect(again.status).toBe(304);
    expect(again.body).toBeNull();
    expect((await get('/', { 'If-None-Match': etag })).status).toBe(200);
  });

  it('answers HEAD with the headers of a cached page', async () => {
    const { server, get } = open();
    const page = await get('/');
    const head = await server.page(new Request('http://x.example/', { method: 'HEAD' }));
    expect([head.status, head.body]).toEqual([200, null]);
    expect([...head.headers]).toEqual([...page.headers]);
  });

  it('answers HEAD of a page that is not cached without its body, and caches nothing', async () => {
    const { server, get, rendered } = open();
    const head = async (path: string) =>
      server.page(new Request(`http://x.example${path}`, { method: 'HEAD' }));
    expect([(await head('/')).status, (await head('/missing/')).status]).toEqual([200, 404]);
    const { headers } = await head('/old-name/');
    expect([headers.get('Location'), headers.get('Cache-Control'), headers.get('ETag')]).toEqual([
      '/new-name/',
      'no-cache',
      null,
    ]);
    expect((await head('/admin/')).headers.get('Cache-Control')).toBe('no-store');
    await get('/');
    expect(rendered.map(({ method }) => method)).toEqual(['HEAD', 'HEAD', 'HEAD', 'HEAD', 'GET']);
  });

  it('lets a browser use the data of a page that a link has prefetched, and nothing else, without asking again', async () => {
    const { get } = open();
    const caching = async (path: string, headers?: Record<string, string>) =>
      (await get(path, headers)).headers.get('Cache-Control');
    const prefetch = { 'Sec-Purpose': 'prefetch' };
    expect(await caching('/fees/_.data', prefetch)).toBe('max-age=10');
    expect(await caching('/fees/_.data')).toBe('no-cache');
    expect(await caching('/fees/', prefetch)).toBe('no-cache');
    expect(await caching('/admin/_.data', prefetch)).toBe('no-store');
  });

  it('renders data once for a route that exists, and each time for any other', async () => {
    const { get, rendered } = open();
    for (const routes of ['fees', 'fees', 'unknown', 'unknown']) await get(`/fees/_.data?_routes=${routes}`);
    expect(rendered).toHaveLength(3);
  });

  it('keeps staff pages out of every cache', async () => {
    const { get, rendered } = open();
    const answer = await get('/admin/');
    await get('/admin/');
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
    expect(rendered).toHaveLength(2);
  });

  it('delays the hydration of public pages, and not of staff pages', async () => {
    const { get } = open();
    const [page = '', staff = ''] = await Promise.all(
      ['/', '/admin/'].map(async (path) => (await get(path)).text()),
    );
    expect(page).toContain('<script>start()</script></body>');
    expect(page).not.toContain('type="module"');
    expect(staff).toContain('<script type="module" async="">');
    expect(staff).not.toContain('start()');
  });

  it('passes a posted form on with the configured address and the client, and caches nothing', async () => {
    const { server, get, rendered } = open();
    await get('/contact/');
    const posted = new Request('http://x.example/contact/?token=t', { method: 'POST', body: 'form' });
    const answer = await server.post(posted, '203.0.113.7');
    expect([answer.status, answer.headers.get('Cache-Control')]).toEqual([200, 'no-store']);
    expect(rendered.at(-1)).toEqual({
      url: 'https://firm.example/contact/?token=t',
      method: 'POST',
      prerender: false,
      clientAddress: '203.0.113.7',
    });
    await get('/contact/');
    expect(rendered).toHaveLength(2);
  });
});
