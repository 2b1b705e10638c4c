import { expect, it } from 'vitest';
import { REVISION_DAYS, REVISIONS_KEPT, type Revision } from '../../contract/post-versions.ts';
import type { PostFields } from '../../contract/posts.ts';
import { staffApiPaths } from '../../contract/staff-paths.ts';
import { describeEachDatabase } from '../../tests/support/each-database.ts';
import { postFields as fields, openTwoEditors, PRIYA } from '../../tests/support/test-editors.ts';
import { samplePost } from '../../tests/support/test-posts.ts';
import { STAFF } from '../../tests/support/test-site.ts';

describeEachDatabase('versions of posts', (openDatabase) => {
  async function open() {
    const site = await openTwoEditors(await openDatabase());
    const { call } = site;
    const create = async (changes: Partial<PostFields> = {}) =>
      (await call('POST', staffApiPaths.adminPosts, { ...fields, ...changes })).body;
    /** Saves changes over the post as it is stored. */
    async function save(id: string, changes: Partial<PostFields>, as = STAFF) {
      const { body: stored } = await call('GET', staffApiPaths.adminPost(id));
      return call('PUT', staffApiPaths.adminPost(id), { ...stored, ...changes }, as);
    }
    const versions = async (id: string) => {
      const { body } = await call('GET', staffApiPaths.adminPostRevisions(id));
      return body.map(({ number, kind, savedBy }: Revision) => [number, kind, savedBy]);
    };
    const version = async (id: string, number: number) =>
      (await call('GET', `${staffApiPaths.adminPostRevisions(id)}/${number}`)).body;
    const restore = (id: string, number: number, edited: string) =>
      call('POST', `${staffApiPaths.adminPostRevisions(id)}/${number}/restore`, { version: edited });
    return { ...site, create, save, versions, version, restore };
  }

  it('are kept of each save that changes something, with who made it and when', async () => {
    const { create, save, versions, version, state } = await open();
    const { id } = await create();
    state.now = new Date('2026-03-03T10:00:00.000Z');
    await save(id, { title: 'Who keeps the house', status: 'published' }, PRIYA);
    await save(id, {});
    await save(id, { content: '<p>Who stays, and who pays?</p>' });
    await save(id, { status: 'draft' });
    expect(await versions(id)).toEqual([
      [4, 'unpublished', 'mara'],
      [3, 'saved', 'mara'],
      [2, 'published', 'Priya Raman'],
      [1, 'saved', 'mara'],
    ]);
    const second = await version(id, 2);
    expect(second).toMatchObject({
      savedAt: '2026-03-03T10:00:00.000Z',
      fields: { title: 'Who keeps the house', content: fields.content, tags: ['house'] },
      post: { id, status: 'draft', content: '<p>Who stays, and who pays?</p>' },
    });
  });

  it('begin with how the post was before its first change here, also by its meta tags', async () => {
    const { call, services, save, versions, version } = await open();
    const [post] = await services.blog.save([samplePost('Imported', { wpId: 7 })]);
    const id = post?.id ?? '';
    expect(await versions(id)).toEqual([]);
    const tags = (await call('GET', `${staffApiPaths.metaTags}?search=imported`)).body[0];
    await call('PUT', staffApiPaths.metaTags, { ...tags, metaDescription: 'By hand' }, PRIYA);
    await save(id, { title: 'Edited' });
    expect(await versions(id)).toEqual([
      [3, 'saved', 'mara'],
      [2, 'saved', 'Priya Raman'],
      [1, 'earlier', null],
    ]);
    expect((await version(id, 1)).fields).toMatchObject({ title: 'Imported', metaDescription: null });
    expect((await version(id, 2)).fields).toMatchObject({ title: 'Imported', metaDescription: 'By hand' });
  });

  it('are restored as a new version, without changing URL, status and date', async () => {
    const { call, create, save, versions, version, restore } = await open();
    const { id } = await create();
    const { body: published } = await save(id, {
      title: 'Another',
      slug: 'the-house',
      tags: [],
      status: 'published',
    });
    const { post } = await version(id, 1);
    const restored = await restore(id, 1, post.version);
    expect(restored).toMatchObject({
      status: 200,
      body: {
        title: fields.title,
        tags: fields.tags,
        slug: 'the-house',
        status: 'published',
        publishedAt: published.publishedAt,
      },
    });
    expect(await versions(id)).toEqual([
      [3, 'restored', 'mara'],
      [2, 'published', 'mara'],
      [1, 'saved', 'mara'],
    ]);
    expect((await version(id, 2)).fields.title, 'nothing is lost').toBe('Another');
    const { body: entries } = await call('GET', `${staffApiPaths.adminAudit}?action=post-version-restored`);
    expect(entries).toMatchObject([{ staff: 'mara', subject: 'the-house', title: fields.title }]);
  });

  it('name who has restored one, when another save meets it', async () => {
    const { call, create, save, version, state } = await open();
    const { id } = await create();
    const { body: opened } = await save(id, { title: 'Another' });
    const { post } = await version(id, 1);
    state.now = new Date('2026-03-02T16:00:00.000Z');
    await call('POST', `${staffApiPaths.adminPostRevisions(id)}/1/restore`, { version: post.version }, PRIYA);
    expect(await call('PUT', staffApiPaths.adminPost(id), { ...opened, title: 'Mine' })).toMatchObject({
      status: 409,
      body: {
        post: { title: fields.title },
        saved: { staff: 'priya', name: 'Priya Raman', at: '2026-03-02T16:00:00.000Z' },
      },
    });
  });

  it('have categories, tags and author as they are named now', async () => {
    const { call, create, save, version } = await open();
    const { id } = await create({ tags: ['house', 'home'] });
    await save(id, { title: 'Another' });
    const rename = (kind: string, key: string, name: string, merge = false) =>
      call('POST', staffApiPaths.adminRenameTerm, { kind, key, name, merge });
    await rename('category', 'property-division', 'Houses');
    await rename('tag', 'house', 'home', true);
    await rename('author', fields.author, 'Mara Quill, Esq.');
    expect((await version(id, 1)).fields).toMatchObject({
      title: fields.title,
      categories: ['Houses'],
      tags: ['home'],
      author: 'Mara Quill, Esq.',
    });
  });

  it('are not restored over what someone else has saved since', async () => {
    const { create, save, version, restore } = await open();
    const { id } = await create();
    await save(id, { title: 'Another' });
    const { post } = await version(id, 1);
    await save(id, { title: 'Saved meanwhile' }, PRIYA);
    expect(await restore(id, 1, post.version)).toMatchObject({
      status: 409,
      body: { post: { title: 'Saved meanwhile' }, saved: { staff: 'priya' } },
    });
  });

  it('stay when the post is deleted and restored, and go with it', async () => {
    const { call, create, save, versions, advance, db } = await open();
    const { id } = await create();
    await save(id, { title: 'Another' });
    const before = await versions(id);
    await call('DELETE', staffApiPaths.adminPost(id));
    expect((await call('GET', staffApiPaths.adminPostRevisions(id))).status).toBe(404);
    await call('POST', staffApiPaths.adminPostRestore(id));
    expect(await versions(id)).toEqual(before);
    await call('PUT', staffApiPaths.adminPostDraft(id), {
      ...{ draft: { title: 'Half a title' }, version: null, keptAt: '2026-03-02T15:00:00.000Z' },
      ...{ browser: 'desk', page: 'at-the-desk', seen: [] },
    });
    await call('DELETE', staffApiPaths.adminPost(id));
    await advance(31);
    expect(await db.selectFrom('post_revisions').select('number').execute()).toEqual([]);
    expect(await db.selectFrom('post_drafts').select('username').execute()).toEqual([]);
  });

  it('are kept as long as they are recent, and the newest for good', async () => {
    const { db, create, save, versions, advance } = await open();
    const { id } = await create();
    await save(id, { title: 'Second' });
    const row = await db.selectFrom('post_revisions').selectAll().where('number', '=', 2).executeTakeFirst();
    const others = Array.from({ length: REVISIONS_KEPT }, (_, index) => ({ ...row, number: 3 + index }));
    await db
      .insertInto('post_revisions')
      .values(others as never)
      .execute();
    await advance(REVISION_DAYS);
    expect(await versions(id)).toHaveLength(REVISIONS_KEPT + 2);
    await advance(1);
    const left = await versions(id);
    expect([left.length, left.at(-1)]).toEqual([REVISIONS_KEPT, [3, 'saved', 'mara']]);
  });

  it('are not there for an unknown post or number', async () => {
    const { call, create } = await open();
    const { id } = await create();
    for (const path of ['none', '%00', `${id}/9`, `${id}/99999999999999999999`]) {
      const [post, number = ''] = path.split('/');
      const revisions = `${staffApiPaths.adminPosts}/${post}/revisions${number && `/${number}`}`;
      expect((await call('GET', revisions)).status, path).toBe(404);
    }
  });
});
