import type { LookupAddress } from 'node:dns';
import type { LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';
import { Agent } from 'undici';
import { ImportError } from './wordpress-post.ts';

export interface CheckedAgentsOptions {
  /** Hosts, as `host` or `host:port`, that may have a private address. */
  allowedHosts: readonly string[];
  lookup: (hostname: string) => Promise<readonly LookupAddress[]>;
  /** To connect; to wait for the head; between two parts of the body. */
  timeouts: { connectMs: number; headMs: number; silenceMs: number };
  /** To one host. */
  connections: number;
}

/** undici's agents for the open internet: none connects to this machine or its network, unless the host is allowed. */
export function createCheckedAgents({ allowedHosts, lookup, timeouts, connections }: CheckedAgentsOptions) {
  const isAllowed = ({ hostname, host, protocol, port }: URL) =>
    allowedHosts.includes(host) ||
    allowedHosts.includes(hostname) ||
    allowedHosts.includes(`${hostname}:${port || (protocol === 'https:' ? 443 : 80)}`);

  const agent = (check: (hostname: string, address: string) => void) =>
    new Agent({
      headersTimeout: timeouts.headMs,
      bodyTimeout: timeouts.silenceMs,
      connections,
      connect: { timeout: timeouts.connectMs, lookup: checkedLookup(lookup, check) },
    });
  // Two agents, because a connection is reused for its origin whatever it was checked for.
  const open = agent(assertPublic);
  const trusted = agent(() => {});

  return {
    /** @throws {ImportError} for a forbidden address; one behind a name is found when the connection is made */
    for(url: URL): Agent {
      if (!/^https?:$/.test(url.protocol))
        throw new ImportError(`${url.protocol} addresses are not fetched: only http and https are.`);
      if (isAllowed(url)) return trusted;
      // An address of numbers is not looked up.
      const literal = url.hostname.replace(/^\[|\]$/g, '');
      if (ipaddr.isValid(literal)) assertPublic(url.hostname, literal);
      return open;
    },
    async close(): Promise<void> {
      await Promise.all([open.destroy(), trusted.destroy()]);
    },
  };
}

/** @throws {ImportError} unless the address is one of the open internet */
function assertPublic(hostname: string, address: string): void {
  if (ipaddr.process(address).range() === 'unicast') return;
  throw new ImportError(
    `${hostname} is in a private network. Check the site URL, or ask whoever runs the server to allow it (IMPORT_ALLOW_PRIVATE_HOSTS).`,
  );
}

/** Resolves a name for a connection, which is then made to the checked address and to no other. */
function checkedLookup(
  lookup: CheckedAgentsOptions['lookup'],
  check: (hostname: string, address: string) => void,
): LookupFunction {
  return (hostname, { all }, done) => {
    lookup(hostname).then(
      (addresses) => {
        try {
          for (const { address } of addresses) check(hostname, address);
        } catch (error) {
          return done(error as Error, '');
        }
        const [first] = addresses;
        if (!first) return done(new ImportError(`${hostname} is not known.`), '');
        return all ? done(null, [...addresses]) : done(null, first.address, first.family);
      },
      (error: Error) => done(error as NodeJS.ErrnoException, ''),
    );
  };
}
