import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { getRequestListener, type HttpBindings } from '@hono/node-server';

export interface ConnectionLimits {
  /** Connections of this process; more are refused. */
  connections: number;
  /** Requests of one connection, after which it is closed. */
  requestsPerConnection: number;
  /** Unanswered requests of one connection; one with more is closed. Browsers and proxies send one at a time. */
  pipelinedRequests: number;
  /** Time for a request's head. */
  headMs: number;
  /** Time for a whole request. */
  requestMs: number;
  /** Time without a byte in either direction. */
  silenceMs: number;
  /** Time that a connection is kept for its next request. Node's default of 5 s races with that request. */
  idleMs: number;
}

const LIMITS: ConnectionLimits = {
  connections: 1000,
  requestsPerConnection: 1000,
  pipelinedRequests: 4,
  headMs: 20_000,
  requestMs: 60_000,
  silenceMs: 120_000,
  idleMs: 15_000,
};
const TIMEOUT_CHECK_MS = 5000;
const IDLE_CHECK_MS = 100;

type AnswerAtOnce = (request: IncomingMessage, response: ServerResponse) => Promise<boolean>;
type Fetch = (request: Request, bindings: HttpBindings) => Response | Promise<Response>;

/**
 * Creates the HTTP server, with bounds on the memory and time that a client can take.
 * @param answerAtOnce answers a request without a body before `fetch`; false: it has not
 */
export function createHttpServer(
  fetch: Fetch,
  hostname: string,
  limits = LIMITS,
  answerAtOnce: AnswerAtOnce = async () => false,
): Server {
  const answer = getRequestListener((request, bindings) => fetch(request, bindings as HttpBindings), {
    hostname,
  });
  const server = createServer(
    {
      headersTimeout: limits.headMs,
      // Node's own limit has no exception.
      requestTimeout: 0,
      connectionsCheckingInterval: Math.min(TIMEOUT_CHECK_MS, limits.headMs),
    },
    async (request, response) => {
      if (!isWithinPipeline(request, response, limits.pipelinedRequests)) return;
      if (hasSeveralHosts(request)) {
        response.writeHead(400, { Connection: 'close' }).end();
        return;
      }
      if (hasBody(request)) limitTime(request, response, limits.requestMs);
      // The framework meets the same failure and logs it.
      else if (await answerAtOnce(request, response).catch(() => false)) return;
      void answer(request, response);
    },
  );
  server.maxConnections = limits.connections;
  server.maxRequestsPerSocket = limits.requestsPerConnection;
  // Node would keep answering 503 while the client sends.
  server.on('dropRequest', (_, socket) => socket.destroy());
  server.setTimeout(limits.silenceMs);
  server.keepAliveTimeout = limits.idleMs;
  return server;
}

/**
 * Closes the server: refuses new connections, closes idle ones, lets requests finish, and closes the connections that
 * are left after a time.
 */
export function closeHttpServer(server: Server, limitMs: number): Promise<void> {
  return new Promise((closed) => {
    // A kept-alive connection becomes idle when its last request is answered.
    const idle = setInterval(() => server.closeIdleConnections(), IDLE_CHECK_MS);
    const limit = setTimeout(() => server.closeAllConnections(), limitMs);
    server.close(() => {
      clearInterval(idle);
      clearTimeout(limit);
      closed();
    });
  });
}

/** The number of requests of a connection that are queued behind an unanswered one. */
const waiting = new WeakMap<Socket, number>();

/** False: the connection has too many unanswered requests, and is closed. */
function isWithinPipeline({ socket }: IncomingMessage, response: ServerResponse, max: number): boolean {
  if (socket.destroyed) return false;
  // Node gives a response its connection once the earlier ones are sent.
  if (response.socket) return true;
  const count = (waiting.get(socket) ?? 0) + 1;
  if (1 + count > max) {
    socket.destroy();
    return false;
  }
  waiting.set(socket, count);
  response.once('socket', () => waiting.set(socket, (waiting.get(socket) ?? 1) - 1));
  return true;
}

const timers = new WeakMap<IncomingMessage, NodeJS.Timeout>();

/** Answers 408 and closes the connection of a request that has not arrived as a whole in time. */
function limitTime(request: IncomingMessage, response: ServerResponse, ms: number): void {
  const { socket } = request;
  const timer = setTimeout(() => {
    const head = response.headersSent ? '' : 'HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n';
    socket.end(head, () => socket.destroy());
  }, ms);
  timers.set(request, timer);
  const clear = () => clearTimeout(timer);
  request.once('end', clear).once('close', clear);
}

/** Lifts the limits of time from a request of staff: for its body and for the silence before its answer. */
export function unlimitedRequest({ incoming }: Partial<HttpBindings> = {}): void {
  if (!incoming) return;
  clearTimeout(timers.get(incoming));
  // Node sets it again for the next request of the connection.
  incoming.socket.setTimeout(0);
}

/** RFC 9112, section 6.3. */
function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

/** RFC 9112, section 3.2: such a request is answered 400. Node keeps the first Host header. */
function hasSeveralHosts({ rawHeaders }: IncomingMessage): boolean {
  return rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host').length > 1;
}
