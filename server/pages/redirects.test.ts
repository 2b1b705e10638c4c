import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { redirects } from '../../content/derive/redirects.ts';
import { BROWSER, openTestSite } from '../../tests/support/test-site.ts';
import { redirectMovedPages } from './redirects.ts';

const app = new Hono().use(redirectMovedPages).all('*', (c) => c.text('a page'));

async function locationOf(path: string): Promise<[number, string | null]> {
  const { status, headers } = await app.request(path);
  return [status, headers.get('Location')];
}

describe('redirects', () => {
  it.each(redirects)('$from leads to $to, with and without a trailing slash', async ({ from, to }) => {
    expect(await locationOf(from)).toEqual([301, to]);
    expect(await locationOf(`${from}/`)).toEqual([301, to]);
  });

  it('send the thirteen practice areas, case results and six bare names where the firm promises', () => {
    expect(redirects).toHaveLength(20);
    expect(redirects).toContainEqual({ from: '/case-results', to: '/testimonials/' });
    expect(redirects).toContainEqual({ from: '/divorce', to: '/practice-areas/' });
    expect(redirects).toContainEqual({
      from: '/domestic-violence',
      to: '/practice-areas/#domestic-violence',
    });
  });

  it('keep the query, before the anchor', async () => {
    expect(await locationOf('/alimony?utm_source=a%20b&gclid=1')).toEqual([
      301,
      '/practice-areas/alimony/?utm_source=a%20b&gclid=1',
    ]);
    expect(await locationOf('/domestic-violence/?x=1')).toEqual([
      301,
      '/practice-areas/?x=1#domestic-violence',
    ]);
  });

  it('answer whatever the case of the letters, as pages do', async () => {
    expect(await locationOf('/Child-Custody')).toEqual([301, '/practice-areas/child-custody/']);
    expect(await locationOf('/Child-Custody//')).toEqual([301, '/practice-areas/child-custody/']);
  });

  it('never name the host that was asked for', async () => {
    const { headers } = await app.request('/divorce', { headers: { Host: 'evil.example' } });
    expect(headers.get('Location')).toBe('/practice-areas/');
  });

  it('tell a navigation within the site, which asks for data, where to go', async () => {
    for (const path of ['/case-results.data', '/case-results/_.data?_routes=x']) {
      const { status, headers } = await app.request(path);
      expect([status, headers.get('X-Remix-Redirect')]).toEqual([204, '/testimonials/']);
    }
  });

  it('answer HEAD, and leave everything else to the pages', async () => {
    expect((await app.request('/divorce', { method: 'HEAD' })).status).toBe(301);
    expect((await app.request('/divorce', { method: 'POST' })).status).toBe(200);
    expect(await (await app.request('/practice-areas/alimony/')).text()).toBe('a page');
    expect(await (await app.request('/alimony/more')).text()).toBe('a page');
  });

  it('come before the pages of the site, and are not counted as page views', async () => {
    const { send, services } = await openTestSite();
    const { status, headers } = await send('GET', '/divorce/?x=1', { headers: BROWSER });
    expect([status, headers.get('Location')]).toEqual([301, '/practice-areas/?x=1']);
    await services.pageViews.flush();
    expect((await services.pageViews.stats()).total).toBe(0);
  });
});
