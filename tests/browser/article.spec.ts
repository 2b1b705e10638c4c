import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { root } from '../../scripts/run.ts';
import { startPostgres } from '../support/postgres.ts';
import { samplePost } from '../support/test-posts.ts';
import { publish } from './blog-posts.ts';
import { footerLead } from './lead-forms.ts';
import { expect, expectAccessible, hydrated, type Site, test } from './support.ts';

const ARTICLE = '/telling-the-children/';
const TITLE = 'Telling the Children: Ten Minutes, and the Weeks After';

const form = (page: Page) => page.getByRole('region', { name: 'Is this about you?' });
const sidebar = (page: Page) => page.getByRole('main').getByRole('complementary');
const hrefsOf = (page: Page, name: string) =>
  sidebar(page)
    .getByRole('region', { name })
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));

async function fillForm(page: Page, lead: ReturnType<typeof footerLead>): Promise<void> {
  await form(page).getByLabel('Full name').fill(`${lead.firstName} ${lead.lastName}`);
  await form(page).getByLabel('Email').fill(lead.email);
  await form(page).getByLabel('Phone').fill(lead.phone);
  await form(page).getByLabel('Your message').fill(lead.caseDescription);
}

const send = (page: Page) => form(page).getByRole('button', { name: 'Send Message' }).click();

test('an article has all its parts', async ({ page }) => {
  await page.goto(ARTICLE);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(TITLE);
  const trail = main.getByRole('navigation', { name: 'You are here' });
  await expect(trail.getByRole('listitem')).toHaveText(['Home', 'Blog', TITLE]);
  await expect(trail.getByRole('link', { name: 'Blog' })).toHaveAttribute('href', '/blog/');
  const head = main.locator('.article-hero .post-line');
  await expect(head).toHaveText(/^By Hartwell Family Law[A-Z][a-z]+ \d{1,2}, 2025\d+ min read$/);
  await expect(main.locator('.standfirst')).not.toBeEmpty();
  await expect(main.locator('.featured-picture img')).toHaveAttribute('width', /^\d+$/);
  await expect(main.getByRole('list', { name: 'Categories' }).getByRole('link').first()).toHaveAttribute(
    'href',
    /^\/blog\/\?category=[a-z-]+$/,
  );
  await expect(main.locator('.article-body h2').first()).toBeVisible();
  expect(await main.locator('.tags').getByRole('listitem').count()).toBeGreaterThan(0);
  const author = main.getByRole('region', { name: 'About the author' });
  await expect(author).toContainText('Renata Okafor');
  await expect(author.getByRole('link', { name: 'Meet our attorneys' })).toHaveAttribute(
    'href',
    '/attorneys/',
  );
  const related = main.getByRole('region', { name: 'Related articles' });
  await expect(related.getByRole('listitem')).toHaveCount(3);
  await expect(related.locator('a[href="/telling-the-children/"]')).toHaveCount(0);
  await expect(related.locator('p.text-slate')).toHaveCount(3);
  for (const text of await related.locator('p.text-slate').allTextContents()) {
    expect([...text].length).toBeLessThanOrEqual(101);
  }
  await expect(main.getByRole('link', { name: 'Schedule Free Consultation' })).toHaveAttribute(
    'href',
    '/contact/',
  );
});

