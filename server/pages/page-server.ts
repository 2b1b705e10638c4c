import { hash, randomBytes } from 'node:crypto';
import { ARTICLE_PLACE } from '../../contract/article-place.ts';
import { chooseEncoding, compress } from './compress.ts';
import { type PolicySources, withPolicy } from './content-security-policy.ts';
import { delayHydration, type PageScripts } from './delay-hydration.ts';
import { DATA_SUFFIX } from './normalize-path.ts';
import { createPageCache, type RenderedPage } from './page-cache.ts';
import { readRenderedUrl } from './rendered-url.ts';

export interface RenderOptions {
  prerender: boolean;
  /** Empty for pages that are shared through the cache. */
  clientAddress: string;
  /** For the site's own inline scripts. */
  scriptNonce: string;
  /** Keeps the HTML of an article out of the rendering of its document, which works on the page as a whole. */
  setAside: (html: string) => string;
}

export interface PageServerOptions {
  /** Renders one page with React Router. The request's URL has the configured origin. */
  render: (request: Request, options: RenderOptions) => Promise<Response>;
  siteUrl: string;
  /** The ids of the route table. */
  routeIds: ReadonlySet<string>;
  /** For public pages. */
  pageScripts: PageScripts;
  policySources: PolicySources;
  /** Changes whenever the content of any page has changed. */
  version: () => Promise<string>;
  /**
   * The kind of the not-found page that a path and query get; null when a page may answer them. One copy of each kind
   * serves all that are unknown.
   */
  notFoundKind: (location: { pathname: string; search: string }) => Promise<string | null>;
  /** Memory for rendered pages; 0 disables the cache. */
  cacheBytes: number;
  /** False in development, where Vite's own scripts run in the page. */
  hardened: boolean;
}

/** The data of a page that a link has prefetched is used without asking again for this time. */
const PREFETCHED_SECONDS = 10;

const COPIED_HEADERS = ['Content-Type', 'Location', 'Retry-After', 'X-Remix-Response'];

/** Staff pages are not cached and hydrate at once. */
export const isAdmin = (pathname: string) => /^\/admin(\/|\.|$)/.test(pathname);

