import { describe, expect, it } from 'vitest';
import { articleInquiry, splitName } from './article-inquiry.ts';

describe('the header form of an article', () => {
  it.each([
    ['Ana Ruiz', 'Ana', 'Ruiz'],
    ['  Ana María de la Cruz ', 'Ana', 'María de la Cruz'],
    ['Ana', 'Ana', ''],
    ['', '', ''],
  ])('splits the name %j at its first space', (name, firstName, lastName) => {
    expect(splitName(name)).toEqual({ firstName, lastName });
  });

  it('names its article before the message', () => {
    expect(articleInquiry('Who Keeps the House?', 'We have two.')).toEqual({
      pageSource: 'Blog: Who Keeps the House?',
      caseDescription: 'Blog Post Inquiry - Who Keeps the House?\n\nWe have two.',
    });
    expect(articleInquiry('Custody', ' ').caseDescription).toBe(
      'Blog Post Inquiry - Custody\n\nNo message provided',
    );
  });
});
