import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import type { Lead } from '../../contract/leads.ts';
import { composeLeadEmail } from '../../server/inquiries/lead-email.ts';
import { createMailer, type OutgoingMail } from '../../server/outbox/mailer.ts';

export const lead: Lead = {
  id: '3f0e5b8e-6d6f-4d0e-9d7e-0d6f7c1c2b3a',
  kind: 'contact',
  name: 'Ana Ruiz',
  email: 'ana@example.com',
  phone: '+1 (212) 555-0100',
  caseType: 'spousal-support',
  preferredContact: null,
  message: 'First line\nSecond <line> & more',
  consent: true,
  notice: null,
  pageSource: 'Contact Page',
  pagePath: '/contact/',
  origin: { landingPage: 'https://firm.example/?utm_source=ad', utm_source: 'ad' },
  suspectedSpam: null,
  createdAt: '2026-03-02T15:00:00.000Z',
};
export const addresses = { to: 'intake@firm.example', from: 'website@firm.example' };

/** The notification about a lead as the mailer receives it. */
export function mailOf(of: Lead, more: Partial<OutgoingMail> = {}): OutgoingMail {
  return {
    id: 'mail-1',
    createdAt: of.createdAt,
    possibleDuplicate: false,
    ...composeLeadEmail(of),
    ...more,
  };
}

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'mailer-test-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** Sends mails without SMTP and reads the written files. */
export async function filesOf(mails: OutgoingMail[]) {
  const dataDir = await newFolder();
  const mailer = createMailer({ mail: { smtpUrl: null, ...addresses }, dataDir });
  for (const mail of mails) await mailer.send(mail);
  const names = (await readdir(join(dataDir, 'mail'))).toSorted();
  const sources = await Promise.all(names.map((name) => readFile(join(dataDir, 'mail', name))));
  return { names, sources };
}
