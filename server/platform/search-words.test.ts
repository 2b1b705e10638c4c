import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hasSearchableWord } from '../../contract/post-lists.ts';
import { indexedWords, searchWords, wordsSearchedFor } from './search-words.ts';

test('words have no capitals, accents or apostrophes', () => {
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

test('a search has a few words, each once', () => {
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

test('a search has words where the contract says so', () => {
  fc.assert(fc.property(anyText, (text) => hasSearchableWord(text) === wordsSearchedFor(text).length > 0));
  for (const text of ['%', '🙂', ' -– ', '\u0301']) expect(hasSearchableWord(text), text).toBe(false);
  for (const text of ['a', '½', '™', '離']) expect(hasSearchableWord(text), text).toBe(true);
});

test('words have letters and digits only', () => {
  fc.assert(
    fc.property(anyText, (text) =>
      searchWords(text).every((word) => /^[\p{Letter}\p{Number}]{1,60}$/u.test(word)),
    ),
  );
});

test('the words of a post are indexed once each, up to a bound', () => {
  expect(indexedWords('Custody, custody and CUSTODY')).toEqual(['custody', 'and']);
  const long = indexedWords(Array.from({ length: 400_000 }, (_, i) => `word${i}`).join(' '));
  expect(long[0]).toBe('word0');
  expect(Buffer.byteLength(long.join(''))).toBeLessThanOrEqual(600_000);
});
