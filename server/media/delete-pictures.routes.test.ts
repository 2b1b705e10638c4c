import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { errorMessages } from '../../contract/errors.ts';
import { metaTagRecordSchema } from '../../contract/page-tags.ts';
import { describeEachDatabase, openPostgres } from '../../tests/support/each-database.ts';
import { meanwhile } from '../../tests/support/meanwhile.ts';
import { jpeg, openLibrary } from '../../tests/support/test-library.ts';
import { picture } from '../../tests/support/test-pictures.ts';
import { samplePost } from '../../tests/support/test-posts.ts';
import { createTestSite, STAFF } from '../../tests/support/test-site.ts';
import { lockContent } from '../platform/content-version.store.ts';

describeEachDatabase('deleting pictures of the media library', (openDatabase) => {
  it('deletes a picture that nothing names, and no other', async () => {
    const { services, upload, remove, isThere, audited, list } = await openLibrary(openDatabase);
    const shown = await upload(await jpeg(300, 200), 'shown.jpg');
    const tagged = await upload(await jpeg(301, 200), 'tagged.jpg');
    const free = await upload(await jpeg(302, 200), 'free.jpg');
    const [post] = await services.blog.save([samplePost('One', { featuredImage: shown })]);
    await services.pageTags.save(metaTagRecordSchema.parse({ id: '/', ogImage: tagged }), 'mara');
    expect(await remove(shown)).toEqual([409, errorMessages['picture-in-use']]);
    expect(await remove(tagged)).toEqual([409, errorMessages['picture-in-use']]);
    await services.postEditing.remove(post?.id ?? '', 'mara');
    expect(await remove(shown), 'the deleted post can be restored').toEqual([
      409,
      errorMessages['picture-in-use'],
    ]);
    expect(await remove(free)).toBe(204);
    expect([await isThere(free), await isThere(shown), await isThere(tagged)]).toEqual([false, true, true]);
    expect(await remove(free)).toEqual([404, errorMessages['not-found']]);
    expect(await audited('picture-deleted')).toEqual([free]);
    expect((await list()).pictures).toHaveLength(2);
  });

  it('keeps a picture for a day that someone else has uploaded, perhaps for a post that is not saved yet', async () => {
    const { services, upload, remove, isThere, later, list } = await openLibrary(openDatabase);
    const path = await upload(await jpeg(300, 200), 'fresh.jpg');
    const inUse = { code: 'picture-in-use' };
    await expect(services.mediaLibrary.remove(path, 'priya')).rejects.toMatchObject(inUse);
    const everything = { search: '', unused: false, limit: 9, offset: 0 };
    const { pictures } = await services.mediaLibrary.list(everything, 'priya');
    expect(pictures[0]?.usedIn).toEqual([{ place: 'upload', id: STAFF.username, title: STAFF.username }]);
    expect((await list()).pictures[0]?.uses, 'for the one who has uploaded it').toBe(0);
    later(0.9);
    await services.retention.apply();
    await expect(services.mediaLibrary.remove(path, 'priya')).rejects.toMatchObject(inUse);
    later(0.2);
    await services.retention.apply();
    await services.mediaLibrary.remove(path, 'priya');
    const own = await upload(await jpeg(310, 200), 'own.jpg');
    expect(await remove(own)).toBe(204);
    expect([await isThere(path), await isThere(own)]).toEqual([false, false]);
  });

  it('deletes nothing while an import runs, which takes the files that are here for its posts', async () => {
    const { db, services, state, upload, remove, isThere, later } = await openLibrary(openDatabase);
    const free = await upload(await jpeg(300, 200), 'free.jpg');
    const own = await upload(await jpeg(301, 200), 'own.jpg');
    const [post] = await services.blog.save([samplePost('One', { featuredImage: own })]);
    await services.postEditing.remove(post?.id ?? '', 'mara');
    later(31);
    const lease = (holder: string | null) => {
      const expires_at = new Date(state.now.getTime() + 15_000).toISOString();
      return db.updateTable('wordpress_import_lease').set({ holder, expires_at }).execute();
    };
    await lease('an import');
    expect(await remove(free)).toEqual([409, errorMessages['import-running']]);
    await services.retention.apply();
    expect([await isThere(free), await isThere(own)]).toEqual([true, true]);
    await lease(null);
    expect(await remove(free)).toBe(204);
    await services.retention.apply();
    expect([await isThere(free), await isThere(own)]).toEqual([false, false]);
  });

  it('keeps a picture of a deleted post that a newsletter shows', async () => {
    const { db, services, upload, isThere, later } = await openLibrary(openDatabase);
    const mailed = await upload(await jpeg(300, 200), 'mailed.jpg');
    const [post] = await services.blog.save([samplePost('One', { featuredImage: mailed })]);
    const mailing = await services.mailings.create({ slug: 'one' });
    await services.mailings.test(mailing?.id ?? '', 'mara@firm.example', 'mara');
    await services.postEditing.remove(post?.id ?? '', 'mara');
    later(31);
    await services.retention.apply();
    expect(await db.selectFrom('deleted_posts').selectAll().execute()).toEqual([]);
    expect(await isThere(mailed)).toBe(true);
  });

  it('tries again to delete a file, but not while an import runs, nor once a post names it', async () => {
    const { db, services, state, upload, isThere, later } = await openLibrary(openDatabase);
    const path = await upload(await jpeg(300, 200), 'left.jpg');
    const named = await upload(await jpeg(310, 200), 'named.jpg');
    later(2);
    await db
      .insertInto('discarded_media')
      .values([{ path }, { path: named }])
      .execute();
    await services.blog.save([samplePost('Shows it', { content: `<p><img src="${named}" alt=""></p>` })]);
    const lease = { holder: 'import', expires_at: new Date(state.now.getTime() + 60_000).toISOString() };
    await db.updateTable('wordpress_import_lease').set(lease).execute();
    await services.retention.apply();
    expect([await isThere(path), await isThere(named)]).toEqual([true, true]);
    await db.updateTable('wordpress_import_lease').set({ holder: null }).execute();
    await services.retention.apply();
    expect([await isThere(path), await isThere(named)]).toEqual([false, true]);
    expect(await db.selectFrom('discarded_media').selectAll().execute()).toEqual([]);
  });
});

