import { describe, expect, it } from 'vitest';
import { firmDateAndTime } from '../../content/derive/firm-time.ts';
import { templateParams } from './email-step.ts';

const sender = { firstName: 'Ana', lastName: 'Ruiz', email: 'ana@example.com', phone: '(212) 555-0100' };
const id = '3f0e5b8e-6d6f-4d0e-9d7e-0d6f7c1c2b3a';

describe('the template parameters of the e-mail step', () => {
  it('contain exactly the ten parameters and the submission id for a contact message', () => {
    const params = templateParams(
      { kind: 'contact', ...sender, caseType: 'child-custody', message: 'Hello there' },
      id,
      new Date('2026-07-04T03:05:00Z'),
    );
    expect(params).toEqual({
      from_name: 'Ana Ruiz',
      first_name: 'Ana',
      last_name: 'Ruiz',
      from_email: 'ana@example.com',
      phone_number: '(212) 555-0100',
      case_type: 'child-custody',
      message: 'Hello there',
      page_source: 'Contact Page',
      reply_to: 'ana@example.com',
      submission_date: firmDateAndTime(new Date('2026-07-04T03:05:00Z')),
      submission_id: id,
    });
  });

  it('replace a missing case type with "Not specified"', () => {
    const params = templateParams({ kind: 'contact', ...sender, message: '' }, id, new Date());
    expect(params.case_type).toBe('Not specified');
  });

  it('contain the case type of a consultation request', () => {
    const params = templateParams(
      { kind: 'consultation', ...sender, caseDescription: 'Alimony' },
      id,
      new Date('2026-01-15T17:00:00Z'),
    );
    expect(params).toMatchObject({
      case_type: 'Consultation Request',
      message: 'Alimony',
      page_source: 'Website Footer',
      submission_date: firmDateAndTime(new Date('2026-01-15T17:00:00Z')),
    });
  });
});
