import cluster from 'node:cluster';
import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import type { MiddlewareHandler } from 'hono';
import { createRequestHandler, type ServerBuild } from 'react-router';
import { firm } from '../content/firm.ts';
import { createApp } from './app.ts';
import { connectDatabase } from './db/connect.ts';
import { migrate } from './db/migrations/migrate.ts';
import { type Env, readEnv } from './env.ts';
import { createMemoryRateLimits } from './http/middleware/memory-rate-limits.ts';
import { callLimit, rateRules } from './http/middleware/rate-limit.ts';
import { createLog, type Log } from './log.ts';
import { createMailer } from './mail/mailer.ts';
import { createPages } from './pages/pages.ts';
import { createServices } from './services.ts';
import { runWorkers } from './workers.ts';

/** Longer than the slowest mail attempt, so that a mail being sent is finished. */
const SHUTDOWN_LIMIT_MS = 25_000;

/** The placeholders listed by content:check; defined by the build (vite.config.ts). */
declare const CONTENT_PLACEHOLDERS: readonly string[];

interface ServerParts {
  build: ServerBuild | (() => Promise<ServerBuild>);
  /** Serves files and passes other requests on. */
  assets: MiddlewareHandler;
  /** Absolute path of the folder with the site's own drawings. */
  publicFolder: string;
}

/** Starts the server. SIGTERM and SIGINT shut it down after the open requests and the current mail. */
export async function runServer({ build, assets, publicFolder }: ServerParts): Promise<void> {
  endWithParent();
  const env = readConfiguration(import.meta.env.PROD);
  const log = createLog({ level: env.logLevel });
  const connection = connectDatabase({
    databaseUrl: env.databaseUrl,
    dataDir: env.dataDir,
    onIdleError: (error) => log.warn({ err: error }, 'the database closed an idle connection'),
  });
  await migrate(connection.db).catch((error: unknown) => {
    log.fatal({ err: error }, 'the database cannot be used; see DATABASE_URL and DATA_DIR');
    process.exit(1);
  });
  if (env.workers > 1 && cluster.isPrimary) {
    await connection.close();
    return runWorkers(env.workers, log, (port) => announce(env, port)).catch((error: unknown) => {
      log.fatal({ err: error }, 'cannot serve');
      process.exitCode = 1;
    });
  }

  const clock = () => new Date();
  const services = createServices({ connection, publicFolder, env, mailer: createMailer(env), clock, log });
  await services.start();
  logPlaceholders(log);
  const waitSeconds = callLimit(env.rateLimit ? services.rateLimits : null);
  const waitLightly = callLimit(env.rateLimit ? createMemoryRateLimits(clock) : null);
  const pages = createPages({
    handle: createRequestHandler(build, env.production ? 'production' : 'development'),
    env,
    services,
    clock,
    log,
    postWaitSeconds: (kind, clientAddress) =>
      kind === 'form'
        ? waitSeconds(rateRules.postedForm, clientAddress)
        : waitLightly(rateRules.postedFigures, clientAddress),
  });
  const app = createApp({ services, env, log, pages, assets });

  const server = serve({ fetch: app.fetch, hostname: env.host, port: env.port }, ({ port }: AddressInfo) => {
    if (!cluster.isWorker) announce(env, port);
  });
  server.on('error', (error) => {
    log.fatal({ error: error.message }, 'cannot listen');
    process.exit(1);
  });

  shutDownOnSignal(log, async () => {
    await new Promise((closed) => {
      server.close(closed);
      if ('closeIdleConnections' in server) server.closeIdleConnections();
    });
    await services.stop();
    await connection.close();
  });
}

function readConfiguration(production: boolean): Env {
  try {
    return readEnv(process.env, { production, firmEmail: firm.email });
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
    process.exit(1);
  }
}

function logPlaceholders(log: Log): void {
  if (CONTENT_PLACEHOLDERS.length === 0) return;
  log.warn({ placeholders: CONTENT_PLACEHOLDERS }, 'content/ still has placeholders (npm run content:check)');
}

function announce({ host, admin, siteUrl }: Env, port: number): void {
  const address = `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
  const lines = [
    `${firm.name} is at ${address}  (public address: ${siteUrl})`,
    `Admin area: ${address}/admin/`,
  ];
  if (admin.usesDefaultCredentials) {
    lines.push(
      `  user ${admin.username}, password ${admin.password} (defaults; set ADMIN_USERNAME and ADMIN_PASSWORD)`,
    );
  }
  process.stdout.write(`${lines.join('\n')}\n`);
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

function shutDownOnSignal(log: Log, finish: () => Promise<void>): void {
  let ending = false;
  const end = (signal: string) => {
    if (ending) return;
    ending = true;
    log.info({ signal }, 'shutting down');
    setTimeout(() => {
      log.error('shutdown took too long');
      process.exit(1);
    }, SHUTDOWN_LIMIT_MS).unref();
    finish().then(
      () => process.exit(0),
      (error: unknown) => {
        log.error({ err: error }, 'shutdown failed');
        process.exit(1);
      },
    );
  };
  // Not once: on Ctrl-C both the terminal and npm send SIGINT, and a second one without a listener would kill.
  process.on('SIGTERM', end).on('SIGINT', end);
}
