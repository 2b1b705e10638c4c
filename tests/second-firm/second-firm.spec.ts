import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { parse } from 'yaml';
import { firm } from '#firm/identity.ts';
import { contactThankYou } from '#firm/pages/contact.ts';
import { publicPages } from '../../content/derive/pages.ts';
import { contactLeadForm } from '../../content/interface/contact-form.ts';
import { paths } from '../../contract/paths.ts';
import { article, publish, testPosts } from '../browser/blog-posts.ts';
import { computed } from '../browser/brand.ts';
import {
  consultationForms,
  contactLead,
  fillContactForm,
  footerLead,
  mailWith,
} from '../browser/lead-forms.ts';
import type { Site } from '../browser/site.ts';
import {
  expect,
  expectAccessible,
  expectNoBrokenPictures,
  expectNoSidewaysScrolling,
  hydrated,
  test,
} from '../browser/support.ts';
import { expectValidGraph, hrefsIn, readListedPages, readPage } from '../requests/read-page.ts';

const answers = parse(readFileSync(new URL('answers.yaml', import.meta.url), 'utf8'));
/** Names and numbers of the firm whose place this one has. */
const foreignWords: readonly string[] = JSON.parse(process.env.FOREIGN_WORDS ?? '[]');
const foreignPictures: readonly string[] = JSON.parse(process.env.FOREIGN_PICTURES ?? '[]');
const foreignIn = (text = '') =>
  foreignWords.filter((word) => new RegExp(`(?<!\\p{L})${RegExp.escape(word)}(?!\\p{L})`, 'u').test(text));
const OFF = [paths.media, paths.testimonials];

const listed = publicPages.map(({ path }) => path);
/** Pages that show parts of their own at desktop width; the others share header and footer with them. */
const ownAtDesktop: string[] = [paths.home, paths.attorneys, paths.contact, paths.divorceCalculators];

for (const path of [...listed, '/no-such-page/']) {
  test(`${path} is accessible, whole, and fits a phone and a desk`, async ({ page, problems }) => {
    if (!listed.includes(path)) problems.allow(/status of 404/);
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(listed.includes(path) ? 200 : 404);
    await hydrated(page);
    await expectNoBrokenPictures(page);
    await expectNoSidewaysScrolling(page);
    await expectAccessible(page);
    await page.setViewportSize({ width: 1280, height: 844 });
    await expectNoSidewaysScrolling(page);
    if (ownAtDesktop.includes(path)) await expectAccessible(page);
  });
}

test('no page names the firm that was replaced, or leads to a page that is off', async ({ request }) => {
  expect(foreignWords).not.toEqual([]);
  const files = ['/llms.txt', '/sitemap.xml', '/robots.txt', '/site.webmanifest'];
  for (const path of [...listed, ...files, '/no-such-page/']) {
    const text = await (await request.get(path)).text();
    expect(foreignIn(text), path).toEqual([]);
  }
  for (const { address, body } of await readListedPages(request)) {
    const dead = hrefsIn(body).filter((href) => OFF.some((path) => href.startsWith(path)));
    expect(dead, address).toEqual([]);
  }
  for (const path of OFF) expect((await request.get(path)).status(), path).toBe(404);
});

test('no picture of the firm that was replaced is left', async ({ request }) => {
  for (const path of foreignPictures) expect((await request.get(path)).status(), path).toBe(404);
});

test('the structured data of every page is valid, connected, and agrees with what the page shows', async ({
  request,
}) => {
  const pages = await readListedPages(request);
  expect(pages.map(({ address }) => new URL(address).pathname).sort()).toEqual(listed.toSorted());
  for (const page of pages) await expectValidGraph(page);
});

test('colors and name of the firm are those of its answers', async ({ page, request }) => {
  const { head } = await readPage(request, paths.home);
  const manifest = await (await request.get('/site.webmanifest')).json();
  expect(manifest).toMatchObject({ name: answers.name, theme_color: head['theme-color'] });
  await page.goto(paths.home);
  const shown = (color: string) =>
    page.evaluate((value) => {
      const probe = document.body.appendChild(document.createElement('i'));
      probe.style.color = value;
      return getComputedStyle(probe).color;
    }, color);
  expect(await shown('var(--color-band)')).toBe(await shown(answers.colors.band));
  expect(await shown('var(--color-action)')).toBe(await shown(answers.colors.action));
  expect(await shown('var(--color-button)')).toBe(await shown(answers.colors.action));
  expect(await shown('var(--color-band-deep)')).toBe(await shown(head['theme-color'] ?? ''));
  await expect(page.getByRole('contentinfo')).toHaveCSS('background-color', computed('band'));
});

test('the photograph of an attorney is served in sizes, and shown with its text', async ({
  page,
  request,
}) => {
  const { name, photoAlt } = answers.attorneys[0];
  await page.goto(paths.attorneys);
  await expect(page.getByRole('heading', { name }).first()).toBeVisible();
  const photo = page.getByRole('img', { name: photoAlt }).first();
  const srcsets = await photo.evaluate((frame) =>
    [...frame.querySelectorAll('source')].map(({ srcset }) => srcset),
  );
  const candidates = srcsets.flatMap((srcset) => srcset.split(', ').map((one) => one.split(' ')));
  expect(candidates.length).toBeGreaterThan(4);
  for (const [src = '', width] of candidates) {
    const answer = await request.get(src);
    expect(answer.status(), src).toBe(200);
    expect(`${(await sharp(await answer.body()).metadata()).width}w`, src).toBe(width);
  }
});

async function expectOwnMail(site: Site, text: string, source: string): Promise<void> {
  const mail = await mailWith(site, text);
  expect(mail.text).toContain(source);
  expect(mail.from).toEqual({ address: answers.email, name: firm.name });
  expect(mail.to).toMatchObject([{ address: answers.email }]);
  expect(foreignIn(`${mail.text}${mail.html}`)).toEqual([]);
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(`${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
    test.use({ javaScriptEnabled });

    test('every form reaches the firm', async ({ page, site, request, problems }) => {
      // The e-mail client refuses a second message within ten seconds; that lead goes to the API alone.
      problems.allow(/e-mail was not sent: 429/);
      await publish(site, testPosts);
      await expect.poll(async () => (await request.get(article.path)).status()).toBe(200);
      for (const { path, on, fill, submit, mail, toast, thanks } of consultationForms) {
        const lead = footerLead();
        await page.goto(path);
        if (javaScriptEnabled) await hydrated(page);
        const unfold = page.getByText('Ask us about this', { exact: true });
        if (path === article.path && (await unfold.isVisible())) await unfold.click();
        await fill(on(page), lead);
        await on(page).getByRole('button', { name: submit }).click();
        await expect(page.getByText(javaScriptEnabled ? toast : thanks).first()).toBeVisible();
        await expectOwnMail(site, lead.caseDescription, mail);
      }
      const lead = contactLead();
      await page.goto(paths.contact);
      if (javaScriptEnabled) await hydrated(page);
      await fillContactForm(page, lead);
      await page.getByRole('main').getByRole('button', { name: contactLeadForm.submit.idle }).click();
      await expect(page.getByRole('link', { name: contactThankYou.home.label })).toBeVisible();
      await expectOwnMail(site, lead.message, 'Contact');
    });
  });
}