test('the sidebar leads to a person, to topics and to the tools', async ({ page }) => {
  await page.goto(ARTICLE);
  await expect(sidebar(page).getByRole('link', { name: /^Call \(/ })).toHaveAttribute('href', /^tel:/);
  await expect(sidebar(page).getByRole('link', { name: 'Schedule online' })).toHaveAttribute(
    'href',
    '/contact/',
  );
  await expect(sidebar(page).getByRole('button', { name: 'Subscribe' })).toBeVisible();
  expect(await hrefsOf(page, 'Popular topics')).toEqual([
    '/blog/?category=divorce-law',
    '/blog/?category=child-custody',
    '/blog/?category=property-division',
    '/blog/?category=spousal-support',
    '/blog/?category=high-net-worth',
  ]);
  expect(await hrefsOf(page, 'Quick links')).toEqual([
    '/divorce-calculators/',
    '/practice-areas/',
    '/case-results/',
    '/testimonials/',
  ]);
});

test('the drawing behind the title follows the page by a fifth of what is scrolled', async ({ page }) => {
  await page.goto(ARTICLE);
  const shift = (scrolled: number) =>
    page.evaluate(async (top) => {
      window.scrollTo(0, top);
      await new Promise(requestAnimationFrame);
      await new Promise(requestAnimationFrame);
      const drawing = document.querySelector('.article-hero-drawing');
      return Number.parseFloat(drawing ? (getComputedStyle(drawing).translate.split(' ')[1] ?? '0') : '');
    }, scrolled);
  for (const top of [0, 100, 300]) expect(await shift(top)).toBeCloseTo(top * 0.2, 1);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(page.locator('.article-hero-drawing')).toHaveCSS('translate', 'none');
});

test('a visitor asks from the head of an article; it is one lead and one mail @database', async ({
  page,
  site,
}) => {
  const lead = footerLead();
  await page.goto(ARTICLE);
  await fillForm(page, lead);
  await hydrated(page);
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/api/**', async (route) => {
    await released;
    await route.continue();
  });
  await send(page);
  const busy = form(page).getByRole('button', { name: 'Sending...' });
  await expect(busy).toBeDisabled();
  await expect(busy.locator('.spinner')).toBeVisible();
  release();
  await expect(page.getByText('Message Sent!', { exact: true })).toBeVisible();
  await expect(page.getByText("We'll contact you within 24 hours.").first()).toBeVisible();
  for (const label of ['Full name', 'Email', 'Phone', 'Your message']) {
    await expect(form(page).getByLabel(label)).toHaveValue('');
  }
  const mine = async () => (await site.mails()).filter(({ text }) => text?.includes(lead.caseDescription));
  await expect.poll(async () => (await mine()).length).toBe(1);
  const text = (await mine())[0]?.text ?? '';
  expect(text).toContain(`Blog: ${TITLE}`);
  expect(text).toContain(`Blog Post Inquiry - ${TITLE}`);
  expect(text).toContain(`${lead.firstName} ${lead.lastName}`);
});

test('a message may be missing, and the firm reads that it is', async ({ page, site }) => {
  const lead = { ...footerLead(), caseDescription: '' };
  await page.goto(ARTICLE);
  await hydrated(page);
  await fillForm(page, lead);
  await send(page);
  await expect(page.getByText('Message Sent!', { exact: true })).toBeVisible();
  const mine = async () => (await site.mails()).filter(({ text }) => text?.includes(lead.email));
  await expect.poll(async () => (await mine())[0]?.text).toContain('No message provided');
});

test('what is missing is named in a toast; a name without its second half counts as missing', async ({
  page,
}) => {
  await page.goto(ARTICLE);
  await hydrated(page);
  await form(page).getByLabel('Full name').fill('Ana');
  await form(page).getByLabel('Email').fill('ana@example.com');
  await form(page).getByLabel('Phone').fill('(917) 555-0100');
  await send(page);
  await expect(page.getByText('Missing Information', { exact: true })).toBeVisible();
  await expect(page.getByText('Please fill in all required fields.').first()).toBeVisible();
  await expect(form(page).getByText('Please give your first and your last name.')).toBeVisible();
  await expect(form(page).getByLabel('Full name')).toBeFocused();
  await expect(form(page).getByLabel('Full name')).toHaveValue('Ana');
  await expectAccessible(page);
});

test('when the form cannot be sent, a toast says to call and nothing typed is lost', async ({
  page,
  startSite,
  problems,
}) => {
  test.slow();
  problems.allow(/Failed to load resource|e-mail was not sent|ERR_/);
  const site = await startSite();
  const lead = footerLead();
  await page.goto(site.url + ARTICLE);
  await hydrated(page);
  await fillForm(page, lead);
  await site.stop();
  await send(page);
  await expect(page.getByText('Error', { exact: true })).toBeVisible({ timeout: 30_000 });
  await expect(
    page.getByText('Failed to send message. Please call us at (212) 555-0176.').first(),
  ).toBeVisible();
  await expect(form(page).getByLabel('Your message')).toHaveValue(lead.caseDescription);
});

test('what was typed before hydration survives it', async ({ page }) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(ARTICLE, { waitUntil: 'domcontentloaded' });
  const lead = footerLead();
  await fillForm(page, lead);
  release();
  await hydrated(page);
  await expect(form(page).getByLabel('Full name')).toHaveValue(`${lead.firstName} ${lead.lastName}`);
  await expect(form(page).getByLabel('Your message')).toHaveValue(lead.caseDescription);
});

test('an article is shared by plain links, by the clipboard, and by the device where it can', async ({
  page,
  site,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => {
    Object.assign(window, { shared: null });
    navigator.share = async (data) => void Object.assign(window, { shared: data });
  });
  await page.goto(ARTICLE);
  await hydrated(page);
  const share = page.getByRole('region', { name: 'Share this article' });
  const address = encodeURIComponent(site.url + ARTICLE);
  const hrefs = await share
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  expect(hrefs.map((href) => href.split(/[?]/)[0])).toEqual([
    'mailto:',
    'https://www.facebook.com/sharer/sharer.php',
    'https://www.linkedin.com/sharing/share-offsite/',
    'https://x.com/intent/post',
  ]);
  for (const href of hrefs) expect(href).toContain(address);
  await share.getByRole('button', { name: 'Copy link' }).click();
  await expect(share.getByRole('status')).toHaveText('Link copied');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(site.url + ARTICLE);
  await share.getByRole('button', { name: 'Share', exact: true }).click();
  expect(await page.evaluate(() => 'shared' in window && window.shared)).toEqual({
    title: TITLE,
    url: site.url + ARTICLE,
  });
});

test('an unknown address is an article that is not there, and leads back to the blog', async ({
  page,
  problems,
}) => {
  problems.allow(/status of 404/);
  const answer = await page.goto('/no-such-article/');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1, name: 'Article not found' })).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  await expectAccessible(page);
  await page.getByRole('main').getByRole('link', { name: 'Back to Blog' }).click();
  await expect(page).toHaveURL(/\/blog\/$/);
});

test('while the database is away, list and article say that they failed, with 503 @desktop', async ({
  page,
  startSite,
  problems,
}) => {
  test.slow();
  problems.allow(/status of 503/);
  const database = await startPostgres();
  const site = await startSite({ DATABASE_URL: database.url });
  await page.goto(site.url + ARTICLE);
  await database.stop();

  expect((await page.goto(`${site.url}/keep-sell-or-wait/`))?.status()).toBe(503);
  const failed = page.getByRole('heading', { name: 'Failed to load article. Please try again.' });
  await expect(failed).toBeVisible();
  await expect(page).toHaveTitle(/^Article not loaded \| /);
  await expectAccessible(page);
  await expect(page.getByRole('main').getByRole('link', { name: 'Back to Blog' })).toHaveAttribute(
    'href',
    '/blog/',
  );
  expect((await page.goto(`${site.url}/blog/`))?.status()).toBe(503);
  await expect(page.getByRole('alert')).toHaveText('Failed to load blog posts. Please try again.');
  await expect(page.getByRole('button', { name: 'Try Again' })).toBeVisible();
  await expectAccessible(page);
  expect((await page.goto(site.url + ARTICLE))?.status()).toBe(200);
});

test.describe('a body as WordPress writes it', () => {
  let site: Site;

  // Other tests count the posts of the site that they share.
  test.beforeEach(async ({ page, startSite, problems }) => {
    test.slow();
    problems.allow(/status of 404/);
    site = await startSite();
    const content = await readFile(join(root, 'tests/fixtures/wordpress-body.html'), 'utf8');
    await publish(site, [samplePost('Everything at once', { content })]);
    await expect(async () => {
      expect((await page.goto(`${site.url}/everything-at-once/`))?.status()).toBe(200);
    }).toPass();
  });

  test('stands without findings, in every direction, and without sideways scrolling', async ({
    page,
    isMobile,
  }) => {
    await expectAccessible(page);
    if (isMobile) await page.setViewportSize({ width: 320, height: 700 });
    const body = page.locator('.article-body');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      await page.evaluate(() => document.documentElement.clientWidth),
    );
    await expect(body.locator('ul[dir="rtl"] > li').first()).toHaveCSS('direction', 'rtl');
    await expect(body.getByRole('img', { name: 'Brooklyn Heights' })).toHaveAttribute('width', '300');
    await expect(body.locator('iframe, script, [style]')).toHaveCount(0);
    await body.getByText('What if service by publication is needed?').click();
    await expect(body.getByText('Add at least ninety days')).toBeVisible();
  });

  test('has tables that the keyboard scrolls where they are too wide', async ({ page, isMobile }) => {
    const table = page.getByRole('region', { name: 'Table 1' });
    await table.focus();
    await expect(table).toBeFocused();
    if (!isMobile) return;
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => table.evaluate((region) => region.scrollLeft)).toBeGreaterThan(0);
  });

  test('asks no player for anything before it is pressed', async ({ page }) => {
    await page.route(/^https:/, (route) => route.fulfill({ body: 'player', contentType: 'text/html' }));
    const foreign: string[] = [];
    page.on('request', (request) => {
      if (!request.url().startsWith(site.url)) foreign.push(request.url());
    });
    await page.reload();
    await hydrated(page);
    const players = page.locator('.article-body a[data-embed]');
    await expect(players).toHaveText(['A short example', 'Another player']);
    expect(foreign).toEqual([]);
    await players.first().click();
    await expect(page.locator('iframe')).toHaveAttribute(
      'src',
      /^https:\/\/www\.youtube-nocookie\.com\/embed\/ScMzIvxBSi4\?autoplay=1/,
    );
    await expect(page.locator('iframe')).toHaveAttribute('title', 'A short example');
    await players.nth(1).click();
    await expect(page.locator('iframe').nth(1)).toHaveAttribute(
      'src',
      /^https:\/\/player\.vimeo\.com\/video\/76979871\?dnt=1&autoplay=1/,
    );
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the form reaches the firm from the article it is on', async ({ page, site }) => {
    const lead = footerLead();
    await page.goto(ARTICLE);
    await fillForm(page, lead);
    await send(page);
    await expect(page).toHaveURL(/\/contact\/\?sent=consultation$/);
    const mine = async () => (await site.mails()).filter(({ text }) => text?.includes(lead.caseDescription));
    await expect.poll(async () => (await mine()).length).toBe(1);
    expect((await mine())[0]?.text).toContain(`Blog Post Inquiry - ${TITLE}`);
  });

  test('a refused form comes back in its place with what was typed', async ({ page, problems }) => {
    problems.allow(/400 \(Bad Request\)/);
    const lead = { ...footerLead(), phone: ' ' };
    await page.goto(ARTICLE);
    await fillForm(page, lead);
    await send(page);
    await expect(page).toHaveURL(ARTICLE);
    await expect(form(page).getByRole('alert')).toContainText('Please fill in all required fields.');
    await expect(form(page).getByLabel('Full name')).toHaveValue(`${lead.firstName} ${lead.lastName}`);
    await expect(form(page).getByLabel('Your message')).toHaveValue(lead.caseDescription);
    await expect(page.getByRole('contentinfo').getByLabel('Last name')).toHaveValue('');
  });

  test('the text, its links and its share links are all there', async ({ page }) => {
    await page.goto(ARTICLE);
    await expect(page.locator('.article-body')).toContainText('fourth-grade class');
    const share = page.getByRole('region', { name: 'Share this article' });
    await expect(share.getByRole('link')).toHaveCount(4);
    await expect(share.getByRole('button')).toHaveCount(0);
    await page.getByRole('region', { name: 'Related articles' }).getByRole('link').first().click();
    await expect(page.locator('.article-body')).not.toBeEmpty();
  });
});
