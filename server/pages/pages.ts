import { type RequestHandler, RouterContextProvider } from 'react-router';
import { type PageRequest, pageRequestContext, type RejectedForm } from '../../app/context.ts';
import { unsubscribePage } from '../../content/newsletter.ts';
import type { TypedFigures } from '../../contract/calculations.ts';
import { type ErrorCode, errorMessages, errorStatuses, type FieldErrors } from '../../contract/errors.ts';
import { newYorkDay } from '../../contract/new-york-time.ts';
import { paths, sidebarHeadingId } from '../../contract/paths.ts';
import type { PageRequestInfo } from '../app.ts';
import type { Env } from '../env.ts';
import type { Log } from '../log.ts';
import type { Services } from '../services.ts';
import { blogForPages } from './blog-for-pages.ts';
import { oneClickToken, readNewsletterForm, type TakenForm } from './newsletter-forms.ts';
import { createPageServer, isAdmin, type PageToRender } from './page-server.ts';
import { readBegunRequest, readPostedFigures } from './posted-figures.ts';
import { readPostedForm } from './posted-form.ts';

interface PagesOptions {
  /** React Router's rendering of a page. */
  handle: RequestHandler;
  env: Env;
  services: Services;
  clock: () => Date;
  log: Log;
  /** Seconds that this client has to wait before it may post another form; null when it need not. */
  formWaitSeconds: (clientAddress: string) => Promise<number | null>;
  /** The same for figures, which leave nothing behind: asked before they are worked out or handed to a form. */
  figuresWaitSeconds: (clientAddress: string) => Promise<number | null>;
}

