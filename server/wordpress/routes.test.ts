import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { staffApiPaths } from '../../contract/staff-paths.ts';
import { openSqlite } from '../../tests/support/each-database.ts';
import { openImportSite } from '../../tests/support/import-site.ts';

const CALLS: [method: string, path: string][] = [
  ['POST', staffApiPaths.blogImportWpApi],
  ['POST', staffApiPaths.blogImportXml],
  ['GET', staffApiPaths.blogImport],
  ['DELETE', staffApiPaths.blogImport],
  ['GET', staffApiPaths.blogImportReports],
  ['GET', `${staffApiPaths.blogImportReports}/1`],
];

const ONE_POST =
  '<rss xmlns:wp="http://wordpress.org/export/1.2/"><channel><link>http://old.example</link><wp:wxr_version>1.2</wp:wxr_version><item><title>Custody</title><wp:post_id>1</wp:post_id><wp:post_type>post</wp:post_type><wp:post_date_gmt>2024-05-01 12:00:00</wp:post_date_gmt></item></channel></rss>';

describe('the calls of the importer', () => {
  it.each(CALLS)('%s %s answers 401 without a session, and changes nothing', async (method, path) => {
    const { send, wordpress, services, headers: loggedOut } = await openImportSite();
    await send('POST', staffApiPaths.adminLogout, { headers: loggedOut });
    const body = method === 'POST' ? JSON.stringify({ siteUrl: wordpress.url }) : null;
    const tokens = [undefined, 'Basic bm9ib2R5Om5vdGhpbmc=', 'Bearer x', loggedOut.Authorization];
    for (const authorization of tokens) {
      const headers = {
        'Content-Type': 'application/json',
        ...(authorization ? { Authorization: authorization } : {}),
      };
      const answer = await send(method, path, { body, headers });
      expect(answer.status).toBe(401);
      const isImport = method === 'POST';
      expect(await answer.json()).toEqual({
        ...(isImport ? { success: false } : {}),
        error: 'Please log in.',
      });
    }
    expect(wordpress.requests).toEqual([]);
    expect(await services.importer.reports()).toEqual([]);
  });

  it('stream the progress and end with the answer', async () => {
    const { post, headers, wordpress } = await openImportSite();
    const accept = { ...headers, Accept: 'text/event-stream' };
    const answer = await post(staffApiPaths.blogImportWpApi, { siteUrl: wordpress.url }, accept);
    expect(answer.headers.get('Content-Type')).toContain('text/event-stream');
    const events = (await answer.text())
      .split('\n\n')
      .filter((text) => text.startsWith('event:'))
      .map((text) => [/^event: (.+)$/m.exec(text)?.[1], JSON.parse(/^data: (.+)$/m.exec(text)?.[1] ?? '')]);
    expect(events.at(-1)).toMatchObject(['done', { success: true, results: { total: 75, imported: 75 } }]);
    expect(events[0]).toMatchObject(['progress', { failed: 0 }]);
  });

  it('check with HEAD what was imported, and count what does not work', async () => {
    const article = '/a-judges-view-of-custody-modification/';
    const methods = new Set<string>();
    const { fromSite, report } = await openImportSite({
      pages: async ({ method, url }) => {
        methods.add(method);
        return new Response(null, { status: new URL(url).pathname === article ? 404 : 200 });
      },
    });
    const answer = await fromSite();
    expect([...methods]).toEqual(['HEAD']);
    const { addresses, images } = await report(answer);
    const notFound = addresses.filter(({ works }) => !works);
    expect(new Set(notFound.map(({ from }) => new URL(from).pathname))).toEqual(new Set([article]));
    const notCopied = images.filter(({ to }) => to === null);
    expect(notCopied).not.toEqual([]);
    expect(answer).toMatchObject({ broken: { addresses: notFound.length, images: notCopied.length } });
  });

  it('read the configured export file when nothing is uploaded', async () => {
    const connection = await openSqlite();
    const file = join(connection.dataDir, 'old-site.xml');
    await writeFile(file, ONE_POST);
    const site = await openImportSite({ connection, env: { WORDPRESS_EXPORT_FILE: file } });
    const answer = await site.send('POST', staffApiPaths.blogImportXml, { headers: site.headers });
    expect(answer.status).toBe(200);
    expect(await answer.json()).toMatchObject({ success: true, results: { total: 1, imported: 1 } });
    expect((await site.posts()).get(1)?.title).toBe('Custody');
    const [report] = await site.services.importer.reports();
    expect(report?.source).toEqual({ kind: 'wxr', name: 'old-site.xml' });
  });

  it('say so when there is no export file', async () => {
    const { send, headers } = await openImportSite();
    const answer = await send('POST', staffApiPaths.blogImportXml, {
      headers: { ...headers, 'Content-Type': 'application/json' },
    });
    expect(answer.status).toBe(502);
    expect(await answer.json()).toMatchObject({
      success: false,
      error: 'There is no export file to import.',
    });
  });

  it.each([
    [
      '<!DOCTYPE rss [<!ENTITY a "aaaaaaaa"><!ENTITY b "&a;&a;&a;">]><rss>&b;</rss>',
      /document type declaration/,
    ],
    [
      '<?xml version="1.0"?><!DOCTYPE r [<!ENTITY x SYSTEM "file:///etc/passwd">]><rss>&x;</rss>',
      /document type/,
    ],
    ['<rss><channel><item></channel></rss>', /cannot be read as a WordPress export/],
    ['<html><body>no export</body></html>', /not a WordPress export/],
    ['', /cannot be read as a WordPress export|not a WordPress export/],
  ])('refuse the upload %j', async (xml, error) => {
    const { fromFile } = await openImportSite();
    expect(await fromFile(xml)).toMatchObject({ success: false, error: expect.stringMatching(error) });
  });

  it('give a report as a file', async () => {
    const { send, headers, fromSite } = await openImportSite();
    const { reportId } = await fromSite();
    const answer = await send('GET', `${staffApiPaths.blogImportReports}/${reportId}`, { headers });
    expect(answer.headers.get('Content-Disposition')).toMatch(
      /^attachment; filename="import-2026-[-\d]+\.json"$/,
    );
    const report = (await answer.json()) as { categories: object[]; statuses: object[] };
    expect(report.statuses).toEqual([{ name: 'publish', inSource: 75, here: 75 }]);
    expect(report.categories).toContainEqual({ name: 'Divorce Law', inSource: 18, here: 18 });
  });

  it('remove what a killed import has left', async () => {
    const { connection, fromFile, report } = await openImportSite();
    const { db } = connection;
    const entry = { report_id: 'killed', list: 'notes', position: 0, entry: '{}' };
    await db.insertInto('wordpress_import_entries').values(entry).execute();
    const answer = await fromFile(ONE_POST);
    expect(await report(answer)).toMatchObject({ changes: [{ title: 'Custody', fields: 'created' }] });
    const left = await db.selectFrom('wordpress_import_entries').selectAll().execute();
    expect(left).not.toEqual([]);
    expect(JSON.stringify(left)).not.toContain('killed');
  });

  it('log and store no password', async () => {
    const { fromSite, logLines, services, wordpress } = await openImportSite();
    await fromSite({ username: 'admin', password: 'abcd EFGH 1234' });
    for (const login of ['ftp://admin:abcdEFGH@', 'admin:abcdEFGH@', 'https://admin:ab/cd@EFGH@'])
      await fromSite({ siteUrl: `${login}${wordpress.host.replace(/:.*/, ':1')}` });
    const names = (await services.importer.reports()).map(({ source }) => source.name);
    expect(names).toEqual(
      expect.arrayContaining(['ftp://127.0.0.1:1', '127.0.0.1:1', 'https://127.0.0.1:1']),
    );
    const reports = await services.importer.reports();
    const parts = await Promise.all(
      reports.map(async ({ id }) => Array.fromAsync((await services.importer.report(id))?.parts ?? [])),
    );
    expect(logLines.join('') + parts.flat().join('')).not.toMatch(/EFGH|YWRtaW46/);
  });

  it('refuse invalid fields and an upload that ends early', async () => {
    const { send, post, headers, services } = await openImportSite();
    const invalid = await post(staffApiPaths.blogImportWpApi, {}, headers);
    expect(invalid.status).toBe(400);
    expect(await invalid.json()).toEqual({
      success: false,
      error: 'Please check the highlighted fields.',
      fieldErrors: { siteUrl: ['Please enter the address of the site'] },
    });
    const early = await send('POST', staffApiPaths.blogImportXml, {
      headers: { ...headers, 'Content-Type': 'multipart/form-data; boundary=part' },
      body: '--part\r\nContent-Disposition: form-data; name="file"; filename="a.xml"\r\n\r\n<rss>',
    });
    expect(early.status).toBe(400);
    expect(await early.json()).toEqual({
      success: false,
      error: 'The upload is not complete. Please send the file again.',
    });
    expect(await services.importer.reports()).toEqual([]);
  });

  it('refuse an upload without a file, and neither report nor log an import', async () => {
    const { send, headers, logLines, services } = await openImportSite();
    const answer = await send('POST', staffApiPaths.blogImportXml, { headers, body: new FormData() });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toEqual({ success: false, error: 'Please choose an export file.' });
    expect(logLines.join('')).not.toContain('"level":50');
    expect(await services.importer.reports()).toEqual([]);
    const { entries } = await services.audit.list({ limit: 10, offset: 0 });
    expect(entries.map(({ action }) => action)).not.toContain('blog-imported');
  });
});
