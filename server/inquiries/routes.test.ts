import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { AuditEntry } from '../../contract/audit.ts';
import type { InquiryDetail, InquiryList } from '../../contract/inquiries.ts';
import { apiPaths } from '../../contract/paths.ts';
import { staffApiPaths } from '../../contract/staff-paths.ts';
import { contactLead, openTestSite, STAFF, type TestSiteOptions } from '../../tests/support/test-site.ts';
import { createMailer, MailError } from '../outbox/mailer.ts';

async function openDesk(options: TestSiteOptions = {}) {
  const site = await openTestSite(options);
  const { token } = (await (await site.post(staffApiPaths.adminLogin, STAFF)).json()) as { token: string };
  const authorization = { Authorization: `Basic ${token}` };
  const call = (method: string, path: string, body?: unknown) =>
    site.send(method, path, {
      headers: body === undefined ? authorization : { ...authorization, 'Content-Type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  await site.post(apiPaths.contact, contactLead);
  const one = `${staffApiPaths.adminRequests}/1`;
  return { ...site, call, one };
}

describe('the calls about inquiries', () => {
  it('list, show and change an inquiry', async () => {
    const { call, one } = await openDesk();
    const list = (await (
      await call('GET', `${staffApiPaths.adminRequests}?search=ruiz&state=new`)
    ).json()) as InquiryList;
    expect(list).toMatchObject({ total: 1, requests: [{ number: 1, name: 'Ana Ruiz' }] });
    const changed = await call('PUT', `${one}/state`, { state: 'contacted' });
    expect(await changed.json()).toMatchObject({ state: 'contacted', entries: [{ staff: STAFF.username }] });
    const noted = await call('POST', `${one}/notes`, { text: 'Call again.' });
    expect(((await noted.json()) as InquiryDetail).entries.at(-1)).toMatchObject({ note: 'Call again.' });
    expect((await call('DELETE', one)).status).toBe(204);
    expect((await call('GET', one)).status).toBe(404);
  });

  it('reject unknown filters, states, empty notes and unknown inquiries', async () => {
    const { call, one } = await openDesk();
    for (const query of [
      'state=lost',
      'source=tv',
      'delivery=late',
      'from=yesterday',
      'from=2026-02-30',
      'order=best',
      'limit=0',
    ]) {
      expect([query, (await call('GET', `${staffApiPaths.adminRequests}?${query}`)).status]).toEqual([
        query,
        400,
      ]);
    }
    expect((await call('PUT', `${one}/state`, { state: 'lost' })).status).toBe(400);
    expect((await call('POST', `${one}/notes`, { text: ' ' })).status).toBe(400);
    for (const path of ['/2', '/2/deliveries/x', '/0', '/one']) {
      expect([path, (await call('GET', staffApiPaths.adminRequests + path)).status]).toEqual([path, 404]);
    }
    expect((await call('PUT', `${staffApiPaths.adminRequests}/2/state`, { state: 'spam' })).status).toBe(404);
  });

  it('export CSV, and send a mail again', async () => {
    const { call, one, services, mails } = await openDesk();
    const csv = await call('GET', staffApiPaths.adminRequestsExport);
    expect(csv.headers.get('Content-Type')).toBe('text/csv; charset=utf-8');
    expect(csv.headers.get('Content-Disposition')).toBe('attachment; filename="requests-2026-03-02.csv"');
    expect((await csv.text()).split('\r\n')).toHaveLength(3);
    await services.outbox.drain();
    const { deliveries } = (await (await call('GET', one)).json()) as InquiryDetail;
    expect((await call('POST', `${one}/deliveries/${deliveries[0]?.id}`)).status).toBe(200);
    await services.outbox.drain();
    expect(mails).toHaveLength(2);
    expect((await call('GET', `${one}/deliveries/${deliveries[0]?.id}`)).status, 'no file').toBe(404);
  });

  it('list an inquiry whose mail was given up, with the words of the server, until it is sent again', async () => {
    let refuses = true;
    const { call, one, services, mails } = await openDesk({
      async sendMail() {
        const refusal = new Error('550 no such mailbox');
        if (refuses) throw new MailError(refusal, { permanent: true, possiblyAccepted: false });
      },
    });
    const failed = async () =>
      (await (await call('GET', `${staffApiPaths.adminRequests}?delivery=failed`)).json()) as InquiryList;
    await services.outbox.drain();
    expect(await failed()).toMatchObject({ total: 1, requests: [{ number: 1 }] });
    const { deliveries } = (await (await call('GET', one)).json()) as InquiryDetail;
    expect(deliveries).toMatchObject([
      { status: 'failed', attempts: 1, lastError: 'MailError: 550 no such mailbox' },
    ]);
    refuses = false;
    const resend = (query: string) => call('POST', `${staffApiPaths.adminRequests}/deliveries?${query}`);
    expect((await resend('search=ruiz')).status, 'neither failed nor waiting').toBe(400);
    expect(await (await resend('delivery=waiting')).json()).toEqual({ resent: 0 });
    expect(await (await resend('delivery=failed')).json()).toEqual({ resent: 1 });
    await services.outbox.drain();
    expect(mails).toHaveLength(1);
    expect(await failed()).toEqual({ total: 0, requests: [] });
  });

  it('give the file of a mail that was written instead of sent', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'requests-test-'));
    onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
    const addresses = { to: 'intake@firm.example', from: 'website@firm.example' };
    const mailer = createMailer({ mail: { smtpUrl: null, ...addresses }, dataDir });
    const { call, one, services } = await openDesk({
      env: { DATA_DIR: dataDir },
      sendMail: mailer.send,
      savesFiles: true,
    });
    await services.outbox.drain();
    const [mail] = ((await (await call('GET', one)).json()) as InquiryDetail).deliveries;
    expect(mail).toMatchObject({ status: 'sent', hasFile: true, savedAsFile: true });
    const file = await call('GET', `${one}/deliveries/${mail?.id}`);
    expect(file.headers.get('Content-Type')).toBe('message/rfc822');
    expect(file.headers.get('Content-Disposition')).toBe('attachment; filename="request-1.eml"');
    expect(await file.text()).toMatch(/^Reply-To: .*ana@example\.com/m);
  });

  it('delete no inquiry while its mail is being sent', async () => {
    const started = Promise.withResolvers<void>();
    const finish = Promise.withResolvers<void>();
    const { call, one, services } = await openDesk({
      async sendMail() {
        started.resolve();
        await finish.promise;
      },
    });
    await started.promise;
    expect((await call('DELETE', one)).status).toBe(409);
    finish.resolve();
    await services.outbox.drain();
    expect((await call('DELETE', one)).status).toBe(204);
  });

  it('leave a trace in the audit log, page by page', async () => {
    const { call, one } = await openDesk();
    await call('GET', staffApiPaths.adminRequestsExport);
    await call('DELETE', one);
    const log = await call('GET', `${staffApiPaths.adminAudit}?limit=2`);
    expect(log.headers.get('X-Total-Count')).toBe('3');
    expect(((await log.json()) as AuditEntry[]).map(({ staff, action }) => [staff, action])).toEqual([
      ['mara', 'request-deleted'],
      ['mara', 'requests-exported'],
    ]);
  });

  it('tell how the site is installed, without its secrets', async () => {
    const { call } = await openDesk({
      env: {
        SMTP_URL: 'smtp://user:pass-word@mail.example:587',
        LEAD_WEBHOOK_URL: 'https://cases.example/hook?key=hidden',
        LEAD_WEBHOOK_SECRET: 'the secret of thirty-two characters',
      },
    });
    const answer = await (await call('GET', staffApiPaths.adminInstallation)).text();
    expect(JSON.parse(answer)).toMatchObject({
      mail: { transport: 'smtp', server: 'mail.example:587' },
      webhook: 'https://cases.example',
      database: { kind: 'SQLite', migration: expect.stringMatching(/^\d{3}-/) },
    });
    expect(answer).not.toMatch(/pass-word|hidden|thirty-two/);
  });
});
