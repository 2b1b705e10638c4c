import { describe, expect, it } from 'vitest';
import type { Calculation } from '../../../../contract/calculations.ts';
import { calculate } from '../calculate.ts';
import { sentencesOf } from './findings.ts';

const said = (calculation: Calculation, values: Record<string, string>) =>
  sentencesOf(calculate({ calculation, values }, '2026-11-21').calculated);

it('findings are whole sentences', () => {
  const alimony = said('alimony-estimate', { payorIncome: '100000', marriageLength: '12.5' });
  expect(alimony).toEqual([
    'Estimated alimony: $1,500 a month. From the spouse who would pay to the one who would receive.',
    'Usual duration: 1.9 to 3.8 years.',
  ]);
  expect(said('asset-division', { vehicles: '0.03' })).toEqual([
    'Net estate: $0.03.',
    'Each spouse’s half: $0.02 and $0.01.',
    'Equalizing payment: $0. No payment is needed: each keeps what is due.',
  ]);
});

describe('how long support is paid', () => {
  it.each([
    ['', 'Not known yet. Enter the length of the marriage to see it'],
    ['0', 'Not known yet. Enter the length of the marriage to see it'],
    ['0.2', 'A month at most'],
    ['0.5', '1 to 2 months'],
    ['3', '5 to 11 months'],
    ['20', '7 to 8 years'],
  ])('in the quick estimate, after %j years, is %j', (marriageLength, duration) => {
    const sentences = said('alimony-estimate', { payorIncome: '100000', marriageLength });
    expect(sentences.at(-1)).toBe(`Usual duration: ${duration}.`);
  });

  it.each([
    ['', 'Not known yet. Enter the length of the marriage to see it'],
    ['0', 'A month at most'],
    ['0.3', 'A month at most'],
    ['0.5', '1 to 2 months'],
    ['10', '18 to 36 months'],
  ])('in the worksheet, after %j years, is %j', (marriageLength, duration) => {
    const sentences = said('maintenance-worksheet', { firstIncome: '100000', marriageLength });
    expect(sentences.at(-1)).toBe(`Advisory duration: ${duration}.`);
  });

  it('is left out when nothing is due', () => {
    for (const calculation of ['alimony-estimate', 'maintenance-worksheet'] as const) {
      const sentences = said(calculation, { marriageLength: '12' });
      expect(sentences).toEqual([expect.stringContaining('$0 a month. Nothing is due under this formula.')]);
    }
  });
});
