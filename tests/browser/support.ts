import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import AxeBuilder from '@axe-core/playwright';
import {
  type BrowserContext,
  type BrowserContextOptions,
  expect,
  type Locator,
  type Page,
  type Request,
} from '@playwright/test';
import { staffApiPaths } from '../../contract/staff-paths.ts';
import { CHROMIUM_FLAGS, findChromium } from '../../scripts/find-chromium.ts';
import { test as siteTest } from '../support/site-fixtures.ts';
import { requirementProblems } from './required-fields.ts';

export type { Site } from './site.ts';
export { expect };

interface Problems {
  /** Ignores the problems of this test that match. */
  allow(pattern: RegExp): void;
}

interface TestFixtures {
  /** Console errors, uncaught errors and policy violations of every page. They fail the test at its end. */
  problems: Problems & { watch(context: BrowserContext): Promise<void> };
  /** Ends the session of `page` at the server, once its requests are answered: each could show the login too early. */
  endSession(): Promise<void>;
  /** Opens a page in a context of its own that is watched like `page`. */
  newVisitor(options?: BrowserContextOptions): Promise<Page>;
}

// Without it `navigator.webdriver` is true, and the e-mail client refuses to send.
const HIDES_AUTOMATION = '--disable-blink-features=AutomationControlled';
// Pages live for seconds here: optimizing their scripts takes longer than it saves.
const NO_OPTIMIZING_COMPILERS = '--js-flags=--no-turbofan --no-maglev --always-sparkplug';
// Otherwise each context starts a second process, for a page that is never opened.
const NO_SPARE_PROCESS = '--renderer-process-limit=1';

export const test = siteTest.extend<TestFixtures>({
  launchOptions: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from the pattern.
    async ({}, use) => {
      const executablePath = findChromium();
      if (!executablePath) throw new Error('No Chromium: install one or set CHROMIUM_PATH.');
      await use({
        executablePath,
        args: [...CHROMIUM_FLAGS, HIDES_AUTOMATION, NO_OPTIMIZING_COMPILERS, NO_SPARE_PROCESS],
      });
    },
    { scope: 'worker' },
  ],

  // "HeadlessChrome" in it switches the FAQ to its static form.
  userAgent: async ({ browser, isMobile }, use) => {
    const system = isMobile ? 'Linux; Android 10; K' : 'X11; Linux x86_64';
    const version = browser.version().replace(/\..*/, '.0.0.0');
    const product = `Chrome/${version}${isMobile ? ' Mobile' : ''}`;
    await use(`Mozilla/5.0 (${system}) AppleWebKit/537.36 (KHTML, like Gecko) ${product} Safari/537.36`);
  },

  startSite: async ({ startSite, browser }, use, testInfo) => {
    await use(startSite);
    // A page that still fetches its scripts would report that the site is gone.
    if (testInfo.status === testInfo.expectedStatus) {
      const pages = browser.contexts().flatMap((context) => context.pages());
      await Promise.all(pages.map((page) => page.close()));
    }
  },

  problems: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from the pattern.
    async ({}, use) => {
      const found: string[] = [];
      const allowed: RegExp[] = [];
      await use({
        allow: (pattern) => allowed.push(pattern),
        watch: (context) => watch(context, (problem) => found.push(problem)),
      });
      const unexpected = found.filter((problem) => !allowed.some((pattern) => pattern.test(problem)));
      expect(unexpected, 'a page of this test reported problems').toEqual([]);
    },
    { auto: true },
  ],

  context: async ({ context, problems }, use) => {
    await problems.watch(context);
    await use(context);
  },

  endSession: async ({ page }, use) => {
    const pending = new Set<Request>();
    page.on('request', (request) => {
      // The stream of events stays open.
      if (!request.url().endsWith(staffApiPaths.adminRequestEvents)) pending.add(request);
    });
    page.on('requestfinished', (request) => pending.delete(request));
    page.on('requestfailed', (request) => pending.delete(request));
    await use(async () => {
      await expect.poll(() => pending.size).toBe(0);
      await page.evaluate(async () => {
        const headers = { Authorization: `Basic ${localStorage.getItem('admin-token')}` };
        await fetch('/api/admin/logout', { method: 'POST', headers });
      });
    });
  },

  newVisitor: async ({ browser, problems, userAgent, viewport, isMobile, hasTouch, baseURL }, use) => {
    const contexts: BrowserContext[] = [];
    const settings = { userAgent, viewport, isMobile, hasTouch, baseURL } as BrowserContextOptions;
    await use(async (options = {}) => {
      const context = await browser.newContext({ ...settings, ...options });
      contexts.push(context);
      await problems.watch(context);
      return context.newPage();
    });
    for (const context of contexts) await context.close();
  },
});

