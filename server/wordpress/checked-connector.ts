import type { LookupAddress } from 'node:dns';
import type { LookupFunction } from 'node:net';
import { callbackify } from 'node:util';
import ipaddr from 'ipaddr.js';
import { buildConnector } from 'undici';
import { ImportError } from './wordpress-post.ts';

/** Connects to this machine or its network only for an allowed host. */
export function checkedConnector(
  allowedHosts: readonly string[],
  lookup: (hostname: string) => Promise<readonly LookupAddress[]>,
  timeout: number,
): buildConnector.connector {
  const connectorFor = (check: typeof assertPublic) => {
    // Only the checked IP addresses are connected to: a second DNS answer has no effect.
    const find = async (hostname: string, _: object) => {
      const found = await lookup(hostname);
      if (found.length === 0) throw new ImportError(`${hostname} is not known.`);
      for (const { address } of found) check(hostname, address);
      return [...found];
    };
    return buildConnector({ timeout, lookup: callbackify(find) as LookupFunction });
  };
  const [trusted, open] = [connectorFor(() => {}), connectorFor(assertPublic)];
  return (options, done) => {
    const { hostname, protocol } = options;
    const port = options.port || (protocol === 'https:' ? 443 : 80);
    if (allowedHosts.includes(hostname) || allowedHosts.includes(`${hostname}:${port}`))
      return trusted(options, done);
    try {
      // A literal IP address is not looked up.
      if (ipaddr.isValid(hostname)) assertPublic(hostname, hostname);
    } catch (error) {
      return done(error as Error, null);
    }
    return open(options, done);
  };
}

/** @throws {ImportError} unless the IP address is public */
function assertPublic(hostname: string, ip: string): void {
  if (ipaddr.process(ip).range() === 'unicast') return;
  throw new ImportError(
    `${hostname} is in a private network. Check the site URL, or ask whoever looks after your website to allow imports from there.`,
  );
}
