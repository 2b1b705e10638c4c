import { Writable } from 'node:stream';
import { renderToPipeableStream } from 'react-dom/server';
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  RouterContextProvider,
  ServerRouter,
} from 'react-router';
import { pageRequestContext, structuredDataContext } from './context.ts';

/** app/entry.edition.ts, and colors of the firm's brand; defined by the build. */
declare const EDITION_SCRIPT: string;
declare const THEME_COLORS: Record<'light' | 'dark', string>;

const RENDER_TIMEOUT_MS = 10_000;

/**
 * Renders the whole page before the first byte is sent: the server caches and compresses it as one piece. HEAD has no
 * body to render.
 */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  headers.set('Content-Type', 'text/html; charset=utf-8');
  if (request.method === 'HEAD') return Promise.resolve(new Response(null, { status, headers }));
  const nonce = context.get(pageRequestContext).scriptNonce;
  return new Promise((resolve, reject) => {
    let failure: unknown;
    const { pipe, abort } = renderToPipeableStream(
      <ServerRouter context={routerContext} url={request.url} nonce={nonce} />,
      {
        // React would send larger Suspense boundaries as hidden fragments that need JavaScript.
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        onAllReady() {
          clearTimeout(timer);
          if (failure) return reject(failure);
          const chunks: Buffer[] = [];
          const body = new Writable({
            write(chunk: Buffer, _, written) {
              chunks.push(chunk);
              written();
            },
            final(ended) {
              const html = withEdition(Buffer.concat(chunks).toString(), nonce);
              const graph = context.get(structuredDataContext);
              resolve(new Response(withStructuredData(html, graph), { status, headers }));
              ended();
            },
          });
          body.on('error', reject);
          pipe(body);
        },
        onShellError: reject,
        onError(error) {
          failure = error;
        },
      },
    );
    const timer = setTimeout(() => abort(new Error('page rendering timed out')), RENDER_TIMEOUT_MS);
  });
}

/**
 * Adds the colors of the browser's bars, and the script that shows the chosen edition: after these colors, which it
 * changes, and before the styles, which would delay it. Hydration passes over them.
 */
function withEdition(html: string, nonce: string): string {
  const bars = Object.entries(THEME_COLORS).map(
    ([scheme, color]) =>
      `<meta name="theme-color" media="(prefers-color-scheme: ${scheme})" content="${color}"/>`,
  );
  return html.replace(
    '<link rel="icon"',
    (icon) => `${bars.join('')}<script nonce="${nonce}">${EDITION_SCRIPT}</script>${icon}`,
  );
}

/** Adds JSON-LD to the head; hydration passes over elements of the head that it does not know. */
function withStructuredData(html: string, graph: object | null): string {
  if (!graph) return html;
  // No text in it can end the script.
  const json = JSON.stringify(graph).replaceAll('<', '\\u003c');
  return html.replace('</head>', () => `<script type="application/ld+json">${json}</script></head>`);
}

/** Logs errors of loaders, actions and rendering; expected responses such as 404 are not errors. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || isRouteErrorResponse(error)) return;
  if (context instanceof RouterContextProvider) {
    context.get(pageRequestContext).log.error({ err: error }, 'a page failed');
  }
};
