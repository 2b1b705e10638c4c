import { onTestFinished } from 'vitest';
import { staffApiPaths } from '../../contract/staff-paths.ts';
import type { ImportAnswer, ImportReport } from '../../contract/wordpress-import.ts';
import { openSqlite, type TestDatabase } from './each-database.ts';
import { createTestSite, STAFF, type TestSiteOptions } from './test-site.ts';
import { type Intercept, startWordPress } from './wordpress-site.ts';

/** A site with staff logged in, and a WordPress that it may import from. */
export async function openImportSite(
  options: {
    intercept?: Intercept;
    connection?: TestDatabase;
    env?: Record<string, string>;
    pages?: TestSiteOptions['pages'];
  } = {},
) {
  const wordpress = await startWordPress(options.intercept);
  onTestFinished(() => wordpress.stop());
  const connection = options.connection ?? (await openSqlite());
  const site = await createTestSite(connection, {
    env: { DATA_DIR: connection.dataDir, IMPORT_ALLOW_PRIVATE_HOSTS: wordpress.host, ...options.env },
    ...(options.pages ? { pages: options.pages } : {}),
  });
  onTestFinished(() => site.services.importer.stop());
  const login = await site.post(staffApiPaths.adminLogin, STAFF);
  const { token } = (await login.json()) as { token: string };
  const headers = { Authorization: `Basic ${token}` };

  async function answered(answer: Response): Promise<ImportAnswer> {
    return (await answer.json()) as ImportAnswer;
  }
  const fromSite = async (more: object = {}) =>
    answered(await site.post(staffApiPaths.blogImportWpApi, { siteUrl: wordpress.url, ...more }, headers));
  const fromFile = async (xml: Blob | string, query = '') => {
    const body = new FormData();
    body.set('file', new File([xml], 'export.xml'));
    return answered(await site.send('POST', `${staffApiPaths.blogImportXml}${query}`, { body, headers }));
  };
  const report = async ({ reportId }: ImportAnswer) => {
    const answer = await site.send('GET', `${staffApiPaths.blogImportReports}/${reportId}`, { headers });
    return (await answer.json()) as ImportReport;
  };
  /** Every imported post as it is stored, by its number in WordPress. */
  async function posts() {
    const rows = await connection.db.selectFrom('posts').selectAll().where('wp_id', 'is not', null).execute();
    return new Map(rows.map((row) => [Number(row.wp_id), row]));
  }
  const version = () => site.services.blog.version();
  return { ...site, connection, wordpress, headers, fromSite, fromFile, report, posts, version };
}

const EXPORT_HEAD = `<?xml version="1.0" encoding="UTF-8" ?><rss version="2.0" xmlns:wp="http://wordpress.org/export/1.2/"><channel>
<title>Old site</title><link>http://old.example</link><wp:wxr_version>1.2</wp:wxr_version><wp:base_blog_url>http://old.example</wp:base_blog_url>`;

/** A WordPress export with these posts. */
export function exported(
  ...items: { id: number; title?: string; slug?: string; content?: string; more?: string }[]
): string {
  const texts = items.map(
    ({ id, title = `Post ${id}`, slug = `post-${id}`, content = `<p>Text ${id}</p>`, more = '' }) =>
      `<item><title><![CDATA[${title}]]></title><link>http://old.example/${slug}/</link><dc:creator><![CDATA[mara]]></dc:creator>
<content:encoded><![CDATA[<!-- wp:html -->${content}<!-- /wp:html -->]]></content:encoded><wp:post_id>${id}</wp:post_id>
<wp:post_date_gmt><![CDATA[2024-05-01 12:00:00]]></wp:post_date_gmt><wp:post_name><![CDATA[${slug}]]></wp:post_name>
<wp:status><![CDATA[publish]]></wp:status><wp:post_type><![CDATA[post]]></wp:post_type>${more}</item>`,
  );
  return `${EXPORT_HEAD}${texts.join('')}</channel></rss>`;
}
