import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { ImportCount } from '../../contract/wordpress-import.ts';
import { root } from '../../scripts/run.ts';
import { openImportSite } from '../../tests/support/import-site.ts';
import { WP_LOGIN } from '../../tests/support/wordpress-site.ts';
import { plainText } from '../blog/html/plain-text.ts';
import { storedHtml } from '../blog/html/stored-html.ts';

interface ExpectedPost {
  id: number;
  status: string;
  slug: string;
  title: string;
  title_from_rest?: string;
  date_gmt: string | null;
  modified_gmt?: string;
  categories: string[];
  tags?: string[];
  author: string;
  password: boolean | string | null;
  featured?: boolean;
  featured_image?: string | null;
  featured_alt?: string | null;
  content_words?: number;
  content_images?: string[];
  seo_meta?: Record<string, string>;
  excerpt?: string;
  excerpt_from_rest?: string;
}

const expected = JSON.parse(await readFile(join(root, 'tests/fixtures/wordpress/expected.json'), 'utf8')) as {
  counts: { posts: number; by_status: Record<string, number>; by_category_published: Record<string, number> };
  samples: ExpectedPost[];
  posts: ExpectedPost[];
};

type Site = Awaited<ReturnType<typeof openImportSite>>;
const WAYS: Record<string, (site: Site) => ReturnType<Site['fromSite']>> = {
  'by REST API with a login': (site) => site.fromSite(WP_LOGIN),
  'by REST API as a visitor': (site) => site.fromSite(),
  'by an export of everything': async (site) =>
    site.fromFile(await readFile(await site.wordpress.exportFile('everything'), 'utf8')),
  'by an export of what is published': async (site) =>
    site.fromFile(await readFile(await site.wordpress.exportFile('published'), 'utf8')),
};

/** Elements left out of the captured texts. */
const LOST = { 'embedded objects': 1, 'shortcodes [contact-form-7]': 1 };
/** The pages and trashed posts that each way reports: WordPress shows visitors published pages only. */
const LEFT_OUT: Record<string, Record<string, number>> = {
  'by REST API with a login': { pages: 2 },
  'by REST API as a visitor': { pages: 2 },
  'by an export of everything': { pages: 3, 'posts in the trash': 2 },
  'by an export of what is published': {},
};

/** Columns that are made here. */
const OWN = ['number', 'id', 'created_at', 'updated_at', 'announce_at'];
/** Columns that only an export fills: the captured WordPress had no plugin for SEO, and its users are as visitors see them. */
const ONLY_IN_EXPORT = [
  'author_email',
  ...[
    'meta_title',
    'meta_description',
    'meta_keywords',
    'og_title',
    'og_description',
    'og_image',
    'yoast_data',
  ],
];

/** By the samples: where each field of the plugin for SEO goes, unless it has variables. */
const SEO: Record<string, keyof ImportedColumns> = {
  _yoast_wpseo_title: 'meta_title',
  _yoast_wpseo_metadesc: 'meta_description',
  '_yoast_wpseo_opengraph-title': 'og_title',
  '_yoast_wpseo_opengraph-description': 'og_description',
};
type ImportedColumns = Record<
  'meta_title' | 'meta_description' | 'og_title' | 'og_description',
  string | null
>;
/** The path here of an upload of the captured site; all that it gives now are JPEGs. */
const copyOf = (address: string) => `/media${new URL(address).pathname}`.replace(/\.png$/, '.png.jpg');

const isoSeconds = (text: string) => text.replace('Z', '.000Z');
const decoded = (slug: string) => decodeURIComponent(slug);
/** Words as the samples count them: of Latin letters. */
const wordsIn = (html: string) =>
  plainText(storedHtml(html).content)
    .replaceAll('’', "'")
    .match(/[A-Za-z'][A-Za-z'-]*/g)?.length ?? 0;
const inSourceAndHere = (counts: readonly ImportCount[]) =>
  Object.fromEntries(counts.map(({ name, inSource, here }) => [name, [inSource, here]]));
const twice = (counts: Record<string, number>) =>
  Object.fromEntries(Object.entries(counts).map(([name, count]) => [name, [count, count]]));

