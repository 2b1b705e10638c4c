import { expect, it } from 'vitest';
import { errorMessages } from '../../contract/errors.ts';
import { describeEachDatabase } from '../../tests/support/each-database.ts';
import { postFields as fields, openTwoEditors, PRIYA } from '../../tests/support/test-editors.ts';
import { picture } from '../../tests/support/test-pictures.ts';
import { openPostCalls } from '../../tests/support/test-post-calls.ts';
import { samplePost } from '../../tests/support/test-posts.ts';
import { STAFF } from '../../tests/support/test-site.ts';

describeEachDatabase('the calls for writing posts', (openDatabase) => {
  it('keep the date of a post that was a draft for a while, unless it is changed', async () => {
    const { call, waitUntil } = await openPostCalls(openDatabase);
    const publishedAt = '2025-09-09T13:00:00.000Z';
    const dated = { ...fields, status: 'published', publishedAt };
    const { id, version } = (await call('POST', '/api/admin/posts', dated)).body;
    const put = async (changes: object, edited: string) =>
      (await call('PUT', `/api/admin/posts/${id}`, { ...fields, ...changes, version: edited })).body;
    const draft = await put({ status: 'draft', publishedAt: null }, version);
    expect(draft).toMatchObject({ status: 'draft', publishedAt, oncePublic: true });
    await waitUntil('2026-03-05T10:00:00Z');
    expect((await call('DELETE', `/api/admin/posts/${id}`)).status).toBe(204);
    const restored = (await call('POST', `/api/admin/posts/${id}/restore`)).body;
    expect(restored.oncePublic).toBe(true);
    const again = await put({ status: 'published', publishedAt: null }, restored.version);
    expect(again).toMatchObject({ status: 'published', publishedAt });
  });

  it('write a post, publish it and show it at once', async () => {
    const { call, visible, version, waitUntil } = await openPostCalls(openDatabase);
    const before = await version();
    const created = await call('POST', '/api/admin/posts', fields);
    expect(created).toMatchObject({
      status: 201,
      body: { slug: 'keeping-the-house', status: 'draft', wpId: null, modifiedAt: null },
    });
    expect(await version()).not.toBe(before);
    expect(await visible('keeping-the-house')).toBe(404);
    const { id, version: edited } = created.body;
    await waitUntil('2026-03-05T10:00:00Z');
    const published = await call('PUT', `/api/admin/posts/${id}`, {
      ...fields,
      content: undefined,
      slug: 'the-house',
      status: 'published',
      version: edited,
    });
    expect(published).toMatchObject({
      status: 200,
      body: { slug: 'the-house', content: '<p>Who stays?</p>', publishedAt: '2026-03-05T10:00:00.000Z' },
    });
    expect(await visible('the-house')).toBe(200);
  });

  it('create one post when a call is repeated because its answer was lost', async () => {
    const { call } = await openTwoEditors(await openDatabase());
    const id = '4f0c8d52-7d3e-4a86-9a55-0d8f6b1c2e3a';
    const create = (title: string) => call('POST', '/api/admin/posts', { ...fields, id, title });
    const total = async () => (await call('GET', '/api/admin/posts/counts')).body.total;
    for (const title of ['First', 'Typed since', 'Typed last']) {
      expect(await create(title)).toMatchObject({ status: 201, body: { id, title } });
    }
    await Promise.all(['At once', 'And again'].map(create));
    expect(await total()).toBe(1);
    const { version } = (await call('GET', `/api/admin/posts/${id}`)).body;
    await call('PUT', `/api/admin/posts/${id}`, { ...fields, title: 'Hers', version }, PRIYA);
    expect(await create('Once more')).toMatchObject({ status: 409, body: { post: { title: 'Hers' } } });
    await call('DELETE', `/api/admin/posts/${id}`);
    expect((await create('Deleted meanwhile')).status).toBe(404);
    expect(await total()).toBe(0);
    expect((await call('POST', '/api/admin/posts', { ...fields, id: '../x' })).status).toBe(400);
  });

  it('schedule a post', async () => {
    const { call, visible, waitUntil } = await openPostCalls(openDatabase);
    const publishedAt = '2026-03-03T14:00:00.000Z';
    const post = await call('POST', '/api/admin/posts', { ...fields, status: 'published', publishedAt });
    expect(post.body).toMatchObject({ status: 'published', publishedAt });
    expect(await visible('keeping-the-house')).toBe(404);
    expect((await call('GET', '/api/admin/posts/counts')).body).toMatchObject({ scheduled: 1, published: 0 });
    await waitUntil('2026-03-03T14:00:00Z');
    expect(await visible('keeping-the-house')).toBe(200);
  });

  it('change nothing when the fields are as they were stored', async () => {
    const { call, services, version } = await openPostCalls(openDatabase);
    const yoastData = { focus: 'house' };
    await services.blog.save([
      samplePost('Imported', {
        wpId: 7,
        yoastData,
        authorEmail: 'ana@example.com',
        publishedAt: new Date('2014-05-01T12:00:00Z'),
        modifiedAt: new Date('2015-05-01T12:00:00Z'),
      }),
    ]);
    const { id } = (await call('GET', '/api/blog/posts')).body.posts[0];
    const { body: stored } = await call('GET', `/api/admin/posts/${id}`);
    expect(stored).not.toHaveProperty('authorEmail');
    const before = await version();
    const saved = await call('PUT', `/api/admin/posts/${id}`, stored);
    expect(saved).toEqual({ status: 200, body: stored });
    expect(await version()).toBe(before);
    const changed = await call('PUT', `/api/admin/posts/${id}`, { ...stored, excerpt: 'Another' });
    expect(changed.body).toMatchObject({
      excerpt: 'Another',
      wpId: 7,
      modifiedAt: '2026-03-02T15:00:00.000Z',
    });
    expect(changed.body.version).not.toBe(stored.version);
    expect(await services.blog.urls.slugOfWordPressPost(7)).toBe('imported');
  });

  it('refuse to overwrite what someone else has saved, and send both', async () => {
    const { call, services } = await openPostCalls(openDatabase);
    const { id, version } = (await call('POST', '/api/admin/posts', fields)).body;
    const save = (title: string) => call('PUT', `/api/admin/posts/${id}`, { ...fields, title, version });
    const answers = await Promise.all([save('By Ana'), save('By Ben')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const [winner, loser] = answers.toSorted((a, b) => a.status - b.status);
    expect(loser?.body).toMatchObject({ error: errorMessages['post-changed'], post: winner?.body });
    expect((await save('By Cy')).body.saved, 'who saved it, and when').toEqual({
      staff: STAFF.username,
      name: null,
      at: '2026-03-02T15:00:00.000Z',
    });
    expect((await services.blog.staff.find(winner?.body.slug))?.title).toBe(winner?.body.title);
    const again = await call('PUT', `/api/admin/posts/${id}`, {
      ...fields,
      title: 'By both',
      version: loser?.body.post.version,
    });
    expect(again.status).toBe(200);
  });

  it('change nothing that the audit log cannot record', async () => {
    const { call, visible, db } = await openPostCalls(openDatabase);
    const published = { ...fields, status: 'published' };
    const { id, version } = (await call('POST', '/api/admin/posts', published)).body;
    await db.schema.alterTable('audit_log').renameTo('elsewhere').execute();
    const edited = { ...published, title: 'Another', slug: 'another', version };
    expect((await call('PUT', `/api/admin/posts/${id}`, edited)).status).toBe(503);
    expect((await call('POST', '/api/admin/posts', { ...published, title: 'New' })).status).toBe(503);
    expect((await call('DELETE', `/api/admin/posts/${id}`)).status).toBe(503);
    expect(await Promise.all(['keeping-the-house', 'another', 'new'].map(visible))).toEqual([200, 404, 404]);
    await db.schema.alterTable('elsewhere').renameTo('audit_log').execute();
    await call('DELETE', `/api/admin/posts/${id}`);
    await db.schema.alterTable('audit_log').renameTo('elsewhere').execute();
    expect((await call('POST', `/api/admin/posts/${id}/restore`)).status).toBe(503);
    expect(await visible('keeping-the-house')).toBe(404);
  });

  it('say which slug a post would get', async () => {
    const { call } = await openPostCalls(openDatabase);
    const { id } = (await call('POST', '/api/admin/posts', { ...fields, slug: 'house' })).body;
    const free = async (query: string) => (await call('GET', `/api/admin/posts/slug?${query}`)).body;
    expect(await free('slug=house')).toEqual({ slug: 'house-2' });
    expect(await free(`slug=house&id=${id}`)).toEqual({ slug: 'house' });
    expect(await free('slug=Attorneys')).toEqual({ slug: 'attorneys-2' });
    expect(await free('slug=Ni%C3%B1os%20y%20casa')).toEqual({ slug: 'niños-y-casa' });
  });

  it('list the posts of one state', async () => {
    const { call, services } = await openPostCalls(openDatabase);
    await services.blog.save([
      samplePost('Seen', { categories: ['Appeals'], tags: ['b'] }),
      samplePost('Later', { publishedAt: new Date('2026-04-01T12:00:00Z'), tags: ['a'] }),
      samplePost('Unfinished', { status: 'draft', categories: ['Custody'] }),
    ]);
    const slugs = async (query: string) =>
      (await call('GET', `/api/blog/posts?${query}`)).body.posts.map(({ slug }: { slug: string }) => slug);
    expect(await slugs('limit=50')).toHaveLength(3);
    expect(await slugs('status=published')).toEqual(['seen']);
    expect(await slugs('status=scheduled')).toEqual(['later']);
    expect(await slugs('status=draft')).toEqual(['unfinished']);
    expect(await slugs('status=draft&search=unfinished')).toEqual(['unfinished']);
    expect(await slugs('status=draft&search=seen')).toEqual([]);
    expect(await slugs('status=scheduled&category=appeals')).toEqual([]);
    expect((await call('GET', '/api/blog/posts?status=gone')).status).toBe(400);
    expect((await call('GET', '/api/admin/posts/counts')).body).toEqual({
      total: 3,
      published: 1,
      scheduled: 1,
      draft: 1,
      fromWordPress: 0,
      deleted: 0,
    });
  });

  it('preview a post as it would be stored, for a day', async () => {
    const { call, services, waitUntil } = await openPostCalls(openDatabase);
    const content = '<p onclick="steal()">Text</p><script>steal()</script>';
    const { body } = await call('POST', '/api/admin/posts/preview', { ...fields, content });
    const token = body.address.split('/').at(-2);
    expect(await services.findPreview(token)).toMatchObject({ title: fields.title, content: '<p>Text</p>' });
    expect(await services.findPreview('another')).toBeNull();
    expect((await call('GET', '/api/admin/posts/counts')).body.total).toBe(0);
    await waitUntil('2026-03-04T15:00:00Z');
    expect(await services.findPreview(token)).toBeNull();
  });

  it('refuse what cannot be stored, and say which field', async () => {
    const { call } = await openPostCalls(openDatabase);
    const { status, body } = await call('POST', '/api/admin/posts', {
      ...fields,
      title: ' ',
      publishedAt: 'soon',
    });
    expect(status).toBe(400);
    expect(body.fieldErrors).toEqual({
      title: ['Please enter a title'],
      publishedAt: ['Please enter a date and time'],
    });
    const long = { ...fields, content: `<p>${'x'.repeat(300_000)}</p>` };
    expect((await call('POST', '/api/admin/posts', long)).status).toBe(201);
    const tooLong = { ...fields, content: 'x'.repeat(5_000_000) };
    expect(await call('POST', '/api/admin/posts', tooLong)).toMatchObject({
      status: 413,
      body: { error: 'This post is larger than 4 MB.' },
    });
    for (const id of ['none', '%00']) {
      expect((await call('GET', `/api/admin/posts/${id}`)).status).toBe(404);
      expect((await call('PUT', `/api/admin/posts/${id}`, { ...fields, version: 'x' })).status).toBe(404);
      expect((await call('DELETE', `/api/admin/posts/${id}`)).status).toBe(404);
      expect((await call('POST', `/api/admin/posts/${id}/restore`)).status).toBe(404);
    }
  });

  it('store a picture under a safe name, without where it was taken', async () => {
    const { send, authorization } = await openPostCalls(openDatabase);
    const upload = (bytes: Uint8Array<ArrayBuffer>, name: string) => {
      const body = new FormData();
      body.set('file', new File([bytes], name));
      return send('POST', '/api/admin/pictures', { headers: authorization, body });
    };
    const exif = { IFD0: { Copyright: 'Ana' }, IFD3: { GPSLatitude: '40/1 42/1 0/1' } };
    const bytes = new Uint8Array(await picture(3000, 1500).jpeg().withExif(exif).toBuffer());
    const answer = await upload(bytes, '../../Küche & Co.PNG');
    expect(answer.status).toBe(201);
    const { path, width, height } = await answer.json();
    expect(path).toMatch(/^\/media\/uploads\/2026\/03\/kuche-co-[0-9a-f]{10}\.jpg$/);
    expect([width, height]).toEqual([2560, 1280]);
    const sent = await send('GET', path);
    expect(sent.headers.get('Content-Type')).toBe('image/jpeg');
    expect(Buffer.from(await sent.arrayBuffer()).includes('Exif')).toBe(false);
    expect(await (await upload(bytes, '../../Küche & Co.PNG')).json()).toMatchObject({ path });

    for (const text of ['<svg xmlns="http://www.w3.org/2000/svg"/>', '<p>not a picture</p>', '']) {
      const refused = await upload(new TextEncoder().encode(text), 'picture.jpg');
      expect([refused.status, (await refused.json()).error]).toEqual([
        400,
        expect.stringContaining('not a picture'),
      ]);
    }
  });
});
