import { expect, it } from 'vitest';
import { firm } from '#firm/identity.ts';
import { apiPaths } from '../../contract/paths.ts';
import { describeEachDatabase } from '../../tests/support/each-database.ts';
import { filesOf } from '../../tests/support/test-mail.ts';
import { addSubscribers, openNewsletterDesk } from '../../tests/support/test-newsletter.ts';
import { contactLead, createTestSite } from '../../tests/support/test-site.ts';
import { MailError, type OutgoingMail } from '../outbox/mailer.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const THREE = ['ana@example.com', 'ben@example.com', 'cy@example.com'];
/** Faster than these tests send. */
const FAST = { env: { NEWSLETTER_PER_MINUTE: '300' } };

const receiversOf = (mails: readonly OutgoingMail[]) => mails.map(({ to }) => to).toSorted();
const many = (count: number) => Array.from({ length: count }, (_, index) => `reader${index}@example.com`);

const rejected = (words: string, permanent: boolean) =>
  new MailError(Object.assign(new Error(words), { code: 'EENVELOPE' }), {
    permanent,
    possiblyAccepted: false,
  });

describeEachDatabase('a mailing', (open) => {
  it('reaches each subscriber once, with an unsubscribe link of their own', async () => {
    const desk = await openNewsletterDesk(await open(), THREE, FAST);
    const id = await desk.start();
    await desk.services.issues.drain();
    await desk.services.issues.drain();
    expect(receiversOf(desk.mails)).toEqual(THREE);
    for (const mail of desk.mails) {
      const { unsubscribe_token } = await desk.subscriberOf(mail.to ?? '');
      const link = `http://localhost:3000/newsletter/unsubscribe/?token=${unsubscribe_token}`;
      expect(mail).toMatchObject({ subject: 'A new law', unsubscribeUrl: link });
      for (const body of [mail.text, mail.html]) {
        expect(body).toContain(link);
        expect(body).toContain('http://localhost:3000/a-new-law/');
        expect(body).toContain('In short: A new law');
        expect(body).toContain(firm.address.street);
      }
      expect(mail.html).toContain('src="http://localhost:3000/media/court.png"');
    }
    const [source = ''] = (await filesOf(desk.mails)).sources.map((bytes) =>
      String(bytes).replace(/\r\n[ \t]/g, ' '),
    );
    expect(source).toContain('List-Unsubscribe: <http://localhost:3000/newsletter/unsubscribe/?token=');
    expect(source).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
    expect(await desk.services.mailings.find(id)).toMatchObject({
      state: 'sent',
      recipients: 3,
      progress: { queued: 0, sent: 3, saved: 0, failed: 0, skipped: 0, cancelled: 0 },
      failures: [],
    });
  });

  it('keeps the pace of all processes together', async () => {
    const connection = await open();
    const env = { NEWSLETTER_PER_MINUTE: '60' };
    const desk = await openNewsletterDesk(connection, many(40), { env });
    const other = await createTestSite(connection, { env });
    await desk.start();
    for (let second = 0; second < 20; second += 2) {
      await Promise.all([desk.services.issues.drain(), other.services.issues.drain()]);
      desk.advance(2000);
      other.state.now = desk.state.now;
    }
    const sent = [...desk.mails, ...other.mails];
    expect(new Set(receiversOf(sent)).size).toBe(sent.length);
    expect(sent.length, 'one each second, and at most the unused four seconds before').toBeLessThanOrEqual(
      24,
    );
    expect(sent.length).toBeGreaterThanOrEqual(16);
  });

  it('is sent by several processes together, each mail once', async () => {
    const connection = await open();
    const desk = await openNewsletterDesk(connection, many(30), FAST);
    const other = await createTestSite(connection, FAST);
    const id = await desk.start();
    for (let round = 0; round < 30 && (await desk.progress(id))?.queued !== 0; round += 1) {
      await Promise.all([desk.services.issues.drain(), other.services.issues.drain()]);
      desk.advance(2000);
      other.state.now = desk.state.now;
    }
    expect(receiversOf([...desk.mails, ...other.mails])).toEqual(many(30).toSorted());
    expect(await desk.progress(id)).toMatchObject({ queued: 0, sent: 30 });
  });

  it('never delays the notification about a lead, even if its mails hang', async () => {
    const reached = Promise.withResolvers<void>();
    const go = Promise.withResolvers<void>();
    const desk = await openNewsletterDesk(await open(), many(2000), {
      ...FAST,
      async sendMail({ to }) {
        if (!to?.startsWith('reader')) return;
        reached.resolve();
        await go.promise;
      },
    });
    await desk.start();
    desk.services.issues.wake();
    await reached.promise;
    expect((await desk.post(apiPaths.contact, contactLead)).status).toBe(201);
    await desk.services.outbox.drain();
    expect(desk.mails).toMatchObject([{ to: null, subject: expect.stringContaining('Ana Ruiz') }]);
    const stopped = desk.services.issues.stop();
    go.resolve();
    await stopped;
  });

  it('starts only after a test mail of the article as it is now', async () => {
    const desk = await openNewsletterDesk(await open(), THREE, FAST);
    const { mailings, outbox, issues } = desk.services;
    const id = await desk.create();
    await expect(mailings.start(id, 'mara')).rejects.toMatchObject({ code: 'mailing-not-tested' });
    expect(await mailings.preview('a-new-law')).toMatchObject({
      tested: false,
      recipients: 3,
      draft: { id },
    });
    await mailings.test(id, ' mara@firm.example ', 'mara');
    await outbox.drain();
    expect(desk.mails).toMatchObject([
      {
        to: 'mara@firm.example',
        subject: 'Test: A new law',
        text: expect.stringContaining('This is a test.'),
      },
    ]);
    expect(await mailings.preview('a-new-law')).toMatchObject({ tested: true });
    await desk.savePost({ content: '<p>Corrected.</p>' });
    expect(await mailings.preview('a-new-law')).toMatchObject({ tested: false });
    await expect(mailings.start(id, 'mara')).rejects.toMatchObject({ code: 'mailing-not-tested' });
    await mailings.test(id, 'mara@firm.example', 'mara');
    await mailings.start(id, 'mara');
    const notOpen = { code: 'mailing-not-open' };
    await expect(mailings.start(id, 'mara'), 'a second press').rejects.toMatchObject(notOpen);
    await expect(mailings.test(id, 'mara@firm.example', 'mara')).rejects.toMatchObject(notOpen);
    await desk.savePost({ title: 'Another title' });
    await issues.drain();
    const sent = desk.mails.filter(({ to }) => to !== 'mara@firm.example');
    expect(receiversOf(sent)).toEqual(THREE);
    expect(new Set(sent.map(({ subject }) => subject)), 'as it was tested').toEqual(new Set(['A new law']));
    const { entries } = await desk.services.audit.list({ limit: 10, offset: 0 });
    expect(entries).toMatchObject([
      { action: 'mailing-started', staff: 'mara', subject: 'a-new-law: 3 subscribers' },
      { action: 'mailing-tested', subject: 'a-new-law' },
      { action: 'mailing-tested', subject: 'a-new-law' },
    ]);
  });

  it('starts once when two of the staff press at once', async () => {
    const connection = await open();
    const desk = await openNewsletterDesk(connection, THREE, FAST);
    const other = await createTestSite(connection, FAST);
    const id = await desk.create();
    await desk.services.mailings.test(id, 'mara@firm.example', 'mara');
    const outcomes = await Promise.allSettled([
      desk.services.mailings.start(id, 'mara'),
      other.services.mailings.start(id, 'noa'),
    ]);
    expect(outcomes).toContainEqual({ status: 'fulfilled', value: undefined });
    expect(outcomes).toContainEqual(
      expect.objectContaining({ reason: expect.objectContaining({ code: 'mailing-not-open' }) }),
    );
    expect(await desk.progress(id)).toMatchObject({ queued: 3 });
  });

  it('reaches each subscriber once: a second one goes to those who have not had the article', async () => {
    let refusesBen = true;
    const desk = await openNewsletterDesk(await open(), THREE, {
      ...FAST,
      async sendMail({ to }) {
        if (refusesBen && to === 'ben@example.com') throw rejected('550 full', true);
      },
    });
    const { mailings, issues } = desk.services;
    expect(await mailings.preview('a-new-law')).toMatchObject({ recipients: 3, lastSent: null });
    await desk.start();
    expect(await mailings.preview('a-new-law'), 'all wait').toMatchObject({
      recipients: 0,
      lastSent: { recipients: 3 },
    });
    await issues.drain();
    refusesBen = false;
    await addSubscribers(desk, ['dee@example.com']);
    expect(await mailings.preview('a-new-law')).toMatchObject({
      recipients: 2,
      lastSent: { startedAt: desk.state.now.toISOString(), recipients: 2 },
    });
    await desk.start();
    await issues.drain();
    expect(receiversOf(desk.mails)).toEqual(['ben@example.com', 'dee@example.com']);
    await expect(desk.start(), 'nobody is left').rejects.toMatchObject({ code: 'no-subscribers' });
  });

  it('says that its mails were only saved as files, and reaches their readers once there is a mail server', async () => {
    const connection = await open();
    const desk = await openNewsletterDesk(connection, THREE, { ...FAST, savesFiles: true });
    const id = await desk.start();
    await desk.services.issues.drain();
    expect(await desk.progress(id)).toMatchObject({ queued: 0, sent: 0, saved: 3 });
    const withServer = await createTestSite(connection, FAST);
    expect(await withServer.services.mailings.preview('a-new-law')).toMatchObject({
      recipients: 3,
      lastSent: null,
    });
  });

  it('is in the audit log in the singular for one subscriber', async () => {
    const desk = await openNewsletterDesk(await open(), ['ana@example.com'], FAST);
    const id = await desk.create();
    await desk.services.mailings.test(id, 'mara@firm.example', 'mara');
    await desk.services.mailings.start(id, 'mara');
    const { entries } = await desk.services.audit.list({ limit: 1, offset: 0 });
    expect(entries).toMatchObject([{ subject: 'a-new-law: 1 subscriber' }]);
  });

  it('exists for published articles only, and needs subscribers', async () => {
    const desk = await openNewsletterDesk(await open(), []);
    const { mailings } = desk.services;
    const id = await desk.create();
    expect(await mailings.create({ slug: 'a-new-law' }), 'the same until it is started').toEqual({
      id,
      created: false,
    });
    await mailings.test(id, 'mara@firm.example', 'mara');
    await expect(mailings.start(id, 'mara')).rejects.toMatchObject({ code: 'no-subscribers' });
    await desk.savePost({ status: 'draft' });
    const notFound = { code: 'not-found' };
    for (const slug of ['a-new-law', 'nothing', 'a\0']) {
      await expect(mailings.preview(slug)).rejects.toMatchObject(notFound);
      await expect(mailings.create({ slug })).rejects.toMatchObject(notFound);
    }
    await expect(mailings.test(id, 'mara@firm.example', 'mara')).rejects.toMatchObject(notFound);
    await expect(mailings.start(id, 'mara')).rejects.toMatchObject(notFound);
  });

  it('skips those who leave before their mail is sent', async () => {
    const desk = await openNewsletterDesk(await open(), THREE, FAST);
    const id = await desk.start();
    const ana = await desk.subscriberOf('ana@example.com');
    expect(await desk.services.newsletter.unsubscribe(ana.unsubscribe_token)).toBe('unsubscribed');
    const ben = await desk.subscriberOf('ben@example.com');
    await desk.services.subscribers.remove(ben.id, 'mara');
    await desk.services.issues.drain();
    expect(receiversOf(desk.mails)).toEqual(['cy@example.com']);
    expect(await desk.progress(id)).toMatchObject({ queued: 0, sent: 1, skipped: 2 });
  });

  it('sends nothing more once it is cancelled, not even what is tried again', async () => {
    const desk = await openNewsletterDesk(await open(), many(20), {
      env: { NEWSLETTER_PER_MINUTE: '60' },
      async sendMail({ to }) {
        if (to === 'reader0@example.com') throw rejected('451 come back later', false);
      },
    });
    const id = await desk.start();
    await desk.services.issues.drain();
    const { sent = 0 } = (await desk.progress(id)) ?? {};
    expect(sent).toBeGreaterThan(0);
    await desk.services.mailings.cancel(id, 'mara');
    desk.advance(DAY);
    await desk.services.issues.drain();
    expect(desk.mails).toHaveLength(sent);
    expect(await desk.services.mailings.find(id)).toMatchObject({
      state: 'cancelled',
      progress: { queued: 0, sent, cancelled: 20 - sent },
    });
    await expect(desk.services.mailings.cancel(id, 'mara')).rejects.toMatchObject({
      code: 'mailing-not-open',
    });
  });
});
