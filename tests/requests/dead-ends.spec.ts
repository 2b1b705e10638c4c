import { expect } from '@playwright/test';
import { isSampleUrl } from '../../content/derive/sample-url.ts';
import { paths } from '../../contract/paths.ts';
import { test } from '../support/site-fixtures.ts';
import { hrefsIn, readListedPages, readPage } from './read-page.ts';

test('no page links to a sample URL', async ({ request }) => {
  const hidden = [
    paths.demonstration,
    paths.serving,
    paths.test,
    paths.newsletterConfirm,
    '/no-such-page/',
    '/blog/?search=xylophone',
  ];
  const others = await Promise.all(hidden.map((path) => readPage(request, path)));
  for (const { address, body, graph } of [...(await readListedPages(request)), ...others]) {
    expect(hrefsIn(body).filter(isSampleUrl), address).toEqual([]);
    expect(JSON.stringify(graph), address).not.toMatch(/https?:\/\/[^/"]*\.example/);
  }
});

test('an old URL whose target is not found answers 404 at once', async ({ request }) => {
  for (const path of [
    '/2020/05/unknown/',
    '/2020/05/12/unknown/',
    '/blog/unknown/',
    '/Blog/Unknown',
    '/category/a/b/unknown/',
    '/blog/?category=unknown',
    '/page/99/',
    '/?paged=99',
    '/Unknown/',
  ]) {
    expect((await request.get(path, { maxRedirects: 0 })).status(), path).toBe(404);
  }
  const found = await request.get('/blog/contact/', { maxRedirects: 0 });
  expect([found.status(), found.headers().location]).toEqual([301, paths.contact]);
});
