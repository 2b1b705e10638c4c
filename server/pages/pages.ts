import { type RequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import { type PageRequest, type PostedKind, pageRequestContext } from '../../app/context.ts';
import { firmDay } from '../../content/derive/firm-time.ts';
import type { BlogReader, Post } from '../../contract/blog.ts';
import type { Env } from '../env.ts';
import { isDatabaseUnavailable } from '../platform/database/errors.ts';
import type { Log } from '../platform/log.ts';
import { Refusal } from '../platform/refusal.ts';
import { configuredNumbers, configuredServices } from './configured-services.ts';
import type { PageScripts } from './delay-hydration.ts';
import { createNotFoundKinds } from './not-found-kinds.ts';
import { createPagesVersion } from './page-cache.ts';
import { createPageServer, isAdmin, type RenderOptions } from './page-server.ts';
import type { PageTags } from './page-tags.ts';

export interface PageRequestInfo {
  requestId: string;
  clientAddress: string;
}

/** The part of the services that pages use. */
interface PageServices extends Pick<PageRequest, 'findPreview' | 'leads' | 'newsletter'> {
  sessions: { hasConfiguredPassword(): Promise<boolean> };
  blog: { visitors: BlogReader; version(): Promise<string> };
  /** Reads the blog for page loaders. */
  blogPages: BlogReader;
  pageTags: Pick<PageTags, 'current'>;
  images: { describe: PageRequest['describePicture'] };
}

interface PagesOptions {
  /** React Router's request handler. */
  handle: RequestHandler;
  /** The route table. */
  routes: ServerBuild['routes'];
  env: Env;
  services: PageServices;
  pageScripts: PageScripts;
  clock: () => Date;
  log: Log;
  /** Counts a form posted by a client; seconds until it may post again, or null when it may post now. */
  postWaitSeconds: (kind: PostedKind, clientAddress: string) => Promise<number | null>;
}

/** Answers every request that is not for the API or a file: renders pages, and passes posted forms to route actions. */
export function createPages({
  handle,
  routes,
  env,
  services,
  pageScripts,
  clock,
  log,
  postWaitSeconds,
}: PagesOptions) {
  const { username, password, usesDefaultCredentials } = env.admin;

  /** The login screen alone shows the defaults, while they are valid. */
  async function showsDefaults({ url }: Request): Promise<boolean> {
    return (
      usesDefaultCredentials && isAdmin(new URL(url).pathname) && services.sessions.hasConfiguredPassword()
    );
  }

  function refusalOf(error: unknown): Refusal | null {
    if (error instanceof Refusal) return error;
    if (!isDatabaseUnavailable(error)) return null;
    log.error({ err: error }, 'a posted form could not be stored');
    return new Refusal('unavailable');
  }

  async function render(
    request: Request,
    { prerender, clientAddress, scriptNonce, setAside }: RenderOptions,
  ): Promise<Response> {
    const context = new RouterContextProvider();
    const withoutText = (post: Post | null) => post && { ...post, content: setAside(post.content) };
    context.set(pageRequestContext, {
      prerender,
      scriptNonce,
      siteUrl: env.siteUrl,
      emailService: env.emailService,
      callTrackingUrl: env.callTrackingUrl,
      configured: configuredServices(env),
      configuredNumbers: configuredNumbers(env),
      defaultCredentials: (await showsDefaults(request)) ? { username, password } : null,
      blog: {
        ...services.blogPages,
        find: async (slug) => withoutText(await services.blogPages.find(slug)),
      },
      findPreview: async (token) => withoutText(await services.findPreview(token)),
      changedPages: await services.pageTags.current(),
      describePicture: services.images.describe,
      today: firmDay(clock()),
      aggregateRating: env.aggregateRating,
      leads: services.leads,
      newsletter: services.newsletter,
      postWaitSeconds: (kind) => postWaitSeconds(kind, clientAddress),
      refusalOf,
      log,
    });
    return handle(request, context);
  }

  const version = createPagesVersion({ blogVersion: services.blog.version, clock, log });
  const emailService = env.emailService.origin ? [env.emailService.origin] : [];
  const callTracking = env.callTrackingUrl ? [new URL(env.callTrackingUrl).origin] : [];
  const server = createPageServer({
    render,
    siteUrl: env.siteUrl,
    routeIds: new Set(Object.keys(routes)),
    pageScripts,
    policySources: { scripts: callTracking, connect: [...emailService, ...callTracking] },
    version,
    notFoundKind: createNotFoundKinds(routes, services.blog.visitors),
    cacheBytes: env.production ? env.pageCacheMegabytes * 1024 * 1024 : 0,
    hardened: env.production,
  });

  function answer(request: Request, { clientAddress }: PageRequestInfo): Promise<Response> {
    if (request.method === 'GET' || request.method === 'HEAD') return server.page(request);
    // Staff pages call the API instead of posting forms.
    const takesForms = !isAdmin(new URL(request.url).pathname);
    if (request.method === 'POST' && takesForms) return server.post(request, clientAddress);
    const allowed = takesForms ? 'GET, HEAD, POST' : 'GET, HEAD';
    const headers = { Allow: allowed, 'Content-Type': 'text/plain; charset=utf-8' };
    return Promise.resolve(new Response('Method not allowed.', { status: 405, headers }));
  }

  return { answer, version };
}
