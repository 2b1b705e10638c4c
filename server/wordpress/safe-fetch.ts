import type { LookupAddress } from 'node:dns';
import type { LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';
import pLimit, { type LimitFunction } from 'p-limit';
import { Agent, type Dispatcher, request } from 'undici';
import { decodedBody } from './decoded-body.ts';
import { ImportError } from './wordpress-post.ts';

const REQUESTS_PER_HOST = 4;
const REDIRECTS_MAX = 5;
const ATTEMPTS = 4;
const BACKOFF_MS = 1000;
const RETRY_AFTER_MAX_MS = 120_000;

export interface SafeRequest {
  accept?: string;
  /** Sent to the origin of the requested address only, never to where it redirects. */
  authorization?: string | null;
  /** Of the body, decompressed. */
  maxBytes: number;
  /** For the answer as a whole. */
  totalMs?: number;
  signal: AbortSignal;
}

export interface SafeAnswer {
  status: number;
  /** Where redirects led. */
  url: URL;
  header(name: string): string | null;
  /** Decompressed; fails beyond `maxBytes`. */
  body: AsyncIterable<Buffer>;
}

export interface SafeFetch {
  /**
   * Requests an address and passes the answer on, errors of the source (4xx) too.
   * @param use reads the body; it may be called again when the connection breaks
   * @throws {ImportError} with the reason
   */
  get<Result>(
    address: string | URL,
    options: SafeRequest,
    use: (answer: SafeAnswer) => Promise<Result>,
  ): Promise<Result>;
  close(): Promise<void>;
}

export interface SafeFetchOptions {
  /** Hosts, as `host` or `host:port`, that may have a private address. */
  allowedHosts: readonly string[];
  lookup: (hostname: string) => Promise<readonly LookupAddress[]>;
  pause: (ms: number, signal: AbortSignal) => Promise<unknown>;
  /** From 0 to below 1. */
  random: () => number;
  clock: () => Date;
  /** To connect; to wait for the head; between two parts of the body; for an answer as a whole. */
  timeouts?: { connectMs: number; headMs: number; silenceMs: number; totalMs: number };
}

const TIMEOUTS = { connectMs: 10_000, headMs: 60_000, silenceMs: 20_000, totalMs: 300_000 };

/** Fetches from the open internet: never from an address of this machine or its network, however one gets there. */
export function createSafeFetch(options: SafeFetchOptions): SafeFetch {
  const { allowedHosts, pause, random, clock, timeouts = TIMEOUTS } = options;
  const limits = new Map<string, LimitFunction>();
  const isAllowed = ({ hostname, host, protocol, port }: URL) =>
    allowedHosts.includes(host) ||
    allowedHosts.includes(hostname) ||
    allowedHosts.includes(`${hostname}:${port || (protocol === 'https:' ? 443 : 80)}`);

  // Two agents, because a connection is reused for its origin whatever it was checked for.
  const agentOptions = {
    headersTimeout: timeouts.headMs,
    bodyTimeout: timeouts.silenceMs,
    connections: REQUESTS_PER_HOST,
  };
  const connectTimeout = { timeout: timeouts.connectMs };
  const open = new Agent({
    ...agentOptions,
    connect: { ...connectTimeout, lookup: checkedLookup(options.lookup, assertPublic) },
  });
  const trusted = new Agent({
    ...agentOptions,
    connect: { ...connectTimeout, lookup: checkedLookup(options.lookup, () => {}) },
  });

  function agentFor(url: URL): Agent {
    if (!/^https?:$/.test(url.protocol))
      throw new ImportError(`${url.protocol} addresses are not fetched: only http and https are.`);
    if (isAllowed(url)) return trusted;
    // A name is checked when it is resolved for the connection, an address of numbers is not resolved.
    const literal = url.hostname.replace(/^\[|\]$/g, '');
    if (ipaddr.isValid(literal)) assertPublic(url.hostname, literal);
    return open;
  }

  function limitOf({ host }: URL): LimitFunction {
    const limit = limits.get(host) ?? pLimit(REQUESTS_PER_HOST);
    limits.set(host, limit);
    return limit;
  }

  /** Follows redirects by itself, because each one is checked anew. */
  async function follow<Result>(
    start: URL,
    { accept = '*/*', authorization, maxBytes, totalMs = timeouts.totalMs, signal }: SafeRequest,
    use: (answer: SafeAnswer) => Promise<Result>,
  ): Promise<Result | Retry> {
    const total = AbortSignal.any([signal, AbortSignal.timeout(totalMs)]);
    let url = start;
    for (let redirects = 0; redirects <= REDIRECTS_MAX; redirects++) {
      const sendsLogin = authorization && url.origin === start.origin;
      const answer = await request(url, {
        dispatcher: agentFor(url),
        signal: total,
        headers: {
          accept,
          'accept-encoding': 'gzip, deflate, br',
          'user-agent': 'Mozilla/5.0 (compatible; blog importer)',
          ...(sendsLogin ? { authorization } : {}),
        },
      });
      const location = header(answer, 'location');
      if (location !== null && [301, 302, 303, 307, 308].includes(answer.statusCode)) {
        answer.body.on('error', () => {}).destroy();
        const next = URL.parse(location, url);
        if (!next) throw new ImportError(`${url.host} redirects to an address that is none.`);
        url = next;
        continue;
      }
      if (answer.statusCode === 429 || answer.statusCode >= 500) {
        answer.body.on('error', () => {}).destroy();
        return { status: answer.statusCode, afterMs: retryAfterMs(header(answer, 'retry-after'), clock()) };
      }
      try {
        return await use({
          status: answer.statusCode,
          url,
          header: (name) => header(answer, name),
          body: decodedBody(answer.body, header(answer, 'content-encoding'), maxBytes),
        });
      } finally {
        if (!answer.body.destroyed) answer.body.on('error', () => {}).destroy();
      }
    }
    throw new ImportError(`${start.host} redirects more than ${REDIRECTS_MAX} times.`);
  }

  return {
    get(address, given, use) {
      const url = URL.parse(String(address));
      if (!url) throw new ImportError('This is not an address.');
      const { signal } = given;
      return limitOf(url)(async () => {
        for (let attempt = 1; ; attempt++) {
          let waitMs = BACKOFF_MS * 2 ** (attempt - 1) * (0.5 + random());
          try {
            signal.throwIfAborted();
            const result = await follow(url, given, use);
            if (!isRetry(result)) return result;
            if (attempt === ATTEMPTS) throw new ImportError(`${url.host} answers ${result.status}.`);
            waitMs = result.afterMs ?? waitMs;
          } catch (error) {
            if (signal.aborted) throw signal.reason;
            if (attempt === ATTEMPTS || !isBrokenConnection(error)) throw asImportError(error, url);
          }
          await pause(waitMs, signal);
        }
      });
    },
    async close() {
      await Promise.all([open.destroy(), trusted.destroy()]);
    },
  };
}

interface Retry {
  status: number;
  afterMs: number | null;
}

function isRetry(result: unknown): result is Retry {
  return typeof result === 'object' && result !== null && 'afterMs' in result;
}

/** RFC 9110, section 10.2.3: seconds or a date. */
function retryAfterMs(text: string | null, now: Date): number | null {
  if (text === null) return null;
  const ms = /^\d+$/.test(text.trim()) ? Number(text) * 1000 : Date.parse(text) - now.getTime();
  return Number.isNaN(ms) ? null : Math.min(RETRY_AFTER_MAX_MS, Math.max(0, ms));
}

function header({ headers }: Pick<Dispatcher.ResponseData, 'headers'>, name: string): string | null {
  const value = headers[name.toLowerCase()];
  return (Array.isArray(value) ? value[0] : value) ?? null;
}

/** @throws {ImportError} unless the address is one of the open internet */
function assertPublic(hostname: string, address: string): void {
  if (ipaddr.process(address).range() === 'unicast') return;
  throw new ImportError(
    `${hostname} has an address of a private network (allow it by IMPORT_ALLOW_PRIVATE_HOSTS).`,
  );
}

/** Resolves a name for a connection, which is then made to the checked address and to no other. */
function checkedLookup(
  lookup: SafeFetchOptions['lookup'],
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

const BROKEN = ['ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET', 'EAI_AGAIN'];
const REASONS: Record<string, string> = {
  ENOTFOUND: 'is not known',
  EAI_AGAIN: 'is not known',
  ECONNREFUSED: 'refuses the connection',
  EHOSTUNREACH: 'cannot be reached',
  ENETUNREACH: 'cannot be reached',
  UND_ERR_CONNECT_TIMEOUT: 'does not answer',
  UND_ERR_HEADERS_TIMEOUT: 'does not answer',
  UND_ERR_BODY_TIMEOUT: 'stopped answering',
  ECONNRESET: 'breaks the connection',
  EPIPE: 'breaks the connection',
  UND_ERR_SOCKET: 'breaks the connection',
};

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}

function isBrokenConnection(error: unknown): boolean {
  return BROKEN.includes(codeOf(error));
}

function asImportError(error: unknown, { host }: URL): ImportError {
  if (error instanceof ImportError) return error;
  if (error instanceof Error && error.name === 'TimeoutError')
    return new ImportError(`${host} is too slow.`, { cause: error });
  const reason = REASONS[codeOf(error)] ?? 'cannot be read';
  return new ImportError(`${host} ${reason}.`, { cause: error });
}
