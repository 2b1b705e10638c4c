import type { data, RouterContextProvider } from 'react-router';
import { describe, expect, it } from 'vitest';
import * as contact from '../../app/screens/contact/route.tsx';
import * as newsletterLink from '../../app/screens/newsletter/link-route.tsx';
import * as newsletter from '../../app/screens/newsletter/route.tsx';
import { openSqlite } from '../../tests/support/each-database.ts';
import { consultationLead, contactLead, createTestSite } from '../../tests/support/test-site.ts';
import { readEnv } from '../env.ts';
import { createLog } from '../platform/log.ts';
import { createPages } from './pages.ts';

type Action = (args: {
  request: Request;
  context: RouterContextProvider;
  pattern: string;
}) => Promise<unknown>;

const actions = new Map(
  Object.entries({
    contact,
    newsletter,
    'newsletter/confirm': newsletterLink,
    'newsletter/unsubscribe': newsletterLink,
  }).map(([pattern, { action }]) => [pattern, action as unknown as Action]),
);

/** Calls a route's action as React Router does, and answers with its data as JSON. */
async function callAction(request: Request, context: RouterContextProvider): Promise<Response> {
  const pattern = new URL(request.url).pathname.replace(/^\/|\/$/g, '');
  const action = actions.get(pattern);
  if (request.method !== 'POST')
    return new Response('<p>page</p>', { headers: { 'Content-Type': 'text/html' } });
  if (!action) return new Response(null, { status: 405 });
  const result = await action({ request, context, pattern }).catch((thrown: unknown) => thrown);
  if (result instanceof Response) return result;
  if (result instanceof Error) throw result;
  const { data: body, init } = result as ReturnType<typeof data<unknown>>;
  return Response.json(body, init ?? {});
}

