import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { POST_MAX_BYTES } from '../../../contract/posts.ts';
import { staffApiPaths } from '../../../contract/staff-paths.ts';
import { describeEachDatabase, openSqlite } from '../../../tests/support/each-database.ts';
import { openImportSite } from '../../../tests/support/import-site.ts';
import { migrate } from '../../platform/database/migrations/migrate.ts';
import { hashOf } from '../convert/source-hash.ts';
import { sourceName } from '../wordpress-post.ts';

interface Item {
  id: number;
  title?: string;
  slug?: string;
  status?: string;
  type?: string;
  date?: string;
}

const PAGE: Item = { id: 900, title: 'About', type: 'page' };
const titled = (...titles: string[]): Item[] => titles.map((title, index) => ({ id: index + 1, title }));

function exportOf(items: readonly Item[], siteUrl = 'http://old.example'): string {
  const texts = items.map(
    ({ id, title = `Post ${id}`, slug = title.toLowerCase().replaceAll(' ', '-'), ...item }) =>
      `<item><title>${title}</title><link>${siteUrl}/${slug}/</link><content:encoded>Text of ${title}</content:encoded>
<wp:post_id>${id}</wp:post_id><wp:post_date_gmt>${item.date ?? `2024-05-0${id % 9 || 9} 12:00:00`}</wp:post_date_gmt><wp:post_name>${slug}</wp:post_name>
<wp:status>${item.status ?? 'publish'}</wp:status><wp:post_type>${item.type ?? 'post'}</wp:post_type></item>`,
  );
  return `<rss xmlns:wp="wp" xmlns:content="c"><channel><wp:wxr_version>1.2</wp:wxr_version><wp:base_blog_url>${siteUrl}</wp:base_blog_url>${texts.join('')}</channel></rss>`;
}

