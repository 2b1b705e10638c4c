import fc from 'fast-check';
import { expect, test } from 'vitest';
import { shorten } from './excerpt.ts';

test('a short text is unchanged', () => {
  expect(shorten('Keep a calendar.', 16)).toBe('Keep a calendar.');
});

test('a longer text ends after its last whole word', () => {
  expect(shorten('Keep a calendar of exchanges.', 20)).toBe('Keep a calendar of…');
  expect(shorten('Keep a calendar, always.', 16)).toBe('Keep a calendar…');
});

test('a text without spaces is cut between code points', () => {
  expect(shorten('离婚'.repeat(60), 100)).toBe(`${'离婚'.repeat(50)}…`);
  expect(shorten('👨‍👩‍👧', 1)).toBe('👨…');
});

test('a shortened text has at most the length and the ellipsis', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 300 }), fc.integer({ min: 1, max: 200 }), (text, length) => {
      expect([...shorten(text, length)].length).toBeLessThanOrEqual(length + 1);
    }),
  );
});
