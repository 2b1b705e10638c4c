import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { consultationPayloadSchema, contactPayloadSchema } from './leads.ts';

const contact = {
  firstName: 'Ana',
  lastName: 'Ruiz',
  email: 'ana@example.com',
  phone: '(212) 555-0100',
  caseType: 'child-custody',
  message: 'We need to talk about custody.',
};
const consultation = { firstName: 'A', lastName: 'R', email: 'ana@example.com', phone: '5' };

function messagesOf(schema: z.ZodMiniType, payload: unknown): unknown {
  const parsed = schema.safeParse(payload);
  return parsed.success ? {} : z.flattenError(parsed.error).fieldErrors;
}

describe('the contact form', () => {
  const required = {
    firstName: ['First name must be at least 2 characters'],
    lastName: ['Last name must be at least 2 characters'],
    email: ['Please enter a valid email address'],
    phone: ['Please enter a valid phone number'],
    caseType: ['Please select a case type'],
    message: ['Please provide more details about your case'],
  };

  it('rejects each invalid field with the specified message', () => {
    expect(messagesOf(contactPayloadSchema, {})).toEqual(required);
    const tooShort = {
      firstName: 'A',
      lastName: ' R ',
      email: 'ana@',
      phone: '212555010',
      caseType: '',
      message: 'too  few  ',
    };
    expect(messagesOf(contactPayloadSchema, tooShort)).toEqual(required);
  });

  it('fills in the defaults and ignores unknown keys', () => {
    expect(contactPayloadSchema.parse({ ...contact, role: 'admin' })).toEqual({
      ...contact,
      pageSource: 'Contact Page',
      consent: false,
      emailed: false,
    });
  });

  it('keeps text exactly as typed', () => {
    const typed = {
      ...contact,
      firstName: '  Ana\r\n',
      email: ' ana@example.com ',
      message: '\n<b>Ciao</b> 👋\r\n',
    };
    expect(contactPayloadSchema.parse(typed)).toMatchObject(typed);
  });

  it('limits every field and rejects NUL', () => {
    const tooLong = {
      ...contact,
      firstName: 'x'.repeat(201),
      message: 'x'.repeat(20_001),
      phone: '1'.repeat(51),
    };
    expect(messagesOf(contactPayloadSchema, tooLong)).toEqual({
      firstName: ['Please use at most 200 characters'],
      message: ['Please use at most 20,000 characters'],
      phone: ['Please use at most 50 characters'],
    });
    expect(messagesOf(contactPayloadSchema, { ...contact, lastName: 'Ru\0iz' })).toEqual({
      lastName: ['Please remove the unreadable character from this field'],
    });
  });

  it('accepts only a UUID as submission id, in any case', () => {
    const submissionId = 'F47AC10B-58CC-4372-A567-0E02B2C3D479';
    expect(contactPayloadSchema.parse({ ...contact, submissionId }).submissionId).toBe(
      submissionId.toLowerCase(),
    );
    expect(messagesOf(contactPayloadSchema, { ...contact, submissionId: '17' })).toEqual({
      submissionId: ['The submission id must be a UUID'],
    });
  });

  it('accepts a lead whose recorded fields are malformed', () => {
    const origin = { page: '/contact/', referrer: 'x'.repeat(5000), utm_source: 7, gclid: 'a\0b' };
    const parsed = contactPayloadSchema.parse({ ...contact, origin, antispam: 'none' });
    expect(parsed.origin).toEqual({ page: '/contact/', referrer: 'x'.repeat(2000), gclid: 'ab' });
    expect(parsed.antispam).toBeUndefined();
  });
});

describe('the consultation forms', () => {
  it('require four fields with one message', () => {
    const missing = ['Please fill in all required fields.'];
    const expected = { firstName: missing, lastName: missing, email: missing, phone: missing };
    expect(messagesOf(consultationPayloadSchema, {})).toEqual(expected);
    expect(
      messagesOf(consultationPayloadSchema, { firstName: ' ', lastName: '', email: '\t', phone: '' }),
    ).toEqual(expected);
  });

  it('fill in the defaults', () => {
    expect(consultationPayloadSchema.parse(consultation)).toEqual({
      ...consultation,
      caseDescription: '',
      pageSource: 'Website Footer',
      preferredContact: null,
      consent: false,
      emailed: false,
    });
  });

  it('offer phone and e-mail only', () => {
    expect(messagesOf(consultationPayloadSchema, { ...consultation, preferredContact: 'fax' })).toEqual({
      preferredContact: ['Please choose phone or email'],
    });
  });
});
