import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { codeUnit } from '../tests/support/any-text.ts';
import { MAX_AMOUNT_CENTS, readAmount, readShare, readYears } from './amount.ts';
import { dollars } from './money.ts';

describe('a typed amount', () => {
  it.each([
    ['', 0],
    ['   ', 0],
    ['$', 0],
    ['0', 0],
    ['12000', 1_200_000],
    ['12,000', 1_200_000],
    ['$12 000.50', 1_200_050],
    ['$12\u00a0000.50', 1_200_050],
    ['$12\u202f000', 1_200_000],
    [' 1.5 ', 150],
    ['$ 1,234,567.89', 123_456_789],
    ['12’000', 1_200_000],
    ['12,000$', 1_200_000],
    ['USD 52,000', 5_200_000],
    ['52000 dollars', 5_200_000],
    ['1 dollar', 100],
    ['-0', 0],
    ['+5', 500],
    ['.5', 50],
    ['5.', 500],
    ['000007', 700],
    ['0.07', 7],
    ['999,999,999,999.99', MAX_AMOUNT_CENTS],
  ])('parses %j', (text, cents) => {
    expect(readAmount(text)).toEqual({ value: cents, problem: null });
  });

  it.each([
    ['-5', 'negative'],
    ['−5', 'negative'],
    ['-$1,200.50', 'negative'],
    ['$-5', 'negative'],
    ['(500)', 'negative'],
    ['1e309', 'not-a-number'],
    ['1e5', 'not-a-number'],
    ['Infinity', 'not-a-number'],
    ['-Infinity', 'not-a-number'],
    ['NaN', 'not-a-number'],
    ['0x10', 'not-a-number'],
    ['abc', 'not-a-number'],
    ['12k', 'not-a-number'],
    ['$12 pesos', 'not-a-number'],
    ['$ dollars of', 'not-a-number'],
    ['-', 'not-a-number'],
    ['.', 'not-a-number'],
    ['1.2.3', 'not-a-number'],
    ['12,00', 'not-a-number'],
    ['1,5', 'not-a-number'],
    ['1 234,567', 'not-a-number'],
    ['12,000,', 'not-a-number'],
    ['١٢٣', 'not-a-number'],
    ['<script>', 'not-a-number'],
    ['12.000', 'too-many-decimals'],
    ['0.001', 'too-many-decimals'],
    ['1000000000000', 'too-large'],
    ['1,000,000,000,000.00', 'too-large'],
    ['9'.repeat(40), 'too-large'],
  ])('reads %j as 0 and reports the problem', (text, problem) => {
    expect(readAmount(text)).toEqual({ value: 0, problem });
  });

  it('is parsed quickly at any length', () => {
    expect(readAmount('9'.repeat(1_000_000)).problem).toBe('too-large');
    expect(readAmount(`${'1,'.repeat(500_000)}x`).problem).toBe('not-a-number');
    expect(readShare(`1${' '.repeat(1_000_000)}1`).problem).toBe('not-a-number');
  });

  it('is a whole number of cents within bounds for any text', () => {
    const typed = fc.oneof(
      fc.string({ unit: codeUnit }),
      fc.string({ unit: fc.constantFrom(...'0123456789.,-+$ ()eE%') }),
      fc.double().map(String),
      fc.bigInt().map(String),
    );
    fc.assert(
      fc.property(typed, (text) => {
        for (const { value, problem } of [readAmount(text), readYears(text), readShare(text)]) {
          const sound = Number.isSafeInteger(value) && value >= 0 && value <= MAX_AMOUNT_CENTS;
          expect(sound && !Object.is(value, -0) && (problem === null || value === 0)).toBe(true);
        }
      }),
      { numRuns: 1_000 },
    );
  });

  it('keeps its value when formatted and parsed again', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: MAX_AMOUNT_CENTS }), (cents) => {
        expect(readAmount(dollars(cents))).toEqual({ value: cents, problem: null });
      }),
    );
  });
});

describe('a typed length of marriage', () => {
  it.each([
    ['12', 1_200],
    ['12.5', 1_250],
    ['12 years', 1_200],
    ['12.5yrs.', 1_250],
    ['9.99', 999],
    ['0', 0],
    ['80', 8_000],
  ])('parses %j to the hundredth of a year', (text, hundredths) => {
    expect(readYears(text)).toEqual({ value: hundredths, problem: null });
  });

  it.each([
    ['80.01', 'too-large'],
    ['1000', 'too-large'],
    ['-3', 'negative'],
    ['12.345', 'too-many-decimals'],
    ['twelve', 'not-a-number'],
    ['$12', 'not-a-number'],
  ])('rejects %j', (text, problem) => {
    expect(readYears(text)).toEqual({ value: 0, problem });
  });
});

describe('a typed share', () => {
  it.each([
    ['50', 5_000],
    ['62.5 %', 6_250],
    ['100%', 10_000],
    ['0', 0],
  ])('parses %j to the basis point', (text, basisPoints) => {
    expect(readShare(text)).toEqual({ value: basisPoints, problem: null });
  });

  it.each([
    ['101', 'too-large'],
    ['-1', 'negative'],
    ['half', 'not-a-number'],
  ])('rejects %j', (text, problem) => {
    expect(readShare(text)).toEqual({ value: 0, problem });
  });
});
