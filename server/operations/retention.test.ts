import { access, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import { expect, it, onTestFinished } from 'vitest';
import { apiPaths } from '../../contract/paths.ts';
import type { StaffPost } from '../../contract/posts.ts';
import { describeEachDatabase } from '../../tests/support/each-database.ts';
import { addSubscribers } from '../../tests/support/test-newsletter.ts';
import { picture } from '../../tests/support/test-pictures.ts';
import { samplePost } from '../../tests/support/test-posts.ts';
import { contactLead, createTestSite, STAFF } from '../../tests/support/test-site.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

describeEachDatabase('the retention job', (open) => {
  async function setUp(env: Record<string, string> = {}) {
    const connection = await open();
    const dataDir = await mkdtemp(join(tmpdir(), 'retention-test-'));
    onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
    const site = await createTestSite(connection, { env: { DATA_DIR: dataDir, ...env } });
    const { services, state } = site;
    const apply = async (days: number) => {
      state.now = new Date(state.now.getTime() + days * DAY_MS);
      await services.retention.apply();
    };
    return { ...connection, ...site, dataDir, apply };
  }

  it('deletes a deleted post after thirty days, with the pictures that nothing else shows', async () => {
    const { db, services, state, send, dataDir, apply } = await setUp();
    const upload = async (name: string) => {
      const token = await services.sessions.login(STAFF.username, STAFF.password);
      const body = new FormData();
      const bytes = new Uint8Array(
        await picture(300, 200 + name.length)
          .jpeg()
          .toBuffer(),
      );
      body.set('file', new File([bytes], name));
      const headers = { Authorization: `Basic ${token}` };
      const answer = await send('POST', '/api/admin/pictures', { headers, body });
      return ((await answer.json()) as { path: string }).path;
    };
    const [own, shared] = [await upload('own.jpg'), await upload('shared.jpg')];
    const [earlier, unsaved] = [await upload('earlier.jpg'), await upload('unsaved.jpg')];
    const formerly = await upload('formerly-shown.jpg');
    const isThere = (path: string) =>
      access(join(dataDir, path)).then(
        () => true,
        () => false,
      );
    const show = (...paths: string[]) => paths.map((path) => `<p><img src="${path}" alt=""></p>`).join('');
    const [gone] = await services.blog.save([
      samplePost('Gone', { content: show(own, shared, earlier, unsaved) }),
      samplePost('Stays', { content: show(shared) }),
    ]);
    const [edited] = await services.blog.save([samplePost('Edited', { content: show(earlier) })]);
    const { version, ...fields } = (await services.postEditing.find(edited?.id ?? '')) as StaffPost;
    await services.postEditing.update(
      fields.id,
      version,
      { ...fields, categories: [], tags: [], content: show(shared) },
      'mara',
    );
    await services.postEditing.drafts.keep(fields.id, STAFF.username, {
      draft: { content: show(unsaved) },
      version,
      keptAt: state.now.toISOString(),
      ...{ browser: '', page: 'p', seen: [] },
    });
    const former = (await services.postEditing.find(gone?.id ?? '')) as StaffPost;
    const inBetween = { ...former, categories: [], tags: [], featuredImage: formerly };
    await services.postEditing.update(former.id, former.version, inBetween, 'mara');
    const shown = (await services.postEditing.find(former.id)) as StaffPost;
    const last = { ...shown, categories: [], tags: [], featuredImage: null };
    await services.postEditing.update(shown.id, shown.version, last, 'mara');
    await services.postEditing.remove(gone?.id ?? '', 'mara');
    await apply(29);
    expect(await Promise.all([own, formerly].map(isThere))).toEqual([true, true]);
    expect(await services.postEditing.listDeleted()).toHaveLength(1);
    await apply(1);
    expect(await db.selectFrom('deleted_posts').select('id').execute()).toEqual([]);
    expect(await Promise.all([own, formerly, shared, earlier, unsaved].map(isThere))).toEqual([
      false,
      false,
      true,
      true,
      true,
    ]);
  });

  it('erases the text of sent mails about requests after the set time, and keeps that they were sent', async () => {
    const { db, services, post, apply } = await setUp({ MAIL_KEEP_DAYS: '90' });
    await post(apiPaths.contact, contactLead);
    await services.outbox.drain();
    const stored = () =>
      db.selectFrom('outbox_emails').select(['status', 'content']).executeTakeFirstOrThrow();
    await apply(89);
    expect((await stored()).content).toContain(contactLead.message);
    await apply(1);
    expect(await stored()).toEqual({ status: 'sent', content: 'null' });
    expect(await services.inquiries.find(1)).toMatchObject({
      deliveries: [{ status: 'sent', mail: null, canResend: false }],
    });
  });

  it('deletes the requests of those who did not become clients after the set months, with notes and mails', async () => {
    const { db, services, post, apply } = await setUp({ REQUEST_KEEP_MONTHS: '24' });
    for (const lastName of ['Gone', 'Client']) await post(apiPaths.contact, { ...contactLead, lastName });
    await services.inquiries.addNote(1, 'Called back', 'mara');
    await services.inquiries.setState(2, 'retained', 'mara');
    await services.outbox.drain();
    const left = async () => [
      (await db.selectFrom('contact_submissions').select('last_name').execute()).map((row) => row.last_name),
      (await db.selectFrom('outbox_emails').select('id').execute()).length,
      (await db.selectFrom('request_entries').select('note').execute()).map(({ note }) => note),
    ];
    await apply(730);
    expect(await left()).toEqual([['Gone', 'Client'], 2, ['Called back', null]]);
    await apply(3);
    expect(await left()).toEqual([['Client'], 1, [null]]);
    const deleted = { staff: null, action: 'request-deleted' as const, subject: 'request 1' };
    expect((await services.audit.list({ limit: 9, offset: 0 })).entries).toContainEqual(
      expect.objectContaining(deleted),
    );
  });

  it('lets other work go on while it deletes many requests', async () => {
    const { db, services, post, apply } = await setUp({ REQUEST_KEEP_MONTHS: '1' });
    const many = 15;
    for (let index = 0; index < many; index++) {
      const phone = `212 555 01${10 + index}`;
      expect((await post(apiPaths.contact, { ...contactLead, phone })).status).toBe(201);
    }
    await services.outbox.drain();
    const left = new Set<number>();
    let deleting = true;
    const look = async () => {
      while (deleting) {
        await turn();
        left.add((await db.selectFrom('contact_submissions').select('id').execute()).length);
      }
    };
    const looked = look();
    await apply(60);
    deleting = false;
    await looked;
    expect(await services.inquiries.find(1)).toBeNull();
    expect([...left].some((count) => count > 0 && count < many)).toBe(true);
  });

  it('deletes sessions and links for a new password that have expired', async () => {
    const { db, services, state, apply } = await setUp();
    await services.sessions.login(STAFF.username, STAFF.password);
    const expires_at = new Date(state.now.getTime() + DAY_MS / 24).toISOString();
    const link = { token_hash: 'hash', username: STAFF.username, expires_at };
    await db.insertInto('password_resets').values(link).execute();
    const left = async () => [
      (await db.selectFrom('sessions').select('username').execute()).length,
      (await db.selectFrom('password_resets').select('username').execute()).length,
    ];
    await apply(0);
    expect(await left()).toEqual([1, 1]);
    await apply(1);
    expect(await left()).toEqual([0, 0]);
  });

  it('deletes previews, confirmation links and files of deleted mails', async () => {
    const { db, state, apply } = await setUp();
    const created_at = state.now.toISOString();
    const expires_at = new Date(state.now.getTime() + 7 * DAY_MS - 1).toISOString();
    await addSubscribers({ db }, ['ana@example.com']);
    const { id: subscription_id } = await db
      .selectFrom('newsletter_subscriptions')
      .select('id')
      .executeTakeFirstOrThrow();
    const link = { token_hash: 'a', subscription_id, purpose: 'confirm' as const, created_at, expires_at };
    await db.insertInto('newsletter_tokens').values(link).execute();
    await db.insertInto('post_previews').values({ token_hash: 'a', post: '{}', expires_at }).execute();
    const left = async () => [
      (await db.selectFrom('newsletter_tokens').select('token_hash').execute()).length,
      (await db.selectFrom('post_previews').select('token_hash').execute()).length,
    ];
    await apply(6);
    expect(await left()).toEqual([1, 1]);
    await apply(1);
    expect(await left()).toEqual([0, 0]);
    expect((await db.selectFrom('newsletter_subscriptions').select('id').execute()).length).toBe(1);

    await db.insertInto('discarded_mail_files').values({ id: 'gone', created_at }).execute();
    await apply(0);
    expect(await db.selectFrom('discarded_mail_files').select('id').execute()).toEqual([]);
  });

  it('deletes a subscription that is not confirmed within a week', async () => {
    const { db, services, apply } = await setUp();
    await services.newsletter.subscribe({ email: 'ana@example.com', antispam: { website: '' } });
    const left = async () => (await db.selectFrom('newsletter_subscriptions').select('id').execute()).length;
    await apply(6);
    expect(await left()).toBe(1);
    await apply(1);
    expect(await left()).toBe(0);
  });

  it('keeps every request for good where nothing is set', async () => {
    const { services, post, apply } = await setUp();
    await post(apiPaths.contact, contactLead);
    await apply(4000);
    expect(await services.inquiries.find(1)).toMatchObject({ number: 1 });
  });

  it('keeps counts of views and visits for thirteen months and the audit log for two years', async () => {
    const { db, services, apply } = await setUp();
    services.pageViews.record('/contact/');
    services.visitCounts.recordSearch('alpaca');
    await Promise.all([services.pageViews.flush(), services.visitCounts.flush()]);
    await services.sessions.login(STAFF.username, STAFF.password);
    const counts = async () => [
      (await services.pageViews.stats()).total,
      (await services.visitCounts.report('')).searches.length,
      (await db.selectFrom('audit_log').select('number').execute()).length,
    ];
    await apply(396);
    expect(await counts()).toEqual([1, 1, 1]);
    await apply(1);
    expect(await counts()).toEqual([0, 0, 1]);
    await apply(333);
    expect(await counts()).toEqual([0, 0, 1]);
    await apply(1);
    expect(await counts()).toEqual([0, 0, 0]);
  });

  it('goes on when one rule fails, and tries it again', async () => {
    const { db, services, logLines, apply } = await setUp();
    await services.sessions.login(STAFF.username, STAFF.password);
    await db.schema.alterTable('page_views').renameTo('elsewhere').execute();
    await apply(731);
    expect(logLines.join()).toContain('page views');
    expect(await db.selectFrom('audit_log').select('number').execute()).toEqual([]);
    await db.schema.alterTable('elsewhere').renameTo('page_views').execute();
    logLines.length = 0;
    await apply(0);
    expect(logLines.join()).not.toContain('page views');
  });
});
