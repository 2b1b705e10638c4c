import budgets from '../../bench/budgets.json' with { type: 'json' };
import { bodyLength, weighPage } from '../../bench/page-weight.ts';
import { publicPages } from '../../content/pages.ts';
import { expect, test } from './support.ts';

const articles = ['/telling-the-children/', '/maintenance-three-couples/'];

for (const path of [...publicPages.map(({ path }) => path), ...articles]) {
  test(`${path} stays within its budget of bytes and never shifts`, { tag: '@phone' }, async ({
    page,
    site,
  }) => {
    const url = `${site.url}${path}`;
    const weight = await weighPage(page, url);

    expect(weight.cssBrotliBytes).toBeGreaterThan(0);
    // The first answer of a page is compressed in haste, those after it well.
    await expect
      .poll(async () => (await bodyLength(url)) + weight.cssBrotliBytes)
      .toBeLessThanOrEqual(budgets.htmlAndCssBrotliBytes);
    expect(weight.javascriptBrotliBytes).toBeGreaterThan(0);
    expect(weight.javascriptBrotliBytes).toBeLessThanOrEqual(budgets.javascriptBrotliBytes);
    expect(weight.javascriptBeforeLoadBytes).toBeLessThanOrEqual(budgets.javascriptBeforeLoadBytes);
    expect(weight.cls).toBeLessThanOrEqual(budgets.cls);
  });
}
