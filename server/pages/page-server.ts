import { hash } from 'node:crypto';
import type { RejectedForm } from '../../app/context.ts';
import type { PostedFigures } from '../../contract/calculations.ts';
import { chooseEncoding, compressQuickly, compressWell, encodings } from './compress.ts';
import { contentSecurityPolicy } from './content-security-policy.ts';
import { delayHydration } from './late-hydration.ts';
import { readPageAddress } from './page-address.ts';
import { PageCache, type RenderedPage } from './page-cache.ts';
import { withStructuredData } from './structured-data.ts';

/** What a form without JavaScript put into the page that answers it. */
export interface PostedToPage {
  rejectedForm: RejectedForm | null;
  postedFigures: PostedFigures | null;
}

/** What the renderer is told about one page. */
export interface PageToRender extends PostedToPage {
  url: string;
  prerender: boolean;
}

const NOTHING_POSTED: PostedToPage = { rejectedForm: null, postedFigures: null };

export interface PageServerOptions {
  /** React Router's rendering of one page, whole, and what its loader left for its head. */
  render: (page: PageToRender) => Promise<{ answer: Response; structuredData: object | null }>;
  siteUrl: string;
  /** Origins that a page's scripts may call besides the site itself. */
  connect: readonly string[];
  /** Changes whenever something that a page shows has changed. */
  version: () => Promise<string>;
  cacheBytes: number;
  /** False in development, where Vite's own scripts run in the page. */
  hardened: boolean;
}

/** Pages for staff: never stored anywhere, and without late hydration. */
export const isAdmin = (pathname: string) => /^\/admin(\/|\.|$)/.test(pathname);

/** Answers page requests: from memory where it can, otherwise rendered and hashed once. */
export function createPageServer(options: PageServerOptions) {
  const { render, siteUrl, connect, version, hardened } = options;
  const cache = new PageCache(options.cacheBytes);
  let compressing = Promise.resolve();

  async function renderPage(page: PageToRender): Promise<RenderedPage> {
    const { answer, structuredData } = await render(page);
    const { pathname } = new URL(page.url);
    const isPersonal = isAdmin(pathname) || page.rejectedForm !== null || page.postedFigures !== null;
    const headers: Record<string, string> = {
      'Cache-Control': isPersonal ? 'no-store' : 'no-cache',
      Vary: 'Accept-Encoding',
    };
    for (const name of ['Content-Type', 'Location', 'X-Remix-Response']) {
      const value = answer.headers.get(name);
      if (value) headers[name] = value;
    }
    let body: Uint8Array<ArrayBuffer>;
    if (headers['Content-Type']?.startsWith('text/html')) {
      let html = await answer.text();
      if (structuredData) html = withStructuredData(html, structuredData);
      if (hardened) {
        html = delayHydration(html, isAdmin(pathname) ? 'at-once' : 'late');
        headers['Content-Security-Policy'] = contentSecurityPolicy(html, { connect });
      }
      body = new TextEncoder().encode(html);
    } else {
      body = new Uint8Array(await answer.arrayBuffer());
    }
    const etag = hash('sha256', body, 'base64url').slice(0, 22);
    return { status: answer.status, headers, etag, body, compressed: {} };
  }

  async function cachedPage(request: Request): Promise<RenderedPage> {
    const address = readPageAddress(request.url, request.headers.get('User-Agent') ?? '', siteUrl);
    const page: PageToRender = { url: address.url, prerender: address.prerender, ...NOTHING_POSTED };
    if (address.cacheKey === null || isAdmin(new URL(address.url).pathname)) return renderPage(page);
    const current = await version();
    const kept = cache.get(address.cacheKey, current);
    if (kept) return kept;
    const rendering = renderPage(page);
    cache.add(address.cacheKey, current, rendering);
    compressBetter(address.cacheKey, rendering);
    return rendering;
  }

  /** For those who come later; one page at a time, so that the answers under way are not slowed down. */
  function compressBetter(key: string, rendering: Promise<RenderedPage>): void {
    compressing = compressing
      .then(async () => {
        const { body, compressed } = await rendering;
        for (const encoding of encodings) {
          if (!cache.holds(key, rendering)) return;
          compressed[encoding] = await compressWell(body, encoding);
        }
      })
      // Whoever asked for the page learns what went wrong with it; otherwise it stays as it was.
      .catch(() => {});
  }

  return {
    /** Answers GET and HEAD. */
    async page(request: Request): Promise<Response> {
      return send(await cachedPage(request), request);
    },
    /** The page that a form was posted to, rendered for this one answer, with what was typed. */
    async posted(
      request: Request,
      answer: { status: number; headers?: Record<string, string> },
      posted: Partial<PostedToPage>,
    ): Promise<Response> {
      const { url, prerender } = readPageAddress(
        request.url,
        request.headers.get('User-Agent') ?? '',
        siteUrl,
      );
      const page = await renderPage({ url, prerender, ...NOTHING_POSTED, ...posted });
      const headers = { ...page.headers, ...answer.headers };
      // A page that could not be rendered must not pass for an answer.
      const status = page.status >= 500 ? page.status : answer.status;
      return send({ ...page, headers, status }, request);
    },
  };
}

function send(page: RenderedPage, request: Request): Response {
  const { status, headers, etag, compressed } = page;
  const encoding = chooseEncoding(request.headers.get('Accept-Encoding'));
  // Weak: the same page may have been compressed better since (RFC 9110, section 8.8.1).
  const tag = `W/"${etag}-${encoding}"`;
  const answer = new Headers(headers);
  answer.set('ETag', tag);
  if (status === 200 && request.headers.get('If-None-Match')?.includes(tag)) {
    return new Response(null, { status: 304, headers: answer });
  }
  let { body } = page;
  if (encoding !== 'identity') {
    body = compressed[encoding] ??= compressQuickly(body, encoding);
    answer.set('Content-Encoding', encoding);
  }
  answer.set('Content-Length', String(body.byteLength));
  return new Response(request.method === 'HEAD' ? null : body, { status, headers: answer });
}
