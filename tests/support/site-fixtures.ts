import { randomBytes } from 'node:crypto';
import { test as base } from '@playwright/test';
import pg from 'pg';
import { publish, testPosts } from '../browser/blog-posts.ts';
import { removeSite, type Site, type SiteDatabase, startServer } from '../browser/site.ts';
import { type PostgresServer, startPostgres } from './postgres.ts';

export interface SiteOptions {
  database: 'sqlite' | 'postgres';
  /** Environment variables of the servers. */
  settings: Record<string, string>;
}

interface WorkerFixtures {
  postgres: PostgresServer | null;
  workerSite: Site;
}

interface TestFixtures {
  /** The built server, shared by all tests of a worker. A test that stops or configures one uses `startSite`. */
  site: Site;
  /**
   * Starts a server for this test alone, with these environment variables. It ends with the test. Its blog has the
   * tests' posts, unless these name `SEED_DEMO`.
   */
  startSite(settings?: Record<string, string>): Promise<Site>;
}

/** Runs the built server for tests that need no browser. */
export const test = base.extend<TestFixtures, SiteOptions & WorkerFixtures>({
  database: ['sqlite', { option: true, scope: 'worker' }],

  settings: [{}, { option: true, scope: 'worker' }],

  postgres: [
    async ({ database }, use) => {
      const server = database === 'postgres' ? await startPostgres() : null;
      await use(server);
      await server?.stop();
    },
    { scope: 'worker' },
  ],

  workerSite: [
    async ({ postgres, settings }, use) => {
      const site = await startWithPosts(postgres, settings);
      await use(site);
      await removeSite(site);
    },
    { scope: 'worker', timeout: 150_000 },
  ],

  site: async ({ workerSite }, use, testInfo) => {
    const printedBefore = workerSite.output().length;
    await use(workerSite);
    if (testInfo.status !== testInfo.expectedStatus) {
      await testInfo.attach('server output', { body: workerSite.output().slice(printedBefore) });
    }
  },

  startSite: async ({ postgres, settings: common }, use, testInfo) => {
    const sites: Site[] = [];
    await use(async (settings = {}) => {
      const site = await startWithPosts(postgres, { ...common, ...settings });
      sites.push(site);
      return site;
    });
    for (const site of sites) {
      await removeSite(site);
      if (testInfo.status !== testInfo.expectedStatus) {
        await testInfo.attach('server output', { body: site.output() });
      }
    }
  },

  baseURL: async ({ site }, use) => use(site.url),
});

/** Starts a server with the tests' posts instead of the firm's articles, unless the settings say otherwise. */
async function startWithPosts(
  postgres: PostgresServer | null,
  settings: Record<string, string>,
): Promise<Site> {
  const fill = (database: SiteDatabase) => publish(database, testPosts);
  return startServer(
    { SEED_DEMO: 'false', ...(await databaseSettings(postgres)), ...settings },
    settings.SEED_DEMO ? undefined : fill,
  );
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
