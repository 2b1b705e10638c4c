import { randomUUID } from 'node:crypto';
import { pino } from 'pino';
import { expect, it } from 'vitest';
import { firmDayStart, firmInput } from '../../content/derive/firm-instants.ts';
import { inquiryFilterSchema } from '../../contract/inquiries.ts';
import { describeEachDatabase, type OpenDatabase } from '../../tests/support/each-database.ts';
import { openLeads } from '../../tests/support/test-leads.ts';
import { consultationLead, contactLead } from '../../tests/support/test-site.ts';
import { createAudit } from '../auth/audit.ts';
import { createAuditStore } from '../auth/audit-log.store.ts';
import { createDiscardedFiles } from '../outbox/discarded-files.ts';
import { createOutboxStore } from '../outbox/outbox.store.ts';
import { createInquiryStore } from './inquiries.store.ts';
import { createInquiries } from './inquiries.ts';

async function setUp(open: OpenDatabase) {
  const opened = await openLeads(open, { composeWebhook: () => ({ body: '{}' }) });
  const { state, db } = opened;
  const clock = () => state.now;
  const audit = createAudit({ store: createAuditStore(db), clock });
  const removedFiles: string[] = [];
  const outbox = createOutboxStore(db, opened.dialect);
  const inquiries = createInquiries({
    store: createInquiryStore(opened, outbox.discard),
    clock,
    mailFiles: { read: async () => null, exists: async () => false },
    removeDiscardedFiles: createDiscardedFiles({
      store: outbox,
      removeFile: async ({ id }) => void removedFiles.push(id),
      log: pino({ level: 'silent' }),
    }),
    record: audit.record,
    onQueued: () => {
      state.kicks += 1;
    },
  });
  const list = async (filter: Record<string, string> = {}, page = { limit: 50, offset: 0 }) => {
    const { requests: rows, total } = await inquiries.list(inquiryFilterSchema.parse(filter), page);
    return { names: rows.map(({ name }) => name), numbers: rows.map(({ number }) => number), total };
  };
  const names = async (filter?: Record<string, string>) => (await list(filter)).names;
  const at = (iso: string) => {
    state.now = new Date(iso);
  };
  const csv = async (filter: Record<string, string> = {}) => {
    const { parts } = await inquiries.export(inquiryFilterSchema.parse(filter), 'mara');
    return (await Array.fromAsync(parts)).join('');
  };
  const acts = async () =>
    (await audit.list({ limit: 50, offset: 0 })).entries.map(({ action, subject }) => [action, subject]);
  return { ...opened, inquiries, list, names, at, csv, acts, removedFiles };
}

const person = (name: string) => {
  const [firstName = '', lastName = ''] = name.split(' ');
  return { firstName, lastName, submissionId: randomUUID() };
};

describeEachDatabase('the list of inquiries', (open) => {
  it('has both kinds, newest or oldest first, page by page', async () => {
    const { accept, list, at } = await setUp(open);
    for (const minute of [1, 2, 3]) {
      at(`2026-03-02T15:0${minute}:00Z`);
      await accept('contact', { ...contactLead, ...person(`Contact No${minute}`) });
      await accept('consultation', { ...consultationLead, ...person(`Consultation No${minute}`) });
    }
    expect(await list({}, { limit: 2, offset: 1 })).toMatchObject({
      names: ['Contact No3', 'Consultation No2'],
      total: 6,
    });
    expect((await list({ order: 'oldest' }, { limit: 1, offset: 0 })).names).toEqual(['Contact No1']);
  });

  it('is filtered by state, source, case type and days in the firm’s zone, each and together', async () => {
    const { accept, inquiries, names, list, at } = await setUp(open);
    const monday = firmDayStart('2026-03-02');
    at(new Date(monday.getTime() - 1000).toISOString());
    await accept('contact', { ...contactLead, ...person('Sunday Night') });
    at(monday.toISOString());
    await accept('consultation', { ...consultationLead, ...person('Monday Footer') });
    await accept('consultation', {
      ...consultationLead,
      ...person('Monday Article'),
      pageSource: 'Blog: Pensions',
    });
    await accept('contact', { ...contactLead, ...person('Monday Other'), caseType: 'other' });
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
    const { accept, inquiries, list, names, outbox, state, at, acts, csv } = await setUp(open);
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
    expect((await acts())[0]).toEqual(['requests-exported', '1 requests, delivery failed']);
    const [number = 0] = (await list({ delivery: 'failed' })).numbers;
    await inquiries.resend(number, webhook?.id ?? '', 'mara');
    expect(await names({ delivery: 'failed' }), 'sent again').toEqual([]);
  });

  it('shows what waits and what was given up, and sends all of it again', async () => {
    const { accept, inquiries, list, names, outbox, state, at, acts } = await setUp(open);
    const shown = async (delivery?: string) =>
      (await inquiries.list(inquiryFilterSchema.parse({ delivery }), { limit: 50, offset: 0 })).requests.map(
        (inquiry) => [inquiry.name, inquiry.delivery],
      );
    await accept('contact', { ...contactLead, ...person('Given Up') });
    at('2026-03-02T15:00:01Z');
    await accept('contact', { ...contactLead, ...person('Tried Again') });
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
    await accept('contact', { ...contactLead, ...person('On Time') });
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
    expect((await acts())[0]).toEqual(['delivery-resent', '1 message about 1 requests, delivery failed']);
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
    const { accept, names } = await setUp(open);
    await accept('contact', contactLead);
    await accept('consultation', consultationLead);
    expect((await names({ search })).includes('Ana Ruiz')).toBe(found);
  });

  it('finds an inquiry by the reference in its mail, and searches among the filtered ones', async () => {
    const { accept, names } = await setUp(open);
    const { id } = await accept('contact', contactLead);
    await accept('consultation', { ...consultationLead, lastName: 'Ruiz' });
    expect(await names({ search: id })).toEqual(['Ana Ruiz']);
    expect(await names({ search: 'ruiz' })).toEqual(['Ben Ruiz', 'Ana Ruiz']);
    expect(await names({ search: 'ruiz', source: 'footer' })).toEqual(['Ben Ruiz']);
  });
});

