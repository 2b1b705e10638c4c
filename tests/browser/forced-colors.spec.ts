import type { Locator } from '@playwright/test';
import { firm } from '#firm/identity.ts';
import { callLabel } from '../../content/derive/navigation.ts';
import { blogPage } from '../../content/interface/blog.ts';
import { paths } from '../../contract/paths.ts';
import { samplePost } from '../support/test-posts.ts';
import { pages } from './blog-list.ts';
import { article, publish } from './blog-posts.ts';
import { computed } from './brand.ts';
import { sampleLink } from './calculators.ts';
import { expect, hydrated, test } from './support.ts';

const styleOf = (one: Locator, property: string, pseudo?: string) =>
  one.evaluate((element, [name, part]) => getComputedStyle(element, part).getPropertyValue(name ?? ''), [
    property,
    pseudo,
  ] as const);

/** The width of the line around something, in pixels. */
const frameOf = async (one: Locator) => Number.parseFloat(await styleOf(one, 'border-top-width'));

/** The background color in sight behind an element that may be transparent. */
async function groundOf(one: Locator): Promise<string> {
  const own = await styleOf(one, 'background-color');
  return own.endsWith(', 0)') ? styleOf(one.page().locator('html'), 'background-color') : own;
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`in forced colors (${colorScheme}) chosen things, buttons, lines and drawings tell themselves apart`, async ({
    newVisitor,
  }) => {
    const page = await newVisitor({ forcedColors: 'active', colorScheme });
    // The ground of chosen things without forced colors.
    const band = computed('band', colorScheme);
    await page.goto(paths.blog);
    await hydrated(page);
    const chips = page.getByRole('group', { name: blogPage.results.topics }).locator('label');
    await chips.first().click();
    for (const [chosen, other] of [
      [chips.first(), chips.nth(1)],
      [pages(page).locator('[aria-current]'), pages(page).locator('a:not([aria-current])').first()],
    ] as const) {
      expect(await groundOf(chosen)).not.toBe(await groundOf(other));
      await expect(chosen).not.toHaveCSS('background-color', band);
    }
    await page.goto(sampleLink('alimony-estimate'));
    const tab = (isChosen: boolean) => page.getByRole('tab', { selected: isChosen }).first();
    expect(await styleOf(tab(true), 'border-bottom-color')).not.toBe(
      await styleOf(tab(false), 'border-bottom-color'),
    );
    for (const line of ['polyline', 'svg[role=img] > line']) {
      expect(await styleOf(page.locator(line).first(), 'stroke')).toBe(
        await styleOf(page.locator('body'), 'color'),
      );
    }

    await page.goto(paths.home);
    const call = page.getByRole('banner').getByRole('link', { name: `${callLabel}: ${firm.phone.display}` });
    expect(await frameOf(call)).toBeGreaterThan(0);

    // The drawing's light lines need their band, also below the lamps that are lit at night.
    const drawing = page.locator('[aria-labelledby="hero-title"] > div:has(img)');
    await expect(drawing).toHaveCSS('background-color', band);
    for (const picture of await drawing.locator('img').all()) {
      await expect(picture).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    }

    await page.goto(article.path);
    await expect(page.locator('article > header picture img')).toHaveCSS(
      'background-color',
      computed('ground', colorScheme),
    );
  });

  test(`in forced colors (${colorScheme}) an article without a picture has no drawing in its place`, async ({
    newVisitor,
    startSite,
  }) => {
    const site = await startSite();
    await publish(site, [samplePost('Without a picture')]);
    const page = await newVisitor({ forcedColors: 'active', colorScheme });
    await page.goto(`${site.url}${paths.article('without-a-picture')}`);
    await hydrated(page);
    const stage = page.locator('article > header > div > div[aria-hidden]');
    await expect(stage).toBeVisible();
    await expect(stage.locator('div')).toBeHidden();
  });

  test(`in forced colors (${colorScheme}) the badge of a case, the chosen office with its drawing, and the triangle of an interview stand out`, {
    tag: '@demonstration',
  }, async ({ newVisitor }) => {
    const page = await newVisitor({ forcedColors: 'active', colorScheme });
    await page.goto(paths.home);
    expect(await frameOf(page.locator('b.eyebrow').first())).toBeGreaterThan(0);
    const office = (state: string) => page.getByTestId('locations').locator(`label${state}`).first();
    expect(await groundOf(office(':has(:checked)'))).not.toBe(await groundOf(office(':not(:has(:checked))')));
    await expect(page.getByTestId('locations').locator('img').first()).toHaveCSS(
      'background-color',
      computed('ground', colorScheme),
    );
    await page.goto(paths.media);
    const bar = page
      .getByRole('link', { name: /^Play video/ })
      .first()
      .locator('> span')
      .last();
    const triangle = await styleOf(bar, 'background-color', '::before');
    expect(triangle).toBe(await styleOf(page.locator('body'), 'color'));
    expect(triangle).not.toBe(await styleOf(bar, 'background-color'));
  });
}
