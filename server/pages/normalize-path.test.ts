import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { normalizePath } from './normalize-path.ts';
import { redirectToNormalizedPath } from './redirects.ts';

describe('the normalized path', () => {
  it.each([
    ['/contact/', '/contact/'],
    ['/contact', '/contact'],
    ['/CoNtAcT/', '/contact/'],
    ['//contact////', '/contact/'],
    ['/%63ontact/', '/contact/'],
    ['/caf%c3%a9/', '/caf%C3%A9/'],
    ['/CAF%C3%89/', '/caf%C3%A9/'],
    ['/a%2Fb/', '/a%2Fb/'],
  ])('of %s is %s', (path, normalized) => {
    expect(normalizePath(path)).toBe(normalized);
  });

  it.each(['/%', '/%0a/', '/%0D/', '/%09/', '/%00', '/%ff/'])('does not exist for %s', (path) => {
    expect(normalizePath(path)).toBeNull();
  });
});

describe('another spelling of a URL', () => {
  const exists = async (path: string) => path.startsWith('/contact');
  const app = new Hono().use(redirectToNormalizedPath(exists)).all('*', (c) => c.text('page'));

  it('is redirected once, with its query, and never to another host', async () => {
    const answer = await app.request('http://firm.example//CONTACT////?utm_source=A');
    expect([answer.status, answer.headers.get('Location')]).toEqual([301, '/contact/?utm_source=A']);
  });

  it('is redirected for data requests as React Router expects it', async () => {
    const answer = await app.request('http://firm.example/CONTACT/_.data');
    expect([answer.status, answer.headers.get('X-Remix-Redirect')]).toEqual([204, '/contact']);
  });

  it('is not redirected to an address that is not found', async () => {
    const answer = await app.request('http://firm.example//UNKNOWN/');
    expect([answer.status, answer.headers.get('Location')]).toEqual([200, null]);
  });

  it('takes posted forms', async () => {
    expect((await app.request('http://firm.example/CONTACT/', { method: 'POST' })).status).toBe(200);
  });

  it.each(['GET', 'POST'])('is answered 404 for a path that no page can have (%s)', async (method) => {
    expect((await app.request('http://firm.example/%0a/', { method })).status).toBe(404);
  });
});
