import type { LookupAddress } from 'node:dns';
import type { LookupFunction } from 'node:net';
import { pipeline, type Readable } from 'node:stream';
import { callbackify } from 'node:util';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import ipaddr from 'ipaddr.js';
import { LRUCache } from 'lru-cache';
import pLimit, { type LimitFunction } from 'p-limit';
import { Agent, buildConnector, interceptors, request } from 'undici';
import { boundedLookup } from './bounded-lookup.ts';
import { ImportError } from './wordpress-post.ts';

const REQUESTS_PER_HOST = 4;
const HOSTS_MAX = 1000;
const REDIRECTS_MAX = 5;
const ATTEMPTS = 4;
const BACKOFF_MS = 1000;
const RETRY_AFTER_MAX_MS = 120_000;
const BROKEN = ['ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET', 'EAI_AGAIN'];
const DECODERS: Record<string, () => NodeJS.ReadWriteStream & Readable> = {
  gzip: createGunzip,
  'x-gzip': createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
};
const REASONS: Record<string, string> = {
  ENOTFOUND: 'is not known',
  EAI_AGAIN: 'is not known',
  ECONNREFUSED: 'refuses the connection',
  EHOSTUNREACH: 'cannot be reached',
  ENETUNREACH: 'cannot be reached',
  UND_ERR_CONNECT_TIMEOUT: 'does not answer',
  UND_ERR_HEADERS_TIMEOUT: 'does not answer',
  UND_ERR_BODY_TIMEOUT: 'stopped answering',
  UND_ERR_REDIRECT_MAX: `redirects more than ${REDIRECTS_MAX} times`,
  UND_ERR_INVALID_ARG: 'redirects in a circle, or to what is no web page',
  ECONNRESET: 'breaks the connection',
  EPIPE: 'breaks the connection',
  UND_ERR_SOCKET: 'breaks the connection',
};

export interface SafeRequest {
  accept?: string;
  /** Sent to the origin of the requested URL only, never to where it redirects. */
  authorization?: string | null;
  /** Limit of the decompressed body. */
  maxBytes: number;
  /** Time limit for the head of the answer. */
  headMs?: number;
  /** Called before the request is sent, when others to its host have ended; what it throws refuses the request. */
  onTurn?: () => void;
  signal: AbortSignal;
}

export interface SafeAnswer {
  status: number;
  /** The final URL, after redirects. */
  url: URL;
  header(name: string): string | null;
  /** Decompressed; fails beyond `maxBytes`. */
  body: AsyncIterable<Buffer>;
}

/** A failure that may be over soon: a page on maintenance, or an answer that was cut. */
export class TransientFailure extends ImportError {
  attempts = 2;
  /** When to try again; null: it does not say. */
  afterMs: number | null = null;
}

export type SafeFetch = ReturnType<typeof createSafeFetch>;

export interface SafeFetchOptions {
  /** Hosts, as `host` or `host:port`, that may have a private IP address. */
  allowedHosts: readonly string[];
  lookup: (hostname: string) => Promise<readonly LookupAddress[]>;
  pause: (ms: number, signal: AbortSignal) => Promise<unknown>;
  /** From 0 to below 1. */
  random: () => number;
  clock: () => Date;
  timeouts?: typeof TIMEOUTS;
}

/** Limits of connecting, of waiting for the head, of a pause within the body, and of the whole answer. */
const TIMEOUTS = { connectMs: 10_000, headMs: 60_000, silenceMs: 20_000, totalMs: 300_000 };

