import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { toEmailError } from './email-error.ts';
import { startEmailClient } from './email-step.ts';
import type { Lead } from './lead.ts';

const lead: Lead = {
  kind: 'consultation',
  pageSource: 'Website Footer Form',
  firstName: 'Ada',
  lastName: 'Byron',
  email: 'ada@example.com',
  phone: '(212) 555-0100',
  caseDescription: 'Custody',
};
const submissionId = '899ccb50-8104-4022-a3da-6364b46d86ea';
const sentAt = new Date('2026-07-04T16:30:00Z');
const config = { origin: null, publicKey: 'site', serviceId: 'leads', templateId: 'lead' };

type Answer = (request: IncomingMessage, response: ServerResponse) => void;
const ok: Answer = (_, response) => response.end('OK');
const dropConnection: Answer = (request) => request.socket.destroy();

describe('the e-mail client against a service', () => {
  let server: Server;
  let siteOrigin: string;
  let answers: Answer[];
  let requests: { url: string | undefined; body: unknown }[];

  beforeEach(async () => {
    answers = [];
    requests = [];
    server = createServer(async (request, response) => {
      let body = '';
      for await (const chunk of request) body += chunk;
      requests.push({ url: request.url, body: JSON.parse(body) });
      (answers.shift() ?? ok)(request, response);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    siteOrigin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const kept = new Map<string, string>();
    vi.stubGlobal('location', { pathname: '/', origin: siteOrigin });
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
    });
  });

  afterEach(async () => {
    vi.unstubAllGlobals();
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });

  const failureOf = async (sending: Promise<void>) =>
    toEmailError(
      await sending.then(
        () => 'sent',
        (failure: unknown) => failure,
      ),
    );

  test('speaks the EmailJS protocol to the site itself, with the submission id among the parameters', async () => {
    await startEmailClient({ ...config, siteOrigin })(lead, submissionId, sentAt);
    expect(requests).toEqual([
      {
        url: '/api/v1.0/email/send',
        body: {
          lib_version: '4.4.1',
          user_id: 'site',
          service_id: 'leads',
          template_id: 'lead',
          template_params: expect.objectContaining({
            from_name: 'Ada Byron',
            case_type: 'Consultation Request',
            page_source: 'Website Footer Form',
            submission_id: submissionId,
          }),
        },
      },
    ]);
  });

  test('refuses a second e-mail of the same browser within 10 seconds, with status 429', async () => {
    const send = startEmailClient({ ...config, siteOrigin });
    await send(lead, submissionId, sentAt);
    expect(await failureOf(send(lead, submissionId, sentAt))).toMatchObject({ status: 429 });
    expect(requests).toHaveLength(1);
  });

  test('throttles also where storage is denied', async () => {
    const denied = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    vi.stubGlobal('localStorage', { getItem: denied, setItem: denied });
    const send = startEmailClient({ ...config, siteOrigin });
    await send(lead, submissionId, sentAt);
    expect(await failureOf(send(lead, submissionId, sentAt))).toMatchObject({ status: 429 });
  });

  test('tries once more when the network failed, past its own throttle', async () => {
    answers = [dropConnection];
    await startEmailClient({ ...config, siteOrigin })(lead, submissionId, sentAt);
    expect(requests).toHaveLength(2);
  });

  test('gives up after the second network failure, with status 0', async () => {
    answers = [dropConnection, dropConnection];
    const send = startEmailClient({ ...config, siteOrigin });
    expect(await failureOf(send(lead, submissionId, sentAt))).toMatchObject({ status: 0 });
    expect(requests).toHaveLength(2);
  });

  test("does not repeat what the service refused, and keeps the service's words", async () => {
    answers = [
      (_, response) => {
        response.statusCode = 400;
        response.end('The template ID was not found.');
      },
    ];
    const send = startEmailClient({ ...config, siteOrigin });
    expect(await failureOf(send(lead, submissionId, sentAt))).toMatchObject({
      status: 400,
      message: 'The template ID was not found.',
    });
    expect(requests).toHaveLength(1);
  });

  test('stops waiting for a service that does not answer', async () => {
    answers = [() => {}];
    const send = startEmailClient({ ...config, siteOrigin, timeoutMs: 50 });
    expect(await failureOf(send(lead, submissionId, sentAt))).toMatchObject({
      status: 0,
      message: 'No answer within 0.05 seconds',
    });
  });

  test('refuses a blocked sender with status 403, without asking the service', async () => {
    const send = startEmailClient({ ...config, siteOrigin, blockedSenders: ['ada@example.com'] });
    expect(await failureOf(send(lead, submissionId, sentAt))).toMatchObject({ status: 403 });
    expect(requests).toHaveLength(0);
  });

  test('refuses to run in an automated browser with status 451', async () => {
    vi.stubGlobal('navigator', { webdriver: true, languages: ['en-US'] });
    const send = startEmailClient({ ...config, siteOrigin });
    expect(await failureOf(send(lead, submissionId, sentAt))).toMatchObject({ status: 451 });
  });

  test('says that the public key is required when there is none', async () => {
    const send = startEmailClient({ ...config, siteOrigin, publicKey: '' });
    expect(await failureOf(send(lead, submissionId, sentAt))).toMatchObject({
      status: 0,
      message: expect.stringContaining('The public key is required'),
    });
  });
});
