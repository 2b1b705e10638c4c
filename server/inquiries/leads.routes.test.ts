import { describe, expect, it } from 'vitest';
import { apiPaths } from '../../contract/paths.ts';
import { openSqlite } from '../../tests/support/each-database.ts';
import {
  consultationLead,
  contactLead,
  createTestSite,
  openTestSite,
} from '../../tests/support/test-site.ts';

const id = '3f0e5b8e-6d6f-4d0e-9d7e-0d6f7c1c2b3a';

describe('the lead endpoints', () => {
  it('answer 201 for a new lead and 200 for the same one again', async () => {
    const site = await openTestSite();
    for (const [path, lead] of [
      [apiPaths.contact, contactLead],
      [apiPaths.consultations, consultationLead],
    ] as const) {
      const first = await site.post(path, { ...lead, submissionId: id });
      expect([first.status, await first.json()]).toEqual([201, { success: true, id }]);
      const again = await site.post(path, { ...lead, submissionId: id });
      expect([again.status, await again.json()]).toEqual([200, { success: true, id }]);
    }
    await site.services.outbox.drain();
    expect(site.mails).toHaveLength(2);
  });

  it('answer 400 with the message of each field', async () => {
    const { post } = await openTestSite();
    const answer = await post(apiPaths.contact, { ...contactLead, email: 'ana@', message: 'a\0bcdefghijk' });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toEqual({
      error: 'Please check the highlighted fields.',
      fieldErrors: {
        email: ['Please enter a valid email address'],
        message: ['Please remove the unreadable character from this field'],
      },
    });
  });

  it.each([
    [
      'a body that is not JSON',
      400,
      { body: '{"firstName":', headers: { 'Content-Type': 'application/json' } },
    ],
    ['an empty body', 400, { headers: { 'Content-Type': 'application/json' } }],
    ['a list', 400, { body: '[]', headers: { 'Content-Type': 'application/json; charset=utf-8' } }],
    ['another content type', 415, { body: '{}', headers: { 'Content-Type': 'text/plain' } }],
    ['no content type', 415, { body: new Uint8Array([123, 125]) }],
    [
      'more than 64 KB',
      413,
      { body: `"${'x'.repeat(65_536)}"`, headers: { 'Content-Type': 'application/json' } },
    ],
  ])('answer %s with %i and one sentence', async (_, status, init) => {
    const { send } = await openTestSite();
    for (const path of [apiPaths.contact, apiPaths.consultations, apiPaths.emailSend]) {
      const answer = await send('POST', path, init);
      expect(answer.status).toBe(status);
      expect(await answer.json()).toMatchObject({ error: expect.stringMatching(/^[A-Z].*\.$/) });
    }
  });

  it('answer 429 with Retry-After after 30 calls in ten minutes, each endpoint and client on its own', async () => {
    const { post, send, state } = await openTestSite();
    for (let call = 0; call < 30; call++) expect((await post(apiPaths.contact, {})).status).toBe(400);
    state.now = new Date(state.now.getTime() + 60_500);
    const refused = await post(apiPaths.contact, contactLead);
    expect([refused.status, refused.headers.get('Retry-After')]).toEqual([429, '540']);
    expect(await refused.json()).toEqual({ error: expect.stringContaining('Too many requests') });
    expect((await post(apiPaths.consultations, consultationLead)).status).toBe(201);
    const init = { body: JSON.stringify(contactLead), headers: { 'Content-Type': 'application/json' } };
    expect((await send('POST', apiPaths.contact, init, '203.0.113.8')).status).toBe(201);
    state.now = new Date(state.now.getTime() + 540_000);
    expect((await post(apiPaths.contact, contactLead)).status).not.toBe(429);
  });

  it('answer without limit when limits are off', async () => {
    const { post } = await openTestSite({ env: { RATE_LIMIT: 'off' } });
    for (let call = 0; call < 40; call++) expect((await post(apiPaths.contact, {})).status).toBe(400);
  });

  it('answer 503 while the database fails, and the lead is not acknowledged', async () => {
    const connection = await openSqlite();
    const site = await createTestSite(connection);
    await connection.db.schema.alterTable('contact_submissions').renameTo('elsewhere').execute();
    const answer = await site.post(apiPaths.contact, contactLead);
    expect([answer.status, await answer.json()]).toEqual([
      503,
      { error: 'The service is temporarily unavailable. Please try again, or call us.' },
    ]);
    await connection.close();
    expect((await site.post(apiPaths.contact, contactLead)).status).toBe(503);
    expect((await site.send('GET', '/readyz')).status).toBe(503);
    const logged = site.logLines.filter((line) => line.includes('request failed'));
    expect(logged, 'once for each request').toHaveLength(2);
    expect(logged.join()).toContain(answer.headers.get('X-Request-Id'));
  });
});
