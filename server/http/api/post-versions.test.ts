import { expect, it } from 'vitest';
import {
  DRAFT_DAYS,
  NEW_POST,
  REVISION_DAYS,
  REVISIONS_KEPT,
  type Revision,
} from '../../../contract/post-versions.ts';
import type { PostFields } from '../../../contract/posts.ts';
import { staffApiPaths } from '../../../contract/staff-paths.ts';
import { describeEachDatabase } from '../../../tests/support/each-database.ts';
import { samplePost } from '../../../tests/support/test-posts.ts';
import { createTestSite, STAFF } from '../../../tests/support/test-site.ts';
import type { DatabaseConnection } from '../../db/connect.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const PRIYA = { username: 'priya', password: 'one loud otter' };

const fields: PostFields = {
  title: 'Keeping the house',
  slug: '',
  content: '<p>Who stays?</p>',
  excerpt: 'In short',
  author: 'Mara Quill',
  status: 'draft',
  publishedAt: null,
  categories: ['Property Division'],
  tags: ['house'],
  featuredImage: null,
  featuredImageAlt: null,
  metaTitle: null,
  metaDescription: null,
  metaKeywords: null,
  ogTitle: null,
  ogDescription: null,
  ogImage: null,
};

const unsaved = {
  draft: { title: 'Half a title', publishedAt: '', tags: ['house', 'home'] },
  version: null,
  keptAt: '2026-03-02T15:00:00.000Z',
  browser: 'desk',
};

/** Opens a site with two accounts; calls are made by the first one unless stated otherwise. */
async function openSite(connection: DatabaseConnection) {
  const site = await createTestSite(connection);
  const { services, state } = site;
  const profile = { name: 'Priya Raman', email: 'priya@firm.example' };
  await services.people.add(PRIYA.username, 'staff', null, PRIYA.password, profile);
  await connection.db.updateTable('staff').set({ must_change_password: 0 }).execute();
  async function call(method: string, path: string, body?: unknown, as = STAFF) {
    const token = await services.staff.login(as.username, as.password);
    const headers = { Authorization: `Basic ${token}`, 'Content-Type': 'application/json' };
    const init = body === undefined ? { headers } : { headers, body: JSON.stringify(body) };
    const answer = await site.send(method, path, init);
    return { status: answer.status, body: answer.status === 204 ? null : await answer.json() };
  }
  async function pass(days: number) {
    state.now = new Date(state.now.getTime() + days * DAY_MS);
    await services.retention.apply();
  }
  return { ...site, db: connection.db, call, pass };
}

