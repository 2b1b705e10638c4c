import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import { expect, it, onTestFinished } from 'vitest';
import { describeEachDatabase } from '../../../tests/support/each-database.ts';
import { createSamplePostStore } from '../../blog/sample-posts.store.ts';
import { createImportReportsStore } from '../../wordpress/import-reports.store.ts';
import { connectDatabase } from './connect.ts';
import { migrate } from './migrations/migrate.ts';

const run = promisify(execFile);

const MIGRATE = `
  const [root, dataDir, databaseUrl] = process.argv.slice(1);
  const { connectDatabase } = await import(root + 'connect.ts');
  const { migrate } = await import(root + 'migrations/migrate.ts');
  const connection = connectDatabase({ dataDir, databaseUrl: databaseUrl || null });
  await migrate(connection.db);
  await connection.close();
`;

describeEachDatabase('migrations', (open) => {
  it('succeed in several processes that start at once', { timeout: 60_000 }, async () => {
    const { dataDir, databaseUrl } = await open({ migrated: false });
    // On SQLite not even the file exists yet, so the processes also race to create it.
    const folder = join(dataDir, 'fresh');
    const root = new URL('./', import.meta.url).href;
    const start = () =>
      run(process.execPath, ['--input-type=module', '-e', MIGRATE, root, folder, databaseUrl ?? '']);
    await Promise.all([start(), start(), start(), start()]);
    const connection = connectDatabase({ dataDir: folder, databaseUrl });
    onTestFinished(() => connection.close());
    await connection.ping();
  });

  it('change nothing when they have run before', async () => {
    const { db, ping } = await open();
    await db.updateTable('content_version').set({ version: 7 }).execute();
    await migrate(db);
    await ping();
    expect((await db.selectFrom('content_version').select('version').execute())[0]?.version).toBe(7);
  });

  it('give subscribers from before a token to unsubscribe with', async () => {
    const { db } = await open({ migrated: false });
    await migrate(db, '008-newsletter');
    await sql`insert into newsletter_subscriptions (id, email, email_key, status, requested_at)
      values ('1', 'ana@example.com', 'ana@example.com', 'subscribed', ''),
        ('2', 'ben@example.com', 'ben@example.com', 'subscribed', '')`.execute(db);
    await migrate(db);
    const rows = await db.selectFrom('newsletter_subscriptions').select('unsubscribe_token').execute();
    expect(new Set(rows.map(({ unsubscribe_token }) => unsubscribe_token)).size).toBe(2);
    for (const row of rows) expect(row.unsubscribe_token).toMatch(/^[\w-]{43}$/);
  });

  it('move the lists of earlier import reports into rows', async () => {
    const { db } = await open({ migrated: false });
    await migrate(db, '020-meta-titles');
    const lists = {
      conflicts: [],
      changes: [],
      notes: [
        { post: 'A', note: 'First' },
        { post: 'B', note: 'Second' },
      ],
      addresses: [{ from: 'http://old.example/a/', to: '/a/', works: true }],
      images: [],
    };
    await sql`insert into wordpress_import_reports (id, started_at, summary, report)
      values ('1', '', '{}', ${JSON.stringify({ id: '1', ...lists })})`.execute(db);
    await migrate(db);
    const found = await createImportReportsStore(db).find('1');
    expect(JSON.parse((await Array.fromAsync(found?.parts ?? [])).join(''))).toEqual({ id: '1', ...lists });
  });

  it('know the sample articles of an earlier version', async () => {
    const { db } = await open({ migrated: false });
    await migrate(db, '038-import-tables');
    const post = (id: string, slug: string, wpId: number | null) =>
      sql`
      insert into posts (id, wp_id, slug, status, published_at, created_at, updated_at, title, excerpt, author,
        categories, tags, read_minutes, content)
      values (${id}, ${wpId}, ${slug}, 'published', '', '', '', '', '', '', '[]', '[]', 1, '')`.execute(db);
    await post('1', 'telling-the-children', null);
    await post('2', 'keep-sell-or-wait', 12);
    await post('3', 'our-own', null);
    await migrate(db);
    expect((await createSamplePostStore(db).list()).map(({ id }) => id)).toEqual(['1']);
  });

  it('find the uses of pictures in everything that is stored', async () => {
    const { db } = await open({ migrated: false });
    await migrate(db, '038-import-tables');
    await sql`insert into posts (id, slug, status, published_at, created_at, updated_at, title, excerpt, author, og_image,
      categories, tags, read_minutes, content) values ('p', 'p', 'draft', '', '', '', '', '', '', '/media/uploads/og.png',
      '[]', '[]', 1, ${'<p><img src="/media/wp-content/Caf%C3%A9 (1), b.jpg" alt=""></p>'})`.execute(db);
    await sql`insert into deleted_posts (id, title, post, former_slugs, deleted_at, deleted_by) values
      ('d', '', ${JSON.stringify({ content: '<img src="/media/uploads/gone.jpg">' })}, '[]', '', '')`.execute(
      db,
    );
    await sql`insert into post_revisions (post_id, number, kind, saved_at, fields) values
      ('p', 1, 'saved', '', ${JSON.stringify({ featuredImage: '/media/uploads/1.gif' })}),
      ('p', 2, 'saved', '', ${JSON.stringify({ featuredImage: '/media/uploads/2.gif' })})`.execute(db);
    const url = 'https://firm.example/media/_/1280/media/uploads/a.webp.jpeg?v=1-2';
    await sql`insert into mailings (id, post_id, slug, title, issue, created_at) values
      ('m', 'p', 'p', '', ${JSON.stringify({ picture: { url, alt: '' } })}, '')`.execute(db);
    await sql`insert into page_tags (id, custom_head_tags, updated_at) values
      ('/', ${"<meta property='og:image' content='/media/uploads/tag.png'>"}, '')`.execute(db);
    await migrate(db);
    const uses = await db.selectFrom('media_uses').selectAll().execute();
    expect(uses.map(({ place, owner, part, path }) => [place, owner, part, path]).sort()).toEqual([
      ['deleted-post', 'd', '', '/media/uploads/gone.jpg'],
      ['meta-tags', '/', '', '/media/uploads/tag.png'],
      ['newsletter', 'm', '', '/media/uploads/a.webp'],
      ['post', 'p', '', '/media/uploads/og.png'],
      ['post', 'p', '', '/media/wp-content/Café (1), b.jpg'],
      ['version', 'p', '1', '/media/uploads/1.gif'],
      ['version', 'p', '2', '/media/uploads/2.gif'],
    ]);
  });

  it('leave only the tables of imports that are used', async () => {
    const { db } = await open();
    const tables = (await db.introspection.getTables()).map(({ name }) => name).sort();
    expect(tables.filter((name) => name.startsWith('wordpress_'))).toEqual([
      'wordpress_import_entries',
      'wordpress_import_lease',
      'wordpress_import_reports',
      'wordpress_posts',
      'wordpress_terms',
    ]);
  });

  it('leave the preferred contact open that nobody was asked for', async () => {
    const { db } = await open({ migrated: false });
    await migrate(db, '026-form-notices');
    const columns = sql`id, name, email, phone, page_source, received_via, fingerprint, created_at, updated_at, preferred_contact`;
    await sql`insert into consultation_requests (${columns})
      values ('1', '', '', '', '', '', '', '', '', 'phone'), ('2', '', '', '', '', '', '', '', '', 'email')`.execute(
      db,
    );
    await migrate(db);
    const rows = await db
      .selectFrom('consultation_requests')
      .select(['id', 'preferred_contact'])
      .orderBy('id')
      .execute();
    expect(rows.map(({ preferred_contact }) => preferred_contact)).toEqual([null, 'email']);
  });

  it('know the sender of requests from before, and the password of the configuration', async () => {
    const { db } = await open({ migrated: false });
    await migrate(db, '026-form-notices');
    await sql`insert into contact_submissions (id, first_name, last_name, email, phone, case_type, message, consent,
        page_source, received_via, fingerprint, created_at, updated_at)
      values ('a', 'Ana', 'Ruiz', ' ANA@example.com', '+1 (212) 555-0100', 'other', '', 0, '', 'form', '', '', '')`.execute(
      db,
    );
    await sql`insert into requests (kind, lead_id, created_at, state, source, case_type)
      values ('contact', 'a', '', 'new', 'other', 'other')`.execute(db);
    await sql`insert into staff (username, password_hash, updated_at, role, configured)
      values ('mara', 'hash', '', 'owner', 1), ('tom', 'other', '', 'staff', 0)`.execute(db);
    await migrate(db);
    expect(await db.selectFrom('requests').select(['sender_email', 'sender_phone']).execute()).toEqual([
      { sender_email: 'ana@example.com', sender_phone: '2125550100' },
    ]);
    const staff = db.selectFrom('staff').select(['configured_hash', 'must_change_password']);
    expect(await staff.orderBy('username').execute()).toEqual([
      { configured_hash: 'hash', must_change_password: 0 },
      { configured_hash: null, must_change_password: 0 },
    ]);
  });

  it('are required by a ping', async () => {
    const { ping } = await open({ migrated: false });
    await expect(ping()).rejects.toThrow(/content_version/);
  });
});
