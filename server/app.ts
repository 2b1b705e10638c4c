import { setTimeout as wait } from 'node:timers/promises';
import { Hono, type MiddlewareHandler } from 'hono';
import { shownPages } from '../content/derive/shown-pages.ts';
import { paths, probePaths, searchFilePaths } from '../contract/paths.ts';
import { staffApiPaths } from '../contract/staff-paths.ts';
import { beaconRoutes } from './analytics/beacons.routes.ts';
import { countRequest } from './analytics/page-views.ts';
import { analyticsRoutes } from './analytics/routes.ts';
import { accountsRoutes } from './auth/accounts.routes.ts';
import { createLoginDelay } from './auth/login-delay.ts';
import { ownAccountRoutes } from './auth/own-account.routes.ts';
import { requireOwner, requireStaff } from './auth/require-staff.ts';
import { loginRoutes } from './auth/routes.ts';
import { postRoutes } from './blog/editing.routes.ts';
import { firstSegments } from './blog/reserved-slugs.ts';
import { blogRoutes } from './blog/routes.ts';
import { termRoutes } from './blog/terms.routes.ts';
import type { Env } from './env.ts';
import { emailServiceRoutes } from './inquiries/email-service.routes.ts';
import { inquiryEventRoutes } from './inquiries/inquiry-events.routes.ts';
import { leadRoutes } from './inquiries/leads.routes.ts';
import { inquiryRoutes } from './inquiries/routes.ts';
import { mediaLibraryRoutes } from './media/library.routes.ts';
import { mediaRoutes } from './media/routes.ts';
import { newsletterAdminRoutes } from './newsletter/admin.routes.ts';
import { newsletterRoutes } from './newsletter/routes.ts';
import { operationsRoutes } from './operations/routes.ts';
import { normalizePath } from './pages/normalize-path.ts';
import { pageTagRoutes } from './pages/page-tags.routes.ts';
import type { PageRequestInfo } from './pages/pages.ts';
import { redirectMovedPages, redirectToNormalizedPath } from './pages/redirects.ts';
import { searchEngineRoutes } from './pages/routes.ts';
import { isRedirected, movedPage, redirectPostUrls } from './pages/wordpress-redirects.ts';
import type { AppContext, AppRoutes } from './platform/http/app-context.ts';
import { errorHandler, notFound, wrongMethod } from './platform/http/error-handler.ts';
import { accessLog } from './platform/http/middleware/access-log.ts';
import { clientAddress } from './platform/http/middleware/client-address.ts';
import { limitBody } from './platform/http/middleware/limit-body.ts';
import { requestId } from './platform/http/middleware/request-id.ts';
import { apiHeaders, noReferrer, securityHeaders } from './platform/http/middleware/security-headers.ts';
import { ignoreOtherRanges } from './platform/http/middleware/single-range.ts';
import type { Log } from './platform/log.ts';
import { rateLimiting } from './platform/rate-limits.ts';
import type { Services } from './services.ts';
import { wordPressImportRoutes } from './wordpress/routes.ts';

/** The client of requests that the server makes to itself. */
const OWN_REQUEST: PageRequestInfo = { requestId: '', clientAddress: '' };

export interface AppOptions {
  services: Services;
  env: Pick<Env, 'siteUrl' | 'emailService' | 'indexNowKey' | 'trustedProxyHops' | 'rateLimit'>;
  log: Log;
  /** Renders pages: every path except the API, probes and files. */
  pages: (request: Request, info: PageRequestInfo) => Promise<Response>;
  /** Keeps answers with pages for the requests that follow. */
  keepAnswers?: MiddlewareHandler | undefined;
  /** Serves files and passes other requests on. */
  assets?: MiddlewareHandler;
  /** Waits for a number of milliseconds. */
  pause?: (ms: number) => Promise<unknown>;
}

