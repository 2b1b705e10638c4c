import { sql } from 'kysely';
import { expect, it } from 'vitest';
import type { AuditEntry } from '../../contract/audit.ts';
import { describeEachDatabase } from '../../tests/support/each-database.ts';
import { postFields as fields } from '../../tests/support/test-editors.ts';
import { openPostCalls } from '../../tests/support/test-post-calls.ts';
import { samplePost } from '../../tests/support/test-posts.ts';
import { STAFF } from '../../tests/support/test-site.ts';
import { createPostEditingStore } from './post-editing.store.ts';

describeEachDatabase('the calls for deleting posts', (openDatabase) => {
  it('delete a post and restore it with its former slugs for thirty days', async () => {
    const { call, visible, services, waitUntil, db } = await openPostCalls(openDatabase);
    const { id } = (await call('POST', '/api/admin/posts', { ...fields, status: 'published' })).body;
    const { version } = (await call('GET', `/api/admin/posts/${id}`)).body;
    await call('PUT', `/api/admin/posts/${id}`, { ...fields, status: 'published', slug: 'house', version });
    const { body: stored } = await call('GET', `/api/admin/posts/${id}`);
    expect((await call('DELETE', `/api/admin/posts/${id}`)).status).toBe(204);
    expect(await visible('house')).toBe(404);
    expect((await call('GET', `/api/admin/posts/${id}`)).status).toBe(404);
    expect((await call('DELETE', `/api/admin/posts/${id}`)).status).toBe(404);
    expect((await call('GET', '/api/admin/posts/deleted')).body).toEqual([
      { id, title: fields.title, deletedAt: '2026-03-02T15:00:00.000Z', deletedBy: STAFF.username },
    ]);
    await db.updateTable('staff').set({ name: 'Mara Quill' }).execute();
    expect((await call('GET', '/api/admin/posts/deleted')).body).toMatchObject([{ deletedBy: 'Mara Quill' }]);
    expect((await call('GET', '/api/admin/posts/counts')).body).toMatchObject({ total: 0, deleted: 1 });
    expect(await call('POST', `/api/admin/posts/${id}/restore`)).toEqual({ status: 200, body: stored });
    expect(await visible('house')).toBe(200);
    expect(await services.blog.urls.slugNow('keeping-the-house')).toBe('house');
    expect((await call('POST', `/api/admin/posts/${id}/restore`)).status).toBe(404);
    const { body: entries } = await call('GET', '/api/admin/audit');
    expect(entries.map(({ action, subject }: AuditEntry) => [action, subject]).slice(0, 4)).toEqual([
      ['post-restored', 'house'],
      ['post-deleted', 'house'],
      ['post-saved', 'house'],
      ['post-saved', 'keeping-the-house'],
    ]);

    await call('DELETE', `/api/admin/posts/${id}`);
    await waitUntil('2026-04-02T15:00:00Z');
    const { body: other } = await call('POST', '/api/admin/posts', fields);
    await call('DELETE', `/api/admin/posts/${other.id}`);
    expect((await call('GET', '/api/admin/posts/deleted')).body).toMatchObject([{ id: other.id }]);
  });

  it('restore a post whose wp_id was kept as text', async () => {
    const { call, db } = await openPostCalls(openDatabase);
    const { id } = (await call('POST', '/api/admin/posts', fields)).body;
    await db.updateTable('posts').set({ wp_id: 41 }).execute();
    await call('DELETE', `/api/admin/posts/${id}`);
    const { post } = await db.selectFrom('deleted_posts').select('post').executeTakeFirstOrThrow();
    const kept = JSON.stringify({ ...JSON.parse(post), wp_id: '41' });
    await db.updateTable('deleted_posts').set({ post: kept }).execute();
    expect(await createPostEditingStore(db).findDeleted(id, '2026-01-01T00:00:00Z')).toMatchObject({
      post: { wpId: 41 },
      kept: { row: { wp_id: 41 } },
    });
    expect((await call('POST', `/api/admin/posts/${id}/restore`)).status).toBe(200);
    const restored = await db.selectFrom('posts').select('wp_id').executeTakeFirstOrThrow();
    expect(restored).toEqual({ wp_id: 41 });
  });

  it('delete many posts by their slugs, and record each', async () => {
    const { call, visible } = await openPostCalls(openDatabase);
    for (const title of ['One', 'Two', 'Three']) {
      await call('POST', '/api/admin/posts', { ...fields, title, status: 'published' });
    }
    const answer = await call('POST', '/api/admin/posts/delete', { slugs: ['one', 'three', 'unknown'] });
    expect(answer).toEqual({ status: 200, body: { deleted: 2 } });
    expect(await Promise.all(['one', 'two', 'three'].map(visible))).toEqual([404, 200, 404]);
    const { body } = await call('GET', '/api/admin/audit?action=post-deleted');
    expect(body.map(({ subject }: AuditEntry) => subject).sort()).toEqual(['one', 'three']);
    expect((await call('POST', '/api/admin/posts/delete', { slugs: 'one' })).status).toBe(400);
  });

  it('list every deleted post, however many', async () => {
    const { call, services } = await openPostCalls(openDatabase);
    const titles = Array.from({ length: 230 }, (_, index) => `Post ${index}`);
    const saved = await services.blog.save(titles.map((title) => samplePost(title)));
    await call('POST', '/api/admin/posts/delete', { slugs: saved.map(({ slug }) => slug) });
    expect((await call('GET', '/api/admin/posts/deleted')).body).toHaveLength(titles.length);
  });

  it('restore a post wholly or not at all', async () => {
    const { call, visible, db, dialect } = await openPostCalls(openDatabase);
    const published = { ...fields, slug: 'house', status: 'published' };
    const { id } = (await call('POST', '/api/admin/posts', published)).body;
    await call('DELETE', `/api/admin/posts/${id}`);
    if (dialect === 'postgres') {
      await sql`create function lost() returns trigger language plpgsql as
        $$ begin raise exception 'lost'; end $$`.execute(db);
      await sql`create trigger lost before delete on deleted_posts for each row execute function lost()`.execute(
        db,
      );
    } else {
      await sql`create trigger lost before delete on deleted_posts
        begin select raise(abort, 'lost'); end`.execute(db);
    }
    expect((await call('POST', `/api/admin/posts/${id}/restore`)).status).toBe(500);
    expect(await visible('house')).toBe(404);
    expect((await call('GET', '/api/admin/posts/deleted')).body).toMatchObject([{ id }]);
  });

  it('delete what is stored now, whatever an unfinished restore has left', async () => {
    const { call, db } = await openPostCalls(openDatabase);
    const { id } = (await call('POST', '/api/admin/posts', fields)).body;
    const { version } = (await call('GET', `/api/admin/posts/${id}`)).body;
    await call('DELETE', `/api/admin/posts/${id}`);
    const left = await db.selectFrom('deleted_posts').selectAll().execute();
    await call('POST', `/api/admin/posts/${id}/restore`);
    await db.insertInto('deleted_posts').values(left).execute();
    await call('PUT', `/api/admin/posts/${id}`, { ...fields, title: 'Newer', version });
    await call('DELETE', `/api/admin/posts/${id}`);
    const restored = await call('POST', `/api/admin/posts/${id}/restore`);
    expect(restored.body).toMatchObject({ title: 'Newer' });
  });
});
