import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { metaTagRecordSchema } from '../../contract/page-tags.ts';
import { describeEachDatabase } from '../../tests/support/each-database.ts';
import { jpeg, openLibrary } from '../../tests/support/test-library.ts';
import { samplePost } from '../../tests/support/test-posts.ts';

describeEachDatabase('the media library', (openDatabase) => {
  it('lists uploaded and imported pictures with the posts that show them', async () => {
    const { services, upload, copied, list, names } = await openLibrary(openDatabase);
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
      const site = await openLibrary(openDatabase);
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

  it('says where each picture is used, whatever names it', async () => {
    const { services, call, list, names, later, upload } = await openLibrary(openDatabase);
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

  it('takes posts whose pictures have paths that no file can have', async () => {
    const { services } = await openLibrary(openDatabase);
    const content = ['a%00.jpg', `${'long/'.repeat(900)}a.jpg`, 'IMG (1).jpg'].map(
      (name) => `<p><img src="/media/uploads/${name}" alt=""></p>`,
    );
    expect(await services.blog.save([samplePost('Odd', { content: content.join('') })])).toHaveLength(1);
  });
});
