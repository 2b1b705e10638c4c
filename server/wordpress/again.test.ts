import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { errorMessages } from '../../contract/errors.ts';
import { staffApiPaths } from '../../contract/staff-paths.ts';
import type { ImportAnswer } from '../../contract/wordpress-import.ts';
import { describeEachDatabase } from '../../tests/support/each-database.ts';
import { openImportSite } from '../../tests/support/import-site.ts';

/** A small export with one post of each kind that these tests change. */
const HEAD = `<?xml version="1.0" encoding="UTF-8" ?><rss version="2.0" xmlns:wp="http://wordpress.org/export/1.2/"><channel>
<title>Old site</title><link>http://old.example</link><wp:wxr_version>1.2</wp:wxr_version><wp:base_blog_url>http://old.example</wp:base_blog_url>`;

function exported(
  ...items: { id: number; title?: string; slug?: string; content?: string; more?: string }[]
): string {
  const texts = items.map(
    ({ id, title = `Post ${id}`, slug = `post-${id}`, content = `<p>Text ${id}</p>`, more = '' }) =>
      `<item><title><![CDATA[${title}]]></title><link>http://old.example/${slug}/</link><dc:creator><![CDATA[mara]]></dc:creator>
<content:encoded><![CDATA[<!-- wp:html -->${content}<!-- /wp:html -->]]></content:encoded><wp:post_id>${id}</wp:post_id>
<wp:post_date_gmt><![CDATA[2024-05-01 12:00:00]]></wp:post_date_gmt><wp:post_name><![CDATA[${slug}]]></wp:post_name>
<wp:status><![CDATA[publish]]></wp:status><wp:post_type><![CDATA[post]]></wp:post_type>${more}</item>`,
  );
  return `${HEAD}${texts.join('')}</channel></rss>`;
}

const imported = (answer: ImportAnswer) => (answer.success ? answer.results.imported : answer);

