import type { Locator } from '@playwright/test';
import { paths } from '../../contract/paths.ts';
import { article } from './blog-posts.ts';
import { sampleLink } from './calculators.ts';
import { expect, hydrated, test } from './support.ts';

/** The ground of chosen things without forced colours. */
const NAVY = 'rgb(18, 35, 61)';

const styleOf = (one: Locator, property: string, pseudo?: string) =>
  one.evaluate((element, [name, part]) => getComputedStyle(element, part).getPropertyValue(name ?? ''), [
    property,
    pseudo,
  ] as const);

for (const colorScheme of ['light', 'dark'] as const) {
  test(`in forced colours (${colorScheme}) chosen things, buttons, lines and drawings tell themselves apart`, async ({
    newVisitor,
  }) => {
    const page = await newVisitor({ forcedColors: 'active', colorScheme });
    await page.goto(paths.blog);
    await hydrated(page);
    const chips = page.locator('.topics label');
    await chips.first().click();
    for (const [chosen, other] of [
      [chips.first(), chips.nth(1)],
      [page.locator('.pagination [aria-current]'), page.locator('.pagination a:not([aria-current])').first()],
    ] as const) {
      expect(await styleOf(chosen, 'background-color')).not.toBe(await styleOf(other, 'background-color'));
      await expect(chosen).not.toHaveCSS('background-color', NAVY);
    }
    await page.goto(sampleLink('alimony-estimate'));
    const tab = (isChosen: boolean) => page.locator(`.calculator-tab[aria-selected="${isChosen}"]`).first();
    expect(await styleOf(tab(true), 'border-bottom-color')).not.toBe(
      await styleOf(tab(false), 'border-bottom-color'),
    );
    for (const line of ['.curve', '.axis']) {
      expect(await styleOf(page.locator(line).first(), 'stroke')).toBe(
        await styleOf(page.locator('body'), 'color'),
      );
    }

    await page.goto(paths.home);
    for (const framed of ['.button', 'b.eyebrow']) {
      expect(
        Number.parseFloat(await styleOf(page.locator(framed).first(), 'border-top-width')),
      ).toBeGreaterThan(0);
    }
    await expect(page.getByTestId('locations').locator('img').first()).toHaveCSS(
      'background-color',
      'rgb(250, 248, 244)',
    );

    await page.goto(article.path);
    await expect(page.locator('.article-hero-drawing')).toBeHidden();
  });
}
