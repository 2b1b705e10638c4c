import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onlineManager, QueryClient } from '@tanstack/react-query';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { createQueryClient, fetchByKey } from '../query-client.ts';
import { ApiError, apiRequest } from './api-client.ts';

const routes: Record<string, (request: IncomingMessage, response: ServerResponse) => void> = {
  '/echo': async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    const { authorization, 'content-type': contentType = null } = request.headers;
    response.end(JSON.stringify({ method: request.method, contentType, authorization, body }));
  },
  '/refused': (_, response) => {
    response.writeHead(400, { 'Retry-After': '30' });
    response.end('{"error":"Please check.","fieldErrors":{"phone":["Too short"]}}');
  },
  '/empty': (_, response) => response.writeHead(502).end(),
  '/private': (_, response) => response.writeHead(401).end('{"error":"Please log in."}'),
  '/silent': () => {},
};

describe('the API client', () => {
  let server: Server;
  let site: string;

  beforeAll(async () => {
    server = createServer((request, response) => routes[request.url ?? '']?.(request, response));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });

  afterAll(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });

  test('sends a body as JSON, and says so', async () => {
    const response = await apiRequest('POST', `${site}/echo`, { name: 'Ada' });
    expect(await response.json()).toEqual({
      method: 'POST',
      contentType: 'application/json',
      body: '{"name":"Ada"}',
    });
  });

  test('names no content type without a body', async () => {
    const response = await apiRequest('POST', `${site}/echo`);
    expect(await response.json()).toEqual({ method: 'POST', contentType: null, body: '' });
  });

  test('throws the status and the body of an answer that is not ok', async () => {
    const failure = await apiRequest('GET', `${site}/refused`).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(ApiError);
    expect(failure).toMatchObject({
      message: '400: {"error":"Please check.","fieldErrors":{"phone":["Too short"]}}',
      status: 400,
      body: { error: 'Please check.', fieldErrors: { phone: ['Too short'] } },
      retryAfterSeconds: 30,
    });
  });

  test('throws the status text where the body is empty', async () => {
    await expect(apiRequest('GET', `${site}/empty`)).rejects.toMatchObject({
      message: '502: Bad Gateway',
      body: null,
      retryAfterSeconds: null,
    });
  });

  test('gives up on a server that does not answer in time', async () => {
    await expect(apiRequest('GET', `${site}/silent`, undefined, { timeoutMs: 50 })).rejects.toMatchObject({
      name: 'TimeoutError',
    });
  });

  test('a query gets its key joined with slashes, by the given request', async () => {
    let token = 'none yet';
    const client = createQueryClient({
      request: (method, url) =>
        apiRequest(method, url, undefined, { headers: { Authorization: `Basic ${token}` } }),
    });
    token = 'abc';
    await expect(client.fetchQuery({ queryKey: [site, 'echo'] })).resolves.toMatchObject({
      method: 'GET',
      authorization: 'Basic abc',
    });
  });

  test('a query fails on 401, or answers null where that was asked for', async () => {
    await expect(createQueryClient().fetchQuery({ queryKey: [site, 'private'] })).rejects.toMatchObject({
      status: 401,
    });
    const client = new QueryClient({
      defaultOptions: { queries: { queryFn: fetchByKey({ on401: 'returnNull' }), retry: false } },
    });
    await expect(client.fetchQuery({ queryKey: [site, 'private'] })).resolves.toBeNull();
    await expect(client.fetchQuery({ queryKey: [site, 'empty'] })).rejects.toMatchObject({ status: 502 });
  });

  test('without a connection, a query and a mutation fail at once', async () => {
    onlineManager.setOnline(false);
    onTestFinished(() => onlineManager.setOnline(true));
    const client = createQueryClient();
    await expect(client.fetchQuery({ queryKey: [site, 'empty'] })).rejects.toMatchObject({ status: 502 });
    const mutation = client
      .getMutationCache()
      .build(client, { mutationFn: () => apiRequest('DELETE', `${site}/empty`) });
    await expect(mutation.execute(undefined)).rejects.toMatchObject({ status: 502 });
  });

  test('queries never go stale, refetch or retry by themselves', () => {
    expect(createQueryClient().getDefaultOptions()).toMatchObject({
      queries: {
        staleTime: Number.POSITIVE_INFINITY,
        refetchInterval: false,
        refetchOnWindowFocus: false,
        retry: false,
      },
      mutations: { retry: false },
    });
  });
});
