import { expect } from '@playwright/test';
import { attorneys } from '../../content/derive/attorneys.ts';
import { publicPages } from '../../content/derive/pages.ts';
import { paths } from '../../contract/paths.ts';
import { test } from '../support/site-fixtures.ts';
import { hrefsIn, listedUrls, readPage } from './read-page.ts';

test('the sitemap holds every page that links lead to and that may be listed; no link leads to the stray pages', async ({
  request,
  site,
}) => {
  const found: string[] = [];
  const seen = new Set([`${site.url}/`]);
  for (const address of seen) {
    const { pathname } = new URL(address);
    if (/\.\w+$/.test(pathname)) continue;
    const page = await readPage(request, address);
    if (page.status !== 200) continue;
    if (page.address === address && page.head.robots === 'index, follow') found.push(address);
    for (const link of hrefsIn(page.body)) {
      const { origin, pathname: path } = new URL(link, address);
      if (origin === site.url) seen.add(origin + path);
    }
  }
  expect(found.sort()).toEqual((await listedUrls(request)).sort());
  for (const stray of [paths.serving, paths.test]) expect(seen).not.toContain(site.url + stray);
});

test('the sitemap for people leads to every public page and attorney', async ({ request }) => {
  const { main } = await readPage(request, paths.sitemap);
  const links = hrefsIn(main);
  for (const { path } of publicPages) {
    if (path !== paths.sitemap) expect(links).toContain(path);
  }
  expect(links.filter((href) => href.startsWith(`${paths.attorneys}#`))).toHaveLength(attorneys.length);
});
