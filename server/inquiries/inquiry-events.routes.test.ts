import { EventSourceParserStream } from 'eventsource-parser/stream';
import { expect, it } from 'vitest';
import type { WaitingInquiries } from '../../contract/inquiries.ts';
import { apiPaths } from '../../contract/paths.ts';
import { staffApiPaths } from '../../contract/staff-paths.ts';
import { contactLead, openTestSite, STAFF, type TestSiteOptions } from '../../tests/support/test-site.ts';
import { MailError } from '../outbox/mailer.ts';
import { RETRY_PAUSES_MS } from '../outbox/outbox-worker.ts';

async function openEvents(options: TestSiteOptions = {}) {
  const site = await openTestSite(options);
  const { token } = (await (await site.post(staffApiPaths.adminLogin, STAFF)).json()) as { token: string };
  const headers = { Authorization: `Basic ${token}` };
  const response = await site.send('GET', staffApiPaths.adminRequestEvents, { headers });
  const reader = response.body
    ?.pipeThrough(new TextDecoderStream())
    .pipeThrough(new EventSourceParserStream())
    .getReader();
  const next = async () => {
    const event = await reader?.read();
    return event?.value ? (JSON.parse(event.value.data) as unknown) : null;
  };
  return { ...site, headers, next };
}

const undelivered = { failed: 0, waiting: 0 };

it('the stream of a member of staff tells of an inquiry as soon as it is stored', async () => {
  const { post, state, next, services } = await openEvents();
  expect(await next()).toEqual({ total: 0, oldest: null, latest: 0, undelivered });
  await post(apiPaths.contact, contactLead);
  expect(await next()).toEqual({ total: 1, oldest: state.now.toISOString(), latest: 1, undelivered });
  services.inquiryEvents.stop();
  expect(await next(), 'the stream ends with the server').toBeNull();
});

it('the stream tells at once what became of a message, so that a list of unsent ones is never stale', async () => {
  let answers = false;
  const sendMail = async () => {
    if (!answers) throw new MailError(new Error('no answer'), { permanent: false, possiblyAccepted: false });
  };
  const { post, state, next, services } = await openEvents({ sendMail });
  await next();
  await post(apiPaths.contact, contactLead);
  const toldOf = async (waiting: number) => {
    for (;;) {
      const told = (await next()) as WaitingInquiries;
      if (told.undelivered.waiting === waiting && told.total === 1) return told;
    }
  };
  await toldOf(1);
  answers = true;
  state.now = new Date(state.now.getTime() + (RETRY_PAUSES_MS[0] ?? 0));
  await services.outbox.drain();
  await toldOf(0);
  services.inquiryEvents.stop();
});

it('the stream ends with the session, before the next change is told', async () => {
  const { post, send, headers, next, services } = await openEvents();
  await next();
  await send('POST', staffApiPaths.adminLogout, { headers });
  await post(apiPaths.contact, contactLead);
  expect(await next()).toBeNull();
  services.inquiryEvents.stop();
});
