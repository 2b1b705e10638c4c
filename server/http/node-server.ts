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
}

const LIMITS: ConnectionLimits = {
  connections: 1000,
  requestsPerConnection: 1000,
  pipelinedRequests: 16,
  headMs: 20_000,
  requestMs: 60_000,
  silenceMs: 120_000,
};
const TIMEOUT_CHECK_MS = 5000;
const IDLE_CHECK_MS = 100;

type Fetch = (request: Request, bindings: HttpBindings) => Response | Promise<Response>;

/** Creates the HTTP server, with bounds on the memory and time that a client can take. */
export function createHttpServer(fetch: Fetch, hostname: string, limits = LIMITS): Server {
  const answer = getRequestListener((request, bindings) => fetch(request, bindings as HttpBindings), {
    hostname,
  });
  const pipelinesTooMuch = limitPipelining(limits.pipelinedRequests);
  const server = createServer(
    {
      headersTimeout: limits.headMs,
      requestTimeout: limits.requestMs,
      connectionsCheckingInterval: Math.min(TIMEOUT_CHECK_MS, limits.headMs),
    },
    (request, response) => {
      if (pipelinesTooMuch(request, response)) return;
      if (hasSeveralHosts(request)) response.writeHead(400, { Connection: 'close' }).end();
      else void answer(request, response);
    },
  );
  server.maxConnections = limits.connections;
  server.maxRequestsPerSocket = limits.requestsPerConnection;
  // Node would answer 503 for as long as the client goes on sending.
  server.on('dropRequest', (_, socket) => socket.destroy());
  server.setTimeout(limits.silenceMs);
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

/**
 * Closes a connection with too many unanswered requests. Node parses all requests of a received chunk, some 2000, before
 * it waits for the client to read the answers.
 */
function limitPipelining(max: number) {
  const unanswered = new WeakMap<Socket, number>();
  return ({ socket }: IncomingMessage, response: ServerResponse): boolean => {
    const add = (number: number) => {
      const sum = (unanswered.get(socket) ?? 0) + number;
      unanswered.set(socket, sum);
      return sum;
    };
    if (!socket.destroyed && add(1) > max) socket.destroy();
    if (socket.destroyed) return true;
    response.once('close', () => add(-1));
    return false;
  };
}

/** RFC 9112, section 3.2: such a request is answered 400. Node keeps the first Host header. */
function hasSeveralHosts({ rawHeaders }: IncomingMessage): boolean {
  return rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host').length > 1;
}
