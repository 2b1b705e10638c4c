import { expect, it } from 'vitest';
import type { InquiryDetail, InquiryList } from '../../contract/inquiries.ts';
import { apiPaths } from '../../contract/paths.ts';
import { staffApiPaths } from '../../contract/staff-paths.ts';
import { describeEachDatabase, type OpenDatabase } from '../../tests/support/each-database.ts';
import { contactLead, createTestSite, STAFF } from '../../tests/support/test-site.ts';

const entered = {
  submissionId: '0b7a4b1e-6a54-4a3e-9d0c-0d9f6f0c9a11',
  source: 'phone',
  firstName: '',
  lastName: 'Ruiz',
  phone: '+1 212 555-0100',
  email: '',
  caseType: 'other',
  message: 'Calls again on Monday.',
};

/** Nothing listens there. */
const WEBHOOK = { LEAD_WEBHOOK_URL: 'http://127.0.0.1:9/', LEAD_WEBHOOK_SECRET: 'x'.repeat(32) };

async function setUp(open: OpenDatabase, env: Record<string, string> = {}) {
  const connection = await open();
  const site = await createTestSite(connection, { env });
  const headers = {
    Authorization: `Basic ${await site.services.sessions.login(STAFF.username, STAFF.password)}`,
  };
  const enter = (changes: object = {}) =>
    site.post(staffApiPaths.adminRequests, { ...entered, ...changes }, headers);
  const read = async <Answer>(path: string) =>
    (await (await site.send('GET', path, { headers })).json()) as Answer;
  const find = (number: number) => read<InquiryDetail>(staffApiPaths.adminRequest(number));
  const list = async (query: string) => {
    const { requests: inquiries } = await read<InquiryList>(`${staffApiPaths.adminRequests}?${query}`);
    return inquiries.map(({ number }) => number);
  };
  return { ...site, db: connection.db, enter, find, list };
}

describeEachDatabase('an inquiry that staff enter by hand', (open) => {
  it('is in the list with its source, the person who entered it, and no e-mail to anybody', async () => {
    const { enter, find, list, db, services } = await setUp(open, WEBHOOK);
    const answer = await enter();
    expect([answer.status, await answer.json()]).toEqual([201, { number: 1 }]);
    expect((await enter({ submissionId: entered.submissionId })).status, 'pressed twice').toBe(201);
    const inquiry = await find(1);
    expect(inquiry).toMatchObject({ phone: entered.phone, message: entered.message, state: 'new' });
    expect(inquiry.entries).toMatchObject([{ staff: STAFF.username, note: 'Entered by hand.' }]);
    await db.updateTable('staff').set({ name: 'Mara Quill' }).execute();
    expect((await find(1)).entries, 'by the name, once one is known').toMatchObject([
      { staff: 'Mara Quill' },
    ]);
    expect(inquiry.deliveries.map(({ kind }) => kind)).toEqual(['webhook']);
    await enter({
      // The same form, corrected after an answer that was lost.
      submissionId: entered.submissionId,
      source: 'walk-in',
      lastName: 'Okafor',
    });
    expect(await list('source=phone')).toEqual([1]);
    expect(await list('source=walk-in&search=okafor')).toEqual([2]);
    const mails = await db.selectFrom('outbox_emails').select('purpose').execute();
    expect(new Set(mails.map(({ purpose }) => purpose))).toEqual(new Set(['contact-webhook']));
    const { entries } = await services.audit.list({ limit: 9, offset: 0, action: 'request-entered' });
    expect(entries.map(({ staff, subject }) => [staff, subject])).toEqual([
      [STAFF.username, 'request 2'],
      [STAFF.username, 'request 1'],
    ]);
  });

  it('is counted and listed apart from the contact forms, and is no inquiry of the site', async () => {
    const { enter, list, post, services } = await setUp(open);
    await post(apiPaths.contact, contactLead);
    await enter();
    expect(await list('kind=contact')).toEqual([1]);
    expect(await list('kind=entered')).toEqual([2]);
    const { totalContacts, todayContacts, totalEntered, todayEntered } = await services.dashboard.stats();
    expect([totalContacts, todayContacts, totalEntered, todayEntered]).toEqual([1, 1, 1, 1]);
    expect((await services.analytics.report(30)).days.at(-1)?.requests).toBe(1);
  });

  it('has a name, and a phone number or an e-mail address', async () => {
    const { enter, post } = await setUp(open);
    for (const [field, changes] of [
      ['lastName', { lastName: ' ' }],
      ['phone', { phone: '' }],
      ['email', { email: 'ruiz' }],
      ['source', { source: 'footer' }],
      ['caseType', { caseType: 'murder' }],
    ] as const) {
      const answer = await enter(changes);
      expect([answer.status, await answer.json()]).toMatchObject([
        400,
        { fieldErrors: { [field]: [expect.any(String)] } },
      ]);
    }
    expect((await enter({ phone: '', email: 'ana@example.com' })).status).toBe(201);
    expect((await post(staffApiPaths.adminRequests, entered)).status, 'without a login').toBe(401);
  });

  it('goes with the retention of all inquiries', async () => {
    const { enter, find, services } = await setUp(open);
    await enter();
    await services.inquiries.removeBefore(new Date('2026-03-03T00:00:00Z'));
    expect(await find(1)).toEqual({ error: 'Not found.' });
  });
});

describeEachDatabase('the other inquiries of a sender', (open) => {
  it('are found by the e-mail address or the number, however it is written, newest first', async () => {
    const { enter, find, services } = await setUp(open);
    const submit = (changes: object) =>
      services.leads.submit({ kind: 'contact', payload: { ...contactLead, ...changes } });
    await submit({});
    await submit({ email: ' ANA@example.com ', phone: '(646) 555-0199' });
    await submit({ email: 'other@example.com', phone: '646 555 0177' });
    await enter();
    await enter({
      submissionId: '0b7a4b1e-6a54-4a3e-9d0c-0d9f6f0c9a13',
      phone: '12',
      email: 'x@example.com',
    });
    const related = async (number: number) => (await find(number)).related.map((other) => other.number);
    expect(await related(1), 'the caller by the number, the other form by the address').toEqual([4, 2]);
    expect((await find(1)).related[0]).toEqual({
      number: 4,
      name: ' Ruiz',
      createdAt: expect.any(String),
      state: 'new',
      source: 'phone',
    });
    expect(await related(2)).toEqual([1]);
    expect(await related(3)).toEqual([]);
    expect(await related(5), 'a number too short to tell anybody apart').toEqual([]);
  });
});
