import { expect } from '@playwright/test';
import { notFound, notFoundLinks } from '../../content/interface/not-found.ts';
import { test } from '../support/site-fixtures.ts';
import { hrefsIn, readPage, textOf, textsIn } from './read-page.ts';

test('a URL without a page has the card for it, with the links', async ({ request }) => {
  const { status, head, main } = await readPage(request, '/no-such-page/deeper/');
  expect(status).toBe(404);
  expect(head.title).toMatch(/^Page not found \| /);
  expect(textsIn(main, 'h1')).toEqual([notFound.heading]);
  expect(textOf(main)).toContain(notFound.text);
  expect(hrefsIn(main)).toEqual(expect.arrayContaining(notFoundLinks.pages.map(({ href }) => href)));
});

test('the copy for one unknown URL has nothing of the place of another', async ({ request }) => {
  for (const path of ['/practice-areas/a/b/', '/category/', '/foo/bar/', '/no-such-article/']) {
    const { status, body } = await readPage(request, path);
    expect(status, path).toBe(404);
    expect(body.querySelectorAll('nav [aria-current], [data-call-floats]').map(textOf), path).toEqual([]);
  }
});

test('the copy for unknown practice areas marks their section, however the first was spelled', async ({
  request,
}) => {
  await readPage(request, '/Practice-Areas/Unknown/');
  const { status, body } = await readPage(request, '/practice-areas/other/');
  expect(status).toBe(404);
  expect(body.querySelectorAll('nav[aria-label="Main"] [aria-current]').map(textOf)).toEqual([
    'Practice Areas',
  ]);
});
