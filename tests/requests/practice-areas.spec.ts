import { expect } from '@playwright/test';
import { practiceAreaList } from '#firm/pages/practice-area-list.ts';
import { practiceAreaPage } from '#firm/pages/practice-area-page.ts';
import { sampleVideo } from '../../content/derive/demonstration.ts';
import { withPage } from '../../content/derive/links.ts';
import { practiceAreaCards } from '../../content/derive/practice-area-cards.ts';
import { practiceAreas } from '../../content/derive/practice-areas.ts';
import { practiceAreaLabels } from '../../content/interface/practice-area-page.ts';
import { paths } from '../../contract/paths.ts';
import { test } from '../support/site-fixtures.ts';
import { hrefsIn, readPage, textOf, textsIn } from './read-page.ts';

test('the list has a card for each kind of case, with its anchor and the page that it leads to', async ({
  request,
}) => {
  const { main } = await readPage(request, paths.practiceAreas);
  const { call, ask } = practiceAreaList.cards;
  const cards = main.querySelectorAll('li').filter((card) => card.querySelector('h3'));
  expect(cards.map((card) => textOf(card.querySelector('h3')))).toEqual(
    practiceAreaCards.map(({ title }) => title),
  );
  for (const [index, { anchor, detail }] of practiceAreaCards.entries()) {
    const card = cards[index];
    expect(card?.getAttribute('id')).toBe(anchor);
    const ways = detail ? [detail.href] : [call.href, ask.href];
    // Help that is not the firm's comes before.
    expect(card && hrefsIn(card).slice(-ways.length)).toEqual(ways);
  }
});

for (const [slug, area] of practiceAreas) {
  test(`${slug} has all its parts`, async ({ request }) => {
    const { main } = await readPage(request, paths.practiceArea(slug));
    expect(textsIn(main, 'h1')).toEqual([area.title]);
    expect(textsIn(main, '[aria-labelledby="why-heading"] h3')).toEqual(
      area.whyChooseUs.map(({ title }) => title),
    );
    expect(textsIn(main, '#message-heading')).toEqual(
      area.personalMessage.length > 0 ? [practiceAreaLabels.personalMessage] : [],
    );
    expect(textsIn(main, 'blockquote')).toEqual(area.testimonials.map(({ text }) => text));

    const { sections } = area.mainContent;
    expect(
      main.querySelectorAll('[data-section]').map((section) => section.getAttribute('data-section')),
    ).toEqual(sections.map(({ type }) => type));
    const [first, second] = sections;
    if (first?.type === 'highlight' && !area.help) {
      const firstAid = first.color === 'red' && second?.type === 'list' ? [first, second] : [first];
      const headings = textsIn(main, 'h2');
      const atForm = headings.indexOf(practiceAreaLabels.quickContact.heading);
      expect(headings.slice(0, atForm)).toEqual(expect.arrayContaining(firstAid.map(({ title }) => title)));
    }
    const targets = hrefsIn(main, '[aria-labelledby="contents-heading"] a');
    expect(targets).toHaveLength(sections.length);
    for (const target of targets) expect(main.querySelectorAll(target)).toHaveLength(1);

    const sidebar = main.querySelector('aside[aria-labelledby]') ?? main;
    const { publications, links } = practiceAreaLabels.sidebar;
    const articles = withPage(practiceAreaPage.publications);
    expect(hrefsIn(sidebar, '[aria-labelledby="publications-heading"] a')).toEqual(
      (articles.length > 0 ? withPage([publications, ...articles]) : []).map(({ href }) => href),
    );
    const posters = sidebar.querySelectorAll('[aria-labelledby="interviews-heading"] [data-video-id]');
    expect(posters.map((poster) => poster.getAttribute('data-video-id'))).toEqual([...area.interviews]);
    for (const poster of posters)
      expect(textOf(poster)).toMatch(sampleVideo ? /Sample ?\d+:\d\d/ : /\d+:\d\d/);
    expect(hrefsIn(sidebar)).toEqual(expect.arrayContaining(withPage(links.items).map(({ href }) => href)));
  });
}

test('an unknown area says so, and leads to the list', async ({ request }) => {
  const { status, main } = await readPage(request, '/practice-areas/no-such-area/');
  expect(status).toBe(404);
  expect(textOf(main)).toContain('Practice area not found');
  expect(hrefsIn(main)).toContain(paths.practiceAreas);
});

test('the interviews beside a guide have the posters that they have on the media page', {
  tag: '@demonstration',
}, async ({ request }) => {
  const posters = async (path: string) => {
    const { main } = await readPage(request, path);
    return main
      .querySelectorAll('[data-video-id]')
      .map((one) => [one.getAttribute('data-video-id'), one.querySelector('img')?.getAttribute('src')]);
  };
  const onMediaPage = await posters(paths.media);
  for (const slug of practiceAreas.keys()) {
    for (const poster of await posters(paths.practiceArea(slug))) expect(onMediaPage).toContainEqual(poster);
  }
});
