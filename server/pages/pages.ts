import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import { pageRequestContext } from '../../app/context.ts';
import { errorMessages, errorStatuses } from '../../contract/errors.ts';
import { newYorkDay } from '../../contract/new-york-time.ts';
import { paths } from '../../contract/paths.ts';
import type { Env } from '../env.ts';
import type { Log } from '../log.ts';
import type { Services } from '../services.ts';
import { createPageServer, type PageToRender } from './page-server.ts';
import { readPostedForm } from './posted-form.ts';

interface PagesOptions {
  /** React Router's server build; in development a function, so that edits show at once. */
  build: ServerBuild | (() => Promise<ServerBuild>);
  env: Env;
  services: Services;
  clock: () => Date;
  log: Log;
}

const METHODS = 'GET, HEAD, POST';

/** Answers every request that is not for the API or a file: renders screens and takes forms without JavaScript. */
export function createPages({ build, env, services, clock, log }: PagesOptions) {
  const handle = createRequestHandler(build, env.production ? 'production' : 'development');
  const { username, password, usesDefaultCredentials } = env.admin;

  async function render({ url, prerender, rejectedForm }: PageToRender): Promise<Response> {
    const context = new RouterContextProvider();
    context.set(pageRequestContext, {
      prerender,
      rejectedForm,
      siteUrl: env.siteUrl,
      emailService: env.emailService,
      defaultCredentials: usesDefaultCredentials ? { username, password } : null,
      today: newYorkDay(clock()),
    });
    return handle(new Request(url), context);
  }

  let lastVersion = '';
  async function contentVersion(): Promise<string> {
    try {
      // The day is part of the version because pages show the year and what is published today.
      lastVersion = `${await services.contentVersion.current()} ${newYorkDay(clock())}`;
    } catch (error) {
      // Visitors still get pages while the database is away; only what needs it fails.
      if (!services.isUnavailable(error)) throw error;
    }
    return lastVersion;
  }

  const server = createPageServer({
    render,
    siteUrl: env.siteUrl,
    connect: env.emailService.origin ? [env.emailService.origin] : [],
    version: contentVersion,
    cacheBytes: env.production ? env.pageCacheMegabytes * 1024 * 1024 : 0,
    hardened: env.production,
  });

  async function takeForm(request: Request): Promise<Response> {
    const { pathname } = new URL(request.url);
    const data = await request.formData().catch(() => null);
    const posted = data && readPostedForm(data, pathname, request.headers.get('Referer') ?? '');
    if (!posted) return plainText('This page takes no such form.', errorStatuses['invalid-input']);
    const { form, kind, payload, values } = posted;
    try {
      const result = await services.leads.submit({ kind, payload, receivedVia: 'form' });
      if (result.ok) {
        return new Response(null, { status: 303, headers: { Location: `${paths.contact}?sent=${kind}` } });
      }
      const { code, error, fieldErrors = {} } = result;
      return server.rejected(request, errorStatuses[code], { form, values, error, fieldErrors });
    } catch (failure) {
      if (!services.isUnavailable(failure)) throw failure;
      log.error({ err: failure }, 'a posted form could not be stored');
      const error = errorMessages.unavailable;
      return server.rejected(request, errorStatuses.unavailable, { form, values, error, fieldErrors: {} });
    }
  }

  return async (request: Request): Promise<Response> => {
    if (request.method === 'GET' || request.method === 'HEAD') return server.page(request);
    if (request.method === 'POST') return takeForm(request);
    return plainText('Method not allowed.', 405, { Allow: METHODS });
  };
}

function plainText(text: string, status: number, headers: Record<string, string> = {}): Response {
  return new Response(text, { status, headers: { 'Content-Type': 'text/plain; charset=utf-8', ...headers } });
}
