import { expect } from '@playwright/test';
import { attorneysPage } from '#firm/pages/attorneys.ts';
import { mediaPage } from '#firm/pages/media.ts';
import { reviewsPage } from '#firm/pages/reviews.ts';
import { pressArticles } from '#firm/press.ts';
import { reviewGroups, reviewPlatforms } from '#firm/reviews.ts';
import { detailedReviews } from '#firm/reviews-detailed.ts';
import { videos } from '#firm/videos.ts';
import { attorneyProfiles } from '../../content/derive/attorney-profiles.ts';
import { attorneys } from '../../content/derive/attorneys.ts';
import { outwardHref } from '../../content/derive/demonstration.ts';
import { hasPage } from '../../content/derive/links.ts';
import { mediaLabels } from '../../content/interface/media-page.ts';
import { servingPage } from '../../content/stray/serving.ts';
import { paths } from '../../contract/paths.ts';
import { test } from '../support/site-fixtures.ts';
import { hrefsIn, readPage, sectionOf, textOf, textsIn } from './read-page.ts';

test('each attorney has a section under an anchor, with a card that leads to the contact page', async ({
  request,
}) => {
  const { main } = await readPage(request, paths.attorneys);
  expect(main.querySelectorAll('section[id]').map(({ id }) => id)).toEqual(attorneys.map(({ slug }) => slug));
  expect(main.querySelectorAll('h1[data-testid="attorneys-title"]')).toHaveLength(1);
  for (const { slug, name } of attorneys) {
    const section = main.querySelector(`#${slug}`) ?? main;
    expect(textsIn(section, 'h2')).toEqual([name]);
    const card = section.querySelector('aside') ?? main;
    expect(textsIn(card, 'h3')).toEqual([attorneyProfiles[slug]?.sidebar.heading]);
    expect(hrefsIn(card).at(-1)).toBe(paths.consultation);
  }
});

test('each page about people ends with a consultation and a call', async ({ request }) => {
  const closings = [
    [paths.attorneys, attorneysPage.callToAction],
    [paths.testimonials, reviewsPage.callToAction],
    [paths.media, mediaPage.closing],
  ] as const;
  for (const [path, { heading, button, call }] of closings.filter(([path]) => hasPage(path))) {
    const closing = sectionOf((await readPage(request, path)).main, heading);
    expect(hrefsIn(closing), path).toEqual([button.href, call.href]);
  }
});

test('the client reviews show the figures, the platforms, the categories and the long reviews', {
  tag: '@demonstration',
}, async ({ request }) => {
  const { main } = await readPage(request, paths.testimonials);
  expect(textsIn(sectionOf(main, reviewsPage.hero.heading), 'dd')).toEqual(
    reviewsPage.stats.map(({ number }) => number),
  );
  const platforms = textsIn(sectionOf(main, reviewsPage.platforms.heading), 'li');
  expect(platforms).toHaveLength(reviewPlatforms.length);
  for (const [index, { name, count, detail, rating = '' }] of reviewPlatforms.entries()) {
    for (const text of [name, count, detail, rating]) expect(platforms[index]).toContain(text);
  }
  const groups = sectionOf(main, reviewsPage.groups.heading);
  expect(textsIn(groups, 'h3')).toEqual(reviewGroups.map(({ category }) => category));
  const reviews = reviewGroups.flatMap((group) => group.reviews);
  expect(textsIn(groups, 'figure blockquote')).toEqual(reviews.map(({ text }) => text));
  expect(groups.toString().split(reviewsPage.starsLabel)).toHaveLength(reviews.length + 1);

  const detailed = sectionOf(main, reviewsPage.detailed.heading);
  expect(textsIn(detailed, 'article h3')).toEqual(detailedReviews.map(({ title }) => title));
  const { heading, reasons } = reviewsPage.whyFiveStars;
  expect(textsIn(sectionOf(main, heading), 'li')).toHaveLength(reasons.length);
  // Attorney advertising rules ask for it beside results and reviews.
  for (const section of [sectionOf(main, reviewsPage.hero.heading), detailed]) {
    expect(textOf(section)).toContain(reviewsPage.notice);
  }
});

