import { expect } from '@playwright/test';
import { apiPaths } from '../../contract/paths.ts';
import { staffApiPaths } from '../../contract/staff-paths.ts';
import type { ImportAnswer, ImportReport } from '../../contract/wordpress-import.ts';
import type { Site } from '../browser/site.ts';
import { test } from '../support/site-fixtures.ts';
import { startWordPress, WP_LOGIN } from '../support/wordpress-site.ts';

async function logIn(site: Site): Promise<Record<string, string>> {
  const login = await fetch(site.url + staffApiPaths.adminLogin, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ username: 'admin', password: 'admin123' }),
  });
  const { token } = (await login.json()) as { token: string };
  return { Authorization: `Basic ${token}`, 'Content-Type': 'application/json' };
}

async function startImport(site: Site, siteUrl: string): Promise<ImportAnswer> {
  const body = JSON.stringify({ siteUrl, ...WP_LOGIN });
  const headers = await logIn(site);
  const answer = await fetch(site.url + staffApiPaths.blogImportWpApi, { method: 'POST', headers, body });
  return (await answer.json()) as ImportAnswer;
}

test('an import killed with kill -9 is continued by the same call, and nothing is here twice', {
  tag: '@database',
}, async ({ startSite }) => {
  test.setTimeout(180_000);
  let pictures = 0;
  let onSome = () => {};
  const some = new Promise<void>((resolve) => {
    onSome = resolve;
  });
  const wordpress = await startWordPress((_, __, { pathname }) => {
    if (pathname.startsWith('/wp-content/') && ++pictures === 25) onSome();
    return false;
  });
  const site = await startSite({ IMPORT_ALLOW_PRIVATE_HOSTS: wordpress.host, SEED_DEMO: 'false' });
  const killed = startImport(site, wordpress.url).catch(() => null);
  await some;
  await site.stop('SIGKILL');
  expect(await killed).toBeNull();
  await site.restart();
  let answer: ImportAnswer | undefined;
  // The killed one counts as running until its lease has ended.
  const again = async () => {
    answer = await startImport(site, wordpress.url);
    return answer.success;
  };
  await expect.poll(again, { timeout: 60_000 }).toBe(true);
  expect(answer).toMatchObject({ success: true, results: { total: 81, imported: 81, errors: [] } });

  const headers = await logIn(site);
  const report = await fetch(`${site.url}${staffApiPaths.blogImportReports}/${answer?.reportId}`, {
    headers,
  });
  const { addresses, images, created, unchanged } = (await report.json()) as ImportReport;
  expect(created + unchanged).toBe(81);
  // 75 are published, one of them with a password; each old address leads to its post.
  const paths = addresses.map(({ from }) => new URL(from).pathname);
  const terms = paths.filter((path) => /^\/(?:category|tag)\//.test(path));
  expect(terms).toHaveLength(12 + 39);
  expect(paths.slice(74 + terms.length)).toEqual(['/contact/', '/about/', '/']);
  expect(addresses.filter(({ works }) => !works)).toEqual([]);
  // Other files that the posts name were never on the captured site, or are on private addresses.
  const uploads = images.filter(({ from }) => new URL(from).pathname.startsWith('/wp-content/uploads/'));
  expect(uploads.length).toBeGreaterThan(40);
  expect(uploads.filter(({ works }) => !works)).toEqual([]);
  const [file] = uploads;
  const old = await fetch(site.url + new URL(file?.from ?? '').pathname, { redirect: 'manual' });
  expect([old.status, old.headers.get('Location')]).toEqual([301, file?.to]);
  const posts = await fetch(`${site.url}${apiPaths.blogPosts}?limit=100`, { headers });
  const { total, posts: listed } = (await posts.json()) as { total: number; posts: { slug: string }[] };
  expect(total).toBe(81);
  expect(new Set(listed.map(({ slug }) => slug)).size).toBe(81);
  await wordpress.stop();
});