describeEachDatabase('versions of posts', (openDatabase) => {
  async function open() {
    const site = await openSite(await openDatabase());
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
    const { create, save, versions, version, restore } = await open();
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
    const { call, create, save, versions, pass, db } = await open();
    const { id } = await create();
    await save(id, { title: 'Another' });
    const before = await versions(id);
    await call('DELETE', staffApiPaths.adminPost(id));
    expect((await call('GET', staffApiPaths.adminPostRevisions(id))).status).toBe(404);
    await call('POST', staffApiPaths.adminPostRestore(id));
    expect(await versions(id)).toEqual(before);
    await call('PUT', staffApiPaths.adminPostDraft(id), unsaved);
    await call('DELETE', staffApiPaths.adminPost(id));
    await pass(31);
    expect(await db.selectFrom('post_revisions').select('number').execute()).toEqual([]);
    expect(await db.selectFrom('post_drafts').select('username').execute()).toEqual([]);
  });

  it('are kept as long as they are recent, and the newest for good', async () => {
    const { db, create, save, versions, pass } = await open();
    const { id } = await create();
    await save(id, { title: 'Second' });
    const row = await db.selectFrom('post_revisions').selectAll().where('number', '=', 2).executeTakeFirst();
    const others = Array.from({ length: REVISIONS_KEPT }, (_, index) => ({ ...row, number: 3 + index }));
    await db
      .insertInto('post_revisions')
      .values(others as never)
      .execute();
    await pass(REVISION_DAYS);
    expect(await versions(id)).toHaveLength(REVISIONS_KEPT + 2);
    await pass(1);
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

describeEachDatabase('unsaved changes of posts', (openDatabase) => {
  async function open() {
    const site = await openSite(await openDatabase());
    const { call } = site;
    const { body: post } = await call('POST', staffApiPaths.adminPosts, { ...fields, status: 'published' });
    const draft = staffApiPaths.adminPostDraft(post.id);
    return { ...site, post, draft };
  }
  const nothing = { own: null, others: [] };

  it('are kept for their author, named to the others, and never shown to visitors', async () => {
    const { call, draft, post, services } = await open();
    expect(await call('PUT', draft, unsaved)).toEqual({ status: 204, body: null });
    expect((await call('GET', draft)).body).toEqual({ own: unsaved, others: [] });
    expect((await call('GET', draft, undefined, PRIYA)).body).toEqual({
      own: null,
      others: [{ name: 'mara', keptAt: '2026-03-02T15:00:00.000Z' }],
    });
    await call('PUT', draft, { ...unsaved, draft: { excerpt: 'Hers' } }, PRIYA);
    expect((await call('GET', draft)).body).toMatchObject({
      own: unsaved,
      others: [{ name: 'Priya Raman' }],
    });
    expect((await services.blog.visitors.find(post.slug))?.title).toBe(fields.title);
  });

  it('of a new post are each account’s own', async () => {
    const { call } = await open();
    const path = staffApiPaths.adminPostDraft(NEW_POST);
    await call('PUT', path, unsaved);
    expect((await call('GET', path)).body.own).toEqual(unsaved);
    expect((await call('GET', path, undefined, PRIYA)).body).toEqual(nothing);
    await call('POST', staffApiPaths.adminPosts, fields, PRIYA);
    expect((await call('GET', path)).body.own, 'another account has saved a new post').toEqual(unsaved);
    await call('POST', staffApiPaths.adminPosts, fields);
    expect((await call('GET', path)).body).toEqual(nothing);
  });

  it('end when they are saved or discarded, and not by a refused save', async () => {
    const { call, draft, post } = await open();
    const save = (version: string) =>
      call('PUT', staffApiPaths.adminPost(post.id), {
        ...fields,
        status: 'published',
        title: 'New',
        version,
      });
    await call('PUT', draft, unsaved);
    expect((await save('another')).status).toBe(409);
    expect((await call('GET', draft)).body.own).toEqual(unsaved);
    expect((await save(post.version)).status).toBe(200);
    expect((await call('GET', draft)).body).toEqual(nothing);
    await call('PUT', draft, unsaved);
    expect((await call('DELETE', draft)).status).toBe(204);
    expect((await call('GET', draft)).body).toEqual(nothing);
  });

  it('go with the account, and after thirty days', async () => {
    const { call, draft, services, pass } = await open();
    await call('PUT', draft, unsaved);
    await call('PUT', draft, unsaved, PRIYA);
    await services.people.remove(PRIYA.username, STAFF.username);
    expect((await call('GET', draft)).body).toEqual({ own: unsaved, others: [] });
    await pass(DRAFT_DAYS + 1);
    expect((await call('GET', draft)).body).toEqual(nothing);
  });

  it('are refused where they are no changes of a post, or there is none', async () => {
    const { call, draft, send } = await open();
    expect((await call('PUT', draft, { ...unsaved, draft: { title: 7 } })).status).toBe(400);
    for (const id of ['none', '%00']) {
      expect((await call('PUT', `${staffApiPaths.adminPosts}/${id}/draft`, unsaved)).status).toBe(404);
    }
    const large = { ...unsaved, draft: { content: 'x'.repeat(300_000) } };
    expect((await call('PUT', draft, large)).status).toBe(204);
    expect((await call('PUT', draft, { ...large, version: 'x'.repeat(5_000_000) })).status).toBe(413);
    for (const method of ['GET', 'PUT', 'DELETE']) expect((await send(method, draft)).status).toBe(401);
  });
});