describeEachDatabase('imported posts', (open) => {
  async function openSite() {
    const site = await openImportSite({ connection: await open() });
    const titles = async () => {
      const rows = await site.connection.db.selectFrom('posts').select(['title', 'wp_id']).execute();
      return rows.map(({ title, wp_id }) => `${title}: ${wp_id}`).sort();
    };
    return { ...site, titles };
  }

  it('of another site are imported only on request, beside those of the first', async () => {
    const site = await openSite();
    await site.fromFile(exportOf(titled('First', 'Second')));
    const other = exportOf(titled('Foreign', 'Strange'), 'https://other.example/blog/');
    for (const query of ['', '?dryRun=true']) {
      expect(await site.fromFile(other, query)).toEqual({
        success: false,
        anotherSite: true,
        error: expect.stringMatching(/other\.example\/blog.*old\.example/),
      });
    }
    expect(await site.titles()).toEqual(['First: 1', 'Second: 2']);
    expect(await site.services.importer.reports()).toHaveLength(1);
    const beside = await site.report(await site.fromFile(other, '?beside=true'));
    expect(beside).toMatchObject({ created: 2, updated: 0 });
    expect(await site.titles()).toEqual(['First: 1', 'Foreign: null', 'Second: 2', 'Strange: null']);
    // Both are known now, each by its own numbers.
    for (const again of [other, exportOf(titled('First', 'Second'), 'https://www.old.example/')]) {
      expect(await site.report(await site.fromFile(again))).toMatchObject({ created: 0, updated: 0 });
    }
    await site.fromFile(exportOf(titled('First', 'Second', 'Third')));
    expect(await site.titles()).toContain('Third: 3');
  });

  it('with the number of another post in their file are all here, and again unchanged', async () => {
    const site = await openSite();
    const [first, second] = [
      { id: 7, title: 'Complete draft', status: 'draft' },
      { id: 7, title: 'Caption on image' },
    ];
    const doubled = exportOf([first, second, first]);
    expect(await site.report(await site.fromFile(doubled))).toMatchObject({ created: 2, unchanged: 1 });
    expect(await site.titles()).toEqual(['Caption on image: null', 'Complete draft: 7']);
    expect(await site.report(await site.fromFile(doubled))).toMatchObject({ created: 0, unchanged: 3 });
  });

  it('that are removed or in the trash of the source are conflicts, and stay until staff decide', async () => {
    const site = await openSite();
    const posts = [...titled('Kept', 'Trashed', 'Gone', 'Ours'), PAGE];
    await site.fromFile(exportOf(posts));
    await site.connection.db
      .updateTable('posts')
      .set({ status: 'draft' })
      .where('title', '=', 'Ours')
      .execute();
    const left = posts.flatMap((post) => {
      if (post.title === 'Gone' || post.title === 'Ours') return [];
      return post.title === 'Trashed' ? { ...post, status: 'trash' } : post;
    });
    const conflict = (title: string, inSource: string) => ({
      ...{ title, slug: title.toLowerCase(), field: 'status', here: 'published', inSource },
    });
    for (const query of ['?dryRun=true', '']) {
      const { conflicts } = await site.report(await site.fromFile(exportOf(left), query));
      expect(conflicts).toEqual([
        conflict('Trashed', 'in the trash'),
        conflict('Gone', 'no longer published'),
      ]);
    }
    expect((await site.posts()).get(3)?.status).toBe('published');
    // An export of a choice of posts says nothing of the others.
    const choice = exportOf(left.filter(({ title }) => title === 'Kept'));
    expect((await site.report(await site.fromFile(choice))).conflicts).toEqual([]);
    // A site with an unreadable post neither.
    const long = 'x'.repeat(POST_MAX_BYTES + 1);
    const faulty = exportOf([{ id: 1, title: 'Kept' }, PAGE]).replace('Text of Kept', long);
    expect((await site.report(await site.fromFile(faulty))).conflicts).toEqual([]);
  });

  it('from before sites were recorded are taken over by their site, known by a date', async () => {
    const connection = await open({ migrated: false });
    await migrate(connection.db, '026-form-notices');
    await sql`insert into wordpress_posts (wp_id, source_hash, form, fields, files) values (1, '', 'raw', ${JSON.stringify(
      { publishedAt: [hashOf('2024-05-01T12:00:00.000Z'), ''] },
    )}, '[]')`.execute(connection.db);
    await sql`insert into deleted_posts (id, title, post, former_slugs, deleted_at, deleted_by)
      values ('deleted', '', '{"wp_id": 1}', '[]', '', '')`.execute(connection.db);
    await migrate(connection.db);
    const [record] = await connection.db.selectFrom('wordpress_posts').select('post_id').execute();
    expect(record?.post_id, 'it can be restored').toBe('deleted');
    const site = await openImportSite({ connection });
    const sourcesOf = async () => {
      const rows = await connection.db.selectFrom('wordpress_posts').select(['source', 'number']).execute();
      return rows.map(({ source, number }) => `${source} ${number}`).sort();
    };
    const foreign = exportOf([{ id: 1, title: 'Foreign', date: '2020-01-01 00:00:00' }]);
    expect(await site.fromFile(foreign)).toMatchObject({ success: false, anotherSite: true });
    await site.fromFile(exportOf(titled('Deleted', 'New')));
    expect(await sourcesOf()).toEqual(['old.example 1', 'old.example 2']);
    expect([...(await site.posts()).values()].map(({ title }) => title)).toEqual(['New']);
  });
});

it('another site by REST API is asked about, too, with status 409', async () => {
  const site = await openImportSite({ connection: await openSqlite() });
  await site.fromFile(exportOf(titled('First')));
  const call = (more: object) =>
    site.post(staffApiPaths.blogImportWpApi, { siteUrl: site.wordpress.url, ...more }, site.headers);
  expect((await call({})).status).toBe(409);
  expect(await (await call({ beside: true })).json()).toMatchObject({
    success: true,
    results: { total: 75 },
  });
});

it.each([
  ['http://www.old.example/', 'old.example'],
  ['https://OLD.example', 'old.example'],
  ['https://old.example:8443/blog/', 'old.example:8443/blog'],
  ['', 'export.xml'],
])('the site %j is known as %j', (siteUrl, name) => {
  expect(sourceName({ siteUrl, name: 'export.xml' })).toBe(name);
});
