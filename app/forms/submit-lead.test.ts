import { describe, expect, test } from 'vitest';
import { ApiError } from '../browser/api-client.ts';
import { EmailError } from './email-error.ts';
import type { Lead } from './lead.ts';
import { type LeadServices, submitLead } from './submit-lead.ts';

const person = { firstName: 'Ada', lastName: 'Byron', email: 'ada@example.com', phone: '(212) 555-0100' };
const contact: Lead = {
  kind: 'contact',
  pageSource: 'Contact Page',
  caseType: 'child-custody',
  message: 'I need help with custody.',
  ...person,
};
const consultation: Lead = {
  kind: 'consultation',
  pageSource: 'Website Footer Form',
  caseDescription: 'Custody',
  ...person,
};
const details = {
  submissionId: '899ccb50-8104-4022-a3da-6364b46d86ea',
  origin: { page: '/contact/' },
  antispam: { website: '', elapsedMs: 4200 },
  notice: '2026-11-24',
};
const accepted = { success: true, id: 'f3c1' } as const;
const offline = new EmailError(0, 'Failed to fetch');
const unavailable = new ApiError(503, '{"error":"Please call us."}', null);

interface Call {
  step: string;
  submissionId: unknown;
  payload?: unknown;
}

function services(failures: { email?: Error; save?: Error } = {}, emailIsHosted = false) {
  const calls: Call[] = [];
  const recording: LeadServices = {
    emailIsHosted,
    async sendEmail(_lead, submissionId) {
      calls.push({ step: 'e-mail', submissionId });
      if (failures.email) throw failures.email;
    },
    async save(path, payload) {
      const { submissionId } = payload as { submissionId: unknown };
      calls.push({ step: path, submissionId, payload });
      if (failures.save) throw failures.save;
      return accepted;
    },
  };
  return { calls, recording };
}

const steps = (calls: Call[]) => calls.map((call) => call.step);

describe('sending a lead', () => {
  test('sends the e-mail first, then saves, both under one submission id', async () => {
    const { calls, recording } = services();
    await submitLead(contact, details, recording);
    expect(steps(calls)).toEqual(['e-mail', '/api/contact']);
    expect(new Set(calls.map((call) => call.submissionId))).toEqual(new Set([details.submissionId]));
  });

  test('saves what was typed, where it came from and what tells people from programs', async () => {
    const { calls, recording } = services();
    await submitLead(contact, details, recording);
    expect(calls[1]?.payload).toEqual({
      ...person,
      caseType: 'child-custody',
      message: 'I need help with custody.',
      pageSource: 'Contact Page',
      emailed: false,
      ...details,
    });
  });

  test('saves a consultation request at its own URL', async () => {
    const { calls, recording } = services();
    await submitLead(consultation, details, recording);
    expect(steps(calls)).toEqual(['e-mail', '/api/consultations']);
  });

  test('says that a hosted service has the e-mail, so that it is not sent twice', async () => {
    const { calls, recording } = services({}, true);
    await submitLead(contact, details, recording);
    expect(calls[1]?.payload).toMatchObject({ emailed: true });
  });

  test('does not wait for the save once the e-mail is stored', async () => {
    const { recording } = services();
    const never = { ...recording, save: () => new Promise<never>(() => {}) };
    await expect(submitLead(contact, details, never)).resolves.toBeNull();
  });

  test('succeeds when the e-mail left and the save failed', async () => {
    const { calls, recording } = services({ save: unavailable });
    await expect(submitLead(contact, details, recording)).resolves.toBeNull();
    expect(steps(calls)).toEqual(['e-mail', '/api/contact']);
  });

  test('succeeds with the answer of the save when the e-mail failed, which then counts as not e-mailed', async () => {
    const { calls, recording } = services({ email: offline }, true);
    await expect(submitLead(contact, details, recording)).resolves.toEqual(accepted);
    expect(calls[1]?.payload).toMatchObject({ emailed: false });
  });

  test('fails with the error of the save when both failed', async () => {
    const { recording } = services({ email: offline, save: unavailable });
    await expect(submitLead(contact, details, recording)).rejects.toBe(unavailable);
  });
});