describeEachDatabase('an inquiry', (open) => {
  const setUpOne = async () => {
    const opened = await setUp(open);
    await opened.accept('contact', { ...contactLead, origin: { page: '/contact/', utm_source: 'ad' } });
    const [number = 0] = (await opened.list()).numbers;
    const detail = async () => {
      const found = await opened.inquiries.find(number);
      if (!found) throw new Error('no request');
      return found;
    };
    return { ...opened, number, detail };
  };

  it('remembers who changed its state and when, its notes, and when it was first answered', async () => {
    const { inquiries, number, detail, at, acts } = await setUpOne();
    expect(await detail()).toMatchObject({
      state: 'new',
      answeredAt: null,
      entries: [],
      origin: { utm_source: 'ad' },
    });
    at('2026-03-02T15:10:00Z');
    await inquiries.setState(number, 'contacted', 'mara');
    at('2026-03-02T15:20:00Z');
    await inquiries.addNote(number, 'Calls back on Monday.', 'tom');
    await inquiries.setState(number, 'retained', 'tom');
    await inquiries.setState(number, 'retained', 'tom');
    expect(await detail()).toMatchObject({
      state: 'retained',
      answeredAt: '2026-03-02T15:10:00.000Z',
      entries: [
        { at: '2026-03-02T15:10:00.000Z', staff: 'mara', state: 'contacted', note: null },
        { at: '2026-03-02T15:20:00.000Z', staff: 'tom', state: null, note: 'Calls back on Monday.' },
        { staff: 'tom', state: 'retained' },
      ],
    });
    await inquiries.setState(number, 'new', 'tom');
    expect((await detail()).answeredAt, 'a mistake taken back').toBeNull();
    expect((await acts()).slice(-3).reverse()).toEqual([
      ['request-state', `request ${number}: contacted`],
      ['request-note', `request ${number}`],
      ['request-state', `request ${number}: retained`],
    ]);
    await expect(inquiries.setState(number + 1, 'spam', 'mara')).rejects.toMatchObject({ code: 'not-found' });
    await expect(inquiries.addNote(number + 1, 'x', 'mara')).rejects.toMatchObject({ code: 'not-found' });
  });

  it('shows its mails and its webhook message, and sends one again that was given up', async () => {
    const { inquiries, number, detail, outbox, state, at } = await setUpOne();
    const claimed = await outbox.claim(state.now);
    await outbox.markFailed(claimed?.id ?? '', {
      error: '550 no such mailbox',
      retryAt: null,
      possiblyAccepted: false,
    });
    const [mail, webhook] = (await detail()).deliveries;
    expect(mail).toMatchObject({
      kind: 'notification',
      status: 'failed',
      attempts: 1,
      lastError: '550 no such mailbox',
      mail: { subject: 'Ana Ruiz' },
    });
    expect(webhook).toMatchObject({ kind: 'webhook', status: 'pending', mail: null });
    const kicks = state.kicks;
    at('2026-03-02T15:10:00Z');
    await inquiries.resend(number, mail?.id ?? '', 'mara');
    expect(state.kicks).toBe(kicks + 1);
    const resent = await detail();
    expect(resent.deliveries[0]).toMatchObject({ status: 'pending', attempts: 0, earlierAttempts: 1 });
    expect(resent.entries).toMatchObject([
      { at: '2026-03-02T15:10:00.000Z', staff: 'mara', state: null, note: null, resent: 'notification' },
    ]);
    expect((await outbox.claim(state.now))?.id).toBe(mail?.id);
    await expect(inquiries.resend(number, mail?.id ?? '', 'mara')).rejects.toMatchObject({
      code: 'mail-being-sent',
    });
    await expect(inquiries.resend(number, randomUUID(), 'mara')).rejects.toMatchObject({ code: 'not-found' });
  });

  it('is deleted with everything that was kept about it, but for the fact', async () => {
    const { inquiries, number, detail, removedFiles, db, accept, acts, names } = await setUpOne();
    await accept('consultation', { ...consultationLead, submissionId: (await detail()).id });
    await inquiries.addNote(number, 'Ana is afraid of him.', 'mara');
    const ids = (await detail()).deliveries.map(({ id }) => id);
    await inquiries.remove(number, 'mara');
    expect(removedFiles.toSorted()).toEqual(ids.toSorted());
    expect(await inquiries.find(number)).toBeNull();
    expect(await names({ search: 'ana' })).toEqual([]);
    expect(await names(), 'another request with the same id stays').toEqual(['Ben Okafor']);
    const tables = [
      'contact_submissions',
      'requests',
      'request_entries',
      'outbox_emails',
      'discarded_mail_files',
      'audit_log',
    ] as const;
    const left = await Promise.all(tables.map((table) => db.selectFrom(table).selectAll().execute()));
    expect(JSON.stringify(left)).not.toMatch(/ana@|Ana |afraid|custody/);
    expect((await acts())[0]).toEqual(['request-deleted', `request ${number}`]);
    await expect(inquiries.remove(number, 'mara')).rejects.toMatchObject({ code: 'not-found' });
  });

  it('is not deleted while its mail is being sent, unless that process has died', async () => {
    const { inquiries, number, outbox, state, at } = await setUpOne();
    await outbox.claim(state.now);
    await expect(inquiries.remove(number, 'mara')).rejects.toMatchObject({ code: 'mail-being-sent' });
    expect(await inquiries.find(number)).not.toBeNull();
    at('2026-03-02T15:01:00Z');
    await inquiries.remove(number, 'mara');
  });
});

