import { describe, expect, test } from 'vitest';
import { EmailError, toEmailError } from './email-error.ts';

describe('a failure of the e-mail step', () => {
  test.each([
    [451, 'Unavailable For Headless Browser'],
    [403, 'Forbidden'],
    [429, 'Too Many Requests'],
    [400, 'The template ID was not found.'],
  ])('keeps the status %i of the client or the service', (status, text) => {
    expect(toEmailError({ status, text })).toMatchObject({ name: 'EmailError', status, message: text });
  });

  test('has status 0 when the network failed', () => {
    const cause = new TypeError('Failed to fetch');
    expect(toEmailError(cause)).toMatchObject({ status: 0, message: 'Failed to fetch', cause });
  });

  test('has status 0 and the words of a bare string', () => {
    expect(toEmailError('The public key is required.')).toMatchObject({
      status: 0,
      message: 'The public key is required.',
    });
  });

  test('is itself when it is one already', () => {
    const error = new EmailError(0, 'No answer within 8 seconds');
    expect(toEmailError(error)).toBe(error);
  });
});
