import { expect, it } from 'vitest';
import { errorMessages } from '../../contract/errors.ts';
import { describeEachDatabase } from '../../tests/support/each-database.ts';
import { openImportSite } from '../../tests/support/import-site.ts';
import { samplePost } from '../../tests/support/test-posts.ts';

const PAGES = new Set(['/blog/', '/category/custody/', '/category/child-custody/', '/category/support/']);

describeEachDatabase('categories, tags and authors', (openDatabase) => {
  async function open() {
    const site = await openImportSite({
      connection: await openDatabase(),
      pages: async (request) =>
        new Response('page', { status: PAGES.has(new URL(request.url).pathname) ? 200 : 404 }),
    });
    const call = async (method: string, path: string, body?: object) => {
      const headers = { ...site.headers, 'Content-Type': 'application/json' };
      const answer = await site.send(method, `/api/admin${path}`, {
        headers,
        ...(body ? { body: JSON.stringify(body) } : {}),
      });
      return { status: answer.status, body: answer.status === 204 ? null : await answer.json() };
    };
    const rename = (body: object) => call('POST', '/terms/rename', body);
    const listed = async () => (await call('GET', '/terms')).body;
    const goesTo = async (path: string) => {
      const { status, headers } = await site.send('GET', path);
      return status === 301 ? headers.get('Location') : status;
    };
    const found = async (search: string) =>
      (await site.services.blog.visitors.list({ page: 1, limit: 9, search, category: '' })).posts.map(
        ({ slug }) => slug,
      );
    return { ...site, call, rename, listed, goesTo, found };
  }

  it('are listed with the number of their posts, drafts included', async () => {
    const { services, listed } = await open();
    await services.blog.save([
      samplePost('One', { categories: ['Custody', 'Appeals'], tags: ['house'], author: 'Ana Ruiz' }),
      samplePost('Two', { categories: ['custody'], status: 'draft', author: 'Ana Ruiz' }),
    ]);
    expect(await listed()).toEqual({
      category: [
        { key: 'appeals', name: 'Appeals', posts: 1 },
        { key: 'custody', name: 'custody', posts: 2 },
      ],
      tag: [{ key: 'house', name: 'house', posts: 1 }],
      author: [{ key: 'Ana Ruiz', name: 'Ana Ruiz', posts: 2 }],
    });
  });

  it('are renamed in every post, the deleted ones too, and found by the new name only', async () => {
    const { services, rename, listed, goesTo, found, version, call } = await open();
    const [one, gone] = await services.blog.save([
      samplePost('One', { categories: ['Appeals', 'Custody'], tags: ['kids'], author: 'A. Ruiz' }),
      samplePost('Gone', { categories: ['Custody'], author: 'A. Ruiz' }),
    ]);
    await call('DELETE', `/posts/${gone?.id}`);
    const before = await version();
    expect(await rename({ kind: 'category', key: 'custody', name: ' Child Custody ' })).toEqual({
      status: 200,
      body: { name: 'Child Custody', posts: 1 },
    });
    expect(await version()).not.toBe(before);
    await rename({ kind: 'tag', key: 'kids', name: 'children' });
    await rename({ kind: 'author', key: 'A. Ruiz', name: 'Ana Ruiz' });
    expect(await services.blog.visitors.find('one')).toMatchObject({
      categories: ['Appeals', 'Child Custody'],
      tags: ['children'],
      author: 'Ana Ruiz',
    });
    expect((await call('POST', `/posts/${gone?.id}/restore`)).body).toMatchObject({
      categories: ['Child Custody'],
      author: 'Ana Ruiz',
    });
    expect((await listed()).category.map(({ key }: { key: string }) => key)).toEqual([
      'appeals',
      'child-custody',
    ]);
    expect(await found('kids')).toEqual([]);
    expect(await found('children')).toEqual(['one']);
    expect((await found('ana')).sort()).toEqual(['gone', 'one']);
    expect(await found('about one'), 'the words of its text stay').toContain('one');
    for (const path of [
      '/category/custody/',
      '/category/custody',
      '/category/custody/page/2/',
      '/blog/?category=custody',
    ])
      expect(await goesTo(path), path).toBe('/category/child-custody/');
    expect(await goesTo('/category/child-custody/')).toBe(200);
    expect(await goesTo('/tag/kids/')).toBe('/blog/?search=children');
    const entries = (await call('GET', '/audit?action=term-renamed')).body;
    expect(entries.map(({ subject }: { subject: string }) => subject)).toContain(
      'category “Custody” → “Child Custody”',
    );
    expect(one?.slug).toBe('one');
  });

  it('are merged, when that is wanted, and lead to each other however often they are renamed', async () => {
    const { services, rename, listed, goesTo, call } = await open();
    await services.blog.save([
      samplePost('One', { categories: ['Custody', 'Child Custody'] }),
      samplePost('Two', { categories: ['Custody'] }),
      samplePost('Three', { categories: ['Child Custody'] }),
    ]);
    const merged = { kind: 'category', key: 'custody', name: 'child custody' };
    const refused = await rename(merged);
    expect([refused.status, refused.body.error]).toEqual([
      409,
      '“Child Custody” exists already, in 2 posts. You can merge the two.',
    ]);
    expect(await rename({ ...merged, merge: true })).toEqual({
      status: 200,
      body: { name: 'Child Custody', posts: 2 },
    });
    expect((await listed()).category).toEqual([{ key: 'child-custody', name: 'Child Custody', posts: 3 }]);
    expect((await services.blog.visitors.find('one'))?.categories).toEqual(['Child Custody']);
    expect(await goesTo('/category/custody/')).toBe('/category/child-custody/');
    expect((await call('GET', '/audit?action=terms-merged')).body).toHaveLength(1);

    await rename({ kind: 'category', key: 'child-custody', name: 'Support' });
    expect(await goesTo('/category/custody/')).toBe('/category/support/');
    expect(await goesTo('/category/child-custody/')).toBe('/category/support/');
    await rename({ kind: 'category', key: 'support', name: 'Custody' });
    expect(await goesTo('/category/custody/')).toBe(200);
    expect(await goesTo('/category/support/')).toBe('/category/custody/');
    expect(await goesTo('/category/child-custody/')).toBe('/category/custody/');
  });

  it('keep a former name that a post has again, also where an import knows it by the new one', async () => {
    const { services, rename, goesTo, connection } = await open();
    await services.blog.save([samplePost('One', { categories: ['Custody'] })]);
    await rename({ kind: 'category', key: 'custody', name: 'Support' });
    const imported = { kind: 'category' as const, slug: 'custody', name: 'Support' };
    await connection.db.insertInto('wordpress_terms').values(imported).execute();
    await services.blog.save([samplePost('Two', { categories: ['Custody'] })]);
    expect(await goesTo('/category/custody/')).toBe(200);
  });

  it('never lead to their own URL, also once no post has them', async () => {
    const { services, rename, goesTo } = await open();
    const [one, two] = await services.blog.save([
      samplePost('One', { categories: ['Custody'] }),
      samplePost('Two', { categories: ['support'] }),
    ]);
    await rename({ kind: 'category', key: 'custody', name: 'Child Custody' });
    await rename({ kind: 'category', key: 'child-custody', name: 'Custody' });
    await rename({ kind: 'category', key: 'support', name: 'Support' });
    for (const post of [one, two]) await services.postEditing.remove(post?.id ?? '', 'mara');
    expect(await goesTo('/category/custody/')).toBe(200);
    expect(await goesTo('/category/support/')).toBe(200);
    expect(await goesTo('/category/child-custody/')).toBe('/category/custody/');
  });

  it('stay in versions of a post under a former name that posts have again', async () => {
    const { services, rename, call } = await open();
    const [post] = await services.blog.save([
      samplePost('One', { categories: ['Custody'], author: 'A. Ruiz' }),
    ]);
    await rename({ kind: 'category', key: 'custody', name: 'Support' });
    await rename({ kind: 'author', key: 'A. Ruiz', name: 'Ana Ruiz' });
    const id = post?.id ?? '';
    const save = async (changes: object) => {
      const { body: stored } = await call('GET', `/posts/${id}`);
      return (await call('PUT', `/posts/${id}`, { ...stored, ...changes })).body;
    };
    await save({ categories: ['Custody'], author: 'A. Ruiz' });
    await save({ title: 'Changed' });
    const categoriesOf = async (number: number) => {
      const { fields } = (await call('GET', `/posts/${id}/revisions/${number}`)).body;
      return [fields.categories, fields.author];
    };
    expect(await categoriesOf(2)).toEqual([['Custody'], 'A. Ruiz']);
    await rename({ kind: 'category', key: 'custody', name: 'Child Custody' });
    expect(await categoriesOf(2)).toEqual([['Child Custody'], 'A. Ruiz']);
  });

  it('take their meta tags along', async () => {
    const { services, rename, connection } = await open();
    await services.blog.save([samplePost('One', { categories: ['Custody'] })]);
    await connection.db
      .insertInto('page_tags')
      .values({ id: '/category/custody/', meta_title: 'Ours', updated_at: '2026-03-02T15:00:00.000Z' })
      .execute();
    await rename({ kind: 'category', key: 'custody', name: 'Support' });
    expect((await services.pageTags.current()).get('/category/support/')).toMatchObject({
      meta_title: 'Ours',
    });
  });

  it('are refused without a name, and when there is none to rename', async () => {
    const { services, rename } = await open();
    await services.blog.save([samplePost('One', { categories: ['Custody'] })]);
    const custody = { kind: 'category', key: 'custody' };
    expect((await rename({ ...custody, name: ' ' })).body.fieldErrors.name).toEqual(['Please enter a name']);
    expect((await rename({ ...custody, name: '!?' })).body.fieldErrors.name).toEqual([
      'Please enter a name with a letter or a digit',
    ]);
    expect(await rename({ kind: 'tag', key: 'custody', name: 'x' })).toMatchObject({
      status: 404,
      body: { error: errorMessages['not-found'] },
    });
    expect((await rename({ kind: 'slug', key: 'custody', name: 'x' })).status).toBe(400);
  });

  const exported = (title: string, categories: readonly string[], id = 1) =>
    `<item><title>${title}</title><link>http://old.example/post-${id}/</link><dc:creator>mara</dc:creator>
<content:encoded><![CDATA[<p>Text</p>]]></content:encoded><wp:post_id>${id}</wp:post_id>
<wp:post_date_gmt>2024-05-01 12:00:00</wp:post_date_gmt><wp:post_name>post-${id}</wp:post_name>
<wp:status>publish</wp:status><wp:post_type>post</wp:post_type>
${categories.map((name) => `<category domain="category" nicename="${name.toLowerCase()}-ny">${name}</category>`).join('')}</item>`;
  const file = (...items: string[]) => `<?xml version="1.0" encoding="UTF-8" ?>
<rss version="2.0" xmlns:wp="http://wordpress.org/export/1.2/" xmlns:dc="http://purl.org/dc/elements/1.1/"
xmlns:content="http://purl.org/rss/1.0/modules/content/"><channel><title>Old site</title><link>http://old.example</link>
<wp:wxr_version>1.2</wp:wxr_version><wp:base_blog_url>http://old.example</wp:base_blog_url>${items.join('')}</channel></rss>`;

  it('stay renamed through another import, which still brings what is new', async () => {
    const { services, rename, fromFile, report, goesTo, posts } = await open();
    await fromFile(file(exported('One', ['Custody'])));
    expect(await goesTo('/category/custody-ny/')).toBe('/category/custody/');
    await rename({ kind: 'category', key: 'custody', name: 'Child Custody' });
    await rename({ kind: 'author', key: 'mara', name: 'Mara Quill' });
    expect(await goesTo('/category/custody-ny/')).toBe('/category/child-custody/');

    expect(await report(await fromFile(file(exported('One', ['Custody']))))).toMatchObject({ unchanged: 1 });
    const changed = file(exported('One, again', ['Custody', 'Appeals']), exported('New', ['Custody'], 2));
    expect(await report(await fromFile(changed))).toMatchObject({ created: 1, updated: 1, conflicts: [] });
    const stored = await posts();
    expect(stored.get(1)).toMatchObject({ title: 'One, again', author: 'Mara Quill' });
    expect(JSON.parse(stored.get(1)?.categories ?? '')).toEqual(['Appeals', 'Child Custody']);
    expect(JSON.parse(stored.get(2)?.categories ?? '')).toEqual(['Child Custody']);
    expect(await goesTo('/category/custody-ny/')).toBe('/category/child-custody/');
    expect((await services.blog.visitors.categories()).categories.map(({ slug }) => slug)).toEqual([
      'child-custody',
      'appeals',
    ]);
  });
});