/** Serves pages: cached by path and content version (page-cache.ts), compressed once, with a policy of their own. */
export function createPageServer(options: PageServerOptions) {
  const {
    render,
    siteUrl,
    routeIds,
    pageScripts,
    policySources,
    version,
    notFoundKind,
    cacheBytes,
    hardened,
  } = options;
  const cache = cacheBytes > 0 ? createPageCache(cacheBytes, version) : null;
  const scriptNonce = randomBytes(16).toString('base64url');

  async function renderPage(
    request: Request,
    renderOptions: Omit<RenderOptions, 'scriptNonce' | 'setAside'>,
  ): Promise<RenderedPage> {
    const { pathname } = new URL(request.url);
    let article = '';
    const setAside = (html: string) => {
      article = html;
      return ARTICLE_PLACE;
    };
    const answer = await render(request, {
      ...renderOptions,
      scriptNonce,
      setAside: DATA_SUFFIX.test(pathname) ? (html) => html : setAside,
    });
    const headers = headersOf(answer, request);
    let body: Uint8Array<ArrayBuffer>;
    if (headers['Content-Type']?.startsWith('text/html')) {
      let page = await answer.text();
      if (hardened) {
        if (!isAdmin(pathname)) page = delayHydration(page, scriptNonce, pageScripts);
        const { html, policy } = withPolicy(page, scriptNonce, policySources);
        headers['Content-Security-Policy'] = policy;
        page = html;
      }
      body = new TextEncoder().encode(page.replace(ARTICLE_PLACE, () => article));
    } else {
      body = new Uint8Array(await answer.arrayBuffer());
    }
    const etag = hash('sha256', body, 'base64url').slice(0, 22);
    return { status: answer.status, headers, etag, body, compressed: {} };
  }

  async function page(request: Request): Promise<Response> {
    const { url, pathname, search, prerender, cacheKey } = addressOf(request);
    const renderOptions = { prerender, clientAddress: '' };
    const isCacheable = cache && cacheKey !== null && !isAdmin(pathname);
    const version = isCacheable ? await cache.currentVersion() : '';
    let key = `${version} ${cacheKey}`;
    const missing = isCacheable && !cache.has(key) ? await notFoundKind({ pathname, search }) : null;
    if (missing !== null) key = `${version} ${prerender} not found: ${missing}`;
    if (request.method === 'HEAD') {
      const cached = isCacheable && cache.get(key);
      if (cached) return send(cached, request);
      // Not rendered, and so without the headers that its HTML determines (RFC 9110, section 9.3.2).
      const head = new Request(url, { method: 'HEAD' });
      const answer = await render(head, { ...renderOptions, scriptNonce, setAside: (html) => html });
      return new Response(null, { status: answer.status, headers: headersOf(answer, head) });
    }
    const renderNow = () => renderPage(new Request(url), renderOptions);
    if (!isCacheable) return send(await renderNow(), request);
    const rendered = await cache.getOrRender(key, renderNow);
    if (rendered.status !== (missing === null ? 200 : 404)) cache.remove(key);
    return send(rendered, request);
  }

  const addressOf = (request: Request) =>
    readRenderedUrl(request.url, request.headers.get('User-Agent') ?? '', siteUrl, routeIds);

  return {
    /** Answers GET and HEAD. */
    page,
    /** Answers a form posted to a page: its route's action takes it, nothing is cached. */
    async post(request: Request, clientAddress: string): Promise<Response> {
      const { prerender } = addressOf(request);
      const { pathname, search } = new URL(request.url);
      // Drops Origin: behind a proxy React Router would take it for another site's and refuse the lead.
      const headers = new Headers();
      for (const name of ['Content-Type', 'Referer']) {
        const value = request.headers.get(name);
        if (value) headers.set(name, value);
      }
      const body = await request.arrayBuffer();
      const posted = new Request(siteUrl + pathname + search, { method: 'POST', headers, body });
      return send(await renderPage(posted, { prerender, clientAddress }), request);
    },
  };
}

function headersOf(answer: Response, { method, url }: Request): Record<string, string> {
  const isShared = method !== 'POST' && !isAdmin(new URL(url).pathname);
  const headers: Record<string, string> = {
    'Cache-Control': isShared ? 'no-cache' : 'no-store',
    Vary: 'Accept-Encoding',
  };
  for (const name of COPIED_HEADERS) {
    const value = answer.headers.get(name);
    if (value) headers[name] = value;
  }
  return headers;
}

async function send(page: RenderedPage, request: Request): Promise<Response> {
  const { status, headers, etag, compressed } = page;
  const encoding = chooseEncoding(request.headers.get('Accept-Encoding'));
  const tag = `"${etag}-${encoding}"`;
  const answer = new Headers(headers);
  answer.set('ETag', tag);
  const isPrefetched = request.headers.get('Sec-Purpose')?.includes('prefetch');
  if (
    status === 200 &&
    isPrefetched &&
    answer.has('X-Remix-Response') &&
    answer.get('Cache-Control') === 'no-cache'
  )
    answer.set('Cache-Control', `max-age=${PREFETCHED_SECONDS}`);
  if (status === 200 && request.headers.get('If-None-Match')?.includes(tag)) {
    return new Response(null, { status: 304, headers: answer });
  }
  let { body } = page;
  if (encoding !== 'identity') {
    compressed[encoding] ??= compress(body, encoding);
    body = await compressed[encoding];
    answer.set('Content-Encoding', encoding);
  }
  answer.set('Content-Length', String(body.byteLength));
  return new Response(request.method === 'HEAD' ? null : body, { status, headers: answer });
}
