import { expect } from '@playwright/test';
import { firm } from '../../content/firm.ts';
import { paths } from '../../contract/paths.ts';
import { test } from '../support/site-fixtures.ts';

for (const [short, path] of [
  ['/about/', '/attorneys/'],
  ['/team/', '/attorneys/'],
  ['/reviews/', '/testimonials/'],
  ['/calculators/', '/divorce-calculators/'],
] as const) {
  test(`${short} leads to ${path} in one step`, async ({ request }) => {
    const answer = await request.get(short, { maxRedirects: 0 });
    expect([answer.status(), answer.headers().location]).toEqual([301, path]);
  });
}

test('the documentary, the press and the line about the demonstration are where links and law expect them', async ({
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
