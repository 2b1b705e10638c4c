import { expect } from '@playwright/test';
import { practiceAreas } from '../../content/derive/practice-areas.ts';
import { paths } from '../../contract/paths.ts';
import { test } from '../support/site-fixtures.ts';

const [area = ''] = practiceAreas.keys();
const KINDS = [
  paths.home,
  paths.practiceArea(area),
  paths.attorneys,
  paths.contact,
  paths.divorceCalculators,
  paths.blog,
  paths.fees,
  paths.glossary,
  paths.privacy,
  '/contact.data',
];

for (const path of KINDS) {
  test(`${path} has the same headers and text when it comes from memory`, async ({ request }) => {
    const headersOf = (headers: Record<string, string>) => {
      const { date, 'x-request-id': id, ...rest } = headers;
      return rest;
    };
    const first = await request.get(path);
    const second = await request.get(path);
    expect(headersOf(second.headers())).toEqual(headersOf(first.headers()));
    expect(await second.text()).toBe(await first.text());
    const etag = second.headers().etag ?? '';
    const unchanged = await request.get(path, { headers: { 'If-None-Match': etag } });
    expect([unchanged.status(), unchanged.headers().etag]).toEqual([304, etag]);
  });
}