describe.each(Object.entries(WAYS))('an import %s', (way, run) => {
  it('yields the expected posts and counts, and again writes nothing', async () => {
    const site = await openImportSite();
    const answer = await run(site);
    const isPublic = way.includes('visitor') || way.includes('published');
    const isVisitor = way.includes('visitor');
    const wanted = expected.posts.filter(({ status }) => !isPublic || status === 'publish');
    expect(answer).toMatchObject({
      success: true,
      results: { total: wanted.length, imported: wanted.length, errors: [] },
    });
    const posts = await site.posts();
    expect([...posts.keys()].sort()).toEqual(wanted.map(({ id }) => id).sort());
    const samples = new Map(expected.samples.map((sample) => [sample.id, sample]));
    for (const line of wanted) {
      const sample = samples.get(line.id);
      const post = posts.get(line.id);
      const isOpen = ['publish', 'future'].includes(line.status) && !line.password;
      expect(post, line.title).toMatchObject({
        status: isOpen ? 'published' : 'draft',
        author: line.author,
        categories: JSON.stringify([...line.categories].sort()),
        ...(line.slug ? { slug: decoded(line.slug).normalize('NFC') } : {}),
        ...(line.date_gmt ? { published_at: isoSeconds(line.date_gmt) } : {}),
        ...(isVisitor ? {} : { title: line.title || `Post ${line.id}` }),
      });
      if (!way.includes('what is published')) expect(post?.featured_image !== null).toBe(line.featured);
      if (!sample) continue;
      const { title_from_rest, excerpt_from_rest = '', excerpt } = sample;
      if (isVisitor) expect(post?.title).toBe(title_from_rest);
      const wantedExcerpt = isVisitor
        ? excerpt_from_rest.endsWith('[…]')
          ? ''
          : excerpt_from_rest
        : excerpt;
      if (wantedExcerpt && !(isVisitor && sample.password)) expect(post?.excerpt).toBe(wantedExcerpt);
      expect(post?.modified_at).toBe(isoSeconds(sample.modified_gmt ?? ''));
      if (!(isVisitor && sample.password)) {
        const images = (sample.content_images ?? []).filter((address) => address.includes('/uploads/'));
        // The samples count the words within shortcodes as well.
        const lost = (sample.content_words ?? 0) - wordsIn(String(post?.content));
        expect(Math.abs(lost), `words of ${line.id}`).toBeLessThanOrEqual(
          (sample.content_words ?? 0) * 0.025,
        );
        const here = [...String(post?.content).matchAll(/<img[^>]* src="([^"]*)"/g)].map(([, src]) => src);
        expect(here, `${line.id}`).toEqual(expect.arrayContaining(images.map(copyOf)));
      }
      if (!way.includes('what is published')) {
        expect(post?.featured_image).toBe(sample.featured_image ? copyOf(sample.featured_image) : null);
        expect(post?.featured_image_alt).toBe(sample.featured_alt || null);
      }
      expect([...JSON.parse(post?.tags ?? '[]')].sort()).toEqual([...(sample.tags ?? [])].sort());
      if (!way.includes('export')) continue;
      for (const [name, column] of Object.entries(SEO)) {
        const given = sample.seo_meta?.[name];
        if (given?.includes('%%')) expect(post?.[column]).toMatch(/^[^%]+$/);
        else expect(post?.[column]).toBe(given ?? null);
      }
    }
    const report = await site.report(answer);
    const { by_status, by_category_published } = expected.counts;
    const { publish = 0 } = by_status;
    expect(inSourceAndHere(report.statuses)).toEqual(twice(isPublic ? { publish } : by_status));
    expect(inSourceAndHere(report.categories)).toEqual(twice(by_category_published));
    expect(Object.fromEntries(report.leftOut.map(({ kind, count }) => [kind, count]))).toEqual({
      ...LEFT_OUT[way],
      ...LOST,
    });
    expect(report.addresses.filter(({ works }) => !works)).toEqual([]);
    expect(report.addresses.map(({ from }) => new URL(from).pathname)).toEqual(
      expect.arrayContaining(['/category/divorce-law/', '/tag/401k/', '/contact/']),
    );
    const tag = await site.send('GET', '/tag/401k/');
    expect([tag.status, tag.headers.get('Location')]).toEqual([301, '/blog/?search=401%28k%29']);
    const version = await site.version();
    expect(await site.report(await run(site))).toMatchObject({
      created: 0,
      updated: 0,
      unchanged: wanted.length,
      failed: 0,
    });
    expect(await site.version()).toBe(version);
  });
});

it('the same site by REST API and by its export yields identical posts, and one after the other writes nothing', async () => {
  const [rest, wxr] = [await openImportSite(), await openImportSite()];
  await rest.fromSite(WP_LOGIN);
  const export_ = await readFile(await rest.wordpress.exportFile('everything'), 'utf8');
  // Links name the site: both must be the same one.
  await wxr.fromFile(export_.replaceAll(rest.wordpress.host, wxr.wordpress.host));
  const [byRest, byExport] = [await rest.posts(), await wxr.posts()];
  const stated = (row: object) =>
    Object.fromEntries(
      Object.entries(row)
        .filter(([name]) => !OWN.includes(name) && !ONLY_IN_EXPORT.includes(name))
        .map(([name, value]) => [name, String(value).replaceAll(rest.wordpress.host, wxr.wordpress.host)]),
    );
  expect(byRest.size).toBe(expected.counts.posts);
  for (const [wpId, row] of byRest) expect(stated(row)).toEqual(stated(byExport.get(wpId) ?? {}));
  const version = await wxr.version();
  expect(await wxr.report(await wxr.fromSite(WP_LOGIN))).toMatchObject({
    created: 0,
    updated: 0,
    unchanged: expected.counts.posts,
    failed: 0,
  });
  expect(await wxr.version()).toBe(version);
});
