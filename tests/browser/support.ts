import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import AxeBuilder from '@axe-core/playwright';
import {
  type BrowserContext,
  type BrowserContextOptions,
  test as base,
  type CDPSession,
  expect,
  type Locator,
  type Page,
} from '@playwright/test';
import pg from 'pg';
import { CHROMIUM_FLAGS, findChromium } from '../../scripts/find-chromium.ts';
import { type PostgresServer, startPostgres } from '../support/postgres.ts';
import { removeSite, type Site, startServer } from './site.ts';

export type { Site } from './site.ts';
export { expect };

export interface SiteOptions {
  database: 'sqlite' | 'postgres';
  /**
   * `hidden` makes the browser look like a visitor's. With `visible`, `navigator.webdriver` is true, and the
   * e-mail client refuses to send (451).
   */
  automation: 'hidden' | 'visible';
}

/** What a page must not do. Any of it fails the test, at its end. */
export interface Problems {
  /** Messages that match are expected in this test. */
  allow(pattern: RegExp): void;
}

interface WorkerFixtures {
  postgres: PostgresServer | null;
  workerSite: Site;
}

interface TestFixtures {
  /** The server that all tests of a worker share. A test that stops or configures one uses `startSite`. */
  site: Site;
  /** A server of this test's own, with these variables. It ends with the test. */
  startSite(settings?: Record<string, string>): Promise<Site>;
  problems: Problems & { watch(context: BrowserContext): Promise<void> };
  /** Another visitor: a context of its own that is watched like `page`. */
  newVisitor(options?: BrowserContextOptions): Promise<Page>;
}

const ANSWER_LIMIT_MS = 10_000;
const HIDES_AUTOMATION = '--disable-blink-features=AutomationControlled';

export const test = base.extend<TestFixtures, SiteOptions & WorkerFixtures>({
  database: ['sqlite', { option: true, scope: 'worker' }],
  automation: ['hidden', { option: true, scope: 'worker' }],

  launchOptions: [
    async ({ automation }, use) => {
      const executablePath = findChromium();
      if (!executablePath) throw new Error('No Chromium: install one or set CHROMIUM_PATH.');
      const args = automation === 'hidden' ? [...CHROMIUM_FLAGS, HIDES_AUTOMATION] : CHROMIUM_FLAGS;
      await use({ executablePath, args });
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

  postgres: [
    async ({ database }, use) => {
      const server = database === 'postgres' ? await startPostgres() : null;
      await use(server);
      await server?.stop();
    },
    { scope: 'worker' },
  ],

  workerSite: [
    async ({ postgres }, use) => {
      const site = await startServer(await databaseSettings(postgres));
      await use(site);
      await removeSite(site);
    },
    { scope: 'worker', timeout: 90_000 },
  ],

  site: async ({ workerSite }, use, testInfo) => {
    const printedBefore = workerSite.output().length;
    await use(workerSite);
    if (testInfo.status !== testInfo.expectedStatus) {
      await testInfo.attach('server output', { body: workerSite.output().slice(printedBefore) });
    }
  },

  startSite: async ({ postgres, context }, use, testInfo) => {
    const sites: Site[] = [];
    await use(async (settings = {}) => {
      const site = await startServer({ ...(await databaseSettings(postgres)), ...settings });
      sites.push(site);
      return site;
    });
    // A page that still fetches its scripts would report that the site is gone.
    if (testInfo.status === testInfo.expectedStatus) {
      await Promise.all(context.pages().map((page) => page.close()));
    }
    for (const site of sites) {
      await removeSite(site);
      if (testInfo.status !== testInfo.expectedStatus) {
        await testInfo.attach('server output', { body: site.output() });
      }
    }
  },

  baseURL: async ({ site }, use) => use(site.url),

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

  context: async ({ context, problems }, use, testInfo) => {
    await problems.watch(context);
    // Of a page that has hung, none can be opened any more.
    const sessions = new Map<Page, Promise<CDPSession | null>>();
    context.on('page', (page) =>
      sessions.set(
        page,
        context.newCDPSession(page).catch(() => null),
      ),
    );
    await use(context);
    if (testInfo.status !== 'timedOut') return;
    for (const page of context.pages()) {
      const hung = await hasHung(page, (await sessions.get(page)) ?? null);
      if (hung) testInfo.annotations.push({ type: 'Chromium hung' });
    }
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

/** Whether Chromium itself no longer answers. A script of the page that never ends can be ended, and is no such thing. */
async function hasHung(page: Page, session: CDPSession | null): Promise<boolean> {
  const answers = () =>
    Promise.race([page.evaluate(() => true).catch(() => true), pause(ANSWER_LIMIT_MS, false)]);
  if (await answers()) return false;
  await Promise.race([session?.send('Runtime.terminateExecution'), pause(ANSWER_LIMIT_MS)]);
  return !(await answers());
}

async function databaseSettings(postgres: PostgresServer | null): Promise<Record<string, string>> {
  if (!postgres) return {};
  const name = `site_${randomBytes(6).toString('hex')}`;
  const client = new pg.Client(postgres.url);
  await client.connect();
  await client.query(`CREATE DATABASE ${name}`);
  await client.end();
  return { DATABASE_URL: postgres.url.replace(/\/postgres$/, `/${name}`) };
}

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

const AXE_TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'];

/** Fails with one readable paragraph for each accessibility finding on the page as it is now. */
export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).withTags(AXE_TAGS).analyze();
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
  expect(findings.join('\n\n'), `accessibility findings on ${page.url()}`).toBe('');
}

/** Waits until React has taken the page over: its forms then switch the browser's own messages off. */
export async function hydrated(page: Page): Promise<void> {
  await expect(page.getByRole('contentinfo').locator('form')).toHaveAttribute('novalidate');
}

/** The part of the page that a heading names. */
export function under(page: Page, heading: string): Locator {
  return page.getByRole('region', { name: heading, exact: true });
}
