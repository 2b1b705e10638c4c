import { access, mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { errorMessages } from '../../contract/errors.ts';
import type { MediaPicture } from '../../contract/media.ts';
import { metaTagRecordSchema } from '../../contract/page-tags.ts';
import { describeEachDatabase, openPostgres } from '../../tests/support/each-database.ts';
import { meanwhile } from '../../tests/support/meanwhile.ts';
import { picture } from '../../tests/support/test-pictures.ts';
import { samplePost } from '../../tests/support/test-posts.ts';
import { createTestSite, STAFF } from '../../tests/support/test-site.ts';
import { lockContent } from '../platform/content-version.store.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

describeEachDatabase('the media library', (openDatabase) => {
  async function open() {
    const connection = await openDatabase();
    const site = await createTestSite(connection, { env: { DATA_DIR: connection.dataDir } });
    const { services, state } = site;
    const headers = async () => ({
      Authorization: `Basic ${await services.sessions.login(STAFF.username, STAFF.password)}`,
    });
    const list = async (query = '') => {
      const answer = await site.send('GET', `/api/admin/media?${query}`, { headers: await headers() });
      return {
        pictures: (await answer.json()) as MediaPicture[],
        total: answer.headers.get('X-Total-Count'),
      };
    };
    const names = async (query = '') => (await list(query)).pictures.map(({ name }) => name).sort();
    const send = async (path: string, bytes: Buffer, name: string, more: Record<string, string> = {}) => {
      const body = new FormData();
      for (const [field, value] of Object.entries(more)) body.set(field, value);
      body.set('file', new File([new Uint8Array(bytes)], name));
      const answer = await site.send('POST', path, { headers: await headers(), body });
      return { status: answer.status, body: await answer.json() };
    };
    const upload = async (bytes: Buffer, name: string): Promise<string> =>
      (await send('/api/admin/pictures', bytes, name)).body.path;
    const replace = (path: string, bytes: Buffer, name = 'new.png') =>
      send('/api/admin/media/replace', bytes, name, { path });
    const remove = async (path: string) => {
      const url = `/api/admin/media?path=${encodeURIComponent(path)}`;
      const answer = await site.send('DELETE', url, { headers: await headers() });
      return answer.status === 204 ? 204 : [answer.status, (await answer.json()).error];
    };
    const fileOf = (path: string) => join(connection.dataDir, decodeURIComponent(path));
    const isThere = (path: string) =>
      access(fileOf(path)).then(
        () => true,
        () => false,
      );
    /** A file that an import has copied. */
    const copied = async (path: string, bytes: Buffer) => {
      await mkdir(dirname(fileOf(path)), { recursive: true });
      await writeFile(fileOf(path), bytes);
    };
    const audited = async (action: string) => {
      const answer = await site.send('GET', `/api/admin/audit?action=${action}`, {
        headers: await headers(),
      });
      return ((await answer.json()) as { subject: string }[]).map(({ subject }) => subject);
    };
    const later = (days: number) => {
      state.now = new Date(state.now.getTime() + days * DAY_MS);
    };
    const call = async (method: string, path: string, body?: unknown) => {
      const answer = await site.send(method, path, {
        headers: { ...(await headers()), 'Content-Type': 'application/json' },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      return { status: answer.status, body: answer.status === 204 ? null : await answer.json() };
    };
    return {
      ...connection,
      ...site,
      call,
      list,
      names,
      upload,
      replace,
      remove,
      isThere,
      copied,
      fileOf,
      audited,
      later,
    };
  }
  const jpeg = (width: number, height: number) => picture(width, height).jpeg().toBuffer();

  it('lists uploaded and imported pictures with the posts that show them', async () => {
    const { services, upload, copied, list, names } = await open();
    const path = await upload(await jpeg(300, 200), 'court.jpg');
    await copied('/media/wp-content/uploads/2014/05/Caf%C3%A9.jpg', await jpeg(40, 30));
    await copied('/media/wp-content/uploads/2014/05/notes.pdf', Buffer.from('%PDF'));
    await copied('/media/.incoming/half.jpg', await jpeg(40, 30));
    await services.blog.save([
      samplePost('One', { featuredImage: path, publishedAt: new Date('2026-01-02T12:00:00Z') }),
      samplePost('Two', {
        status: 'draft',
        content: `<p><img src="${path}" alt=""><img src="/media/wp-content/uploads/2014/05/Caf%C3%A9.jpg" alt=""></p>`,
      }),
    ]);
    const { pictures, total } = await list();
    expect(total).toBe('2');
    const [court, cafe] = pictures.toSorted((a, b) => b.uses - a.uses);
    expect(court).toMatchObject({ path, width: 300, height: 200, uses: 2 });
    expect(court?.name).toMatch(/^court-\w+\.jpg$/);
    expect(court?.bytes).toBeGreaterThan(0);
    expect(court?.usedIn.map(({ title }) => title)).toEqual(['Two', 'One']);
    expect(cafe).toMatchObject({ name: 'Café.jpg', width: 40, uses: 1 });
    await upload(await jpeg(310, 200), 'free.jpg');
    expect(await names('search=CAF')).toEqual(['Café.jpg']);
    expect(await names('unused=1')).toEqual([expect.stringMatching(/^free-/)]);
    expect(await names('limit=1&offset=2')).toHaveLength(1);
    expect((await list('limit=0')).total).toBeNull();
  });

  it('replaces a picture under its address, and stores the old one elsewhere when it is uploaded again', async () => {
    const { db, services, send, upload, replace, list, fileOf, version, audited } = await (async () => {
      const site = await open();
      return { ...site, version: () => site.services.blog.version() };
    })();
    const old = await jpeg(300, 200);
    const path = await upload(old, 'court.jpg');
    await services.blog.save([samplePost('One', { content: `<p><img src="${path}" alt=""></p>` })]);
    await services.blog.save([samplePost('Two', { slug: 'two', featuredImage: path })]);
    const mailed = async () => (await services.mailings.preview('two'))?.picture?.path;
    const mailedBefore = await mailed();
    const before = await version();
    const variant = async () => {
      const answer = await send('GET', `/media/_/320${path}.webp`);
      const { width, height } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
      return [width, height, answer.headers.get('ETag')];
    };
    const [, , etag] = await variant();
    const transparent = { r: 0, g: 0, b: 0, alpha: 0 };
    const png = await sharp({ create: { width: 100, height: 90, channels: 4, background: transparent } })
      .png()
      .toBuffer();
    expect(await replace(path, png)).toEqual({ status: 200, body: { path, width: 100, height: 90 } });
    expect((await sharp(await readFile(fileOf(path))).metadata()).format).toBe('jpeg');
    expect(await version()).not.toBe(before);
    expect(await mailed(), 'mails and their preview name the new one').not.toBe(mailedBefore);
    expect(await mailed()).toMatch(/^\/media\/.*\?v=[\d.-]+$/);
    expect((await variant()).slice(0, 2)).toEqual([100, 90]);
    expect((await variant())[2]).not.toBe(etag);
    expect((await list()).pictures).toMatchObject([{ path, width: 100, uses: 2 }]);
    expect(await audited('picture-replaced')).toEqual([path]);

    const again = await upload(old, 'court.jpg');
    expect(again).not.toBe(path);
    expect((await list()).pictures).toHaveLength(2);
    expect((await sharp(await readFile(fileOf(path))).metadata()).width, 'posts keep the new one').toBe(100);

    expect((await replace(path, Buffer.from('no picture'))).status).toBe(400);
    await db.schema.alterTable('audit_log').renameTo('elsewhere').execute();
    await expect(services.mediaLibrary.replace(path, old, 'mara')).rejects.toThrow();
    await db.schema.alterTable('elsewhere').renameTo('audit_log').execute();
    expect((await sharp(await readFile(fileOf(path))).metadata()).width, 'without a record').toBe(100);
    for (const other of [
      '/media/uploads/none.jpg',
      '/drawings/hero.svg',
      '/media/../site.sqlite',
      '/media/%',
    ]) {
      expect((await replace(other, old)).status, other).toBe(404);
    }
  });

  it('deletes a picture that nothing names, and no other', async () => {
    const { services, upload, remove, isThere, audited, list } = await open();
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

  it('says where each picture is used, whatever names it', async () => {
    const { services, call, list, names, later, upload } = await open();
    const pictures = await Promise.all(
      ['post', 'gone', 'unsaved', 'earlier', 'mailed', 'page', 'article', 'free'].map(async (name, index) =>
        upload(await jpeg(300 + index, 200), `${name}.jpg`),
      ),
    );
    const [post, gone, unsaved, earlier, mailed, page, article, free] = pictures as [
      ...[string, string, string, string, string, string, string, string],
    ];
    const [shows, deleted, edited, sent, tagged] = await services.blog.save([
      samplePost('Shows', { content: `<p>${`<img src="${post}" alt="">`.repeat(2)}</p>` }),
      samplePost('Deleted', { featuredImage: gone }),
      samplePost('Edited', { featuredImage: earlier }),
      samplePost('Mailed', { featuredImage: mailed }),
      samplePost('Tagged'),
    ]);
    await services.postEditing.remove(deleted?.id ?? '', 'mara');
    const { body: stored } = await call('GET', `/api/admin/posts/${edited?.id}`);
    await call('PUT', `/api/admin/posts/${edited?.id}`, { ...stored, featuredImage: null });
    await call('PUT', '/api/admin/posts/new/draft', {
      ...{ draft: { content: `<p><img src="${unsaved}" alt=""></p>` }, version: null },
      ...{ keptAt: '2026-03-02T15:00:00.000Z', browser: 'desk', page: 'p', seen: [] },
    });
    const mailing = await services.mailings.create({ slug: 'mailed' });
    await services.mailings.test(mailing?.id ?? '', 'mara@firm.example', 'mara');
    const { records } = await services.pageTags.list();
    const record = records.find(({ pagePath }) => pagePath === '/tagged/');
    await services.pageTags.save(metaTagRecordSchema.parse({ ...record, ogImage: article }), 'mara');
    await services.pageTags.save(metaTagRecordSchema.parse({ id: '/fees/', ogImage: page }), 'mara');
    const usedIn = new Map((await list()).pictures.map((picture) => [picture.path, picture.usedIn]));
    expect(pictures.map((path) => usedIn.get(path))).toEqual([
      [{ place: 'post', id: shows?.id, title: 'Shows' }],
      [{ place: 'deleted-post', id: deleted?.id, title: 'Deleted' }],
      [{ place: 'draft', id: 'new', title: null }],
      [{ place: 'version', id: edited?.id, title: 'Edited' }],
      [
        { place: 'post', id: sent?.id, title: 'Mailed' },
        { place: 'newsletter', id: mailing?.id, title: 'Mailed' },
      ],
      [{ place: 'meta-tags', id: '/fees/', title: null }],
      [{ place: 'post', id: tagged?.id, title: 'Tagged' }],
      [],
    ]);
    expect(await names('unused=1')).toEqual([free.split('/').at(-1)]);
    await call('DELETE', '/api/admin/posts/new/draft?page=p');
    expect(await names('unused=1')).toHaveLength(2);
    later(31);
    await services.retention.apply();
    const left = new Set((await list()).pictures.map(({ path }) => path));
    expect(
      pictures.filter((path) => !left.has(path)),
      'that of the deleted post',
    ).toEqual([gone]);
  });

  it('keeps a picture for a day that someone else has uploaded, perhaps for a post that is not saved yet', async () => {
    const { services, upload, remove, isThere, later, list } = await open();
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
    const { db, services, state, upload, remove, isThere, later } = await open();
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
    const { db, services, upload, isThere, later } = await open();
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
    const { db, services, state, upload, isThere, later } = await open();
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

  it('takes posts whose pictures have paths that no file can have', async () => {
    const { services } = await open();
    const content = ['a%00.jpg', `${'long/'.repeat(900)}a.jpg`, 'IMG (1).jpg'].map(
      (name) => `<p><img src="/media/uploads/${name}" alt=""></p>`,
    );
    expect(await services.blog.save([samplePost('Odd', { content: content.join('') })])).toHaveLength(1);
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
    const removed = meanwhile(
      connection,
      async (trx) => {
        await lockContent(trx);
        await trx
          .insertInto('media_uses')
          .values({ ...use, path })
          .execute();
      },
      () => services.mediaLibrary.remove(path, 'mara'),
    );
    await expect(removed).rejects.toMatchObject({ code: 'picture-in-use' });
    await connection.db.insertInto('discarded_media').values({ path }).execute();
    await connection.db.deleteFrom('media_uses').execute();
    await meanwhile(
      connection,
      async (trx) => {
        await lockContent(trx);
        await trx
          .insertInto('media_uses')
          .values({ ...use, path })
          .execute();
      },
      () => services.mediaLibrary.removeDiscarded(),
    );
    await access(join(connection.dataDir, path));
    expect(logLines.join()).not.toContain('could not be removed');
  },
);
