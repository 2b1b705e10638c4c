import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { practiceAreaEntries } from '../../content/derive/practice-area-entries.ts';
import { redirects } from '../../content/derive/redirects.ts';
import { paths } from '../../contract/paths.ts';
import { BROWSER, openTestSite } from '../../tests/support/test-site.ts';
import { redirectMovedPages } from './redirects.ts';

const [area] = practiceAreaEntries;
if (!area) throw new Error('no practice area');
const ofArea = paths.practiceArea(area.slug);

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

  it('send every practice area from its bare name to its page', () => {
    for (const { slug } of practiceAreaEntries) {
      expect(redirects).toContainEqual({ from: `/${slug}`, to: paths.practiceArea(slug) });
    }
  });

  it('keep the query, before the anchor', async () => {
    expect(await locationOf(`/${area.slug}?utm_source=a%20b&gclid=1`)).toEqual([
      301,
      `${ofArea}?utm_source=a%20b&gclid=1`,
    ]);
    for (const { from, to } of redirects.filter((redirect) => redirect.to.includes('#'))) {
      expect(await locationOf(`${from}/?x=1`)).toEqual([301, to.replace('#', '?x=1#')]);
    }
  });

  it('answer whatever the case of the letters, as pages do', async () => {
    expect(await locationOf(`/${area.slug.toUpperCase()}`)).toEqual([301, ofArea]);
    expect(await locationOf(`/${area.slug.toUpperCase()}//`)).toEqual([301, ofArea]);
  });

  it('never name the host that was asked for', async () => {
    const { headers } = await app.request('/divorce', { headers: { Host: 'evil.example' } });
    expect(headers.get('Location')).toBe('/practice-areas/');
  });

  it('tell a navigation within the site, which asks for data, where to go', async () => {
    for (const path of ['/about.data', '/about/_.data?_routes=x']) {
      const { status, headers } = await app.request(path);
      expect([status, headers.get('X-Remix-Redirect')]).toEqual([204, paths.attorneys]);
    }
  });

  it('answer HEAD, and leave everything else to the pages', async () => {
    expect((await app.request('/divorce', { method: 'HEAD' })).status).toBe(301);
    expect((await app.request('/divorce', { method: 'POST' })).status).toBe(200);
    expect(await (await app.request(ofArea)).text()).toBe('a page');
    expect(await (await app.request(`/${area.slug}/more`)).text()).toBe('a page');
  });

  it('come before the pages of the site, and are not counted as page views', async () => {
    const { send, services } = await openTestSite();
    const { status, headers } = await send('GET', '/divorce/?x=1', { headers: BROWSER });
    expect([status, headers.get('Location')]).toEqual([301, '/practice-areas/?x=1']);
    await services.pageViews.flush();
    expect((await services.pageViews.stats()).total).toBe(0);
  });
});
