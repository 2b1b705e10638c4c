import { expect, it } from 'vitest';
import { staffApiPaths } from '../../../contract/staff-paths.ts';
import type { ImportAnswer } from '../../../contract/wordpress-import.ts';
import { describeEachDatabase } from '../../../tests/support/each-database.ts';
import { exported, openImportSite } from '../../../tests/support/import-site.ts';

const attachment = (address: string) =>
  `<wp:post_type>attachment</wp:post_type><wp:attachment_url>${address}</wp:attachment_url>`;
const thumbnail = (id: number) =>
  `<wp:postmeta><wp:meta_key>_thumbnail_id</wp:meta_key><wp:meta_value>${id}</wp:meta_value></wp:postmeta>`;
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

  it('keeps the versions of the posts that it changes, and none of the others', async () => {
    const site = await openImportSite({ connection: await open() });
    const { db } = site.connection;
    const kept = () =>
      db
        .selectFrom('post_revisions')
        .select(['number', 'kind', 'saved_by', 'fields'])
        .orderBy('number')
        .execute();
    await site.fromFile(exported({ id: 1 }, { id: 2 }));
    await site.fromFile(exported({ id: 1 }, { id: 2 }));
    expect(await kept()).toEqual([]);
    await site.fromFile(exported({ id: 1, content: '<p>New</p>' }, { id: 2 }));
    expect(await kept()).toEqual([
      { number: 1, kind: 'earlier', saved_by: null, fields: expect.stringContaining('<p>Text 1</p>') },
      { number: 2, kind: 'imported', saved_by: null, fields: expect.stringContaining('<p>New</p>') },
    ]);
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

  it('keeps what staff save and delete while a picture of the source is fetched', async () => {
    let meanwhile = async () => {};
    const site = await openImportSite({
      connection: await open(),
      intercept(_, response, url) {
        if (url.pathname !== '/wp-content/slow.jpg') return false;
        meanwhile().then(
          () => response.writeHead(404).end(),
          (error: Error) => response.destroy(error),
        );
        return true;
      },
    });
    await site.fromFile(exported({ id: 1 }, { id: 2 }, { id: 3 }));
    const before = await site.posts();
    const call = async (method: string, wpId: number, body: string | null = null) => {
      const path = `${staffApiPaths.adminPosts}/${before.get(wpId)?.id}`;
      const headers = { ...site.headers, 'Content-Type': 'application/json' };
      return site.send(method, path, { headers, body });
    };
    meanwhile = async () => {
      const stored = (await (await call('GET', 1)).json()) as object;
      expect((await call('PUT', 1, JSON.stringify({ ...stored, title: 'Our title' }))).status).toBe(200);
      expect((await call('DELETE', 2)).status).toBe(204);
    };
    const picture = `<img src="${site.wordpress.url}/wp-content/slow.jpg">`;
    const again = await site.fromFile(
      exported(
        { id: 1, content: picture },
        { id: 2, content: '<p>New</p>' },
        { id: 3, content: '<p>New</p>' },
      ),
    );
    const posts = await site.posts();
    expect([...posts.keys()].sort()).toEqual([1, 3]);
    expect(posts.get(1)).toMatchObject({
      title: 'Our title',
      content: expect.stringContaining('slow.jpg'),
    });
    expect(posts.get(3)?.content).toBe('<p>New</p>');
    const report = await site.report(again);
    expect(report).toMatchObject({ updated: 2, unchanged: 1, failed: 0, conflicts: [] });
    expect(report.notes).toContainEqual({ post: 'Post 2', note: 'It was deleted here and stays so.' });
    expect(report.notes.filter(({ post }) => post === 'Post 1')).toHaveLength(1);
    // The next import knows the edit as one.
    await site.fromFile(exported({ id: 1, title: 'Their title' }, { id: 3 }));
    expect((await site.posts()).get(1)?.title).toBe('Our title');
  });

  it('keeps a text that staff save after the import has prepared the one here', async () => {
    let meanwhile = async () => {};
    const site = await openImportSite({
      connection: await open(),
      intercept(_, response, url) {
        if (url.pathname !== '/wp-content/slow.jpg') return false;
        meanwhile().finally(() => response.writeHead(404).end());
        return true;
      },
    });
    await site.fromFile(exported({ id: 1 }, { id: 2 }));
    const { id } = (await site.posts()).get(1) ?? {};
    const ours = `<p>${'abacus '.repeat(10_000).trim()}</p>`;
    meanwhile = async () => {
      const path = `${staffApiPaths.adminPosts}/${id}`;
      const stored = (await (await site.send('GET', path, { headers: site.headers })).json()) as object;
      const body = JSON.stringify({ ...stored, content: ours });
      const headers = { ...site.headers, 'Content-Type': 'application/json' };
      expect((await site.send('PUT', path, { headers, body })).status).toBe(200);
    };
    const picture = `<img src="${site.wordpress.url}/wp-content/slow.jpg">`;
    const again = await site.fromFile(
      exported({ id: 1, title: 'Their title', content: '<p>New</p>' }, { id: 2, content: picture }),
    );
    expect(await site.report(again)).toMatchObject({
      updated: 2,
      failed: 0,
      conflicts: [{ slug: 'post-1', field: 'content' }],
    });
    const posts = await site.posts();
    expect(posts.get(1)).toMatchObject({ title: 'Their title', content: ours, read_minutes: 50 });
    expect(posts.get(2)?.content).toContain('slow.jpg');
  });

  it('keeps an edit made while it finds no change', async () => {
    let title = async (_: string): Promise<unknown> => null;
    const site = await openImportSite({
      connection: await open(),
      intercept(_, response, url) {
        if (url.pathname !== '/wp-content/slow.jpg') return false;
        title('Our title').finally(() => response.writeHead(404).end());
        return true;
      },
    });
    await site.fromFile(exported({ id: 1 }));
    title = (text) =>
      site.connection.db.updateTable('posts').set({ title: text }).where('wp_id', '=', 1).execute();
    const newer = { id: 1, more: '<wp:post_modified_gmt>2024-06-01 12:00:00</wp:post_modified_gmt>' };
    const picture = `<img src="${site.wordpress.url}/wp-content/slow.jpg">`;
    await site.fromFile(exported(newer, { id: 2, content: picture }));
    await site.fromFile(exported({ id: 1, title: 'Their title' }));
    expect((await site.posts()).get(1)?.title).toBe('Our title');
  });

  it('makes an excerpt anew that was made of the content, and removes one that the source removes', async () => {
    const site = await openImportSite({ connection: await open() });
    const written = '<excerpt:encoded><![CDATA[Written]]></excerpt:encoded>';
    const excerpts = async () => {
      const posts = await site.posts();
      return [1, 2, 3].map((id) => posts.get(id)?.excerpt);
    };
    await site.fromFile(exported({ id: 1 }, { id: 2, more: written }, { id: 3 }));
    expect(await excerpts()).toEqual(['Text 1', 'Written', 'Text 3']);
    await site.connection.db.updateTable('posts').set({ excerpt: 'Ours' }).where('wp_id', '=', 3).execute();
    const content = '<p>New</p>';
    const again = await site.fromFile(exported({ id: 1, content }, { id: 2 }, { id: 3, content }));
    expect(await excerpts()).toEqual(['New', 'Text 2', 'Ours']);
    const { changes } = await site.report(again);
    expect(changes.map(({ fields }) => fields)).toEqual([['content'], ['excerpt'], ['content']]);
    await site.fromFile(exported({ id: 1, content: '<p>Newer</p>' }));
    expect((await excerpts())[0]).toBe('Newer');
  });

  it('saves the changed slug of a category', async () => {
    const site = await openImportSite({ connection: await open() });
    const filed = (slug: string) =>
      exported({ id: 1, more: `<category domain="category" nicename="${slug}">Family</category>` });
    await site.fromFile(filed('family-old'));
    const again = await site.fromFile(filed('family-new'));
    const named = (slug: string) => site.services.blog.urls.termNow({ kind: 'category', slug });
    expect([await named('family-old'), await named('family-new')]).toEqual(['Family', 'Family']);
    expect((await site.report(again)).changes).toMatchObject([{ fields: ['wordpressTerms'] }]);
    expect(await site.report(await site.fromFile(filed('family-new')))).toMatchObject({ unchanged: 1 });
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
});

it('an import of a fuller export completes the galleries, and one of posts alone removes no picture', async () => {
  const site = await openImportSite();
  const post = { id: 1, content: '[gallery ids="9,10"]', more: thumbnail(10) };
  const uploads = `${site.wordpress.url}/wp-content/uploads`;
  const [first, second] = [9, 10].map((id) => ({ id, more: attachment(`${uploads}/${id}.jpg`) }));
  if (!first || !second) throw new Error('two pictures are made');
  const shown = async () => (await site.posts()).get(1);
  const pictures = async () => (await shown())?.content.match(/(?<=media\/)[^"]*/g)?.length ?? 0;
  await site.fromFile(exported(post));
  expect(await pictures()).toBe(0);
  await site.fromFile(exported(post, first, second));
  expect(await pictures()).toBe(2);
  const before = await shown();
  expect(before?.featured_image).toContain('/media/');
  expect(await site.report(await site.fromFile(exported(post)))).toMatchObject({ unchanged: 1, updated: 0 });
  expect(await shown()).toEqual(before);
  for (const [title, ...others] of [['Second'], ['Third', first], ['Fourth']] as const) {
    const alone = await site.report(await site.fromFile(exported({ ...post, title }, ...others)));
    expect(alone.changes).toEqual([{ title, slug: 'post-1', fields: ['title'] }]);
    expect(alone.notes.map(({ note }) => note)).toContainEqual(expect.stringMatching(/^Its text stays/));
    const { content, featured_image } = before ?? {};
    expect(await shown()).toMatchObject({ title, content, featured_image });
  }
  await site.fromFile(exported({ ...post, content: '<p>No gallery</p>' }));
  expect((await shown())?.content).toBe('<p>No gallery</p>');
});