/** Answers every request that is not for the API or a file: renders screens and takes forms without JavaScript. */
export function createPages(options: PagesOptions) {
  const { handle, env, services, clock, log, formWaitSeconds, figuresWaitSeconds } = options;
  const { username, password, usesDefaultCredentials } = env.admin;
  const readBlog = blogForPages(services.blogPages, { isUnavailable: services.isUnavailable, log });

  async function render({ url, prerender, rejectedForm, postedFigures }: PageToRender) {
    const context = new RouterContextProvider();
    const pageRequest: PageRequest = {
      prerender,
      rejectedForm,
      postedFigures,
      siteUrl: env.siteUrl,
      emailService: env.emailService,
      defaultCredentials: usesDefaultCredentials ? { username, password } : null,
      blog: readBlog,
      describePicture: services.images.describe,
      today: newYorkDay(clock()),
      aggregateRating: env.aggregateRating,
      structuredData: null,
      sentAsHtml: {},
    };
    context.set(pageRequestContext, pageRequest);
    const answer = await handle(new Request(url), context);
    // Its loader has described the page by now.
    return { answer, structuredData: pageRequest.structuredData };
  }

  let version = '';
  let databaseAway = false;
  let reading: Promise<void> | null = null;

  async function readVersion(): Promise<void> {
    try {
      // The day is part of the version because pages show the year and what is published today.
      version = `${await services.blog.version()} ${newYorkDay(clock())}`;
      databaseAway = false;
    } catch (error) {
      if (!services.isUnavailable(error)) throw error;
      databaseAway = true;
    } finally {
      reading = null;
    }
  }

  /** Visitors still get pages, and at once, while the database is away; only what needs it fails. */
  async function contentVersion(): Promise<string> {
    reading ??= readVersion();
    if (databaseAway) reading.catch((error: unknown) => log.error({ err: error }, 'no content version'));
    else await reading;
    return version;
  }

  const server = createPageServer({
    render,
    siteUrl: env.siteUrl,
    connect: env.emailService.origin ? [env.emailService.origin] : [],
    version: contentVersion,
    cacheBytes: env.production ? env.pageCacheMegabytes * 1024 * 1024 : 0,
    hardened: env.production,
  });

  function readLeadForm(data: FormData, { pathname }: URL, referrer: string): TakenForm | null {
    const posted = readPostedForm(data, pathname, referrer);
    if (!posted) return null;
    const { form, kind, payload, values } = posted;
    const location =
      form === 'sidebar' && pathname.startsWith(paths.practiceAreas)
        ? `${pathname}?sent=sidebar#${sidebarHeadingId}`
        : `${paths.contact}?sent=${kind}`;
    return {
      form,
      values,
      async accept() {
        const result = await services.leads.submit({ kind, payload, receivedVia: 'form' });
        return result.ok ? { ok: true, location } : result;
      },
    };
  }

  async function takeForm(request: Request, clientAddress: string): Promise<Response> {
    const url = new URL(request.url);
    const data = await request.formData().catch(() => null);
    if (!data) return noSuchForm();
    const figures = readPostedFigures(data, url.pathname);
    const begun = readBegunRequest(data, url.pathname);
    if (figures || begun) return showFigures(request, figures, begun, clientAddress);
    const leaving = oneClickToken(data, url);
    if (leaving !== null) return unsubscribeAtOnce(leaving);
    const posted =
      readNewsletterForm(data, url, services.newsletter) ??
      readLeadForm(data, url, request.headers.get('Referer') ?? '');
    return posted ? takeTyped(request, posted, clientAddress) : noSuchForm();
  }

  /** The page itself works figures out, as it would in the browser. They go into this answer and nowhere else. */
  async function showFigures(
    request: Request,
    figures: TypedFigures | null,
    begun: RejectedForm | null,
    clientAddress: string,
  ): Promise<Response> {
    const waitSeconds = await figuresWaitSeconds(clientAddress);
    const tooMany = waitSeconds !== null;
    const refused = tooMany ? errorMessages['too-many-requests'] : null;
    const answer = tooMany
      ? { status: errorStatuses['too-many-requests'], headers: { 'Retry-After': String(waitSeconds) } }
      : { status: 200 };
    return server.posted(request, answer, {
      postedFigures: figures && { ...figures, refused },
      rejectedForm: begun && { ...begun, error: refused ?? begun.error },
    });
  }

  async function takeTyped(request: Request, posted: TakenForm, clientAddress: string): Promise<Response> {
    const { form, values } = posted;
    /** The page again, with everything that was typed. */
    const refuse = (code: ErrorCode, error: string, fieldErrors: FieldErrors = {}, headers = {}) =>
      server.posted(
        request,
        { status: errorStatuses[code], headers },
        { rejectedForm: { form, values, error, fieldErrors } },
      );
    try {
      const waitSeconds = await formWaitSeconds(clientAddress);
      if (waitSeconds !== null) {
        const headers = { 'Retry-After': String(waitSeconds) };
        return await refuse('too-many-requests', errorMessages['too-many-requests'], {}, headers);
      }
      const result = await posted.accept();
      if (!result.ok) return await refuse(result.code, result.error, result.fieldErrors);
      return new Response(null, { status: 303, headers: { Location: result.location } });
    } catch (failure) {
      if (!services.isUnavailable(failure)) throw failure;
      log.error({ err: failure }, 'a posted form could not be stored');
      return refuse('unavailable', errorMessages.unavailable);
    }
  }

  /** Without a limit: a mail provider presses the button for many readers from one address. */
  async function unsubscribeAtOnce(token: string): Promise<Response> {
    const result = await services.newsletter.unsubscribe(token);
    const { heading } = unsubscribePage.answers[result];
    return plainText(heading, result === 'unsubscribed' ? 200 : errorStatuses['not-found']);
  }

  return async (request: Request, { clientAddress }: PageRequestInfo): Promise<Response> => {
    if (request.method === 'GET' || request.method === 'HEAD') return server.page(request);
    // The staff's pages have forms of their own, which need JavaScript.
    const takesForms = !isAdmin(new URL(request.url).pathname);
    if (request.method === 'POST' && takesForms) return takeForm(request, clientAddress);
    return plainText('Method not allowed.', 405, { Allow: takesForms ? 'GET, HEAD, POST' : 'GET, HEAD' });
  };
}

function noSuchForm(): Response {
  return plainText('This page takes no such form.', errorStatuses['invalid-input']);
}

function plainText(text: string, status: number, headers: Record<string, string> = {}): Response {
  return new Response(text, { status, headers: { 'Content-Type': 'text/plain; charset=utf-8', ...headers } });
}
