import cluster from 'node:cluster';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { MiddlewareHandler } from 'hono';
import { createRequestHandler, type ServerBuild } from 'react-router';
import { firm } from '#firm/identity.ts';
import { countRequest } from './analytics/page-views.ts';
import { createApp } from './app.ts';
import { type Env, readEnv } from './env.ts';
import { ARCHIVE_CHECK_MS, createArchive } from './operations/archive.ts';
import type { Ask } from './operations/copy-site.ts';
import { createPageWarmer, WARM_CHECK_MS } from './operations/warm-pages.ts';
import { createMailer } from './outbox/mailer.ts';
import { createAnswerCache } from './pages/answer-cache.ts';
import type { PageScripts } from './pages/delay-hydration.ts';
import { createPages } from './pages/pages.ts';
import { startDatabase, startFailure, whenDatabaseAnswers } from './platform/database/start-database.ts';
import { closeHttpServer, createHttpServer } from './platform/http/node-server.ts';
import { createLog } from './platform/log.ts';
import { callLimit, rateRules } from './platform/rate-limits.ts';
import { shutDownOnSignal } from './platform/shutdown.ts';
import { startWorkers } from './platform/workers.ts';
import { createServices } from './services.ts';

/** Leaves time within the limit of the shutdown to write what the requests have left behind. */
const OPEN_REQUESTS_LIMIT_MS = 8000;

/** The samples and the placeholders listed by content:check; defined by the build (vite.config.ts). */
declare const CONTENT_SAMPLES: readonly string[];
declare const CONTENT_PLACEHOLDERS: readonly string[];
/** Placeholders with which a real firm's site must not open. */
declare const CONTENT_TO_WRITE: readonly string[];
/** The version in package.json; defined by the build. */
declare const SITE_VERSION: string;
/** Defined by the build, too. */
declare const PAGE_SCRIPTS: PageScripts;

interface ServerParts {
  build: ServerBuild | (() => Promise<ServerBuild>);
  /** Serves files and passes other requests on. */
  assets: MiddlewareHandler;
  /** Absolute path of the folder with the site's own drawings. */
  publicFolder: string;
  /** Absolute path of the folder with the firm's photographs; it may be missing. */
  photosFolder: string;
}

/**
 * Starts the server once its database answers. SIGTERM and SIGINT shut it down after the open requests and the current
 * mail.
 */
