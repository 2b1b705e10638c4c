import type { LookupAddress } from 'node:dns';
import type { LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';
import { buildConnector } from 'undici';
import { ImportError } from './wordpress-post.ts';

type Lookup = (hostname: string) => Promise<readonly LookupAddress[]>;
/** @throws {ImportError} for a forbidden IP address */
type Check = (hostname: string, ip: string) => void;

/** Connects to this machine or its network only for an allowed host. */
export function checkedConnector(
  allowedHosts: readonly string[],
  lookup: Lookup,
  timeout: number,
): buildConnector.connector {
  const connectorFor = (check: Check) => buildConnector({ timeout, lookup: checkedLookup(lookup, check) });
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

/** Resolves a host name to checked IP addresses, the only ones connected to: a second DNS answer has no effect. */
function checkedLookup(lookup: Lookup, check: Check): LookupFunction {
  const find = async (hostname: string) => {
    const found = await lookup(hostname);
    if (found.length === 0) throw new ImportError(`${hostname} is not known.`);
    for (const { address } of found) check(hostname, address);
    return [...found];
  };
  return (hostname, _, done) => {
    find(hostname).then(
      (found) => done(null, found),
      (error: NodeJS.ErrnoException) => done(error, ''),
    );
  };
}
