import { expect, it } from 'vitest';
import { readEnv } from '../env.ts';
import { configuredServices } from './configured-services.ts';

const NOTHING = {
  callTracking: false,
  hostedEmail: false,
  leadWebhook: false,
  mailServer: false,
  senderConfirmation: false,
  selfHosted: false,
  requestsExpire: false,
  mailsExpire: true,
  backupsExpire: false,
};
const OWN = { providers: false, ownServers: true, confirmation: false };
const envOf = (source: Record<string, string>) =>
  readEnv(source, { production: false, firmEmail: 'intake@firm.example' });
const HOSTED = {
  EMAILJS_ORIGIN: 'https://api.emailjs.com',
  EMAILJS_PUBLIC_KEY: 'k',
  EMAILJS_SERVICE_ID: 's',
  EMAILJS_TEMPLATE_ID: 't',
};

it.each<[Record<string, string>, Partial<typeof NOTHING>]>([
  [{}, { selfHosted: true }],
  [{ CALL_TRACKING_URL: 'https://cdn.example/swap.js' }, { callTracking: true, selfHosted: true }],
  [HOSTED, { hostedEmail: true }],
  [
    { LEAD_WEBHOOK_URL: 'https://cases.example/hook', LEAD_WEBHOOK_SECRET: 's'.repeat(32) },
    { leadWebhook: true, selfHosted: true },
  ],
  [{ SMTP_URL: 'smtp://localhost:25' }, { mailServer: true, selfHosted: true }],
  [{ SMTP_URL: 'smtp://[::1]:25' }, { mailServer: true, selfHosted: true }],
  [{ SMTP_URL: 'smtps://mail.example' }, { mailServer: true }],
  [{ DATABASE_URL: 'postgres://site@127.0.0.1/site' }, { selfHosted: true }],
  [{ DATABASE_URL: 'postgres:///site?host=/run/postgresql' }, { selfHosted: true }],
  [{ DATABASE_URL: 'postgres://site@db.internal/site' }, {}],
  [
    { REQUEST_KEEP_MONTHS: '24', MAIL_KEEP_DAYS: '0', BACKUP_KEEP_DAYS: '90' },
    { selfHosted: true, requestsExpire: true, mailsExpire: false, backupsExpire: true },
  ],
])('with %j the installation of a firm that hosts its site itself has %j', (source, expected) => {
  const found = configuredServices(envOf(source), OWN);
  expect(found).toEqual({ ...NOTHING, ...expected });
});

it('calls the site self-hosted only if the firm declares it and names no company', () => {
  for (const firmHas of [
    { ...OWN, ownServers: false },
    { ...OWN, providers: true },
  ]) {
    expect(configuredServices(envOf({}), firmHas).selfHosted).toBe(false);
  }
});

it('has confirmations where a mail server sends them', () => {
  const firmHas = { ...OWN, confirmation: true };
  expect(configuredServices(envOf({}), firmHas).senderConfirmation).toBe(false);
  expect(configuredServices(envOf({ SMTP_URL: 'smtp://localhost' }), firmHas).senderConfirmation).toBe(true);
});
