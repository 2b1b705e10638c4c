import { expect } from '@playwright/test';
import { firm } from '#firm/identity.ts';
import { childHelp, helpNow, hotlines, immigrationLines, protection } from '#law/help-lines.ts';
import { helpPages } from '#law/help-pages.ts';
import { happenedLabels } from '#law/what-happened/labels.ts';
import { happenedPages } from '#law/what-happened/pages.ts';
import { question } from '#law/what-happened/question.ts';
import { hasPage } from '../../content/derive/links.ts';
import { practiceAreaCards } from '../../content/derive/practice-area-cards.ts';
import { practiceAreas } from '../../content/derive/practice-areas.ts';
import { quickExit } from '../../content/interface/quick-exit.ts';
import { paths } from '../../contract/paths.ts';
import { article, safetyArticle } from '../browser/blog-posts.ts';
import { test } from '../support/site-fixtures.ts';
import { hrefsIn, nodesOf, oneLine, readPage, sectionOf, textOf, textsIn } from './read-page.ts';

const areasWithHelp = [...practiceAreas].flatMap(([slug, { help }]) => (help ? [[slug, help] as const] : []));
const areasWithoutHelp = [...practiceAreas].flatMap(([slug, { help }]) => (help ? [] : slug));

test('the home page asks what happened right after its opening, and leads to each answer and to its own page', async ({
  request,
  site,
}) => {
  const home = await readPage(request, paths.home);
  const section = sectionOf(home.main, question.heading);
  expect(home.main.querySelectorAll('section').indexOf(section)).toBe(1);
  expect(hrefsIn(section)).toEqual([
    question.href,
    ...happenedPages.map(({ slug }) => paths.whatHappened(slug)),
  ]);
  const page = await readPage(request, question.href);
  expect([page.status, textsIn(page.main, 'h1')]).toEqual([200, [question.heading]]);
  const text = textOf(page.main);
  for (const { label, line } of happenedPages) expect(text).toContain(`${label}${line}`);
  const links = hrefsIn(page.main);
  for (const href of ['tel:911', ...question.answers.map(({ href }) => href)]) expect(links).toContain(href);
  expect(links).toContain(happenedLabels.write.href);
  expect(nodesOf(page, 'ItemList').find(({ name }) => name === question.heading)).toMatchObject({
    itemListElement: question.answers.map(({ label, href }) => ({ name: label, url: site.url + href })),
  });
});

for (const { slug, title, help, tonight, thisMonth, costs } of happenedPages) {
  test(`${slug}: help first, then tonight with the phone and the way to the form, this month and the costs`, async ({
    request,
  }) => {
    const page = await readPage(request, paths.whatHappened(slug));
    const { main } = page;
    expect([page.status, textsIn(main, 'h1')]).toEqual([200, [title]]);
    expect(textsIn(main, 'h2')[0]).toBe(happenedLabels.tonight);
    const text = textOf(main);
    if (help) expect(text.indexOf(oneLine(helpNow.danger[help]))).toBeLessThan(text.indexOf(title));
    expect(help === undefined || text.includes(oneLine(helpNow.danger[help]))).toBe(true);
    const links = hrefsIn(main);
    expect(links).toContain(firm.phone.href);
    expect(links).toContain(happenedLabels.write.href);
    const [form = '', anchor = ''] = happenedLabels.write.href.split('#');
    const target = (await readPage(request, form)).main.querySelector(`#${anchor}`);
    expect(target?.closest('section')?.querySelector('form')).toBeTruthy();
    const numbered = tonight.map((text, index) => `${index + 1}.${oneLine(text)}`);
    expect(textsIn(sectionOf(main, happenedLabels.tonight), 'li')).toEqual(numbered);
    expect(textsIn(sectionOf(main, happenedLabels.thisMonth), 'li')).toEqual(thisMonth);
    expect(textsIn(sectionOf(main, happenedLabels.costs), 'dt')).toEqual(costs.map(({ amount }) => amount));
    for (const column of [tonight, thisMonth, costs]) expect(column.length).toBeLessThanOrEqual(5);
    expect(nodesOf(page, 'HowTo')).toMatchObject([{ name: title, step: tonight.map((text) => ({ text })) }]);
  });
}

