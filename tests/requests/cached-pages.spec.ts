import { once } from 'node:events';
import { type IncomingMessage, request as sendRequest } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { expect } from '@playwright/test';
import { hasPage } from '../../content/derive/links.ts';
import { publicPages } from '../../content/derive/pages.ts';
import { paths } from '../../contract/paths.ts';
import { termSlug } from '../../contract/post-lists.ts';
import { article } from '../browser/blog-posts.ts';
import { test } from '../support/site-fixtures.ts';

const HEADLESS_CHROME = 'Mozilla/5.0 (X11; Linux x86_64) HeadlessChrome/150.0.0.0 Safari/537.36';
const CONTACT_DATA = '/contact.data';
/** Changes no page, and leaves the request to the framework (server/pages/answer-cache.ts). */
const TO_FRAMEWORK = '?other=x';

const blogLists = [
  paths.blogList({ page: 2, search: '', category: '' }),
  ...article.categories.map((name) => paths.blogList({ page: 1, search: '', category: termSlug(name) })),
];
const PATHS = [
  ...publicPages.map(({ path }) => path),
  ...[...blogLists, paths.newsletterConfirm].filter((path) => hasPage(path)),
  ...(hasPage(paths.blog) ? [article.path] : []),
  CONTACT_DATA,
];

/** Reads an answer as it is on the wire: `fetch` would decompress its body. */
async function ask(url: string, sentHeaders: Record<string, string>, method = 'GET') {
  const sent = sendRequest(url, { method, headers: sentHeaders }).end();
  const [answer]: IncomingMessage[] = await once(sent, 'response');
  if (!answer) throw new Error(`no answer from ${url}`);
  // These two differ in every answer.
  const { date, 'x-request-id': requestId, ...headers }: NodeJS.Dict<string[]> = answer.headersDistinct;
  const head = { status: answer.statusCode, headers, ofThisAnswer: [date?.length, requestId?.length] };
  return { head, body: await buffer(answer) };
}

/** Fails unless a path has the same answers from memory as from the framework, whose headers it returns. */
async function expectSameAnswers(url: string, headers: Record<string, string>) {
  const framework = await ask(url + TO_FRAMEWORK, headers);
  const [etag = ''] = framework.head.headers.etag ?? [];
  expect([framework.head.status, etag]).toEqual([200, expect.stringMatching(/^"[\w-]+"$/)]);
  expect(framework.head.ofThisAnswer).toEqual([1, 1]);
  // The first such request is the framework's, too.
  await ask(url, headers);
  const fromMemory = await ask(url, headers);
  expect(fromMemory.head).toEqual(framework.head);
  expect(fromMemory.body.equals(framework.body)).toBe(true);

  const ofHead = await ask(url, headers, 'HEAD');
  expect(ofHead).toEqual(await ask(url + TO_FRAMEWORK, headers, 'HEAD'));
  expect(ofHead.head).toEqual(framework.head);

  for (const method of ['GET', 'HEAD']) {
    const known = { ...headers, 'If-None-Match': etag };
    const unchanged = await ask(url, known, method);
    expect(unchanged.head.status).toBe(304);
    expect(unchanged).toEqual(await ask(url + TO_FRAMEWORK, known, method));
  }
  return framework.head.headers;
}

for (const path of PATHS) {
  test(`${path} has the same headers and body from memory as from the framework`, async ({ site }) => {
    for (const encoding of ['br', 'gzip', 'identity']) {
      const headers = await expectSameAnswers(site.url + path, { 'Accept-Encoding': encoding });
      expect(headers['content-encoding'] ?? ['identity']).toEqual([encoding]);
      expect(headers['cache-control']).toEqual(['no-cache']);
    }
  });
}

test('the page for headless Chrome is the same from memory, and not that of visitors', async ({ site }) => {
  const headers = await expectSameAnswers(site.url + paths.home, { 'User-Agent': HEADLESS_CHROME });
  expect(headers.etag).not.toEqual((await ask(site.url + paths.home, {})).head.headers.etag);
});

test('data for a prefetch is the same from memory, and may be used without asking again', async ({
  site,
}) => {
  const headers = await expectSameAnswers(site.url + CONTACT_DATA, { 'Sec-Purpose': 'prefetch' });
  expect(headers['cache-control']).toEqual([expect.stringMatching(/^max-age=[1-9]/)]);
});
