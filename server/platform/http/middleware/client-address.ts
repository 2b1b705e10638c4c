import { isIP } from 'node:net';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context, MiddlewareHandler } from 'hono';
import ipaddr from 'ipaddr.js';
import type { AppContext } from '../app-context.ts';

const UNKNOWN = 'unknown';

/**
 * Finds the client's IP address.
 * @param trustedHops number of proxies in front of this server that append to X-Forwarded-For; entries further left
 *   come from the client and are ignored
 */
export function clientAddress(trustedHops: number): MiddlewareHandler<AppContext> {
  return async (c, next) => {
    const forwarded = trustedHops > 0 ? (c.req.header('X-Forwarded-For') ?? '').split(',') : [];
    const claimed = forwarded.at(Math.max(-trustedHops, -forwarded.length)) ?? '';
    c.set('clientAddress', plainAddress(claimed) ?? plainAddress(peerAddress(c)) ?? UNKNOWN);
    await next();
  };
}

/** Empty for a request without a connection, as tests make them. */
function peerAddress(c: Context): string {
  return c.env?.incoming ? (getConnInfo(c).remote.address ?? '') : '';
}

/** Removes port, brackets and the prefix of an IPv4-mapped IPv6 address; null when the rest is not an IP address. */
function plainAddress(text: string): string | null {
  const address = text
    .trim()
    .replace(/^\[([^\]]+)\](:\d+)?$/, '$1')
    .replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1');
  // `isIP` first: for other text ipaddr.js throws and catches an error, which costs more than the rest of a request.
  // `isValid` too: `isIP` accepts zones that ipaddr.js cannot parse, such as `fe80::1%br-lan`.
  return isIP(address) && ipaddr.isValid(address) ? ipaddr.process(address).toString() : null;
}
