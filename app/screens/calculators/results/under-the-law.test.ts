import { describe, expect, it } from 'vitest';
import { asWorksheet } from '../../../../calculators/as-worksheet.ts';
import type { Calculation } from '../../../../contract/calculations.ts';
import { calculate } from '../calculate.ts';
import { findingsOf } from './findings.ts';
import { underTheLaw } from './under-the-law.ts';

const today = '2026-11-21';

function estimate(calculation: Calculation, values: Record<string, string>) {
  const { calculated } = calculate({ calculation, values }, today);
  if (!('law' in calculated)) throw new Error(`${calculation} is no estimate.`);
  const { calculation: name } = calculated;
  const worksheets = (['payor', 'payee'] as const).map(
    (you) => calculate(asWorksheet({ calculation: name, values }, you), today).calculated,
  );
  return { law: underTheLaw(calculated), worksheets };
}

describe('the law of the day beside a quick estimate', () => {
  it.each([
    ['alimony-estimate', { payorIncome: '120,000', payeeIncome: '24,000' }, '$2,401.10 a month'],
    [
      'alimony-estimate',
      { payorIncome: '120,000', payeeIncome: '24,000', hasChildren: 'yes' },
      '$1,385.25 a month',
    ],
    [
      'child-support-estimate',
      { custodialIncome: '40,000', nonCustodialIncome: '120,000' },
      '$1,569.95 a month',
    ],
  ] as const)(
    'of %s with %o is %s, as in the worksheet that either person carries the figures into',
    (name, values, figure) => {
      const { law, worksheets } = estimate(name, values);
      expect(law.figure).toBe(figure);
      const [paid, received] = worksheets.map((worksheet) => findingsOf(worksheet)[0]);
      expect(paid).toMatchObject({ figure, text: expect.stringMatching(/^You pay/) });
      expect(received).toMatchObject({ figure, text: expect.stringMatching(/pays you\.$/) });
    },
  );

  it('says why it differs, with the cap of the day', () => {
    const { law } = estimate('child-support-estimate', { nonCustodialIncome: '90000' });
    expect(law.label).toBe(
      'Child support under the law of November 2026, for parents not married to each other',
    );
    expect(law.text).toContain('counts combined income up to $193,000');
  });

  it('goes the other way where the payee earns more', () => {
    const { law } = estimate('alimony-estimate', { payorIncome: '24000', payeeIncome: '120000' });
    expect(law.figure).toBe('$2,401.10 a month');
    expect(law.text).toMatch(
      /^The spouse with \$120,000 a year pays the one with \$24,000\. That is the reverse/,
    );
  });

  it('counts every expense of the estimate', () => {
    const { worksheets } = estimate('child-support-estimate', {
      nonCustodialIncome: '90000',
      childcareExpenses: '1000',
      healthInsurance: '2000',
      extraordinaryExpenses: '4000',
    });
    for (const worksheet of worksheets) {
      expect(worksheet).toMatchObject({
        input: { addOns: { childCareCents: 100_000, healthInsuranceCents: 200_000, medicalCents: 400_000 } },
      });
    }
  });
});
