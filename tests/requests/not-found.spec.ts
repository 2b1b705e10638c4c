import { expect } from '@playwright/test';
import { notFound, waysOn } from '../../content/not-found.ts';
import { test } from '../support/site-fixtures.ts';
import { hrefsIn, readPage, textOf, textsIn } from './read-page.ts';

test('an address without a page has the card for it, with the ways on', async ({ request }) => {
  const { status, head, main } = await readPage(request, '/no-such-page/deeper/');
  expect(status).toBe(404);
  expect(head.title).toMatch(/^Page not found \| /);
  expect(textsIn(main, 'h1')).toEqual([notFound.heading]);
  expect(textOf(main)).toContain(notFound.text);
  expect(hrefsIn(main)).toEqual(expect.arrayContaining(waysOn.pages.map(({ href }) => href)));
});