/** Fetches from the public internet, never from this machine or its network, whatever redirects or DNS answers say. */
export function createSafeFetch(options: SafeFetchOptions) {
  const { pause, random, clock, timeouts = TIMEOUTS } = options;
  const limits = new LRUCache<string, LimitFunction>({
    max: HOSTS_MAX,
    memoMethod: () => pLimit(REQUESTS_PER_HOST),
  });
  const agent = new Agent({
    headersTimeout: timeouts.headMs,
    bodyTimeout: timeouts.silenceMs,
    connect: checkedConnector({ ...options, lookup: boundedLookup(options) }, timeouts.connectMs),
  });
  // A redirect drops the login for another origin, and its connection is checked too.
  const dispatcher = agent.compose(
    interceptors.redirect({ maxRedirections: REDIRECTS_MAX, throwOnMaxRedirect: true }),
  );

  async function ask<Result>(
    url: URL,
    { accept = '*/*', authorization, maxBytes, headMs = timeouts.headMs, signal }: SafeRequest,
    use: (answer: SafeAnswer) => Promise<Result>,
  ): Promise<Result> {
    const { statusCode, headers, body, context } = await request(url, {
      dispatcher,
      headersTimeout: Math.min(headMs, timeouts.headMs),
      signal,
      headers: {
        accept,
        'accept-encoding': 'gzip, deflate, br',
        'user-agent': 'Mozilla/5.0 (compatible; blog importer)',
        ...(authorization ? { authorization } : {}),
      },
    });
    const header = (name: string) => [headers[name.toLowerCase()]].flat()[0] ?? null;
    try {
      if (statusCode === 429 || statusCode >= 500)
        throw busyAnswer(url, statusCode, retryAfterMs(header('retry-after'), clock()));
      const { history = [] } = context as { history?: URL[] };
      return await use({
        status: statusCode,
        url: history.at(-1) ?? url,
        header,
        body: decodedBody(body, header('content-encoding') ?? '', maxBytes),
      });
    } finally {
      if (!body.destroyed) body.on('error', () => {}).destroy();
    }
  }

  return {
    /**
     * Requests a URL and passes the answer on, also with a status of 4xx.
     * @param use reads the body; it may be called again when the connection breaks
     * @throws {ImportError} with the reason
     */
    async get<Result>(
      given: string | URL,
      options: SafeRequest,
      use: (answer: SafeAnswer) => Promise<Result>,
    ): Promise<Result> {
      const url = new URL(given);
      if (!/^https?:$/.test(url.protocol))
        throw new ImportError(`${url.protocol} addresses are not fetched: only http and https are.`);
      const { signal, onTurn } = options;
      return limits.memo(url.host)(async () => {
        onTurn?.();
        for (let attempt = 1; ; attempt++) {
          const late = new AbortController();
          const fail = () => late.abort(new DOMException('It took too long.', 'TimeoutError'));
          // AbortSignal.timeout would keep the request in memory until the limit, however early it ends.
          const timer = setTimeout(fail, timeouts.totalMs);
          try {
            signal.throwIfAborted();
            return await ask(url, { ...options, signal: AbortSignal.any([signal, late.signal]) }, use);
          } catch (error) {
            if (signal.aborted) throw signal.reason;
            if (attempt >= attemptsAfter(error, options)) throw asImportError(error, url);
            const afterMs = error instanceof TransientFailure ? error.afterMs : null;
            const waitMs = afterMs ?? BACKOFF_MS * 2 ** (attempt - 1) * (0.5 + random());
            await pause(waitMs, signal);
          } finally {
            clearTimeout(timer);
          }
        }
      });
    },
    close: () => agent.destroy(),
  };
}

function attemptsAfter(error: unknown, { headMs }: SafeRequest): number {
  if (error instanceof TransientFailure) return error.attempts;
  if (BROKEN.includes(codeOf(error))) return ATTEMPTS;
  return headMs === undefined && codeOf(error) === 'UND_ERR_HEADERS_TIMEOUT' ? 2 : 1;
}

/** @param afterMs null: it does not say when to try again */
function busyAnswer({ host }: URL, status: number, afterMs: number | null): ImportError {
  const minutes = Math.ceil((afterMs ?? 0) / 60_000);
  if (afterMs !== null && afterMs > RETRY_AFTER_MAX_MS)
    return new ImportError(
      `${host} answers ${status} and asks to be left alone for ${minutes} minutes. Try again after that.`,
    );
  const reason = status === 503 ? ': it is under maintenance or overloaded. Try again later.' : '.';
  return Object.assign(new TransientFailure(`${host} answers ${status}${reason}`), {
    attempts: ATTEMPTS,
    afterMs,
  });
}

/** RFC 9110, section 10.2.3: seconds or a date. */
function retryAfterMs(text: string | null, now: Date): number | null {
  if (text === null) return null;
  const ms = /^\d+$/.test(text.trim()) ? Number(text) * 1000 : Date.parse(text) - now.getTime();
  return Number.isNaN(ms) ? null : Math.max(0, ms);
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}

/** The failure as staff may read it. */
function asImportError(error: unknown, { host }: URL): ImportError {
  if (error instanceof ImportError) return error;
  if (error instanceof Error && error.name === 'TimeoutError')
    return new ImportError(`${host} is too slow.`, { cause: error });
  const reason = REASONS[codeOf(error)] ?? 'cannot be read';
  return new ImportError(`${host} ${reason}.`, { cause: error });
}

/**
 * Decompresses a body and counts what comes out, so that a small body cannot become an endless one.
 * @throws {ImportError} while it is read, beyond `maxBytes`
 */
async function* decodedBody(body: Readable, encoding: string, maxBytes: number): AsyncGenerator<Buffer> {
  const name = encoding.trim().toLowerCase();
  const decoder = DECODERS[name]?.();
  if (!decoder && name !== '' && name !== 'identity')
    throw new ImportError(`The answer is compressed in a way that is not known (${name}).`);
  // The reader of the decoder gets the error of either stream.
  const decoded: AsyncIterable<Buffer> = decoder ? pipeline(body, decoder, () => {}) : body;
  let bytes = 0;
  for await (const part of decoded) {
    bytes += part.length;
    if (bytes > maxBytes)
      throw new ImportError(`The answer is larger than ${Math.round(maxBytes / 1024 ** 2)} MB.`);
    yield part;
  }
}

/** Connects to this machine or its network only for an allowed host. */
function checkedConnector(
  { allowedHosts, lookup }: SafeFetchOptions,
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
