import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { firm } from '#firm/identity.ts';
import { firmDayStart } from '../../content/derive/firm-instants.ts';
import { CONSULTATION_CASE_TYPE } from '../../contract/email-service.ts';
import { DEFAULT_CONSULTATION_PAGE_SOURCE, DEFAULT_CONTACT_PAGE_SOURCE } from '../../contract/leads.ts';
import { paths } from '../../contract/paths.ts';
import { character } from '../../tests/support/any-text.ts';
import { describeEachDatabase } from '../../tests/support/each-database.ts';
import { openLeads } from '../../tests/support/test-leads.ts';
import { consultationLead, contactLead } from '../../tests/support/test-site.ts';

describeEachDatabase('a lead', (open) => {
  it('is stored together with its mail, for both kinds of form', async () => {
    const { accept, stored, mails, state } = await openLeads(open);
    const origin = { page: paths.contact, landingPage: '/?utm_source=ad', utm_source: 'ad' };
    const { version: notice } = firm.noRelationshipNotice;
    const createdAt = state.now.toISOString();
    const first = await accept('contact', { ...contactLead, origin, consent: true, notice });
    state.now = new Date('2026-03-02T15:01:00.000Z');
    const second = await accept('consultation', { ...consultationLead, preferredContact: 'email' });
    const { firstName, lastName, ...typed } = contactLead;
    expect(await stored()).toEqual([
      {
        id: second.id,
        number: 2,
        kind: 'consultation',
        name: `${consultationLead.firstName} ${consultationLead.lastName}`,
        email: consultationLead.email,
        phone: consultationLead.phone,
        caseType: CONSULTATION_CASE_TYPE,
        preferredContact: 'email',
        message: consultationLead.caseDescription,
        consent: false,
        notice: null,
        pageSource: DEFAULT_CONSULTATION_PAGE_SOURCE,
        pagePath: null,
        suspectedSpam: null,
        createdAt: state.now.toISOString(),
      },
      {
        ...typed,
        id: first.id,
        number: 1,
        kind: 'contact',
        name: `${firstName} ${lastName}`,
        preferredContact: null,
        consent: true,
        notice,
        pageSource: DEFAULT_CONTACT_PAGE_SOURCE,
        pagePath: origin.page,
        suspectedSpam: null,
        createdAt,
      },
    ]);
    const queued = await mails();
    expect(queued.map(({ submission_id, purpose }) => [submission_id, purpose])).toEqual([
      [first.id, 'contact-notification'],
      [second.id, 'consultation-notification'],
    ]);
    expect(JSON.parse(queued[0]?.content.text ?? '')).toMatchObject({ origin });
    expect(state.kicks).toBe(2);
  });

  it('has no preferred way of contact where nobody asked', async () => {
    const { accept, stored, mails } = await openLeads(open);
    await accept('consultation', consultationLead);
    expect(await stored()).toMatchObject([{ preferredContact: null }]);
    expect(JSON.parse((await mails())[0]?.content.text ?? '')).toMatchObject({ preferredContact: null });
  });

  it('is rejected with messages by field, and nothing is stored', async () => {
    const { leads, stored, mails, state } = await openLeads(open);
    await expect(
      leads.submit({ kind: 'contact', payload: { ...contactLead, phone: '1' } }),
    ).rejects.toMatchObject({
      code: 'invalid-input',
      message: 'Please check the highlighted fields.',
      fieldErrors: { phone: ['Please enter a valid phone number'] },
    });
    await expect(leads.submit({ kind: 'consultation', payload: null })).rejects.toMatchObject({
      code: 'invalid-input',
    });
    expect([await stored(), await mails(), state.kicks]).toEqual([[], [], 0]);
  });

  it('is not stored when its mail cannot be queued', async () => {
    const { db, leads, stored } = await openLeads(open);
    await db.schema.alterTable('outbox_emails').renameTo('elsewhere').execute();
    await expect(leads.submit({ kind: 'contact', payload: contactLead })).rejects.toThrow();
    expect(await stored()).toEqual([]);
  });

  it('is stored and mailed once when the same submission arrives eight times concurrently', async () => {
    const { accept, stored, mails } = await openLeads(open);
    const payload = { ...contactLead, submissionId: randomUUID() };
    const results = await Promise.all(Array.from({ length: 8 }, () => accept('contact', payload)));
    expect(results.filter(({ created }) => created)).toHaveLength(1);
    expect(new Set(results.map(({ id }) => id))).toEqual(new Set([payload.submissionId]));
    expect(await stored()).toHaveLength(1);
    expect(await mails()).toHaveLength(1);
  });

  it('is stored once when the same text is sent twice without an id on the same day', async () => {
    const { accept, stored, state } = await openLeads(open);
    const first = await accept('contact', contactLead, 'form');
    const again = await accept('contact', { ...contactLead, message: `${contactLead.message}\r\n` }, 'form');
    expect(again).toEqual({ id: first.id, created: false });
    await accept('contact', { ...contactLead, message: 'Something else entirely.' }, 'form');
    state.now = new Date('2026-03-03T15:00:00.000Z');
    await accept('contact', contactLead, 'form');
    expect(await stored()).toHaveLength(3);
  });

  it('is stored separately when corrected text arrives under the same id', async () => {
    const { accept, stored, mails } = await openLeads(open);
    const submissionId = randomUUID();
    await accept('contact', { ...contactLead, submissionId });
    const corrected = { ...contactLead, submissionId, phone: '(212) 555-0199' };
    const second = await accept('contact', corrected);
    expect(second.created).toBe(true);
    expect(await accept('contact', corrected)).toEqual({ ...second, created: false });
    expect((await stored()).map(({ phone }) => phone).toSorted()).toEqual([
      '(212) 555-0100',
      '(212) 555-0199',
    ]);
    expect(await mails()).toHaveLength(2);
  });

  it('is stored separately for contact and consultation under the same id', async () => {
    const { accept, stored, mails } = await openLeads(open);
    const submissionId = randomUUID();
    await accept('contact', { ...contactLead, submissionId });
    await accept('consultation', { ...consultationLead, submissionId });
    expect(await stored()).toHaveLength(2);
    expect(await mails()).toHaveLength(2);
  });

  it('is flagged, never dropped, when it looks like spam', async () => {
    const { accept, stored, mails } = await openLeads(open);
    await accept('contact', { ...contactLead, antispam: { website: 'http://spam.example' } });
    await accept('consultation', { ...consultationLead, antispam: { website: '', elapsedMs: 1999 } });
    await accept('consultation', { ...consultationLead, firstName: 'Quick', antispam: { elapsedMs: 2000 } });
    expect((await stored()).map(({ name, suspectedSpam }) => [name, suspectedSpam]).toSorted()).toEqual([
      ['Ana Ruiz', 'The hidden field was filled in.'],
      ['Ben Okafor', 'The form was sent 2 seconds after it was opened, quicker than most people type.'],
      ['Quick Okafor', null],
    ]);
    expect(await mails()).toHaveLength(3);
  });

  it('stores any text exactly as typed', { timeout: 60_000 }, async () => {
    const { accept, stored, db } = await openLeads(open);
    const text = fc
      .oneof(
        fc.string({ unit: character, maxLength: 60 }),
        fc.constantFrom('<b>&"\'</b>', '‮שלום', '👩‍👩‍👧 \r\n\t'),
      )
      .map((typed) => `${typed.replaceAll('\0', '')} some words`);
    await fc.assert(
      fc.asyncProperty(text, text, text, text, async (firstName, lastName, message, pageSource) => {
        const payload = {
          ...contactLead,
          firstName,
          lastName,
          message,
          pageSource,
          submissionId: randomUUID(),
        };
        await accept('contact', payload);
        await accept('consultation', { ...payload, caseDescription: message });
        const [one, two] = await stored();
        const expected = { name: `${firstName} ${lastName}`, message, pageSource };
        expect([one, two]).toMatchObject([expected, expected]);
        await db.deleteFrom('contact_submissions').execute();
        await db.deleteFrom('consultation_requests').execute();
        await db.deleteFrom('requests').execute();
      }),
      { numRuns: 40 },
    );
  });
});

describeEachDatabase('the list of leads', (open) => {
  it('is sorted newest first across both kinds, and paginated', async () => {
    const { accept, leads, state } = await openLeads(open);
    for (let minute = 0; minute < 6; minute++) {
      state.now = new Date(Date.UTC(2026, 2, 2, 15, minute));
      if (minute % 2) await accept('contact', { ...contactLead, firstName: `No${minute}` });
      else await accept('consultation', { ...consultationLead, firstName: `No${minute}` });
    }
    const page = await leads.list({ limit: 3, offset: 1 });
    expect(page.items.map(({ name }) => name.split(' ')[0])).toEqual(['No4', 'No3', 'No2']);
    expect(page.total).toBe(6);
  });

  it('counts leads since midnight in the firm’s zone', async () => {
    const { accept, leads, state } = await openLeads(open);
    const midnight = firmDayStart('2026-03-03');
    state.now = new Date(midnight.getTime() - 1000);
    await accept('contact', contactLead);
    state.now = midnight;
    await accept('contact', contactLead);
    await accept('consultation', consultationLead);
    expect(await leads.counts()).toEqual({
      contacts: { total: 2, today: 1 },
      consultations: { total: 1, today: 1 },
      entered: { total: 0, today: 0 },
    });
  });
});