/** Creates the Hono app with every route except the screens, and reserves their slugs. */
export function createApp({
  services,
  env,
  log,
  pages,
  keepAnswers,
  assets,
  pause = wait,
}: AppOptions): AppRoutes {
  const app = new Hono<AppContext>();
  const limit = rateLimiting(env.rateLimit ? services.rateLimits : null);
  const limitLightly = rateLimiting(env.rateLimit ? services.memoryRateLimits : null);
  const delayLogin = env.rateLimit ? createLoginDelay(services.rateLimits, pause) : async () => {};

  app.onError(errorHandler(log));
  if (keepAnswers) app.use(keepAnswers);
  app.use(`${paths.newsletter}*`, noReferrer);
  app.use(
    requestId,
    accessLog(log),
    securityHeaders(env.siteUrl),
    clientAddress(env.trustedProxyHops),
    limitBody,
    ignoreOtherRanges,
  );

  app.get(probePaths.alive, (c) => c.text('ok'));
  app.get(probePaths.ready, async (c) => {
    const ready = await services.ready();
    return c.json({ ready }, ready ? 200 : 503);
  });

  app.use('/api/*', apiHeaders, wrongMethod(app));
  app.use('/api/admin/*', requireStaff(services.sessions));
  app.use(`${staffApiPaths.blogImport}/*`, requireStaff(services.sessions));
  app.use(`${staffApiPaths.adminPeople}/*`, requireOwner);
  app.use(`${staffApiPaths.adminSessions}/*`, requireOwner);
  app.use(`${staffApiPaths.adminAudit}/*`, requireOwner);
  app.route('/', leadRoutes(services.leads, limit));
  app.route('/', emailServiceRoutes(services.leads, env.emailService, limit));
  if (shownPages.blog) app.route('/', newsletterRoutes(services.newsletter, limit));
  const statusOf = async (page: string) =>
    (await pages(new Request(env.siteUrl + page, { method: 'HEAD' }), OWN_REQUEST)).status;
  // The feed is the only file that is a target of redirects.
  const exists = async (url: string) =>
    new URL(url, env.siteUrl).pathname === searchFilePaths.feed
      ? shownPages.blog
      : (await statusOf(url)) !== 404;
  const isPage = async (path: string) => {
    if (normalizePath(path) !== path || (await isRedirected(path, services.blog.urls))) return false;
    return (await statusOf(path)) === 200;
  };
  app.route('/', beaconRoutes(services, isPage, limitLightly));
  app.route('/', blogRoutes(services));
  app.route(
    '/',
    // HEAD renders nothing, and so displaces no cached page.
    wordPressImportRoutes(services.importer, services.audit, async (path) =>
      app.request(path, { method: 'HEAD' }),
    ),
  );
  app.route('/', loginRoutes(services.sessions, limit, delayLogin));
  app.route('/', operationsRoutes(services));
  app.route('/', analyticsRoutes(services.analytics));
  app.route('/', inquiryRoutes(services.inquiries, services.leads));
  app.route('/', inquiryEventRoutes(services));
  app.route('/', ownAccountRoutes(services, limit));
  app.route('/', accountsRoutes(services));
  app.route('/', postRoutes(services));
  app.route('/', termRoutes(services.terms));
  app.route('/', mediaLibraryRoutes(services.mediaLibrary));
  app.route('/', pageTagRoutes(services.pageTags));
  app.route('/', newsletterAdminRoutes(services.subscribers, services.mailings));
  app.all('/api/*', notFound);
  app.route('/', searchEngineRoutes({ ...services, indexNowKey: env.indexNowKey }));
  app.route('/', mediaRoutes(services.images));

  if (assets) app.use(assets);
  app.use(
    redirectMovedPages,
    redirectPostUrls(services.blog.urls, services.reservedSlugs, exists),
    redirectToNormalizedPath(exists),
  );
  app.all('*', async (c) => {
    const info = { requestId: c.get('requestId'), clientAddress: c.get('clientAddress') };
    const answer = await pages(c.req.raw, info);
    const moved =
      answer.status === 404
        ? await movedPage(c, services.blog.urls, services.images.findOriginal, exists)
        : null;
    if (moved) return moved;
    const { method, path } = c.req;
    countRequest(services.pageViews, env.siteUrl, {
      ...{ path, method, status: answer.status },
      userAgent: c.req.header('User-Agent'),
      purposeHeader: c.req.header('Sec-Purpose'),
      referrer: c.req.header('Referer'),
    });
    return answer;
  });
  for (const segment of firstSegments(app.routes.map(({ path }) => path)))
    services.reservedSlugs.add(segment);
  return app;
}
