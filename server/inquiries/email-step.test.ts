import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { describeEachDatabase } from '../../tests/support/each-database.ts';
import { openLeads } from '../../tests/support/test-leads.ts';
import { consultationLead, contactLead } from '../../tests/support/test-site.ts';

describeEachDatabase('the e-mail step and the save after it', (open) => {
  const submissionId = '3f0e5b8e-6d6f-4d0e-9d7e-0d6f7c1c2b3a';

  it('make one lead and one mail; the save adds origin, consent, notice and spam marks', async () => {
    const { accept, stored, mails, state } = await openLeads(open);
    const step = { ...consultationLead, submissionId };
    await accept('consultation', step, 'email-service');
    expect((await mails())[0]?.next_attempt_at, 'the mail waits for the save').toBe(
      '2026-03-02T15:00:03.000Z',
    );
    state.now = new Date('2026-03-02T15:00:01.000Z');
    const save = await accept('consultation', {
      ...step,
      preferredContact: 'email',
      consent: true,
      notice: '2026-11-24',
      origin: { page: '/', gclid: 'g1' },
      antispam: { website: 'x' },
    });
    expect(save).toEqual({ id: submissionId, created: false });
    expect(await stored()).toMatchObject([
      {
        preferredContact: 'email',
        consent: true,
        notice: '2026-11-24',
        pagePath: '/',
        suspectedSpam: 'The hidden field was filled in.',
        createdAt: '2026-03-02T15:00:00.000Z',
      },
    ]);
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail?.next_attempt_at).toBe('2026-03-02T15:00:01.000Z');
    expect(JSON.parse(mail?.content.text ?? '')).toMatchObject({ origin: { gclid: 'g1' }, consent: true });
  });

  it('store the lead even if the save never arrives', async () => {
    const { accept, stored, mails } = await openLeads(open);
    await accept('contact', { ...contactLead, submissionId }, 'email-service');
    expect(await stored()).toHaveLength(1);
    expect(await mails()).toHaveLength(1);
  });

  it('do not send a mail again that is already being sent', async () => {
    const { accept, mails, outbox, state } = await openLeads(open);
    await accept('contact', { ...contactLead, submissionId }, 'email-service');
    state.now = new Date('2026-03-02T15:00:05.000Z');
    const claimed = await outbox.claim(state.now);
    await accept('contact', { ...contactLead, submissionId, origin: { page: '/contact/' } });
    expect((await mails()).map(({ id, status }) => ({ id, status }))).toEqual([
      { id: claimed?.id, status: 'sending' },
    ]);
  });

  it('give the same lead when the save arrives first', async () => {
    const { accept, stored, mails } = await openLeads(open);
    await accept('consultation', {
      ...consultationLead,
      submissionId,
      preferredContact: 'email',
      consent: true,
    });
    const before = [await stored(), await mails()];
    await accept('consultation', { ...consultationLead, submissionId }, 'email-service');
    expect([await stored(), await mails()]).toEqual(before);
  });

  it('send no notification for a lead that the configured hosted service has mailed', async () => {
    const own = await openLeads(open);
    await own.accept('contact', { ...contactLead, submissionId, emailed: true });
    expect(await own.mails()).toHaveLength(1);
    const hosted = await openLeads(open, { hostedEmailService: true });
    await hosted.accept('contact', { ...contactLead, submissionId, emailed: true });
    expect(await hosted.mails()).toHaveLength(0);
    await hosted.accept('contact', { ...contactLead, submissionId: randomUUID() });
    expect(await hosted.mails(), 'the e-mail step had failed').toHaveLength(1);
  });
});

describeEachDatabase('the confirmation to the sender', (open) => {
  const confirmation = { subject: 'We received your request', text: 'We will call you.' };

  it('is a second mail when it is configured', async () => {
    const { accept, mails } = await openLeads(open, { confirmation });
    await accept('contact', contactLead);
    const queued = await mails();
    expect(queued.map(({ purpose, content }) => [purpose, content.to]).toSorted()).toEqual([
      ['contact-confirmation', 'ana@example.com'],
      ['contact-notification', null],
    ]);
  });

  it('is not sent to an invalid address, nor for suspected spam, even if the spam mark arrives later', async () => {
    const { accept, mails } = await openLeads(open, { confirmation });
    await accept('consultation', { ...consultationLead, email: 'call me instead' });
    const submissionId = randomUUID();
    await accept('contact', { ...contactLead, submissionId }, 'email-service');
    await accept('contact', { ...contactLead, submissionId, antispam: { website: 'x' } });
    expect((await mails()).map(({ purpose }) => purpose).toSorted()).toEqual([
      'consultation-notification',
      'contact-notification',
    ]);
  });
});