async function watch(context: BrowserContext, report: (problem: string) => void): Promise<void> {
  context.on('console', (message) => {
    if (message.type() === 'error') report(`console.error: ${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (error) =>
    report(`uncaught error: ${error.error().stack ?? error.error().message}`),
  );
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (violation) => {
      const { effectiveDirective, blockedURI, sourceFile, lineNumber, sample } = violation;
      const where = `${sourceFile}:${lineNumber} ${sample}`;
      reportError(
        new Error(`content security policy: ${effectiveDirective} blocked ${blockedURI} at ${where}`),
      );
    });
  });
}

/** Half as long as the source that the builder takes by itself, and compiled sooner. */
const axeSource = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');
const AXE_TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'];

/** Fails with one readable paragraph for each accessibility finding on the page as it is now, in both editions. */
export async function expectAccessible(page: Page): Promise<void> {
  await expectNoFindings(new AxeBuilder({ page, axeSource }), (axe) => axe.withTags(AXE_TAGS));
  // Without motion no color is measured on its way to another.
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  // The page has axe from the first run, and would only compile it again.
  const injected = new AxeBuilder({ page, axeSource: ';' });
  await expectNoFindings(injected, (axe) => axe.withRules(['color-contrast']));
  await page.emulateMedia({ colorScheme: null, reducedMotion: null });
  expect(await requirementProblems(page), `forms on ${page.url()}`).toEqual([]);
}

async function expectNoFindings(axe: AxeBuilder, choose: (axe: AxeBuilder) => AxeBuilder): Promise<void> {
  // Frames of other origins are left out: then axe needs no second page, and takes a quarter of the time.
  axe.setLegacyMode(true).options({ resultTypes: ['violations'] });
  const { violations, url } = await choose(axe).analyze();
  const findings = violations.flatMap(({ id, impact, help, helpUrl, nodes }) =>
    nodes.map((node) =>
      [
        `${id} (${impact}): ${help}`,
        `  ${node.target.join(' ')}`,
        `  ${node.html}`,
        `  ${node.failureSummary}`,
        `  ${helpUrl}`,
      ].join('\n'),
    ),
  );
  expect(findings.join('\n\n'), `accessibility findings on ${url}`).toBe('');
}

/** Looks at the page also at the width of the other project. */
export async function expectAccessibleAtBothWidths(page: Page): Promise<void> {
  const size = page.viewportSize() ?? { width: 1280, height: 800 };
  for (const width of [size.width < 1280 ? 1280 : 390, size.width]) {
    await page.setViewportSize({ ...size, width });
    await expectNoSidewaysScrolling(page);
    await expectAccessible(page);
  }
}

/** Loads every picture, also those below the fold. */
export async function expectNoBrokenPictures(page: Page): Promise<void> {
  const broken = await page.evaluate(async () => {
    const pictures = [...document.images];
    for (const picture of pictures) picture.loading = 'eager';
    const loaded = await Promise.allSettled(pictures.map((picture) => picture.decode()));
    return pictures.filter((_, index) => loaded[index]?.status === 'rejected').map(({ src }) => src);
  });
  expect(broken).toEqual([]);
}

/** The window's own width would not do: a phone widens it to what overflows. */
export async function expectNoSidewaysScrolling(page: Page): Promise<void> {
  const { scrollWidth, clientWidth } = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return { scrollWidth, clientWidth };
  });
  expect(scrollWidth, `width of ${page.url()}`).toBeLessThanOrEqual(clientWidth);
}

/** Waits until React has hydrated the page: its forms then switch the browser's own messages off. */
export async function hydrated(page: Page): Promise<void> {
  await expect(page.getByRole('contentinfo').locator('form')).toHaveAttribute('novalidate');
}

/** The part of the page that a heading names. */
export function under(page: Page, heading: string): Locator {
  return page.getByRole('region', { name: heading, exact: true });
}