export async function runServer({ build, assets, publicFolder, photosFolder }: ServerParts): Promise<void> {
  endWithParent();
  const env = readConfiguration(import.meta.env.PROD);
  const log = createLog({ level: env.logLevel });
  let finish = async () => {};
  shutDownOnSignal(log, () => finish());

  const connection = await startDatabase({
    databaseUrl: env.databaseUrl,
    dataDir: env.dataDir,
    lock: cluster.isPrimary,
    log,
    onIdleError: (error) => log.warn({ err: error }, 'the database closed an idle connection'),
  }).catch(refuseToStart);
  if (env.workers > 1 && cluster.isPrimary) {
    await connection.close();
    const onFailure = (error: Error) => {
      log.fatal({ err: error }, 'cannot serve');
      process.exitCode = 1;
    };
    finish = startWorkers({ count: env.workers, log, onListening: (port) => announce(env, port), onFailure });
    return;
  }

  const clock = () => new Date();
  const { routes } = typeof build === 'function' ? await build() : build;
  const services = createServices({
    connection,
    publicFolder,
    photosFolder,
    pagePaths: Object.values(routes).flatMap((route) => route?.path ?? []),
    env,
    mailer: createMailer(env),
    clock,
    log,
    build: { version: SITE_VERSION, placeholders: CONTENT_PLACEHOLDERS },
  });
  const waitSeconds = callLimit(env.rateLimit ? services.rateLimits : null);
  const waitLightly = callLimit(env.rateLimit ? services.memoryRateLimits : null);
  const pages = createPages({
    handle: createRequestHandler(build, env.production ? 'production' : 'development'),
    routes,
    env,
    services,
    pageScripts: PAGE_SCRIPTS,
    clock,
    log,
    postWaitSeconds: (kind, clientAddress) =>
      kind === 'form'
        ? waitSeconds(rateRules.postedForm, clientAddress)
        : waitLightly(rateRules.postedFigures, clientAddress),
  });
  const cacheBytes = env.production ? env.pageCacheMegabytes * 1024 * 1024 : 0;
  const answerCache =
    cacheBytes > 0
      ? createAnswerCache({
          version: pages.version,
          countView: (request) => countRequest(services.pageViews, env.siteUrl, request),
          log,
          maxBytes: cacheBytes / 4,
        })
      : null;
  const app = createApp({
    services,
    env,
    log,
    pages: pages.answer,
    keepAnswers: answerCache?.keep,
    assets,
  });
  await whenDatabaseAnswers(services.start, log).catch((error) => refuseToStart(startFailure(error)));
  const ask: Ask = async (path, headers) => app.request(path, headers && { headers });
  const archive = createArchive({
    ask,
    folder: join(env.dataDir, 'archive'),
    ...env.archive,
    clock,
    log,
  });

  const warmer = createPageWarmer({ ask, version: pages.version });

  const server = createHttpServer(app.fetch, env.host, undefined, answerCache?.answer);
  server.on('error', (error) => {
    log.fatal({ error: error.message }, 'cannot listen');
    process.exit(1);
  });
  server.listen(env.port, env.host, () => {
    // In development pages are not as visitors get them.
    if (env.production) services.jobs.every(ARCHIVE_CHECK_MS, 'archive', archive.makeIfDue);
    if (cacheBytes > 0 && env.warmPages) services.jobs.every(WARM_CHECK_MS, 'page cache', warmer.warm);
    if (!cluster.isWorker) announce(env, (server.address() as AddressInfo).port);
  });

  finish = async () => {
    archive.stop();
    warmer.stop();
    await Promise.all([closeHttpServer(server, OPEN_REQUESTS_LIMIT_MS), services.stop()]);
    await services.pageViews.flush();
    await services.visitCounts.flush();
    await connection.close();
  };
}

function readConfiguration(production: boolean): Env {
  try {
    return readEnv(process.env, {
      production,
      firmEmail: firm.email,
      ...(firm.demonstration.shown ? {} : { samples: CONTENT_SAMPLES, placeholders: CONTENT_TO_WRITE }),
    });
  } catch (error) {
    return refuseToStart(error);
  }
}

/** Ends the process with the message of an error that the operator can correct. */
function refuseToStart(error: unknown): never {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exit(1);
}

function announce({ host, admin, siteUrl }: Env, port: number): void {
  const url = `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
  const lines = [`${firm.name} is at ${url}  (public address: ${siteUrl})`, `Admin area: ${url}/admin/`];
  if (admin.usesDefaultCredentials) {
    lines.push(
      `  user ${admin.username}, password ${admin.password} (defaults; set ADMIN_USERNAME and ADMIN_PASSWORD)`,
    );
  }
  const left = [count(CONTENT_SAMPLES, 'sample'), count(CONTENT_PLACEHOLDERS, 'placeholder')].filter(Boolean);
  if (left.length > 0) lines.push(`The content has ${left.join(' and ')}: npm run content:check lists them.`);
  // A full disk or a reader that has gone must not end the server.
  process.stdout.on('error', () => {});
  process.stdout.write(`${lines.join('\n')}\n`);
}

function count({ length }: readonly string[], noun: string): string {
  return length === 0 ? '' : `${length} ${noun}${length === 1 ? '' : 's'}`;
}

/** Shuts down when the parent ends, if it started this process with an IPC channel, as the tests do. */
function endWithParent(): void {
  if (cluster.isWorker) return;
  const end = () => process.kill(process.pid, 'SIGTERM');
  process.once('disconnect', end);
  // The listener must not keep this process alive.
  process.channel?.unref();
  // The parent has ended before this process could listen.
  if (process.connected === false) end();
}
