import type { RouterContextProvider } from 'react-router';
import { describe, expect, it } from 'vitest';
import { pageRequestContext } from '../../app/context.ts';
import { openSqlite } from '../../tests/support/each-database.ts';
import { contactLead, createTestSite } from '../../tests/support/test-site.ts';
import { readEnv } from '../env.ts';
import { createLog } from '../log.ts';
import { createPages } from './pages.ts';

/** Pages over real services; what is rendered says which form came back, with what. */
async function openPages(waitSeconds: number | null = null) {
  const connection = await openSqlite();
  const { services, logLines, mails } = await createTestSite(connection);
  const env = readEnv(
    { SITE_URL: 'https://firm.example' },
    { production: false, firmEmail: 'a@firm.example' },
  );
  const pages = createPages({
    handle: async (_request, context) => {
      const request = (context as RouterContextProvider).get(pageRequestContext);
      return Response.json(request.postedFigures ?? request.rejectedForm);
    },
    env,
    services,
    clock: () => new Date('2026-03-02T15:00:00.000Z'),
    log: createLog({ level: 'error', destination: { write: (line) => void logLines.push(line) } }),
    formWaitSeconds: async () => waitSeconds,
    figuresWaitSeconds: async () => waitSeconds,
  });
  const info = { requestId: '1', clientAddress: '203.0.113.7' };
  const post = (path: string, fields: Record<string, string>) =>
    pages(
      new Request(`http://x.example${path}`, { method: 'POST', body: new URLSearchParams(fields) }),
      info,
    );
  const get = (path: string) => pages(new Request(`http://x.example${path}`), info);
  return { connection, services, logLines, mails, post, get };
}

const filled = { form: 'contact', ...contactLead };

describe('a form posted without JavaScript', () => {
  it('is a lead, and leads to the thank-you screen', async () => {
    const { post, services } = await openPages();
    const answer = await post('/contact/', filled);
    expect([answer.status, answer.headers.get('Location')]).toEqual([303, '/contact/?sent=contact']);
    expect((await services.leads.list({ limit: 10, offset: 0 })).total).toBe(1);
  });

  it('comes back with everything typed when something is wrong with it', async () => {
    const { post } = await openPages();
    const answer = await post('/contact/', { ...filled, email: 'nobody' });
    expect(answer.status).toBe(400);
    const rejected = await answer.json();
    expect(rejected).toMatchObject({
      form: 'contact',
      values: { message: contactLead.message, email: 'nobody' },
    });
    expect(rejected.fieldErrors.email).toEqual(['Please enter a valid email address']);
  });

  it('comes back with everything typed while the database is away', async () => {
    const { post, connection, logLines } = await openPages();
    await connection.close();
    const answer = await post('/contact/', filled);
    expect(answer.status).toBe(503);
    expect(await answer.json()).toMatchObject({ values: { message: contactLead.message } });
    expect(logLines.join()).toContain('could not be stored');
  });

  it('comes back with everything typed, and says when to try again, after too many', async () => {
    const { post } = await openPages(42);
    const answer = await post('/contact/', filled);
    expect([answer.status, answer.headers.get('Retry-After')]).toEqual([429, '42']);
    expect(await answer.json()).toMatchObject({ values: { message: contactLead.message } });
  });

  it('is refused where it is none of the forms of the site, or where staff work', async () => {
    const { post } = await openPages();
    expect((await post('/contact/', { form: 'other' })).status).toBe(400);
    const staff = await post('/admin/', filled);
    expect([staff.status, staff.headers.get('Allow')]).toEqual([405, 'GET, HEAD']);
  });
});

