import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../../scripts/run.ts';
import { openImportSite } from '../../tests/support/import-site.ts';
import { WP_LOGIN } from '../../tests/support/wordpress-site.ts';

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

describe.each(Object.keys(WAYS))('an import %s', (way) => {
  it('yields the expected posts', async () => {
    const site = await openImportSite();
    const answer = await WAYS[way]?.(site);
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
        const here = [...String(post?.content).matchAll(/<img[^>]* src="([^"]*)"/g)].map(([, src]) => src);
        expect(here, `${line.id}`).toEqual(expect.arrayContaining(images.map(copyOf)));
      }
      if (!way.includes('what is published')) {
        expect(post?.featured_image).toBe(sample.featured_image ? copyOf(sample.featured_image) : null);
        expect(post?.featured_image_alt).toBe(sample.featured_alt || null);
      }
      if (!way.includes('export')) continue;
      for (const [name, column] of Object.entries(SEO)) {
        const given = sample.seo_meta?.[name];
        if (given?.includes('%%')) expect(post?.[column]).toMatch(/^[^%]+$/);
        else expect(post?.[column]).toBe(given ?? null);
      }
      expect([...JSON.parse(post?.tags ?? '[]')].sort()).toEqual([...(sample.tags ?? [])].sort());
    }
  });
});

it('the same site by REST API and by its export yields identical posts', async () => {
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
});
