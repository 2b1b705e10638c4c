import type { HttpBindings } from '@hono/node-server';
import type { MiddlewareHandler } from 'hono';
import { probePaths } from '../../../../contract/paths.ts';
import type { Log } from '../../log.ts';
import type { AppContext } from '../app-context.ts';

const probes: string[] = Object.values(probePaths);

/**
 * Logs one line for each request, without IP address, query string or anything a visitor typed. Probes, and requests
 * that the server makes to itself, are details.
 */
export function accessLog(log: Log): MiddlewareHandler<AppContext> {
  return async (c, next) => {
    const startedAt = performance.now();
    await next();
    const { method, path } = c.req;
    const line = { method, path, status: c.res.status, requestId: c.get('requestId') };
    const { incoming } = (c.env ?? {}) as Partial<HttpBindings>;
    const isOwn = incoming === undefined;
    logRequest(log, isOwn || probes.includes(path) ? 'debug' : 'info', startedAt, line);
  };
}

export function logRequest(
  log: Log,
  level: 'debug' | 'info',
  startedAt: number,
  line: { method: string; path: string; status: number; requestId: string },
): void {
  log[level]({ ...line, ms: Math.round((performance.now() - startedAt) * 10) / 10 }, 'request');
}
