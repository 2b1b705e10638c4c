import { isIP } from 'node:net';
import type { MiddlewareHandler } from 'hono';
import type { AppContext } from '../app-context.ts';

interface NodeBindings {
  incoming?: { socket?: { remoteAddress?: string } };
}

const UNKNOWN = 'unknown';

/**
 * Finds the client's network address.
 * @param trustedHops how many proxies in front of this server append to X-Forwarded-For; anything that a
 *   client wrote further left is not believed
 */
export function clientAddress(trustedHops: number): MiddlewareHandler<AppContext> {
  return async (c, next) => {
    const bindings = c.env as NodeBindings | undefined;
    const peer = plainAddress(bindings?.incoming?.socket?.remoteAddress ?? '') ?? UNKNOWN;
    const forwarded = trustedHops > 0 ? (c.req.header('X-Forwarded-For') ?? '').split(',') : [];
    const claimed = forwarded.at(Math.max(-trustedHops, -forwarded.length)) ?? '';
    c.set('clientAddress', plainAddress(claimed) ?? peer);
    await next();
  };
}

/** The address without port, brackets or the IPv4-in-IPv6 prefix; null when it is none. */
function plainAddress(text: string): string | null {
  const address = text
    .trim()
    .replace(/^\[([^\]]+)\](:\d+)?$/, '$1')
    .replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1')
    .replace(/^::ffff:(?=\d+\.)/i, '');
  return isIP(address) ? address : null;
}