test('the page for someone afraid at home begins with 911, names no legal fees, and keeps its subject off the tab', async ({
  request,
}) => {
  const { head, main, body } = await readPage(request, paths.whatHappened('afraid-at-home'));
  expect(hrefsIn(main).slice(0, 3)).toContain('tel:911');
  expect(hrefsIn(main)).toContain(hotlines.state.number.href);
  expect(textOf(sectionOf(main, happenedLabels.costs))).not.toContain('$');
  expect([head.title, head.description].join()).not.toMatch(/afraid|danger|violence|abuse/i);
  expect(hrefsIn(body.querySelector('footer') ?? body)).toEqual(
    expect.arrayContaining(['tel:911', hotlines.state.number.href]),
  );
});

test('"What happened?" is in the menu, and on contact, practice areas, missing pages and the articles it fits', async ({
  request,
}) => {
  const served = paths.whatHappened('served-with-papers');
  for (const path of [paths.contact, paths.practiceAreas, '/a/b/']) {
    const { main, body } = await readPage(request, path);
    expect(hrefsIn(main), path).toContain(served);
    expect(hrefsIn(body.querySelector('header') ?? main), path).toContain(question.href);
    expect(hrefsIn(main), path).toContain(question.href);
  }
});

test('each article that ships with the site leads to the answer and to the guides that name it', {
  tag: '@demonstration',
}, async ({ request, startSite }) => {
  const site = await startSite({ SEED_DEMO: 'true' });
  const named = [...happenedPages.map(({ href, fits }) => ({ href, fits })), ...helpPages].flatMap(
    ({ href, fits }) => fits.map((path) => ({ href, path })),
  );
  const ofArticles = named.filter(({ path }) => /^\/[^/]+\/$/.test(path));
  expect(ofArticles.length).toBeGreaterThan(0);
  for (const { href, path } of ofArticles) {
    const page = await readPage(request, site.url + path);
    expect([path, page.status, hrefsIn(page.main)]).toEqual([path, 200, expect.arrayContaining([href])]);
  }
});

test('every page about safety has the help that is not the firm’s, with 911 as a link', async ({
  request,
}) => {
  const { home, children } = helpNow.danger;
  for (const [path, danger] of [
    [question.href, home],
    [paths.contact, home],
    ...practiceAreaCards.flatMap(({ help }) =>
      help ? [[paths.practiceAreas, helpNow.danger[help]] as const] : [],
    ),
    ...areasWithHelp.map(([slug, help]) => [paths.practiceArea(slug), helpNow.danger[help]] as const),
    [paths.courts, home],
    [paths.whatHappened('afraid-at-home'), home],
    [paths.whatHappened('children-not-returned'), children],
    [paths.protection, home],
    [paths.movingAndAbduction, children],
    [paths.hideVisit, home],
    [safetyArticle.path, home],
  ] as const) {
    const { main } = await readPage(request, path);
    expect(textOf(main), path).toContain(oneLine(danger));
    const links = hrefsIn(main);
    for (const { href } of [helpNow.call, ...Object.values(hotlines).map(({ number }) => number)]) {
      expect(links, path).toContain(href);
    }
  }
});

