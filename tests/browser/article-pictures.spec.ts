import { mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { samplePost } from '../support/test-posts.ts';
import { publish } from './blog-posts.ts';
import { expect, hydrated, type Site, test } from './support.ts';

const PARAGRAPHS = '<p>Two families share one calendar, and neither of them wrote it alone.</p>'.repeat(60);

const content = [
  '<figure><img src="/media/2024/court%20house.jpg" alt="The court house"><figcaption>Centre Street</figcaption></figure>',
  '<p><img src="https://photos.example/judge.jpg" alt="A judge"></p>',
  PARAGRAPHS,
  '<p><img src="/media/2024/court%20house.jpg" alt="The court house, smaller" width="400" height="225"></p>',
].join('');

/** Publishes a post with pictures, as an import would, and puts its one photograph into the media folder. */
async function illustrate(site: Site): Promise<void> {
  await mkdir(join(site.dataDir, 'media/2024'), { recursive: true });
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
  await sharp({ create: { width: 1600, height: 900, channels: 3, background: '#12233d', noise } })
    .jpeg()
    .toFile(join(site.dataDir, 'media/2024/court house.jpg'));
  await publish(site, [samplePost('Illustrated', { content })]);
  await expect.poll(async () => (await fetch(`${site.url}/illustrated/`)).status).toBe(200);
}

test('the pictures of an article come small, in the best format, late, and move nothing', {
  tag: '@phone',
}, async ({ page, startSite }) => {
  const site = await startSite();
  await illustrate(site);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        shifts.push((entry as PerformanceEntry & { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(`${site.url}/illustrated/`);
  await hydrated(page);

  const first = page.getByRole('img', { name: 'The court house', exact: true });
  await first.scrollIntoViewIfNeeded();
  await expect
    .poll(() => first.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth))
    .toBeTruthy();
  const shown = await first.evaluate((image: HTMLImageElement) => ({
    source: new URL(image.currentSrc).pathname,
    ratio: image.clientWidth / image.clientHeight,
    fits: image.clientWidth <= document.documentElement.clientWidth,
    attributes: [image.getAttribute('width'), image.getAttribute('height')],
  }));
  expect(shown.source).toMatch(/^\/media\/_\/(640|960|1280)\/media\/2024\/court%20house\.jpg\.avif$/);
  expect(shown.ratio).toBeCloseTo(16 / 9, 1);
  expect(shown.fits).toBe(true);
  expect(shown.attributes).toEqual(['1600', '900']);
  const file = await page.request.get(site.url + shown.source);
  expect(file.headers()['content-type']).toBe('image/avif');
  expect((await sharp(await file.body()).metadata()).width).toBe(Number(shown.source.split('/')[3]));

  const last = page.getByRole('img', { name: 'The court house, smaller' });
  const [loading, width, height] = await last.evaluate(
    (image: HTMLImageElement) => [image.loading, image.clientWidth, image.clientHeight] as const,
  );
  expect(loading).toBe('lazy');
  expect(width).toBeLessThanOrEqual(400);
  expect(width / height).toBeCloseTo(16 / 9, 1);
  await last.scrollIntoViewIfNeeded();
  await expect
    .poll(() => last.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth))
    .toBeTruthy();

  await expect(page.getByRole('link', { name: 'Picture on photos.example: A judge' })).toHaveAttribute(
    'href',
    'https://photos.example/judge.jpg',
  );
  expect(asked.filter((url) => !url.startsWith(site.url))).toEqual([]);
  expect(await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)).toEqual([]);
  expect((await readdir(join(site.dataDir, 'media-variants'), { recursive: true })).length).toBeGreaterThan(
    0,
  );
});
