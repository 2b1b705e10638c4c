import budgets from '../../bench/budgets.json' with { type: 'json' };
import { weighPage } from '../../bench/page-weight.ts';
import { publicPages } from '../../content/pages.ts';
import { expect, test } from './support.ts';

const articles = ['/telling-the-children/', '/maintenance-three-couples/'];

for (const path of [...publicPages.map(({ path }) => path), ...articles]) {
  test(`${path} stays within its budget of bytes and never shifts`, { tag: '@phone' }, async ({
    page,
    site,
  }) => {
    const weight = await weighPage(page, `${site.url}${path}`);

    expect(weight.htmlAndCssBrotliBytes).toBeGreaterThan(0);
    expect(weight.htmlAndCssBrotliBytes).toBeLessThanOrEqual(budgets.htmlAndCssBrotliBytes);
    expect(weight.javascriptBrotliBytes).toBeGreaterThan(0);
    expect(weight.javascriptBrotliBytes).toBeLessThanOrEqual(budgets.javascriptBrotliBytes);
    expect(weight.javascriptBeforeLoadBytes).toBeLessThanOrEqual(budgets.javascriptBeforeLoadBytes);
    expect(weight.cls).toBeLessThanOrEqual(budgets.cls);
  });
}
