import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { expect } from '@playwright/test';
import { parse } from 'node-html-parser';
import { runArchiveCommand } from '../support/archive-command.ts';
import { test } from '../support/site-fixtures.ts';
import { listedUrls } from './read-page.ts';

test('the server archives every public page by itself, with every file that the pages use', async ({
  startSite,
  playwright,
}) => {
  const site = await startSite({ ARCHIVE_EVERY_DAYS: '90' });
  const days = async () =>
    (await readdir(join(site.dataDir, 'archive')).catch(() => [])).filter((name) => !name.startsWith('.'));
  await expect.poll(days, { timeout: 90_000 }).toEqual([expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/)]);
  const [day = ''] = await days();
  const folder = join(site.dataDir, 'archive', day);
  const manifest = JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8'));
  const files: { address: string; file: string }[] = manifest.files;

  const request = await playwright.request.newContext({ baseURL: site.url });
  const pages = files.filter(({ file }) => file.endsWith('.html'));
  expect(pages.map(({ address }) => address).sort()).toEqual((await listedUrls(request)).sort());
  await request.dispose();
  expect(manifest.missing).toEqual([]);

  const broken = new Set<string>();
  for (const { file } of pages) {
    const document = parse(await readFile(join(folder, file), 'utf8'));
    for (const element of document.querySelectorAll('link[rel=stylesheet], link[rel=icon], img, a, use')) {
      const target = element.getAttribute('href') ?? element.getAttribute('src') ?? '';
      if (/^[a-z]+:|^#/.test(target)) continue;
      const named = join(folder, dirname(file), decodeURIComponent(target.replace(/#.*/, '')));
      if (!existsSync(named)) broken.add(`${target} in ${file}`);
    }
    expect(document.querySelectorAll('script:not([type="application/ld+json"])'), file).toEqual([]);
  }
  expect([...broken]).toEqual([]);
  expect(await runArchiveCommand(site)).toEqual({
    code: 1,
    printed: `${folder} exists already. Rename it to make another copy today.\n`,
  });
});