describeEachDatabase('the export', (open) => {
  it('has the filtered inquiries, with formulas defused and texts of any kind quoted', async () => {
    const { accept, inquiries, csv, acts, at } = await setUp(open);
    at('2026-03-02T15:00:00Z');
    await accept('contact', {
      ...contactLead,
      origin: { landingPage: '/fees/', landedAt: '2026-03-02T14:50:00.000Z' },
      firstName: '=HYPERLINK("x")',
      message: 'one, "two"\r\nthree four',
      notice: '2026-11-24',
    });
    await accept('consultation', { ...consultationLead, phone: '+1 212 555 0101' });
    const { number = 0 } =
      (await inquiries.list(inquiryFilterSchema.parse({ search: 'ruiz' }), { limit: 1, offset: 0 }))
        .requests[0] ?? {};
    await inquiries.addNote(number, '=1+1, called back', 'mara');
    await inquiries.setState(number, 'contacted', 'ben');
    const all = await csv();
    const local = firmInput(new Date('2026-03-02T15:00:00Z')).replace('T', ' ');
    expect(all).toContain(`"${local}, mara: =1+1, called back\n${local}, ben: Contacted"`);
    expect(all, 'moments that a spreadsheet sorts').toContain(
      `,${local},2026-03-02 15:00:00,Contacted,2026-03-02 15:00:00,`,
    );
    expect(all).toContain('no consent box on this form; notice shown: version of 2026-11-24');
    expect(all).toContain('/fees/,2026-03-02 14:50:00');
    expect(all.startsWith('\uFEFFNumber,')).toBe(true);
    expect(all).toContain(`"'=HYPERLINK(""x"") Ruiz"`);
    expect(all).toContain('"one, ""two""\r\nthree four"');
    expect(all).toContain("'+1 212 555 0101");
    expect(await csv({ search: 'okafor', source: 'footer' })).not.toContain('Ruiz');
    expect((await acts()).slice(0, 2)).toEqual([
      ['requests-exported', '1 requests, source footer, a search'],
      ['requests-exported', '2 requests'],
    ]);
  });

  it('has every inquiry once, however many there are', async () => {
    const { db, csv } = await setUp(open);
    const rows = Array.from({ length: 1203 }, (_, i) => ({ lead_id: `lead-${i}`, number: i }));
    for (const { lead_id, number } of rows) {
      const created_at = new Date(Date.UTC(2026, 0, 1) + (number >> 1) * 1000).toISOString();
      const lead = {
        email: 'x',
        phone: '1',
        consent: 0 as const,
        page_source: 'x',
        received_via: 'api' as const,
      };
      const moments = { fingerprint: 'x', created_at, updated_at: created_at };
      const values = { id: lead_id, name: `Name ${number}` };
      await db
        .insertInto('consultation_requests')
        .values({ ...lead, ...moments, ...values })
        .execute();
      await db
        .insertInto('requests')
        .values({ kind: 'consultation', lead_id, created_at, state: 'new', source: 'other', case_type: 'x' })
        .execute();
    }
    const references = (await csv())
      .trim()
      .split('\r\n')
      .slice(1)
      .map((line) => line.split(',').at(-1));
    expect(references).toHaveLength(1203);
    expect(new Set(references).size).toBe(1203);
  });
});