test('the pages for someone in danger say each fact and link each URL once below the way out', async ({
  request,
}) => {
  for (const path of [
    paths.whatHappened('afraid-at-home'),
    paths.whatHappened('children-not-returned'),
    paths.protection,
    paths.movingAndAbduction,
  ]) {
    const { main } = await readPage(request, path);
    const text = textOf(main);
    for (const fact of [...Object.values(protection), ...Object.values(childHelp)]) {
      expect(text.split(oneLine(fact.text)).length, `${path}: ${fact.text}`).toBeLessThanOrEqual(2);
    }
    main.querySelector('aside')?.remove();
    const links = hrefsIn(main);
    for (const href of [helpNow.website.href, paths.hideVisit, paths.whatHappened('afraid-at-home')]) {
      expect(links.filter((one) => one === href).length, `${path}: ${href}`).toBeLessThanOrEqual(1);
    }
  }
});

test('an article about children can be left at once, and speaks of danger only where its tags do', async ({
  request,
}) => {
  const { main } = await readPage(request, article.path);
  expect(main.querySelector('a[data-leave]')).toBeTruthy();
  for (const danger of Object.values(helpNow.danger)) expect(textOf(main)).not.toContain(oneLine(danger));
});

test('the help pages are found from practice areas, articles and guides, not only from the list of pages', async ({
  request,
}) => {
  for (const [path, guide] of [
    ...helpPages.flatMap(({ href, fits }) =>
      fits
        .filter((path) => path.startsWith(paths.practiceAreas) && hasPage(path))
        .map((path) => [path, href] as const),
    ),
    [safetyArticle.path, paths.protection],
    [safetyArticle.path, paths.immigrantsAndLanguage],
    [article.path, paths.movingAndAbduction],
    [paths.fees, paths.helpWithCosts],
    [paths.courts, paths.protection],
    [paths.forms, paths.doItYourself],
    [paths.procedures, paths.deadlines],
    [paths.whatHappened('served-with-papers'), paths.deadlines],
    [paths.contact, paths.spanish],
    [paths.immigrantsAndLanguage, paths.spanish],
  ] as const) {
    expect(hrefsIn((await readPage(request, path)).main), path).toContain(guide);
  }
});

test('the page in Spanish says so, around English menus, with the numbers of the other pages', async ({
  request,
}) => {
  const { main, body } = await readPage(request, paths.spanish);
  expect(body.closest('html')?.getAttribute('lang')).toBe('es');
  for (const part of ['header', 'footer']) {
    expect(body.querySelector(part)?.getAttribute('lang')).toBe('en');
  }
  const links = hrefsIn(main);
  for (const { number } of [...Object.values(hotlines), ...immigrationLines])
    expect(links).toContain(number.href);
});

test('another URL below the question is not found', async ({ request }) => {
  const { status, head, main } = await readPage(request, paths.whatHappened('nothing'));
  expect([status, head.robots]).toEqual([404, 'noindex, nofollow']);
  expect(hrefsIn(main)).toContain(paths.home);
});

test('pages about custody, violence and protection, and the contact page, can be left at once', async ({
  request,
}) => {
  const leads = async (path: string) => {
    const { main } = await readPage(request, path);
    const link = main.querySelector('a[data-leave]');
    return link && [link.getAttribute('href'), link.getAttribute('rel')];
  };
  for (const path of [
    paths.contact,
    paths.practiceAreas,
    ...areasWithHelp.map(([slug]) => paths.practiceArea(slug)),
    paths.courts,
    question.href,
    ...happenedPages.map(({ slug }) => paths.whatHappened(slug)),
    paths.protection,
    paths.movingAndAbduction,
    paths.immigrantsAndLanguage,
    paths.spanish,
    paths.divorceCalculators,
    paths.hideVisit,
    safetyArticle.path,
    article.path,
  ]) {
    expect(await leads(path), path).toEqual([quickExit.leave.href, 'nofollow noreferrer']);
    const links = hrefsIn((await readPage(request, path)).main);
    expect(links.includes(paths.hideVisit), path).toBe(path !== paths.hideVisit);
  }
  const calm = areasWithoutHelp.map((slug) => paths.practiceArea(slug));
  for (const path of [paths.home, paths.fees, ...calm]) {
    expect(await leads(path), path).toBeNull();
  }
});
