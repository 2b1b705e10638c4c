import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { firmDayStart } from '../../content/derive/firm-instants.ts';
import { inquiryFilterSchema } from '../../contract/inquiries.ts';
import { describeEachDatabase, openSqlite } from '../../tests/support/each-database.ts';
import { openInquiries, submissionOf } from '../../tests/support/test-inquiries.ts';
import { consultationLead, contactLead } from '../../tests/support/test-site.ts';
import { createInquiryStore } from './inquiries.store.ts';
import { createInquiries } from './inquiries.ts';

describeEachDatabase('the list of inquiries', (open) => {
  it('has both kinds, newest or oldest first, page by page', async () => {
    const { accept, list, at } = await openInquiries(open);
    for (const minute of [1, 2, 3]) {
      at(`2026-03-02T15:0${minute}:00Z`);
      await accept('contact', { ...contactLead, ...submissionOf(`Contact No${minute}`) });
      await accept('consultation', { ...consultationLead, ...submissionOf(`Consultation No${minute}`) });
    }
    expect(await list({}, { limit: 2, offset: 1 })).toMatchObject({
      names: ['Contact No3', 'Consultation No2'],
      total: 6,
    });
    expect((await list({ order: 'oldest' }, { limit: 1, offset: 0 })).names).toEqual(['Contact No1']);
  });

  it('is filtered by state, source, case type and days in the firm’s zone, each and together', async () => {
    const { accept, inquiries, names, list, at } = await openInquiries(open);
    const monday = firmDayStart('2026-03-02');
    at(new Date(monday.getTime() - 1000).toISOString());
    await accept('contact', { ...contactLead, ...submissionOf('Sunday Night') });
    at(monday.toISOString());
    await accept('consultation', { ...consultationLead, ...submissionOf('Monday Footer') });
    await accept('consultation', {
      ...consultationLead,
      ...submissionOf('Monday Article'),
      pageSource: 'Blog: Pensions',
    });
    await accept('contact', { ...contactLead, ...submissionOf('Monday Other'), caseType: 'other' });
    const [number = 0] = (await list({ search: 'Article' })).numbers;
    await inquiries.setState(number, 'retained', 'mara');
    expect(await names({ state: 'retained' })).toEqual(['Monday Article']);
    expect(await names({ source: 'footer' })).toEqual(['Monday Footer']);
    expect(await names({ source: 'contact-page' })).toEqual(['Monday Other', 'Sunday Night']);
    expect(await names({ caseType: 'Consultation Request' })).toEqual(['Monday Article', 'Monday Footer']);
    expect(await names({ to: '2026-03-01' })).toEqual(['Sunday Night']);
    expect(await names({ from: '2026-03-02', to: '2026-03-02' })).toHaveLength(3);
    expect(
      await names({ from: '2026-03-02', caseType: 'other', state: 'new', source: 'contact-page' }),
    ).toEqual(['Monday Other']);
    expect(await list({ from: '2026-03-03' })).toMatchObject({ names: [], total: 0 });
  });

  it('is filtered by messages that were given up, whatever else has the id of the inquiry', async () => {
    const { accept, inquiries, list, names, outbox, state, at, auditEntries, csv } =
      await openInquiries(open);
    const { id } = await accept('contact', { ...contactLead, submissionId: randomUUID() });
    at('2026-03-02T15:01:00Z');
    await accept('consultation', { ...consultationLead, submissionId: id });
    expect(await names({ delivery: 'failed' })).toEqual([]);
    const failure = { error: '410 gone', retryAt: null, possiblyAccepted: false };
    const webhook = await outbox.webhooks.claim(state.now);
    await outbox.webhooks.markFailed(webhook?.id ?? '', failure);
    expect(await names({ delivery: 'failed' })).toEqual(['Ana Ruiz']);
    expect(await names({ delivery: 'failed', search: 'ruiz', source: 'contact-page' })).toEqual(['Ana Ruiz']);
    expect(await names({ delivery: 'failed', search: 'okafor' })).toEqual([]);
    expect((await csv({ delivery: 'failed' })).trim().split('\r\n')).toHaveLength(2);
    expect((await auditEntries())[0]).toEqual(['requests-exported', '1 requests, delivery failed']);
    const [number = 0] = (await list({ delivery: 'failed' })).numbers;
    await inquiries.resend(number, webhook?.id ?? '', 'mara');
    expect(await names({ delivery: 'failed' }), 'sent again').toEqual([]);
  });

  it('shows what waits and what was given up, and sends all of it again', async () => {
    const { accept, inquiries, list, names, outbox, state, at, auditEntries } = await openInquiries(open);
    const shown = async (delivery?: string) =>
      (await inquiries.list(inquiryFilterSchema.parse({ delivery }), { limit: 50, offset: 0 })).requests.map(
        (inquiry) => [inquiry.name, inquiry.delivery],
      );
    await accept('contact', { ...contactLead, ...submissionOf('Given Up') });
    at('2026-03-02T15:00:01Z');
    await accept('contact', { ...contactLead, ...submissionOf('Tried Again') });
    expect(await shown(), 'on its way').toEqual([
      ['Tried Again', null],
      ['Given Up', null],
    ]);
    for (const retryAt of [null, new Date('2026-03-02T18:00:00Z')]) {
      const mail = await outbox.claim(state.now);
      await outbox.markFailed(mail?.id ?? '', { error: 'no answer', retryAt, possiblyAccepted: false });
      const webhook = await outbox.webhooks.claim(state.now);
      await outbox.webhooks.markSent(webhook?.id ?? '', state.now);
    }
    await accept('contact', { ...contactLead, ...submissionOf('On Time') });
    const all = [
      ['On Time', null],
      ['Tried Again', 'waiting'],
      ['Given Up', 'failed'],
    ];
    expect(await shown()).toEqual(all);
    expect((await inquiries.waiting()).undelivered).toEqual({ failed: 1, waiting: 1 });
    expect(await shown('waiting')).toEqual([all[1]]);
    expect(await inquiries.resendAll({ ...inquiryFilterSchema.parse({}), delivery: 'failed' }, 'mara')).toBe(
      1,
    );
    expect((await auditEntries())[0]).toEqual([
      'delivery-resent',
      '1 message about 1 requests, delivery failed',
    ]);
    const resend = { ...inquiryFilterSchema.parse({ search: 'again' }), delivery: 'waiting' as const };
    expect(await inquiries.resendAll(resend, 'tom')).toBe(1);
    const [number = 0] = (await list({ search: 'again' })).numbers;
    expect(await inquiries.find(number)).toMatchObject({
      entries: [{ staff: 'tom', resent: 'notification' }],
      deliveries: [{ status: 'pending', earlierAttempts: 1, nextAttemptAt: state.now.toISOString() }, {}],
    });
    at('2026-03-02T15:02:00Z');
    expect(await names({ delivery: 'waiting' }), 'never tried, for more than a minute').toContain('On Time');
    for (let mail = await outbox.claim(state.now); mail; mail = await outbox.claim(state.now)) {
      await outbox.markSent(mail.id, state.now);
    }
    for (let sent = await outbox.webhooks.claim(state.now); sent; ) {
      await outbox.webhooks.markSent(sent.id, state.now);
      sent = await outbox.webhooks.claim(state.now);
    }
    expect((await inquiries.waiting()).undelivered).toEqual({ failed: 0, waiting: 0 });
    expect(await inquiries.resendAll(resend, 'tom')).toBe(0);
  });

  it('is sent again only together with its entry in the audit log', async () => {
    const { accept, inquiries, names, outbox, state, db } = await openInquiries(open);
    await accept('contact', contactLead);
    const mail = await outbox.claim(state.now);
    await outbox.markFailed(mail?.id ?? '', { error: 'refused', retryAt: null, possiblyAccepted: false });
    await db.schema.alterTable('audit_log').renameTo('elsewhere').execute();
    const failed = { ...inquiryFilterSchema.parse({}), delivery: 'failed' as const };
    await expect(inquiries.resendAll(failed, 'mara')).rejects.toThrow();
    expect(await names({ delivery: 'failed' })).toEqual(['Ana Ruiz']);
  });

  it.each([
    ['ruiz', true],
    ['RUÍZ', true],
    ['ana ruiz', true],
    ['ana@example', true],
    ['custody', true],
    ['(212) 555-0100', true],
    ['2125550100', true],
    ['555-0100', true],
    ['5550100', true],
    ['ana okafor', false],
    ['%', false],
    ['" OR *', false],
  ])('finds by "%s": %s', async (search, found) => {
    const { accept, names } = await openInquiries(open);
    await accept('contact', contactLead);
    await accept('consultation', consultationLead);
    expect((await names({ search })).includes('Ana Ruiz')).toBe(found);
  });

  it('finds an inquiry by the reference in its mail, and searches among the filtered ones', async () => {
    const { accept, names } = await openInquiries(open);
    const { id } = await accept('contact', contactLead);
    await accept('consultation', { ...consultationLead, lastName: 'Ruiz' });
    expect(await names({ search: id })).toEqual(['Ana Ruiz']);
    expect(await names({ search: 'ruiz' })).toEqual(['Ben Ruiz', 'Ana Ruiz']);
    expect(await names({ search: 'ruiz', source: 'footer' })).toEqual(['Ben Ruiz']);
  });
});

it('messages that are queued again are sent at once, even if a later batch fails', async () => {
  const opened = await openInquiries(openSqlite);
  const { db, accept, inTransaction, clock } = opened;
  await accept('contact', { ...contactLead, ...submissionOf('Ana Ruiz') });
  await db.updateTable('outbox_emails').set({ status: 'failed' }).execute();
  let [batches, woken] = [0, 0];
  const inquiries = createInquiries({
    // Enough for a second batch.
    store: {
      ...createInquiryStore(opened),
      numbers: async () => Array.from({ length: 501 }, (_, i) => i + 1),
    },
    inTransaction: (mutate) => {
      batches += 1;
      if (batches === 2) throw new Error('no connection');
      return inTransaction(mutate);
    },
    clock,
    mailFiles: { read: async () => null, exists: async () => false },
    removeDiscardedFiles: async () => {},
    onQueued: () => {
      woken += 1;
    },
  });
  const failed = { ...inquiryFilterSchema.parse({}), delivery: 'failed' as const };
  await expect(inquiries.resendAll(failed, 'mara')).rejects.toThrow('no connection');
  expect([batches, woken]).toEqual([2, 1]);
  expect((await opened.mails()).every(({ status }) => status === 'pending')).toBe(true);
});
