import { expect, test } from './support.ts';

test('every page below the home page shows where it stands, and its structured data says the same', async ({
  request,
}) => {
  const xml = await (await request.get('/sitemap.xml')).text();
  const paths = [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
  // The calculators' screen gets its breadcrumbs with its next version.
  const below = paths.filter((path) => path !== '/' && path !== '/divorce-calculators/');
  for (const path of ['/practice-areas/', '/testimonials/', '/contact/', '/blog/', '/privacy/']) {
    expect(below).toContain(path);
  }
  for (const path of below) {
    const html = await (await request.get(path)).text();
    const [, trail = ''] = /<nav aria-label="Breadcrumb"[^>]*>(.*?)<\/nav>/s.exec(html) ?? [];
    expect(trail, path).toMatch(/^<ol[^>]*><li[^>]*><a [^>]*href="\/"[^>]*>Home<\/a>/);
    expect(trail, path).toContain('aria-current="page"');
    const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? [];
    const graph: Record<string, unknown>[] = JSON.parse(json)['@graph'];
    const list = graph.find((node) => node['@type'] === 'BreadcrumbList')?.itemListElement;
    const last = (list as { item: string }[]).at(-1);
    expect(new URL(last?.item ?? '').pathname).toBe(path);
  }
});