describe('a calculator posted without JavaScript', () => {
  const figures = { payorIncome: '110,000', payeeIncome: '25000.50' };

  it('is worked out by the page it stands on, in an answer that nobody stores', async () => {
    const { post } = await openPages();
    const answer = await post('/divorce-calculators/?calculator=alimony', {
      form: 'alimony-estimate',
      ...figures,
    });
    expect([answer.status, answer.headers.get('Cache-Control')]).toEqual([200, 'no-store']);
    expect(await answer.json()).toEqual({ calculation: 'alimony-estimate', values: figures, refused: null });
  });

  it('leaves no lead, and nothing of its figures in the log', async () => {
    const { post, services, logLines } = await openPages();
    await post('/divorce-calculators', { form: 'maintenance-worksheet', ...figures });
    expect((await services.leads.list({ limit: 10, offset: 0 })).total).toBe(0);
    expect(logLines.join()).not.toMatch(/110|25000/);
  });

  it('comes back with everything typed, and says when to try again, in a flood', async () => {
    const { post } = await openPages(42);
    const answer = await post('/divorce-calculators/', { form: 'alimony-estimate', ...figures });
    expect([answer.status, answer.headers.get('Retry-After')]).toEqual([429, '42']);
    expect(await answer.json()).toMatchObject({
      values: figures,
      refused: expect.stringContaining('Too many requests'),
    });
    const draft = await post('/contact/', { form: 'contact-draft', message: 'Line one' });
    expect([draft.status, draft.headers.get('Retry-After')]).toEqual([429, '42']);
    expect(await draft.json()).toMatchObject({
      values: { message: 'Line one' },
      error: expect.stringContaining('Too many requests'),
    });
  });

  it('is refused on any other page', async () => {
    const { post } = await openPages();
    expect((await post('/contact/', { form: 'alimony-estimate', ...figures })).status).toBe(400);
  });

  it('hands its figures to the contact form when asked, where they are still to be sent', async () => {
    const { post, services } = await openPages();
    const answer = await post('/contact/', { form: 'contact-draft', message: 'Line one\r\nLine two' });
    expect([answer.status, answer.headers.get('Cache-Control')]).toEqual([200, 'no-store']);
    expect(await answer.json()).toMatchObject({
      form: 'contact',
      values: { message: 'Line one\nLine two' },
      error: '',
    });
    expect((await services.leads.list({ limit: 10, offset: 0 })).total).toBe(0);
  });
});

it('pages are still served while the database is away', async () => {
  const { get, connection } = await openPages();
  expect((await get('/')).status).toBe(200);
  await connection.close();
  expect((await get('/')).status).toBe(200);
});

describe('the newsletter without JavaScript', () => {
  async function subscribed() {
    const opened = await openPages();
    const answer = await opened.post('/some-article/', { form: 'subscribe', email: 'ana@example.com' });
    expect([answer.status, answer.headers.get('Location')]).toEqual([303, '/newsletter/?sent=requested']);
    await opened.services.outbox.drain();
    const text = opened.mails[0]?.text ?? '';
    const path = (page: string) =>
      `/newsletter/${page}/?token=${text.split(`${page}/?token=`)[1]?.split('\n')[0]}`;
    return { ...opened, confirm: path('confirm'), unsubscribe: path('unsubscribe') };
  }
  const button = { form: 'newsletter-link' };

  it('is confirmed by the button, never by opening the page', async () => {
    const { get, post, confirm } = await subscribed();
    expect((await get(confirm)).status).toBe(200);
    const location = async () => (await post(confirm, button)).headers.get('Location');
    expect(await location()).toBe('/newsletter/confirm/?sent=confirmed');
    expect(await location()).toBe('/newsletter/confirm/?sent=already-confirmed');
    const unknown = await post('/newsletter/confirm/?token=x', button);
    expect(unknown.headers.get('Location')).toBe('/newsletter/confirm/?sent=link-unknown');
  });

  it('ends at once and without a redirect when a mail program asks, however many do', async () => {
    const { post, unsubscribe } = await subscribed();
    for (let click = 0; click < 40; click++) {
      const answer = await post(unsubscribe, { 'List-Unsubscribe': 'One-Click' });
      expect([answer.status, await answer.text()]).toEqual([200, 'You are off the list']);
    }
    const unknown = await post('/newsletter/unsubscribe/?token=x', { 'List-Unsubscribe': 'One-Click' });
    expect(unknown.status).toBe(404);
  });

  it('gives the address back that it refuses', async () => {
    const { post } = await openPages();
    const answer = await post('/newsletter/', { form: 'subscribe', email: 'ana@' });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({
      form: 'subscribe',
      values: { email: 'ana@' },
      fieldErrors: { email: ['Please enter a valid email address'] },
    });
  });

  it('shows its page again, with what happened, while the database is away', async () => {
    const { post, connection } = await openPages();
    await connection.close();
    const answer = await post('/newsletter/confirm/?token=x', button);
    expect(answer.status).toBe(503);
    expect(await answer.json()).toMatchObject({ form: 'newsletter-link' });
  });

  it('takes the lead that its pages’ footers send', async () => {
    const { post } = await openPages();
    const answer = await post('/newsletter/confirm/?token=x', { ...filled, form: 'contact' });
    expect(answer.headers.get('Location')).toBe('/contact/?sent=contact');
  });
});
