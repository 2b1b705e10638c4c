import { expect, it } from 'vitest';
import type { Mailing } from '../../contract/mailings.ts';
import { staffApiPaths } from '../../contract/staff-paths.ts';
import { openSqlite } from '../../tests/support/each-database.ts';
import { openNewsletterDesk } from '../../tests/support/test-newsletter.ts';
import { STAFF, type TestSiteOptions } from '../../tests/support/test-site.ts';
import { MailError } from '../outbox/mailer.ts';

async function openDesk(options: TestSiteOptions = {}) {
  const connection = await openSqlite();
  const desk = await openNewsletterDesk(connection, ['ana@example.com', 'ben@example.com'], options);
  const answer = await desk.post(staffApiPaths.adminLogin, STAFF);
  const { token } = (await answer.json()) as { token: string };
  const headers = { Authorization: `Basic ${token}` };
  return {
    ...desk,
    db: connection.db,
    get: (path: string) => desk.send('GET', path, { headers }),
    act: (path: string, body: unknown = {}) => desk.post(path, body, headers),
    remove: (path: string) => desk.send('DELETE', path, { headers }),
  };
}

it('answers the whole way of a mailing', async () => {
  const { act, get, services, mails, db } = await openDesk();
  const preview = await get(`${staffApiPaths.newsletterPreview}?post=a-new-law`);
  expect(await preview.json()).toMatchObject({
    subject: 'A new law',
    recipients: 2,
    draft: null,
    tested: false,
  });
  const created = await act(staffApiPaths.newsletterMailings, { slug: 'a-new-law' });
  expect(created.status).toBe(201);
  const { id } = (await created.json()) as Mailing;
  expect((await act(staffApiPaths.newsletterMailings, { slug: 'a-new-law' })).status).toBe(200);
  const mailing = staffApiPaths.newsletterMailing(id);
  const early = await act(`${mailing}/start`);
  expect([early.status, await early.json()]).toEqual([
    409,
    { error: 'Please send a test mail first: this article, as it is now, has not been tested yet.' },
  ]);
  const wrong = await act(`${mailing}/test`, { email: 'nobody' });
  expect([wrong.status, await wrong.json()]).toMatchObject([
    400,
    { fieldErrors: { email: [expect.any(String)] } },
  ]);
  expect((await act(`${mailing}/test`, { email: 'mara@firm.example' })).status).toBe(200);
  const started = await act(`${mailing}/start`);
  expect(await started.json()).toMatchObject({ state: 'sending', startedBy: STAFF.username, recipients: 2 });
  expect((await act(`${mailing}/start`)).status).toBe(409);
  await services.issues.drain();
  expect(mails.filter(({ subject }) => subject === 'A new law')).toHaveLength(2);
  await db.updateTable('staff').set({ name: 'Mara Quill' }).execute();
  const list = await get(staffApiPaths.newsletterMailings);
  expect(await list.json()).toMatchObject({
    total: 1,
    mailings: [{ id, state: 'sent', startedBy: 'Mara Quill', progress: { sent: 2 } }],
  });
  expect(await (await get(mailing)).json()).toMatchObject({ id, failures: [] });
  expect((await act(`${mailing}/cancel`)).status).toBe(409);
});

it('finds the article of a mailing by its id as well', async () => {
  const { act, services } = await openDesk();
  const post = await services.blog.staff.find('a-new-law');
  const created = await act(staffApiPaths.newsletterMailings, { postId: post?.id });
  expect(await created.json()).toMatchObject({ slug: 'a-new-law', state: 'draft' });
  for (const body of [{}, { slug: 'a', postId: 'b' }, { slug: '\0' }]) {
    expect((await act(staffApiPaths.newsletterMailings, body)).status).toBe(400);
  }
  expect((await act(staffApiPaths.newsletterMailings, { postId: 'unknown' })).status).toBe(404);
});

it('lists, exports and removes subscribers', async () => {
  const { get, remove, subscriberOf } = await openDesk();
  const list = await get(`${staffApiPaths.newsletterSubscribers}?search=ana&status=subscribed`);
  const ana = await subscriberOf('ana@example.com');
  expect(await list.json()).toMatchObject({
    total: 1,
    subscribers: [{ id: ana.id, email: 'ana@example.com' }],
  });
  expect((await get(`${staffApiPaths.newsletterSubscribers}?status=other`)).status).toBe(400);
  const csv = await get(staffApiPaths.newsletterSubscribersExport);
  expect(csv.headers.get('Content-Type')).toBe('text/csv; charset=utf-8');
  expect(csv.headers.get('Content-Disposition')).toBe('attachment; filename="subscribers-2026-03-02.csv"');
  expect((await csv.text()).split('\r\n')).toHaveLength(4);
  expect((await remove(staffApiPaths.newsletterSubscriber(ana.id))).status).toBe(204);
  expect((await remove(staffApiPaths.newsletterSubscriber(ana.id))).status).toBe(404);
});

it('does not know other mailings', async () => {
  const { get, act } = await openDesk();
  const unknown = staffApiPaths.newsletterMailing(crypto.randomUUID());
  expect((await get(unknown)).status).toBe(404);
  for (const path of ['start', 'cancel']) expect((await act(`${unknown}/${path}`)).status).toBe(404);
  expect((await act(`${unknown}/test`, { email: 'mara@firm.example' })).status).toBe(404);
  expect((await get(staffApiPaths.newsletterMailing('x'))).status).toBe(404);
  expect((await get(`${staffApiPaths.newsletterPreview}?post=nothing`)).status).toBe(404);
});

it('sends confirmations again that were given up', async () => {
  let answers = false;
  const sendMail = async () => {
    if (!answers) throw new MailError(new Error('550 unknown'), { permanent: true, possiblyAccepted: false });
  };
  const { act, services, mails } = await openDesk({ sendMail });
  await services.newsletter.subscribe({ email: 'new@example.com' });
  await services.outbox.drain();
  expect((await services.dashboard.stats()).newsletter.failed).toBe(1);
  answers = true;
  const answer = await act(staffApiPaths.newsletterResend);
  expect(await answer.json()).toEqual({ resent: 1 });
  await services.outbox.drain();
  expect(mails).toMatchObject([{ to: 'new@example.com' }]);
  expect((await services.dashboard.stats()).newsletter.failed).toBe(0);
  expect(await (await act(staffApiPaths.newsletterResend)).json()).toEqual({ resent: 0 });
  const { entries } = await services.audit.list({ limit: 50, offset: 0 });
  expect(entries[0]).toMatchObject({ action: 'delivery-resent', subject: '1 newsletter mail' });
});

it('sends confirmations again only together with the entry in the audit log', async () => {
  const sendMail = async () => {
    throw new MailError(new Error('550 unknown'), { permanent: true, possiblyAccepted: false });
  };
  const { act, services, db } = await openDesk({ sendMail });
  await services.newsletter.subscribe({ email: 'new@example.com' });
  await services.outbox.drain();
  await db.schema.alterTable('audit_log').renameTo('elsewhere').execute();
  expect((await act(staffApiPaths.newsletterResend)).status).toBe(503);
  expect((await services.dashboard.stats()).newsletter.failed).toBe(1);
});
