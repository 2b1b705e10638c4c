import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { describeEachDatabase } from '../../tests/support/each-database.ts';
import { openInquiries } from '../../tests/support/test-inquiries.ts';
import { consultationLead, contactLead } from '../../tests/support/test-site.ts';

describeEachDatabase('an inquiry', (open) => {
  const setUpOne = async () => {
    const opened = await openInquiries(open);
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
    const { inquiries, number, detail, at, auditEntries } = await setUpOne();
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
    expect((await auditEntries()).slice(-3).reverse()).toEqual([
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
    const { inquiries, number, detail, removedFiles, db, accept, auditEntries, names } = await setUpOne();
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
    expect((await auditEntries())[0]).toEqual(['request-deleted', `request ${number}`]);
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
