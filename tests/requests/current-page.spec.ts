import { expect } from '@playwright/test';
import { hasPage } from '../../content/derive/links.ts';
import { headerItems } from '../../content/derive/navigation.ts';
import { paths } from '../../contract/paths.ts';
import { article } from '../browser/blog-posts.ts';
import { AREA, areaName } from '../browser/practice-area.ts';
import { test } from '../support/site-fixtures.ts';
import { readPage, textOf } from './read-page.ts';

/** The marked entries of each page in both menus: sections by `true`, the page itself by `page`. */
const marked: [path: string, marks: string[]][] = [
  ['/', ['page: Home']],
  ['/practice-areas/', ['true: Practice Areas', 'page: View All Practice Areas']],
  [AREA.slice(0, -1), ['true: Practice Areas', `page: ${areaName}`]],
  ['/practice-areas/no-such-area/', ['true: Practice Areas']],
  ['/media/', ['page: Media']],
  ['/blog/', ['page: Blog']],
  ['/blog/page/2/', ['true: Blog']],
  ['/category/child-custody/', ['true: Blog']],
  [article.path, ['true: Blog']],
  ['/no-such-article/', []],
  ['/divorce-calculators/?calculator=alimony', ['true: Tools', 'page: NY Divorce Calculator']],
  ['/fees/', ['true: Tools', 'page: Court fees']],
  ['/contact/', ['page: Contact']],
  ['/what-happened/', ['true: Tools', 'page: What happened?']],
  ['/what-happened/served-with-papers/', ['true: Tools']],
  ['/hide-a-visit/', []],
];

for (const [path, marks] of marked.filter(([path]) => hasPage(path))) {
  test(`on ${path} both menus mark ${marks.join(' and ') || 'nothing'}`, async ({ request }) => {
    const { body } = await readPage(request, path);
    for (const menu of ['Main', 'Menu']) {
      const found = body.querySelectorAll(`nav[aria-label="${menu}"] [aria-current]`);
      expect(found.map((one) => `${one.getAttribute('aria-current')}: ${textOf(one)}`)).toEqual(marks);
    }
  });
}

test('both menus group the practice areas under the same headings', async ({ request }) => {
  const { body } = await readPage(request, '/');
  const groups = headerItems.find(({ href }) => href === paths.practiceAreas)?.groups ?? [];
  expect(groups.length).toBeGreaterThan(1);
  for (const menu of ['Main', 'Menu']) {
    const headings = body.querySelectorAll(`nav[aria-label="${menu}"] .eyebrow`).map(textOf);
    expect(headings).toEqual(expect.arrayContaining(groups.map(({ heading }) => heading)));
  }
});