/** Pages over real services and the real actions of their routes. */
async function openPages(waitSeconds: number | null = null) {
  const connection = await openSqlite();
  const { services, logLines, mails } = await createTestSite(connection);
  const env = readEnv(
    { SITE_URL: 'https://firm.example' },
    { production: false, firmEmail: 'a@firm.example' },
  );
  const { answer: pages } = createPages({
    handle: (request, context) => callAction(request, context as RouterContextProvider),
    routes: {},
    env,
    services,
    pageScripts: { start: '', leave: '' },
    clock: () => new Date('2026-03-02T15:00:00.000Z'),
    log: createLog({ level: 'error', destination: { write: (line) => void logLines.push(line) } }),
    postWaitSeconds: async () => waitSeconds,
  });
  const info = { requestId: '1', clientAddress: '203.0.113.7' };
  const post = (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
    pages(
      new Request(`http://x.example${path}`, { method: 'POST', body: new URLSearchParams(fields), headers }),
      info,
    );
  const get = (path: string) => pages(new Request(`http://x.example${path}`), info);
  const leads = async () => (await services.leads.list({ limit: 10, offset: 0 })).items;
  return { connection, services, logLines, mails, post, get, leads };
}

const filled = { form: 'contact', ...contactLead };

describe('a lead form posted without JavaScript', () => {
  it('stores a lead and redirects to the thank-you screen', async () => {
    const { post, leads } = await openPages();
    const answer = await post('/contact/', filled);
    expect([answer.status, answer.headers.get('Location')]).toEqual([303, '/contact/?sent=contact']);
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
    expect(await leads()).toHaveLength(1);
  });

  it.each([
    ['footer', consultationLead, 'Website Footer Form', consultationLead.caseDescription],
    ['sidebar', consultationLead, 'Practice Area Sidebar', consultationLead.caseDescription],
    [
      'article',
      {
        title: 'Who Keeps the House?',
        name: 'Ana María Ruiz',
        email: 'ana@example.com',
        phone: '5',
        message: '',
      },
      'Blog: Who Keeps the House?',
      'Blog Post Inquiry - Who Keeps the House?\n\nNo message provided',
    ],
  ])('stores a consultation request of the %s form with its page', async (form, fields, source, message) => {
    const { post, leads } = await openPages();
    const answer = await post(
      '/contact/',
      { form, ...fields },
      { Referer: 'https://firm.example/some-page/' },
    );
    expect(answer.headers.get('Location')).toBe(
      `/contact/?sent=${form === 'sidebar' ? 'sidebar' : 'consultation'}`,
    );
    expect(await leads()).toMatchObject([{ pageSource: source, message, pagePath: '/some-page/' }]);
  });

  it('accepts a form whose Origin is not the configured one, as behind a proxy', async () => {
    const { post } = await openPages();
    const answer = await post('/contact/', filled, { Origin: 'https://other.example' });
    expect(answer.status).toBe(303);
  });

  it('flags a lead whose honeypot was filled in', async () => {
    const { post, leads } = await openPages();
    await post('/contact/', { ...filled, website: 'http://spam.example' });
    expect(await leads()).toMatchObject([{ suspectedSpam: expect.any(String) }]);
  });

  it('comes back with everything typed and the errors of its fields', async () => {
    const { post } = await openPages();
    const answer = await post('/contact/', { ...filled, message: 'Line\r\n', consent: 'on', website: 'x' });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toEqual({
      form: 'contact',
      values: { ...contactLead, message: 'Line\n', consent: 'on' },
      error: expect.any(String),
      fieldErrors: { message: ['Please provide more details about your case'] },
    });
  });

  it('comes back with everything typed while the database is unavailable', async () => {
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

  it('answers 400 to an unknown form and 405 on staff pages', async () => {
    const { post } = await openPages();
    expect((await post('/contact/', { form: 'toString' })).status).toBe(400);
    const staff = await post('/admin/', filled);
    expect([staff.status, staff.headers.get('Allow')]).toEqual([405, 'GET, HEAD']);
  });
});

describe('a draft that a calculator posts to the contact form', () => {
  it('fills the form and stores nothing', async () => {
    const { post, leads } = await openPages();
    const answer = await post('/contact/', { form: 'contact-draft', message: 'Line one\r\nLine two' });
    expect([answer.status, answer.headers.get('Cache-Control')]).toEqual([200, 'no-store']);
    expect(await answer.json()).toMatchObject({
      form: 'contact',
      values: { message: 'Line one\nLine two' },
      error: '',
    });
    expect(await leads()).toEqual([]);
  });

  it('is limited', async () => {
    const { post } = await openPages(42);
    const answer = await post('/contact/', { form: 'contact-draft', message: 'Line one' });
    expect([answer.status, answer.headers.get('Retry-After')]).toEqual([429, '42']);
    expect(await answer.json()).toMatchObject({
      values: { message: 'Line one' },
      error: expect.stringMatching(/./),
    });
  });
});

it('pages are served while the database is unavailable', async () => {
  const { get, connection } = await openPages();
  expect((await get('/')).status).toBe(200);
  await connection.close();
  expect((await get('/')).status).toBe(200);
});

describe('the newsletter without JavaScript', () => {
  async function subscribed() {
    const opened = await openPages();
    const answer = await opened.post('/newsletter/', { form: 'subscribe', email: 'ana@example.com' });
    expect([answer.status, answer.headers.get('Location')]).toEqual([303, '/newsletter/?sent=requested']);
    await opened.services.outbox.drain();
    const text = opened.mails[0]?.text ?? '';
    const path = (page: string) =>
      `/newsletter/${page}/?token=${text.split(`${page}/?token=`)[1]?.split('\n')[0]}`;
    return { ...opened, confirm: path('confirm'), unsubscribe: path('unsubscribe') };
  }

  it('confirms by the button, never by opening the page', async () => {
    const { get, post, confirm } = await subscribed();
    expect((await get(confirm)).status).toBe(200);
    const location = async () => (await post(confirm, {})).headers.get('Location');
    expect(await location()).toBe('/newsletter/confirm/?sent=confirmed');
    expect(await location()).toBe('/newsletter/confirm/?sent=already-confirmed');
    const unknown = await post('/newsletter/confirm/?token=x', {});
    expect(unknown.headers.get('Location')).toBe('/newsletter/confirm/?sent=link-unknown');
  });

  it('unsubscribes by the button', async () => {
    const { post, unsubscribe } = await subscribed();
    const answer = await post(unsubscribe, {});
    expect(answer.headers.get('Location')).toBe('/newsletter/unsubscribe/?sent=unsubscribed');
  });

  it('unsubscribes by one click of a mail program, without a redirect and without a limit', async () => {
    const { post, unsubscribe } = await subscribed();
    for (let click = 0; click < 40; click++) {
      expect((await post(unsubscribe, { 'List-Unsubscribe': 'One-Click' })).status).toBe(200);
    }
    const unknown = await post('/newsletter/unsubscribe/?token=x', { 'List-Unsubscribe': 'One-Click' });
    expect(unknown.status).toBe(404);
  });

  it('gives a refused address back', async () => {
    const { post } = await openPages();
    const answer = await post('/newsletter/', { form: 'subscribe', email: 'ana@' });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({
      values: { email: 'ana@' },
      fieldErrors: { email: ['Please enter a valid email address'] },
    });
  });

  it('shows the page of a link again while the database is unavailable', async () => {
    const { post, connection } = await openPages();
    await connection.close();
    expect((await post('/newsletter/confirm/?token=x', {})).status).toBe(503);
  });
});