test('the media page shows each interview once, under its group, with length, day and subjects', {
  tag: '@demonstration',
}, async ({ request }) => {
  const { main } = await readPage(request, paths.media);
  const figures = mediaPage.hero.stats.map(({ number, noted }) => (noted ? `${number}*` : number));
  expect(textsIn(main, 'dd')).toEqual(figures);
  for (const category of ['recent', 'historic'] as const) {
    const group = sectionOf(main, mediaPage.videos.groups[category]);
    const expected = videos.filter((video) => video.category === category);
    const cards = group.querySelectorAll('li').filter((card) => card.querySelector('[data-video-id]'));
    expect(cards.map((card) => card.querySelector('[data-video-id]')?.getAttribute('data-video-id'))).toEqual(
      expected.map(({ videoId }) => videoId),
    );
    for (const [index, { title, duration, date, highlights }] of expected.entries()) {
      const card = cards[index] ?? group;
      expect(textsIn(card, 'h4')).toEqual([title]);
      expect(textsIn(card, 'ul li')).toEqual([...highlights]);
      for (const text of [duration, date]) expect(textOf(card)).toContain(text);
    }
  }
});

test('the media page shows no picture twice', { tag: '@demonstration' }, async ({ request }) => {
  const { main } = await readPage(request, paths.media);
  const posters = main
    .querySelectorAll('[data-video-id], li > div:has(> img)')
    .map((poster) => poster.querySelector('img')?.getAttribute('src') ?? textOf(poster));
  expect(posters.length).toBeGreaterThan(videos.length);
  expect(new Set(posters).size).toBe(posters.length);
});

test('each press article is in its group, and opens in a new tab where it has a URL', {
  tag: '@demonstration',
}, async ({ request }) => {
  const { main } = await readPage(request, paths.media);
  const { groups } = mediaPage.press;
  const { featuredBadge, readLabel } = mediaLabels.press;
  for (const category of ['high-profile', 'recent', 'historic'] as const) {
    const group = sectionOf(main, groups[category]);
    const cards = group.querySelectorAll('li');
    const expected = pressArticles.filter((article) => article.category === category);
    expect(textsIn(group, 'li h4')).toEqual(expected.map(({ title }) => title));
    for (const [index, { url, publication, type, date, journalist, featuredImage }] of expected.entries()) {
      const card = cards[index] ?? group;
      for (const text of [publication, type, date, journalist]) expect(textOf(card)).toContain(text);
      expect(card.querySelectorAll('div img')).toHaveLength(featuredImage ? 1 : 0);
      expect(textsIn(card, 'b')).toEqual(featuredImage ? [featuredBadge] : []);
      const link = card.querySelector('a');
      const href = outwardHref(url);
      if (href === null) {
        expect(link).toBeNull();
      } else {
        expect(textOf(link)).toContain(readLabel);
        expect(link?.attributes).toMatchObject({ href, target: '_blank', rel: 'noopener' });
        expect(textOf(link)).toContain('(opens in a new tab)');
      }
    }
  }
});

test('the areas served show their figures, counties, headquarters and a phone of their own', {
  tag: '@demonstration',
}, async ({ request }) => {
  const { main } = await readPage(request, paths.serving);
  const { stats, counties, headquarters, localAdvantage, callToAction } = servingPage;
  expect(textsIn(main, 'dd').slice(0, stats.length)).toEqual(stats.map(({ number }) => number));
  const list = sectionOf(main, counties.heading);
  expect(textsIn(list, 'h3')).toEqual(counties.areas.map(({ name }) => name));
  expect(hrefsIn(list)).toEqual(counties.areas.map(() => paths.contact));
  expect(hrefsIn(sectionOf(main, headquarters.heading))).toEqual([headquarters.office.phone.href]);
  expect(textsIn(sectionOf(main, localAdvantage.heading), 'li')).toHaveLength(localAdvantage.points.length);
  expect(hrefsIn(sectionOf(main, callToAction.heading)).sort()).toEqual(
    [callToAction.button.href, callToAction.call.href].sort(),
  );
});
