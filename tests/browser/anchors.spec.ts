import { glossary } from '#law/glossary/glossary.ts';
import { attorneys } from '../../content/derive/attorneys.ts';
import { footerLinks } from '../../content/derive/navigation.ts';
import { practiceAreaCards } from '../../content/derive/practice-area-cards.ts';
import { redirects } from '../../content/derive/redirects.ts';
import { paths } from '../../contract/paths.ts';
import { expect, expectAccessible, hydrated, test } from './support.ts';

test.describe('anchors', { tag: '@both-widths' }, () => {
  test('each attorney comes into view under the anchor that menus and footer name', async ({ page }) => {
    await page.goto('/attorneys/');
    for (const { slug } of attorneys) {
      await page.goto(`/attorneys/#${slug}`);
      await expect(page.locator(`#${slug}`).getByRole('heading', { level: 2 })).toBeInViewport();
    }
  });

  test('each practice area comes into view under its anchor, by a link of the footer and from a moved page', async ({
    page,
    isMobile,
  }) => {
    await page.goto('/contact/');
    await hydrated(page);
    const services = footerLinks.divorceServices.links.filter(({ href }) => href.includes('#'));
    for (const { label, href } of services.slice(0, 1)) {
      const group = page.getByRole('navigation', { name: footerLinks.divorceServices.heading });
      if (isMobile) await group.locator('summary').click();
      await group.getByRole('link', { name: label, exact: true }).click();
      await expect(page).toHaveURL(href);
      const card = page.locator(new URL(page.url()).hash);
      await expect(card.getByRole('heading')).toBeInViewport();
      await expect(card).toBeFocused();
    }
    for (const { anchor } of practiceAreaCards) {
      if (!anchor) continue;
      await page.goto(`/practice-areas/#${anchor}`);
      await expect(page.locator(`#${anchor}`).getByRole('heading')).toBeInViewport();
    }
    for (const { from, to } of redirects.filter((moved) => moved.to.startsWith(`${paths.practiceAreas}#`))) {
      await page.goto(`${from}/`);
      await expect(page).toHaveURL(to);
      await expect(page.locator(new URL(page.url()).hash).getByRole('heading')).toBeInViewport();
    }
  });

  test('the table of contents leads to a section where there is room for it', async ({ page, isMobile }) => {
    await page.goto('/fees/');
    const contents = page.getByRole('navigation', { name: 'On this page' });
    if (isMobile) return expect(contents).toBeHidden();
    await contents.getByRole('link', { name: 'Legal fees' }).click();
    await expect(page).toHaveURL(/\/fees\/#legal-fees$/);
    const heading = page.getByRole('heading', { name: 'Legal fees' });
    await expect(heading).toBeInViewport();
    await expect.poll(async () => (await heading.boundingBox())?.y ?? 0).toBeGreaterThan(80);
  });

  test('letters and references of the glossary lead to a word, below the row of letters', async ({
    page,
  }) => {
    await page.goto('/glossary/');
    const main = page.getByRole('main');
    const letters = page.getByRole('navigation', { name: 'Letters' });
    await letters.getByRole('link', { name: 'M', exact: true }).click();
    await expect(main.getByRole('heading', { name: 'M', exact: true })).toBeInViewport();
    await letters.getByRole('link', { name: 'A', exact: true }).click();
    await main.locator('#adultery').getByRole('link', { name: 'No-fault divorce' }).click();
    await expect(page).toHaveURL(/#no-fault-divorce$/);
    const term = main.locator('#no-fault-divorce').getByRole('term');
    await expect(term).toBeInViewport();
    const bar = await letters.boundingBox();
    const below = bar ? bar.y + bar.height : Number.POSITIVE_INFINITY;
    await expect.poll(async () => (await term.boundingBox())?.y ?? 0).toBeGreaterThanOrEqual(below);
  });

  test('the glossary is folded by letter, and its filter unfolds what it finds', async ({ page }) => {
    await page.goto('/glossary/');
    await hydrated(page);
    const terms = page.getByRole('main').getByRole('term').filter({ visible: true });
    await expect(terms).toHaveCount(0);
    await page.getByRole('searchbox', { name: glossary.filter.label }).fill('no-fault');
    await expect(terms.filter({ hasText: 'No-fault divorce' })).toHaveCount(1);
    await expect(terms.first()).toBeInViewport();
    await expectAccessible(page);
    await page.getByRole('searchbox').fill('zzz');
    await expect(page.getByRole('status').filter({ hasText: glossary.filter.nothing })).toBeVisible();
  });
});
