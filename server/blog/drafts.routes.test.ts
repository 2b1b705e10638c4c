import { expect, it } from 'vitest';
import { errorMessages } from '../../contract/errors.ts';
import {
  DRAFT_DAYS,
  type DraftWriter,
  draftWriterQuery,
  NEW_POST,
  type UnsavedChanges,
} from '../../contract/post-versions.ts';
import { staffApiPaths } from '../../contract/staff-paths.ts';
import { describeEachDatabase } from '../../tests/support/each-database.ts';
import { postFields as fields, openTwoEditors, PRIYA } from '../../tests/support/test-editors.ts';
import { STAFF } from '../../tests/support/test-site.ts';

const unsaved: UnsavedChanges = {
  draft: { title: 'Half a title', publishedAt: '', tags: ['house', 'home'] },
  version: null,
  keptAt: '2026-03-02T15:00:00.000Z',
  browser: 'desk',
  page: 'at-the-desk',
  seen: [],
};
/** Made by the same account in another browser. */
const elsewhere: UnsavedChanges = {
  ...unsaved,
  draft: { excerpt: 'From home' },
  keptAt: '2026-03-02T16:00:00.000Z',
  ...{ browser: 'home', page: 'at-home' },
};

describeEachDatabase('unsaved changes of posts', (openDatabase) => {
  async function open() {
    const site = await openTwoEditors(await openDatabase());
    const { call } = site;
    const { body: post } = await call('POST', staffApiPaths.adminPosts, { ...fields, status: 'published' });
    const draft = staffApiPaths.adminPostDraft(post.id);
    const save = (writer: DraftWriter, version: string = post.version) =>
      call('PUT', `${staffApiPaths.adminPost(post.id)}?${draftWriterQuery(writer)}`, {
        ...fields,
        ...{ status: 'published', title: 'New', version },
      });
    return { ...site, post, draft, save };
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
    await call('POST', `${staffApiPaths.adminPosts}?${draftWriterQuery(unsaved)}`, fields);
    expect((await call('GET', path)).body).toEqual(nothing);
  });

  it('end when they are saved or discarded, and not by a refused save', async () => {
    const { call, draft, save } = await open();
    await call('PUT', draft, unsaved);
    expect((await save(unsaved, 'another')).status).toBe(409);
    expect((await call('GET', draft)).body.own).toEqual(unsaved);
    expect((await save(unsaved)).status).toBe(200);
    expect((await call('GET', draft)).body).toEqual(nothing);
    await call('PUT', draft, unsaved);
    expect((await call('DELETE', `${draft}?${draftWriterQuery(unsaved)}`)).status).toBe(204);
    expect((await call('GET', draft)).body).toEqual(nothing);
  });

  it('of another browser are neither replaced, discarded nor ended by a save', async () => {
    const { call, draft, save } = await open();
    await call('PUT', draft, unsaved);
    const refused = { status: 409, body: { error: errorMessages['draft-changed'], own: unsaved } };
    expect(await call('PUT', draft, elsewhere)).toEqual(refused);
    expect(await call('DELETE', `${draft}?${draftWriterQuery(elsewhere)}`)).toEqual(refused);
    expect(await call('DELETE', draft)).toEqual(refused);
    expect((await save(elsewhere)).status).toBe(200);
    expect((await call('GET', draft)).body.own).toEqual(unsaved);
  });

  it('are replaced by a page that has seen them, and then no longer by the page that had written them', async () => {
    const { call, draft } = await open();
    await call('PUT', draft, unsaved);
    const continued = { ...elsewhere, seen: [unsaved.keptAt] };
    expect((await call('PUT', draft, continued)).status).toBe(204);
    const later = { ...unsaved, keptAt: '2026-03-02T17:00:00.000Z' };
    expect(await call('PUT', draft, later)).toMatchObject({ status: 409, body: { own: continued } });
    expect((await call('PUT', draft, { ...continued, keptAt: later.keptAt })).status).toBe(204);
  });

  it('stay when an earlier version is restored elsewhere', async () => {
    const { call, draft, post, save } = await open();
    const { body: saved } = await save(unsaved);
    await call('PUT', draft, unsaved);
    const restore = `${staffApiPaths.adminPostRevisions(post.id)}/1/restore`;
    expect((await call('POST', restore, { version: saved.version })).status).toBe(200);
    expect((await call('GET', draft)).body.own).toEqual(unsaved);
  });

  it('go with the account, and after thirty days', async () => {
    const { call, draft, services, advance } = await open();
    await call('PUT', draft, unsaved);
    await call('PUT', draft, unsaved, PRIYA);
    await services.accounts.remove(PRIYA.username, STAFF.username);
    expect((await call('GET', draft)).body).toEqual({ own: unsaved, others: [] });
    await advance(DRAFT_DAYS + 1);
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
