import { expect, it } from 'vitest';
import { readEnv } from '../env.ts';
import { configuredServices } from './configured-services.ts';

const NOTHING = {
  callTracking: false,
  hostedEmail: false,
  leadWebhook: false,
  mailServer: false,
  senderConfirmation: false,
  servedElsewhere: false,
};
const envOf = (source: Record<string, string>) =>
  readEnv(source, { production: false, firmEmail: 'intake@firm.example' });
const HOSTED = {
  EMAILJS_ORIGIN: 'https://api.emailjs.com',
  EMAILJS_PUBLIC_KEY: 'k',
  EMAILJS_SERVICE_ID: 's',
  EMAILJS_TEMPLATE_ID: 't',
};

it.each<[Record<string, string>, Partial<typeof NOTHING>]>([
  [{}, {}],
  [{ CALL_TRACKING_URL: 'https://cdn.example/swap.js' }, { callTracking: true }],
  [HOSTED, { hostedEmail: true, servedElsewhere: true }],
  [
    { LEAD_WEBHOOK_URL: 'https://cases.example/hook', LEAD_WEBHOOK_SECRET: 's'.repeat(32) },
    { leadWebhook: true },
  ],
  [{ SMTP_URL: 'smtp://localhost:25' }, { mailServer: true }],
  [{ SMTP_URL: 'smtp://[::1]:25' }, { mailServer: true }],
  [{ SMTP_URL: 'smtps://mail.example' }, { mailServer: true, servedElsewhere: true }],
  [{ DATABASE_URL: 'postgres://site@127.0.0.1/site' }, {}],
  [{ DATABASE_URL: 'postgres:///site?host=/run/postgresql' }, {}],
  [{ DATABASE_URL: 'postgres://site@db.internal/site' }, { servedElsewhere: true }],
])('with %j this installation has %j', (source, expected) => {
  const found = configuredServices(envOf(source), { providers: false, confirmation: false });
  expect(found).toEqual({ ...NOTHING, ...expected });
});

it('counts the companies that the firm names, and its confirmations where a mail server sends them', () => {
  const firmHas = { providers: true, confirmation: true };
  expect(configuredServices(envOf({}), firmHas)).toEqual({ ...NOTHING, servedElsewhere: true });
  expect(configuredServices(envOf({ SMTP_URL: 'smtp://localhost' }), firmHas)).toEqual({
    ...NOTHING,
    mailServer: true,
    senderConfirmation: true,
    servedElsewhere: true,
  });
});
