import { expect, expectAccessible, test } from './support.ts';

const resources = [
  ['/forms/', 'Divorce papers, and what each is for'],
  ['/courts/', 'Which court, and what it does'],
  ['/procedures/', 'The steps of a divorce'],
  ['/fees/', 'What a divorce costs'],
  ['/privacy/', 'Privacy'],
  ['/terms/', 'Terms of use'],
  ['/glossary/', 'A glossary of divorce and family law'],
  ['/sitemap/', 'Every page of this site'],
] as const;

for (const [path, title] of resources) {
  test(`${path} reads well: one title, headings in order, nothing cut off, nothing inaccessible`, async ({
    page,
    site,
  }) => {
    expect((await page.goto(path))?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', `${site.url}${path}`);
    await expectAccessible(page);
    await page.setViewportSize({ width: 320, height: 700 });
    const { scrollWidth, clientWidth } = await page.evaluate(() => ({
      scrollWidth: document.documentElement.scrollWidth,
      clientWidth: document.documentElement.clientWidth,
    }));
    expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
    const levels = await page
      .locator('h1, h2, h3, h4')
      .evaluateAll((headings) => headings.map(({ tagName }) => Number(tagName.slice(1))));
    levels.forEach((level, index) => {
      expect(level, `heading ${index + 1}`).toBeLessThanOrEqual((levels[index - 1] ?? 0) + 1);
    });
  });
}

test('says as of when a page is stated, and marks what the firm still has to write', async ({ page }) => {
  await page.goto('/privacy/');
  const main = page.getByRole('main');
  await expect(main.getByText('This page describes the site as of March 2026.')).toBeVisible();
  for (const open of await main.getByText(/^\[.+\]$/).all()) {
    await expect(open).toHaveCSS('border-left-width', '2px');
  }
  await expect(main.getByText(/^\[Retention: .+\]$/)).toBeVisible();
});

test('leads from the table of contents to a section', async ({ page, isMobile }) => {
  await page.goto('/fees/');
  const contents = page.getByRole('navigation', { name: 'On this page' });
  if (isMobile) return expect(contents).toBeHidden();
  await contents.getByRole('link', { name: 'Legal fees' }).click();
  await expect(page).toHaveURL(/\/fees\/#legal-fees$/);
  const heading = page.getByRole('heading', { name: 'Legal fees' });
  await expect(heading).toBeInViewport();
  await expect.poll(async () => (await heading.boundingBox())?.y ?? 0).toBeGreaterThan(80);
});

test('tells the fees in a table that is one for assistive technology at every width', async ({ page }) => {
  await page.goto('/fees/');
  const fees = page.getByRole('table', { name: /Supreme Court, New York County/ });
  await expect(fees.getByRole('columnheader')).toHaveText(['Fee', 'What it pays for', 'Amount']);
  const indexNumber = fees.getByRole('row', { name: 'Index number' });
  await expect(indexNumber.getByRole('rowheader')).toHaveText('Index number');
  await expect(indexNumber.getByRole('cell').last()).toContainText('$210');
  await expect(fees.getByRole('row', { name: 'Request for judicial intervention Asks' })).toContainText(
    '$95',
  );
});

test('numbers the steps of both paths', async ({ page }) => {
  await page.goto('/procedures/');
  const paths = page.getByRole('main').locator('section ol');
  await expect(paths).toHaveCount(2);
  await expect(paths.first()).toHaveCSS('list-style-type', 'decimal');
});

test('goes from one resource to the next without a page load, and back', async ({ page }) => {
  await page.goto('/contact/');
  await expect(page.getByRole('contentinfo').locator('form')).toHaveAttribute('novalidate');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Terms of use');
  await page.getByRole('main').getByRole('link', { name: 'Privacy', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy');
  await expect(page).toHaveTitle(/^Privacy \| /);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Terms of use');
});

test('takes a word of the glossary, its letter and what it refers to by their anchors', async ({
  page,
  isMobile,
}) => {
  await page.goto('/glossary/');
  const main = page.getByRole('main');
  expect(await main.getByRole('term').count()).toBeGreaterThanOrEqual(60);
  const letters = page.getByRole('navigation', { name: 'Letters' }).getByRole('link');
  await expect(letters).toHaveText(await main.getByRole('heading', { level: 2 }).allTextContents());
  await letters.filter({ hasText: 'M' }).click();
  await expect(main.getByRole('heading', { name: 'M', exact: true })).toBeInViewport();
  await main.locator('#adultery').getByRole('link', { name: 'No-fault divorce' }).click();
  await expect(page).toHaveURL(/#no-fault-divorce$/);
  const term = main.locator('#no-fault-divorce').getByRole('term');
  await expect(term).toBeInViewport();
  const bar = await page.getByRole('navigation', { name: 'Letters' }).boundingBox();
  const below = isMobile || !bar ? 64 : bar.y + bar.height;
  await expect.poll(async () => (await term.boundingBox())?.y ?? 0).toBeGreaterThanOrEqual(below);
});

test('keeps the words of the glossary in alphabetical order', async ({ page }) => {
  await page.goto('/glossary/');
  const terms = await page.getByRole('main').getByRole('term').allTextContents();
  // Letter by letter, as dictionaries do: spaces and hyphens do not count.
  const { compare } = new Intl.Collator('en', { ignorePunctuation: true });
  expect(terms).toEqual([...terms].sort(compare));
});

test('lists every public page on the sitemap page', async ({ page }) => {
  await page.goto('/sitemap/');
  const main = page.getByRole('main');
  for (const heading of ['The firm', 'Attorneys', 'Practice areas', 'Legal resources', 'Legal']) {
    await expect(main.getByRole('heading', { name: heading, exact: true })).toBeVisible();
  }
  const links = await main
    .getByRole('link')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  expect(links.filter((href) => /^\/practice-areas\/.+/.test(href))).toHaveLength(13);
  expect(links.filter((href) => href.startsWith('/attorneys/#'))).toHaveLength(6);
  for (const [path] of resources) expect(links).toContain(path);
  expect(links).not.toContain('/serving/');
});

test.describe('a moved page', () => {
  test('sends the visitor on for good, with the query', async ({ page }) => {
    const answer = await page.goto('/child-custody?utm_source=letter');
    await expect(page).toHaveURL(/\/practice-areas\/child-custody\/\?utm_source=letter$/);
    expect((await answer?.request().redirectedFrom()?.response())?.status()).toBe(301);
  });

  test('opens at the anchor that it stands for', async ({ page }) => {
    await page.goto('/domestic-violence/');
    await expect(page).toHaveURL(/\/practice-areas\/#domestic-violence$/);
  });

  test('is where a navigation within the site arrives, too', async ({ page }) => {
    await page.goto('/contact/');
    await expect(page.getByRole('contentinfo').locator('form')).toHaveAttribute('novalidate');
    // What React Router does when a link to the old address is followed.
    await page.evaluate(() => {
      const { __reactRouterDataRouter: router } = window as unknown as {
        __reactRouterDataRouter: { navigate(to: string): Promise<void> };
      };
      return router.navigate('/alimony/?x=1');
    });
    await expect(page).toHaveURL(/\/practice-areas\/alimony\/\?x=1$/);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Alimony');
  });
});
