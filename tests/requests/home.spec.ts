import { expect } from '@playwright/test';
import { cases, casesSection } from '#firm/cases.ts';
import { mediaOutlets } from '#firm/outlets.ts';
import { faqItems } from '#law/faq.ts';
import { attorneys } from '../../content/derive/attorneys.ts';
import { matterTypes } from '../../content/derive/matter-types.ts';
import { offices } from '../../content/derive/offices.ts';
import { mattersHeading, mediaHeading } from '../../content/interface/home-page.ts';
import { test } from '../support/site-fixtures.ts';
import { readPage, sectionOf, textsIn } from './read-page.ts';

const HEADLESS_CHROME = 'Mozilla/5.0 (X11; Linux x86_64) HeadlessChrome/150.0.0.0 Safari/537.36';

test('the home page has every section, with as many entries as the content has', {
  tag: '@demonstration',
}, async ({ request }) => {
  const { main } = await readPage(request, '/');
  const sections = [
    ...['approach', 'philosophy', 'attorneys-at-work', 'cloud-based', 'family', 'media-interviews'],
    ...['todd-netflix', 'why-choose', 'locations', 'cta', 'faq'],
  ];
  expect(
    main.querySelectorAll('[data-testid]').map((section) => section.getAttribute('data-testid')),
  ).toEqual(expect.arrayContaining(sections));
  const countIn = (heading: string, selector: string) =>
    sectionOf(main, heading).querySelectorAll(selector).length;
  expect(countIn(mediaHeading, 'li')).toBe(mediaOutlets.length);
  expect(countIn(mattersHeading.heading, 'h3')).toBe(matterTypes.length);
  expect(countIn(casesSection.heading, 'details')).toBe(cases.length);
  const countUnder = (testId: string, selector: string) =>
    main.querySelectorAll(`[data-testid="${testId}"] ${selector}`).length;
  expect(countUnder('attorneys-at-work', 'h3')).toBe(attorneys.length);
  expect(countUnder('faq', 'details[id^="item-"]')).toBe(faqItems.length);
  expect(countUnder('locations', 'input[type="radio"]')).toBe(offices.length);
  const badges = cases.flatMap(({ badge }) => badge ?? []);
  expect(textsIn(main, 'span, b').filter((text) => badges.includes(text))).toEqual(badges);
});

test('all answers are in a static list for headless Chrome, and when the query asks for prerendering', async ({
  request,
  playwright,
  site,
}) => {
  const headless = await playwright.request.newContext({ baseURL: site.url, userAgent: HEADLESS_CHROME });
  for (const { main } of [await readPage(request, '/?prerender=true'), await readPage(headless, '/')]) {
    expect(main.querySelectorAll('[data-testid="faq"] details')).toHaveLength(0);
    expect(main.querySelectorAll('[data-testid="faq"] [id^="item-"]')).toHaveLength(faqItems.length);
  }
  await headless.dispose();
});