describeEachDatabase('an import of the same source again', (open) => {
  it('writes nothing', async () => {
    const site = await openImportSite({ connection: await open() });
    const xml = exported({ id: 1 }, { id: 2 });
    expect(imported(await site.fromFile(xml))).toBe(2);
    const [version, before] = [await site.version(), await site.posts()];
    const again = await site.fromFile(xml);
    expect(await site.version()).toBe(version);
    expect(await site.posts()).toEqual(before);
    expect(await site.report(again)).toMatchObject({ created: 0, updated: 0, unchanged: 2, changes: [] });
  });

  it('takes over what changed there and keeps what changed here, field by field', async () => {
    const site = await openImportSite({ connection: await open() });
    await site.fromFile(exported({ id: 1 }, { id: 2 }));
    await site.connection.db
      .updateTable('posts')
      .set({ title: 'Our title', modified_at: '2026-01-01T00:00:00.000Z' })
      .where('wp_id', '=', 1)
      .execute();
    const changed = exported({ id: 1, title: 'Their title', content: '<p>New</p>' }, { id: 2 });
    const dry = await site.fromFile(changed, '?dryRun=true');
    expect((await site.posts()).get(1)).toMatchObject({ title: 'Our title', content: '<p>Text 1</p>' });
    const wanted = {
      updated: 1,
      unchanged: 1,
      changes: [{ title: 'Their title', slug: 'post-1', fields: ['content'] }],
      conflicts: [{ field: 'title', here: 'Our title', inSource: 'Their title', slug: 'post-1' }],
    };
    expect(await site.report(dry)).toMatchObject({ ...wanted, dryRun: true });
    expect(await site.report(await site.fromFile(changed))).toMatchObject({ ...wanted, dryRun: false });
    expect((await site.posts()).get(1)).toMatchObject({ title: 'Our title', content: '<p>New</p>' });
    // The edit is still one: a later change there does not win either.
    await site.fromFile(exported({ id: 1, title: 'Their third title', content: '<p>New</p>' }, { id: 2 }));
    expect((await site.posts()).get(1)?.title).toBe('Our title');
  });

  it('leaves a post deleted that was deleted here', async () => {
    const site = await openImportSite({ connection: await open() });
    await site.fromFile(exported({ id: 1 }, { id: 2 }));
    await site.connection.db.deleteFrom('posts').where('wp_id', '=', 2).execute();
    const again = await site.fromFile(exported({ id: 1 }, { id: 2, title: 'Changed' }));
    expect([...(await site.posts()).keys()]).toEqual([1]);
    const { notes } = await site.report(again);
    expect(notes).toEqual([{ post: 'Changed', note: 'It was deleted here and stays so.' }]);
  });

  it('solves a taken slug, reports it and keeps it', async () => {
    const site = await openImportSite({ connection: await open() });
    const xml = exported({ id: 1, slug: 'contact' }, { id: 2, slug: 'same' }, { id: 3, slug: 'same' });
    const { notes } = await site.report(await site.fromFile(xml));
    const slugs = async () => [...(await site.posts()).values()].map(({ slug }) => slug).sort();
    expect(await slugs()).toEqual(['contact-2', 'same', 'same-2']);
    expect(notes.map(({ note }) => note)).toEqual([
      'Its address was taken, or cannot be used here: it is /contact-2/ now.',
      'Its address was taken, or cannot be used here: it is /same-2/ now.',
    ]);
    await site.fromFile(xml);
    expect(await slugs()).toEqual(['contact-2', 'same', 'same-2']);
    const old = await site.send('GET', '/2024/05/contact/');
    expect(old.headers.get('Location')).toBe('/contact-2/');
  });

  it('is refused while one is running, and a cancelled one is told', async () => {
    const site = await openImportSite({ connection: await open() });
    const held = Promise.withResolvers<void>();
    const asked = Promise.withResolvers<void>();
    const importer = site.services.importer;
    const file = await site.wordpress.exportFile('published', () => exported({ id: 1 }));
    const first = importer.fromExport(
      async (upload) => {
        asked.resolve();
        await held.promise;
        await (await import('node:fs/promises')).copyFile(file, upload);
        return { name: 'export.xml' };
      },
      { dryRun: false, ask: async () => new Response('') },
    );
    await asked.promise;
    expect((await importer.state()).running).toMatchObject({ phase: 'connecting' });
    const second = await site.post(
      staffApiPaths.blogImportWpApi,
      { siteUrl: site.wordpress.url },
      site.headers,
    );
    expect(second.status).toBe(409);
    expect(await second.json()).toEqual({ success: false, error: errorMessages['import-running'] });
    expect(await importer.cancel()).toBe(true);
    held.resolve();
    expect(await first).toMatchObject({ success: false, error: 'The import was canceled.' });
    expect((await importer.reports()).map(({ outcome }) => outcome)).toEqual(['cancelled']);
    expect(await importer.cancel()).toBe(false);
    expect(imported(await site.fromFile(exported({ id: 2 })))).toBe(1);
    const { entries } = await site.services.audit.list({ limit: 10, offset: 0 });
    expect(entries.filter(({ action }) => action === 'blog-imported')).toHaveLength(1);
  });
});

it('an import by REST API again asks for no file twice and writes nothing', async () => {
  const site = await openImportSite();
  await site.fromSite();
  const files = () => site.wordpress.requests.filter((path) => path.startsWith('/wp-content/'));
  const [version, asked] = [await site.version(), files().length];
  expect(new Set(files()).size).toBe(asked);
  const report = await site.report(await site.fromSite());
  expect(report).toMatchObject({ created: 0, updated: 0, unchanged: 75 });
  expect(report.images.length).toBeGreaterThan(40);
  expect(await site.version()).toBe(version);
  expect(files()).toHaveLength(asked);
});

it('one post that cannot be read is one error', async () => {
  const site = await openImportSite();
  const xml = await readFile(await site.wordpress.exportFile('published'), 'utf8');
  const answer = await site.fromFile(
    xml.replace('<wp:post_id>5</wp:post_id>', '<wp:post_id>five</wp:post_id>'),
  );
  expect(answer).toMatchObject({
    success: true,
    results: {
      total: 75,
      imported: 74,
      errors: ['Commingled Assets for Business Owners: It has no number.'],
    },
  });
});
