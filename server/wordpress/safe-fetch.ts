import pLimit, { type LimitFunction } from 'p-limit';
import { type Dispatcher, request } from 'undici';
import { type CheckedAgentsOptions, createCheckedAgents } from './checked-agents.ts';
import { decodedBody } from './decoded-body.ts';
import { asImportError, isBrokenConnection, UnreadableAnswer } from './fetch-failures.ts';
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
  /** To wait for the head of the answer. */
  headMs?: number;
  /** Called when its turn comes; what it throws refuses the request. */
  onTurn?: () => void;
  signal: AbortSignal;
}

export interface SafeAnswer {
  status: number;
  /** The final address, after redirects. */
  url: URL;
  header(name: string): string | null;
  /** Decompressed; fails beyond `maxBytes`. */
  body: AsyncIterable<Buffer>;
}

export type SafeFetch = ReturnType<typeof createSafeFetch>;

export interface SafeFetchOptions extends Pick<CheckedAgentsOptions, 'allowedHosts' | 'lookup'> {
  pause: (ms: number, signal: AbortSignal) => Promise<unknown>;
  /** From 0 to below 1. */
  random: () => number;
  clock: () => Date;
  /** `totalMs`: for an answer as a whole. */
  timeouts?: CheckedAgentsOptions['timeouts'] & { totalMs: number };
}

const TIMEOUTS = { connectMs: 10_000, headMs: 60_000, silenceMs: 20_000, totalMs: 300_000 };

/** Fetches from the open internet: never from an address of this machine or its network, however one gets there. */
export function createSafeFetch(options: SafeFetchOptions) {
  const { allowedHosts, lookup, pause, random, clock, timeouts = TIMEOUTS } = options;
  const limits = new Map<string, LimitFunction>();
  const agents = createCheckedAgents({ allowedHosts, lookup, timeouts, connections: REQUESTS_PER_HOST });

  function limitOf({ host }: URL): LimitFunction {
    const limit = limits.get(host) ?? pLimit(REQUESTS_PER_HOST);
    limits.set(host, limit);
    return limit;
  }

  /** Follows redirects by itself, because each one is checked anew. */
  async function follow<Result>(
    start: URL,
    { accept = '*/*', authorization, maxBytes, headMs = timeouts.headMs, signal }: SafeRequest,
    use: (answer: SafeAnswer) => Promise<Result>,
  ): Promise<Result | Retry> {
    let url = start;
    for (let redirects = 0; redirects <= REDIRECTS_MAX; redirects++) {
      const sendsLogin = authorization && url.origin === start.origin;
      const answer = await request(url, {
        dispatcher: agents.for(url),
        headersTimeout: Math.min(headMs, timeouts.headMs),
        signal,
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
    /**
     * Requests an address and passes the answer on, errors of the source (4xx) too.
     * @param use reads the body; it may be called again when the connection breaks
     * @throws {ImportError} with the reason
     */
    get<Result>(
      address: string | URL,
      given: SafeRequest,
      use: (answer: SafeAnswer) => Promise<Result>,
    ): Promise<Result> {
      const url = URL.parse(String(address));
      if (!url) throw new ImportError('This is not an address.');
      const { signal, onTurn } = given;
      return limitOf(url)(async () => {
        onTurn?.();
        for (let attempt = 1; ; attempt++) {
          let waitMs = BACKOFF_MS * 2 ** (attempt - 1) * (0.5 + random());
          try {
            signal.throwIfAborted();
            const result = await withinTime(timeouts.totalMs, signal, (signal) =>
              follow(url, { ...given, signal }, use),
            );
            if (!isRetry(result)) return result;
            if (attempt === ATTEMPTS) throw new ImportError(answersError(url, result.status));
            waitMs = result.afterMs ?? waitMs;
            if (waitMs > RETRY_AFTER_MAX_MS) throw new ImportError(waitsTooLong(url, result.status, waitMs));
          } catch (error) {
            if (signal.aborted) throw signal.reason;
            const isWorthIt = error instanceof UnreadableAnswer ? attempt === 1 : isBrokenConnection(error);
            if (attempt === ATTEMPTS || !isWorthIt) throw asImportError(error, url);
          }
          await pause(waitMs, signal);
        }
      });
    },
    close: agents.close,
  };
}

/**
 * Runs a task with a signal that also aborts after `ms`.
 * @throws {DOMException} `TimeoutError`, where the task heeds the signal
 */
async function withinTime<Result>(
  ms: number,
  signal: AbortSignal,
  task: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const timeout = new AbortController();
  // AbortSignal.timeout would keep the request in memory until the limit, however early it ends.
  const timer = setTimeout(() => timeout.abort(new DOMException('It took too long.', 'TimeoutError')), ms);
  try {
    return await task(AbortSignal.any([signal, timeout.signal]));
  } finally {
    clearTimeout(timer);
  }
}

interface Retry {
  status: number;
  afterMs: number | null;
}

function isRetry(result: unknown): result is Retry {
  return typeof result === 'object' && result !== null && 'afterMs' in result;
}

function answersError({ host }: URL, status: number): string {
  return status === 503
    ? `${host} answers 503: it is under maintenance or overloaded. Try again later.`
    : `${host} answers ${status}.`;
}

function waitsTooLong({ host }: URL, status: number, ms: number): string {
  const minutes = Math.ceil(ms / 60_000);
  return `${host} answers ${status} and asks to be left alone for ${minutes} minutes. Try again after that.`;
}

/** RFC 9110, section 10.2.3: seconds or a date. */
function retryAfterMs(text: string | null, now: Date): number | null {
  if (text === null) return null;
  const ms = /^\d+$/.test(text.trim()) ? Number(text) * 1000 : Date.parse(text) - now.getTime();
  return Number.isNaN(ms) ? null : Math.max(0, ms);
}

function header({ headers }: Pick<Dispatcher.ResponseData, 'headers'>, name: string): string | null {
  const value = headers[name.toLowerCase()];
  return (Array.isArray(value) ? value[0] : value) ?? null;
}
