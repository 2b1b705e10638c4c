import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { type ConnectionLimits, closeHttpServer, createHttpServer } from './node-server.ts';

const HEAD = 'GET / HTTP/1.1\r\nHost: firm.example\r\n';
const POST = 'POST / HTTP/1.1\r\nHost: firm.example\r\nContent-Length: 5\r\n\r\n';

async function listen(limits: Partial<ConnectionLimits> = {}) {
  const server = createHttpServer(async (request) => new Response(await request.text()), '127.0.0.1', {
    connections: 10,
    requestsPerConnection: 100,
    pipelinedRequests: 4,
    headMs: 60_000,
    requestMs: 60_000,
    silenceMs: 60_000,
    idleMs: 60_000,
    ...limits,
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => closeHttpServer(server, 0));
  const { port } = server.address() as AddressInfo;
  return { server, open: () => connect(port, '127.0.0.1').setEncoding('utf8') };
}

/** Resolves with all that was received, once the server has closed the connection. */
async function received(socket: Socket): Promise<string> {
  let text = '';
  socket.on('data', (part: string) => {
    text += part;
  });
  socket.on('error', () => {});
  await once(socket, 'close');
  return text;
}

const statuses = (text: string) => text.match(/^HTTP\/1\.1 \d+/gm) ?? [];

describe('a connection', () => {
  it('is closed when it pipelines more requests than allowed', async () => {
    const { open } = await listen();
    const few = open();
    few.write(`${`${HEAD}\r\n`.repeat(3)}${HEAD}Connection: close\r\n\r\n`);
    expect(statuses(await received(few))).toHaveLength(4);
    const many = open();
    many.write(`${HEAD}\r\n`.repeat(1000));
    expect(statuses(await received(many)).length).toBeLessThanOrEqual(4);
  });

  it('may pipeline again once its requests are answered', async () => {
    const { open } = await listen();
    const socket = open();
    let text = '';
    socket.on('data', (part: string) => {
      text += part;
    });
    for (let round = 1; round <= 5; round++) {
      socket.write(`${HEAD}\r\n`.repeat(2));
      await expect.poll(() => statuses(text)).toHaveLength(2 * round);
    }
    socket.destroy();
  });

  it('carries more requests one after another, until its limit', async () => {
    const { open } = await listen({ requestsPerConnection: 6 });
    const socket = open();
    const next = () => socket.write(`${HEAD}\r\n`);
    socket.on('data', next);
    next();
    const answers = statuses(await received(socket));
    expect(answers).toEqual(Array(6).fill('HTTP/1.1 200'));
  });

  it('is refused above the limit', async () => {
    const { open } = await listen({ connections: 1 });
    const first = open();
    first.write(`${HEAD}\r\n`);
    await once(first, 'data');
    expect(await received(open())).toBe('');
    first.write(`${HEAD}Connection: close\r\n\r\n`);
    expect(statuses(await received(first))).toEqual(['HTTP/1.1 200']);
  });

  it('is closed when a request comes too slowly, its body like its head', async () => {
    const { open } = await listen({ headMs: 100, requestMs: 200 });
    const head = open();
    head.write(HEAD);
    const body = open();
    body.write(`${POST}ab`);
    expect(statuses(await received(head))).toEqual(['HTTP/1.1 408']);
    expect(statuses(await received(body))).toEqual(['HTTP/1.1 408']);
  });

  it('is closed when nothing moves', async () => {
    const { open } = await listen({ silenceMs: 100 });
    const socket = open();
    socket.write(`${POST}ab`);
    expect(await received(socket)).toBe('');
  });

  it('is kept for its next request, and closed when none comes', async () => {
    const { open } = await listen({ idleMs: 1000 });
    const socket = open();
    socket.write(`${HEAD}\r\n`);
    const answer = await received(socket);
    expect(statuses(answer)).toEqual(['HTTP/1.1 200']);
    expect(answer).toMatch(/^Keep-Alive: timeout=1\b/im);
  });
});

it('a request with two Host headers is answered 400', async () => {
  const { open } = await listen();
  const socket = open();
  socket.write(`${HEAD}host: other.example\r\n\r\n`);
  expect(statuses(await received(socket))).toEqual(['HTTP/1.1 400']);
});

describe('closing the server', () => {
  it('lets a request finish and then closes its kept connection', async () => {
    const { server, open } = await listen();
    const socket = open();
    socket.write(`${POST}ab`);
    await once(server, 'request');
    const closed = closeHttpServer(server, 60_000);
    socket.write('cde');
    expect(await received(socket)).toMatch(/^HTTP\/1\.1 200 [\s\S]*abcde$/);
    await closed;
  });

  it('cuts off a request that is too slow', async () => {
    const { server, open } = await listen();
    const socket = open();
    const answer = received(socket);
    socket.write(`${POST}ab`);
    await once(server, 'request');
    await closeHttpServer(server, 50);
    expect(await answer).toBe('');
  });
});
