import fc from 'fast-check';
import { expect, test } from 'vitest';
import { categoryWord, searchWords, wordsSearchedFor } from './search-words.ts';

test('words are found whatever their case, accents and apostrophes', () => {
  expect(searchWords('The Father’s “Émigré” café—ÜBER 2½ I’d')).toEqual([
    'the',
    'fathers',
    'emigre',
    'cafe',
    'uber',
    '21',
    '2',
    'id',
  ]);
  expect(searchWords('İstanbul')).toEqual(searchWords('istanbul'));
  expect(searchWords('גירושין 離婚')).toEqual(['גירושין', '離婚']);
});

test('a search is a few words, each once', () => {
  expect(wordsSearchedFor('custody Custody "child" OR NEAR(child*)')).toEqual([
    'custody',
    'child',
    'or',
    'near',
  ]);
  expect(wordsSearchedFor(`${'a b c d e f g h i j '.repeat(1000)}`)).toHaveLength(8);
  expect(wordsSearchedFor(' -*"\'():^ 🙂 ')).toEqual([]);
});

const anyText = fc
  .array(fc.oneof(fc.nat(0x10_ff_ff), fc.nat(0x7f)), { maxLength: 100 })
  .map((points) => String.fromCodePoint(...points));

test('whatever is typed, what remains is letters and digits', () => {
  fc.assert(
    fc.property(anyText, (text) =>
      searchWords(text).every((word) => /^[\p{Letter}\p{Number}]{1,60}$/u.test(word)),
    ),
  );
});

test('categories have words of their own', () => {
  expect(categoryWord('appeals')).toMatch(/^_[0-9a-f]{16}$/);
  expect(categoryWord('appeals')).not.toBe(categoryWord('mediation'));
});
