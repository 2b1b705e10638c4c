import fc from 'fast-check';
import { expect, test } from 'vitest';
import { excerptOf, shorten } from './excerpt.ts';

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

test.each([
  ['An offer is in your inbox. You have until Friday to answer it.', 'An offer is in your inbox.'],
  ['Is it fair? “Not to me.” A slow way to read it, in five steps.', 'Is it fair? “Not to me.”'],
  ['Two sets of instructions for the same night and for both.', 'Two sets of instructions for the same…'],
  ['The case of Smith vs. Dr. J. Jones was decided in 1976.', 'The case of Smith vs. Dr. J. Jones was…'],
  ['Why? Five years of rent and one house, counted line by line.', 'Why? Five years of rent and one house…'],
  ['Short. And whole.', 'Short. And whole.'],
])('the excerpt of "%s" ends at a sentence where one fits', (text, excerpt) => {
  expect(excerptOf(text, 38)).toBe(excerpt);
});

test('whole sentences that leave much of the length empty are cut at a word instead', () => {
  const text = 'The divorce is over. Accounts, deeds, plans, policies: a checklist for the first week of it.';
  expect(excerptOf(text, 60)).toBe('The divorce is over. Accounts, deeds, plans, policies: a…');
  expect(excerptOf(text, 33)).toBe('The divorce is over.');
});

test('a shortened text has at most the length and the ellipsis', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 300 }), fc.integer({ min: 1, max: 200 }), (text, length) => {
      for (const short of [shorten(text, length), excerptOf(text, length)]) {
        expect([...short].length).toBeLessThanOrEqual(length + 1);
      }
    }),
  );
});
