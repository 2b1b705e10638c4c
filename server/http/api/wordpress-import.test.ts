import { describe, expect, it } from 'vitest';
import { staffApiPaths } from '../../../contract/staff-paths.ts';
import { openImportSite } from '../../../tests/support/import-site.ts';

const CALLS: [method: string, path: string][] = [
  ['POST', staffApiPaths.blogImportWpApi],
  ['POST', staffApiPaths.blogImportXml],
  ['GET', staffApiPaths.blogImport],
  ['DELETE', staffApiPaths.blogImport],
  ['GET', staffApiPaths.blogImportReports],
  ['GET', `${staffApiPaths.blogImportReports}/1`],
];

describe('the calls of the importer', () => {
  it.each(CALLS)('%s %s answers 401 without a session, and changes nothing', async (method, path) => {
    const { send, wordpress, services } = await openImportSite();
    const body = method === 'POST' ? JSON.stringify({ siteUrl: wordpress.url }) : null;
    for (const authorization of [undefined, 'Basic bm9ib2R5Om5vdGhpbmc=', 'Bearer x']) {
      const headers = {
        'Content-Type': 'application/json',
        ...(authorization ? { Authorization: authorization } : {}),
      };
      const answer = await send(method, path, { body, headers });
      expect(answer.status).toBe(401);
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

  it('read the configured export file when nothing is uploaded, and say so when there is none', async () => {
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
    expect(answer.headers.get('Content-Disposition')).toBe(`attachment; filename="import-${reportId}.json"`);
    const report = (await answer.json()) as { categories: object[]; statuses: object[] };
    expect(report.statuses).toEqual([{ name: 'publish', inSource: 75, here: 75 }]);
    expect(report.categories).toContainEqual({ name: 'Divorce Law', inSource: 18, here: 18 });
  });

  it('log and store no password', async () => {
    const { fromSite, logLines, services, wordpress } = await openImportSite();
    await fromSite({ username: 'admin', password: 'abcd EFGH 1234' });
    await fromSite({ siteUrl: `ftp://admin:abcdEFGH@${wordpress.host}` });
    const names = (await services.importer.reports()).map(({ source }) => source.name);
    expect(names).toContain(`ftp://${wordpress.host}`);
    const reports = await Promise.all(
      (await services.importer.reports()).map(({ id }) => services.importer.report(id)),
    );
    expect(logLines.join('') + reports.join('')).not.toMatch(/EFGH|YWRtaW46/);
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
