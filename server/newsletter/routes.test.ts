import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { apiPaths } from '../../contract/paths.ts';
import { openSqlite } from '../../tests/support/each-database.ts';
import { createTestSite, openTestSite } from '../../tests/support/test-site.ts';

describe('the newsletter’s endpoint', () => {
  it('accepts every address alike, known or not, and mails only whom it may', async () => {
    const site = await openTestSite();
    const answers = [];
    for (const email of ['ana@example.com', 'ana@example.com', 'ben@example.com']) {
      const answer = await site.post(apiPaths.newsletterSubscriptions, { email });
      answers.push([answer.status, await answer.json()]);
    }
    expect(answers).toEqual(Array(3).fill([202, { success: true }]));
    await site.services.outbox.drain();
    expect(site.mails.map(({ to }) => to).sort()).toEqual(['ana@example.com', 'ben@example.com']);
  });

  it('says what is wrong with an address', async () => {
    const { post } = await openTestSite();
    const answer = await post(apiPaths.newsletterSubscriptions, { email: 'ana@' });
    expect([answer.status, await answer.json()]).toEqual([
      400,
      {
        error: 'Please check the highlighted fields.',
        fieldErrors: { email: ['Please enter a valid email address'] },
      },
    ]);
  });

  it('answers 429 with Retry-After after 10 calls in ten minutes', async () => {
    const { post } = await openTestSite();
    for (let call = 0; call < 10; call++) {
      expect((await post(apiPaths.newsletterSubscriptions, {})).status).toBe(400);
    }
    const refused = await post(apiPaths.newsletterSubscriptions, { email: 'ana@example.com' });
    expect(refused.status).toBe(429);
    expect(refused.headers.get('Retry-After')).toMatch(/^\d+$/);
  });

  it('stores the client’s network address only hashed with the installation’s secret', async () => {
    const connection = await openSqlite();
    const ENCRYPTION_KEY = 'k'.repeat(32);
    const { send } = await createTestSite(connection, { env: { ENCRYPTION_KEY } });
    await send('POST', apiPaths.newsletterSubscriptions, {}, '203.0.113.7');
    const stored = await connection.db.selectFrom('rate_limits').select('key_hash').execute();
    const hashed = createHmac('sha256', ENCRYPTION_KEY).update('newsletter\n203.0.113.7').digest('hex');
    expect(stored).toEqual([{ key_hash: hashed }]);
  });

  it('keeps no confirmation mail for more than a week', async () => {
    const connection = await openSqlite();
    const { post, services, state } = await createTestSite(connection);
    await post(apiPaths.newsletterSubscriptions, { email: 'ana@example.com' });
    // None that is being sent is deleted.
    await services.outbox.drain();
    state.now = new Date('2026-03-09T15:00:00.000Z');
    await services.retention.apply();
    expect(await connection.db.selectFrom('outbox_emails').selectAll().execute()).toEqual([]);
  });

  it('writes no address into the log', async () => {
    const { post, services, logLines } = await openTestSite();
    await post(apiPaths.newsletterSubscriptions, { email: 'ana@example.com' });
    await services.outbox.drain();
    expect(logLines.join()).not.toContain('ana@example.com');
  });
});

describe('the pages that links in mail open', () => {
  it('tell their address, which holds a token, neither to other sites nor to the log', async () => {
    const { send, logLines } = await openTestSite();
    for (const path of ['/newsletter/confirm/', '/newsletter/confirm', '/newsletter/unsubscribe/']) {
      const answer = await send('GET', `${path}?token=secret`);
      expect(answer.headers.get('Referrer-Policy')).toBe('no-referrer');
    }
    expect(logLines).toHaveLength(3);
    expect(logLines.join()).not.toContain('secret');
    const other = await send('GET', '/attorneys/');
    expect(other.headers.get('Referrer-Policy')).toBe('strict-origin-when-cross-origin');
  });
});
