import { describe, expect, it } from 'vitest';
import { apiPaths } from '../../contract/paths.ts';
import { contactLead, openTestSite } from '../../tests/support/test-site.ts';

const id = '3f0e5b8e-6d6f-4d0e-9d7e-0d6f7c1c2b3a';

describe('the e-mail service protocol', () => {
  const identifiers = { lib_version: '4.4.1', user_id: 'site', service_id: 'leads', template_id: 'lead' };
  const params = {
    from_name: 'Ana Ruiz',
    first_name: 'Ana',
    last_name: 'Ruiz',
    from_email: 'ana@example.com',
    phone_number: '(212) 555-0100',
    case_type: 'child-custody',
    message: 'We need to talk about custody.',
    page_source: 'Contact Page',
    reply_to: 'ana@example.com',
    submission_date: 'Monday, March 2, 2026 at 10:00 AM',
    submission_id: id,
  };

  it('acknowledges a message as a stored lead, which the save completes: one lead, one mail', async () => {
    const site = await openTestSite();
    const step = await site.post(apiPaths.emailSend, { ...identifiers, template_params: params });
    expect([step.status, await step.text()]).toEqual([200, 'OK']);
    expect((await site.services.leads.list({ limit: 9, offset: 0 })).items).toMatchObject([
      { id, kind: 'contact' },
    ]);
    const save = await site.post(apiPaths.contact, {
      ...contactLead,
      submissionId: id,
      origin: { page: '/contact/' },
    });
    expect(save.status).toBe(200);
    expect((await site.services.leads.list({ limit: 9, offset: 0 })).items).toMatchObject([
      { pagePath: '/contact/' },
    ]);
    await site.services.outbox.drain();
    expect(site.mails).toHaveLength(1);
    expect(site.mails[0]?.text).toContain('Contact Page (/contact/)');
  });

  it('takes a consultation request, also as a form', async () => {
    const site = await openTestSite();
    const form = new FormData();
    const fields = { ...identifiers, ...params, case_type: 'Consultation Request', message: 'One\nTwo' };
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    const answer = await site.send('POST', apiPaths.emailSendForm, { body: form });
    expect([answer.status, await answer.text()]).toEqual([200, 'OK']);
    const save = await site.post(apiPaths.consultations, {
      ...contactLead,
      caseDescription: 'One\nTwo',
      submissionId: id,
    });
    expect(save.status).toBe(200);
    expect((await site.services.leads.list({ limit: 9, offset: 0 })).items).toMatchObject([
      { id, kind: 'consultation', message: 'One\nTwo' },
    ]);
    const urlEncoded = await site.send('POST', apiPaths.emailSendForm, { body: new URLSearchParams(fields) });
    expect(urlEncoded.status).toBe(200);
    expect((await site.services.leads.list({ limit: 9, offset: 0 })).total).toBe(1);
  });

  it.each([
    ['no key', { user_id: '' }, 400, 'required'],
    ['another account', { user_id: 'x' }, 404, 'Account not found'],
    ['another service', { service_id: 'x' }, 400, 'service ID was not found'],
    ['another template', { template_id: 'x' }, 400, 'template ID was not found'],
  ])('refuses %s', async (_, difference, status, sentence) => {
    const { post } = await openTestSite();
    const answer = await post(apiPaths.emailSend, { ...identifiers, ...difference, template_params: params });
    expect([answer.status, await answer.json()]).toEqual([
      status,
      { error: expect.stringContaining(sentence) },
    ]);
  });

  it('refuses a lead that the form would refuse, and bodies of another kind', async () => {
    const { post, send } = await openTestSite();
    const short = await post(apiPaths.emailSend, {
      ...identifiers,
      template_params: { ...params, message: 'short' },
    });
    expect(await short.json()).toMatchObject({
      fieldErrors: { message: ['Please provide more details about your case'] },
    });
    expect((await post(apiPaths.emailSend, { ...identifiers, template_params: 'x' })).status).toBe(400);
    expect((await post(apiPaths.emailSendForm, identifiers)).status).toBe(415);
    const broken = { body: 'x', headers: { 'Content-Type': 'multipart/form-data; boundary=b' } };
    expect((await send('POST', apiPaths.emailSendForm, broken)).status).toBe(400);
  });
});
