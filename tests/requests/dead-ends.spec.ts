import { expect } from '@playwright/test';
import { firm } from '../../content/firm.ts';
import { paths } from '../../contract/paths.ts';
import { test } from '../support/site-fixtures.ts';

test('links lead to the documentary and to the press section; each page says that the firm is fictional', async ({
  request,
}) => {
  const home = await (await request.get('/')).text();
  expect(home).toMatch(/<a [^>]*href="\/media\/#documentary"[^>]*>Watch on Netflix<\/a>/);
  const media = await (await request.get('/media/')).text();
  expect(media).toMatch(/<li id="documentary"/);
  expect(media).toMatch(/<section id="press"/);
  const area = await (await request.get(paths.practiceArea('contested-divorce'))).text();
  expect(area).toMatch(/<a [^>]*href="\/media\/#press"[^>]*>In print<\/a>/);
  for (const html of [home, media, area]) expect(html).toContain(firm.demonstration.notice);
});
