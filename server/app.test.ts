import { describe, expect, it } from 'vitest';
import { apiPaths } from '../contract/paths.ts';
import { staffApiPaths } from '../contract/staff-paths.ts';
import { BROWSER, contactLead, openTestSite } from '../tests/support/test-site.ts';

describe('the page-view beacon', () => {
  it('counts pages for people only', async () => {
    const { post, services } = await openTestSite();
    expect((await post(apiPaths.pageViews, { path: '/contact/' }, BROWSER)).status).toBe(204);
    expect((await post(apiPaths.pageViews, { path: '/admin/' }, BROWSER)).status).toBe(204);
    expect(
      (await post(apiPaths.pageViews, { path: '/contact/' }, { 'User-Agent': 'Googlebot/2.1' })).status,
    ).toBe(204);
    expect((await post(apiPaths.pageViews, {}, BROWSER)).status).toBe(400);
    await services.pageViews.flush();
    expect((await services.pageViews.stats()).total).toBe(1);
  });

  it('counts only canonical paths of this site', async () => {
    const { post, services } = await openTestSite();
    for (const path of [
      '//call-555-SPAM/',
      '//%',
      '/%',
      '/%0a/',
      '/CONTACT/',
      'contact',
      '/contact//',
      '/a/../contact/',
      '/%2e/',
      '/blog/page/1/',
      '/category/divorce-law/page/1/',
    ]) {
      expect([path, (await post(apiPaths.pageViews, { path }, BROWSER)).status]).toEqual([path, 204]);
    }
    await services.pageViews.flush();
    expect((await services.pageViews.stats()).topPages).toEqual([]);
  });
});

it('requests that the server makes to itself are not in the access log, unlike those of visitors', async () => {
  const { app, send, logLines } = await openTestSite();
  const logged = () =>
    logLines
      .map((line) => JSON.parse(line))
      .filter(({ level, msg }) => level === 'info' && msg === 'request');
  await app.request('/fees/');
  expect(logged()).toEqual([]);
  await send('GET', '/fees/');
  expect(logged()).toMatchObject([{ path: '/fees/', status: 200 }]);
});

describe('every response', () => {
  it('has its own request id and the security headers', async () => {
    const { send } = await openTestSite({ env: { SITE_URL: 'https://firm.example' } });
    for (const path of ['/', '/healthz', '/api/nothing']) {
      const { headers } = await send('GET', path, { headers: { 'X-Request-Id': 'forged' } });
      expect(headers.get('X-Request-Id')).toMatch(/^[\da-f-]{36}$/);
      expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
      expect(headers.get('X-Frame-Options')).toBe('DENY');
      expect(headers.get('Referrer-Policy')).toBe('strict-origin-when-cross-origin');
      expect(headers.get('Cross-Origin-Opener-Policy')).toBe('same-origin');
      expect(headers.get('Permissions-Policy')).toContain('camera=()');
      expect(headers.get('Strict-Transport-Security')).toBe('max-age=31536000');
    }
  });

  it('has HSTS only with an https public address', async () => {
    const { send } = await openTestSite();
    expect((await send('GET', '/')).headers.get('Strict-Transport-Security')).toBeNull();
  });

  it('under /api/ is never cached and never rendered as a document', async () => {
    const { send, post } = await openTestSite();
    for (const answer of [await send('GET', '/api/nothing'), await post(apiPaths.contact, contactLead)]) {
      expect(answer.headers.get('Cache-Control')).toBe('no-store');
      expect(answer.headers.get('Content-Security-Policy')).toBe(
        "default-src 'none'; frame-ancestors 'none'",
      );
    }
  });

  it('under /api/ is JSON for unknown addresses and wrong methods', async () => {
    const { send } = await openTestSite();
    for (const path of ['/api', '/api/', '/api/nothing', '/api/contact/more']) {
      const answer = await send('GET', path);
      expect([path, answer.status, await answer.json()]).toEqual([path, 404, { error: 'Not found.' }]);
    }
    for (const [method, path, allow] of [
      ['GET', apiPaths.contact, 'POST'],
      ['DELETE', apiPaths.emailSend, 'POST'],
      ['PUT', staffApiPaths.adminLogin, 'POST'],
    ] as const) {
      const answer = await send(method, path);
      expect([answer.status, answer.headers.get('Allow')]).toEqual([405, allow]);
      expect(await answer.json()).toEqual({ error: 'This address does not accept that method.' });
    }
  });

  it('is logged once, without query, client address or typed text', async () => {
    const { send, post, logLines } = await openTestSite();
    const answer = await send('GET', '/contact/?email=ana@example.com');
    await post(apiPaths.contact, contactLead);
    const lines = logLines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'request');
    expect(lines).toHaveLength(2);
    expect(lines[0]).toMatchObject({
      method: 'GET',
      path: '/contact/',
      status: 200,
      ms: expect.any(Number),
      requestId: answer.headers.get('X-Request-Id'),
    });
    expect(logLines.join()).not.toMatch(/ana@|Ruiz|custody|203\.0\.113/);
  });
});

describe('pages', () => {
  it('receive all other requests', async () => {
    const { send } = await openTestSite({
      pages: async (request) => new Response(await request.text(), { status: 404 }),
    });
    const answer = await send('POST', '/contact/?x=1', { body: 'form' });
    expect([answer.status, await answer.text()]).toEqual([404, 'form']);
  });

  it('are plain text without error details when rendering fails', async () => {
    const { send, logLines } = await openTestSite({
      pages: () => Promise.reject(new Error('secret detail')),
    });
    const answer = await send('GET', '/');
    const text = await answer.text();
    expect([answer.status, text]).toEqual([500, 'Something went wrong on our side.']);
    expect(logLines.filter((line) => line.includes('secret detail'))).toHaveLength(1);
  });

  it('limit posted forms in size', async () => {
    const { send } = await openTestSite();
    expect((await send('POST', '/contact/', { body: 'x'.repeat(70_000) })).status).toBe(413);
  });
});

describe('the probes', () => {
  it('distinguish liveness from readiness', async () => {
    const { send, services } = await openTestSite();
    expect(await (await send('GET', '/healthz')).text()).toBe('ok');
    expect((await send('GET', '/readyz')).status, 'not started').toBe(503);
    await services.start();
    expect(await (await send('GET', '/readyz')).json()).toEqual({ ready: true });
    await services.stop();
    expect((await send('GET', '/readyz')).status, 'stopping').toBe(503);
  });
});
