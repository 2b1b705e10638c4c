import { expect, it } from 'vitest';
import type { MetaTagRecord } from '../../contract/page-tags.ts';
import { paths } from '../../contract/paths.ts';
import { staffApiPaths } from '../../contract/staff-paths.ts';
import { openTestSite, STAFF } from '../../tests/support/test-site.ts';

async function openAsStaff() {
  const site = await openTestSite();
  const login = await site.post(staffApiPaths.adminLogin, STAFF);
  const { token } = (await login.json()) as { token: string };
  const headers = { Authorization: `Basic ${token}`, 'Content-Type': 'application/json' };
  const get = (query = '') => site.send('GET', staffApiPaths.metaTags + query, { headers });
  const put = (body: unknown) =>
    site.send('PUT', staffApiPaths.metaTags, { headers, body: JSON.stringify(body) });
  return { ...site, get, put };
}

it('meta tags are closed without a session', async () => {
  const { send } = await openTestSite();
  expect((await send('GET', staffApiPaths.metaTags)).status).toBe(401);
  const body = JSON.stringify({ id: '/', metaTitle: 'X' });
  const headers = { 'Content-Type': 'application/json' };
  expect((await send('PUT', staffApiPaths.metaTags, { headers, body })).status).toBe(401);
});

it('meta tags are listed as records, searched and saved', async () => {
  const { get, put } = await openAsStaff();
  const list = await get();
  const records = (await list.json()) as MetaTagRecord[];
  expect(list.headers.get('X-Total-Count')).toBe(String(records.length));
  expect(list.headers.get('Cache-Control')).toBe('no-store');
  expect(Object.keys(records[0] ?? {})).toEqual([
    'id',
    'pagePath',
    'pageTitle',
    'metaTitle',
    'metaDescription',
    'metaKeywords',
    'ogTitle',
    'ogImage',
    'ogDescription',
    'canonicalUrl',
    'robots',
    'customHeadTags',
    'own',
  ]);
  const saved = await put({ ...records[0], metaTitle: '  A\nnew\0 title ' });
  expect([saved.status, await saved.json()]).toEqual([
    200,
    expect.objectContaining({ metaTitle: 'A new title' }),
  ]);
  const found = (await (await get('?search=deadlines&limit=1')).json()) as MetaTagRecord[];
  expect(found.map(({ pagePath }) => pagePath)).toEqual([paths.deadlines]);
  const equal = (await (await get('?metaTitle=a%20NEW%20title')).json()) as MetaTagRecord[];
  expect(equal.map(({ pagePath }) => pagePath)).toEqual(['/']);
  expect((await get('?search=x&limit=101')).status).toBe(400);
});

it('meta tags that were saved since they were opened are not overwritten', async () => {
  const { get, put, state } = await openAsStaff();
  const [base] = (await (await get()).json()) as MetaTagRecord[];
  const first = await put({ ...base, metaTitle: 'Blog A', base });
  expect(first.status).toBe(200);
  const record = await first.json();
  const second = await put({ ...base, metaDescription: 'In the words of B.', base });
  expect([second.status, await second.json()]).toEqual([
    409,
    {
      error: expect.stringContaining('since you opened'),
      record,
      saved: { staff: STAFF.username, name: null, at: state.now.toISOString() },
    },
  ]);
  const again = await put({ ...(record as object), metaDescription: 'In the words of B.', base: record });
  expect(await again.json()).toMatchObject({
    metaTitle: 'Blog A',
    metaDescription: 'In the words of B.',
  });
});

it.each([
  ['metaTitle', 'x'.repeat(501), 'longer than 500'],
  ['metaDescription', 7, 'must be text'],
  ['canonicalUrl', 'javascript:alert(1)', 'begins with /'],
  ['canonicalUrl', '//evil.example/', 'begins with /'],
  ['canonicalUrl', '/a#b', 'no part after #'],
  ['ogImage', 'data:image/png;base64,AA', 'begins with /'],
  ['ogImage', '/a.svg', 'no SVG'],
  ['robots', 'noidnex', 'not a directive'],
  ['customHeadTags', '<script>alert(1)</script>', '<script> is not allowed'],
  ['customHeadTags', 'x'.repeat(10_001), 'longer than 10000'],
])('a record with %s = %j is refused at that field', async (field, value, message) => {
  const { put } = await openAsStaff();
  const answer = await put({ id: '/', [field]: value });
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({ fieldErrors: { [field]: [expect.stringContaining(message)] } });
});

it.each([
  [{ id: '/no-such-page/' }, 404],
  [{ id: 'no-such-post' }, 404],
  [{ id: '' }, 400],
  [{}, 400],
  ['text', 400],
])('%j is answered %i', async (body, status) => {
  const { put } = await openAsStaff();
  expect((await put(body)).status).toBe(status);
});