it.each(['saved in a post', 'uploaded again'] as const)(
  'a picture that is %s meanwhile is not deleted, on PostgreSQL',
  async (how) => {
    const connection = await openPostgres();
    const { services, logLines } = await createTestSite(connection, {
      env: { DATA_DIR: connection.dataDir },
    });
    const bytes = new Uint8Array(await picture(300, 200).jpeg().toBuffer());
    const path = (await services.storePicture(bytes, 'court.jpg', 'mara'))?.path ?? '';
    const use =
      how === 'uploaded again'
        ? { place: 'upload' as const, owner: 'priya', part: '2026-03-02T15:00:00.000Z' }
        : { place: 'post' as const, owner: 'a post', part: '' };
    const insertUse: Parameters<typeof meanwhile>[1] = async (trx) => {
      await lockContent(trx);
      await trx
        .insertInto('media_uses')
        .values({ ...use, path })
        .execute();
    };
    const removed = meanwhile(connection, insertUse, () => services.mediaLibrary.remove(path, 'mara'));
    await expect(removed).rejects.toMatchObject({ code: 'picture-in-use' });
    await connection.db.insertInto('discarded_media').values({ path }).execute();
    await connection.db.deleteFrom('media_uses').execute();
    await meanwhile(connection, insertUse, () => services.mediaLibrary.removeDiscarded());
    await access(join(connection.dataDir, path));
    expect(logLines.join()).not.toContain('could not be removed');
  },
);
