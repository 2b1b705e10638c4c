import { describe, expect, it } from 'vitest';
import type { Calculation } from '../../../../contract/calculations.ts';
import { calculate } from '../calculate.ts';
import { sentencesOf } from './findings.ts';

const said = (calculation: Calculation, values: Record<string, string>) =>
  sentencesOf(calculate({ calculation, values }, '2026-11-21').calculated);

it('findings are whole sentences', () => {
  const alimony = said('alimony-estimate', { payorIncome: '100000', marriageLength: '12.5' });
  expect(alimony).toEqual([
    'Maintenance under the law of November 2026, without children: $2,308.75 a month. The spouse with $100,000 a year pays the one with $0. The law deducts FICA first, counts income up to $241,000, and has no factor for the length of the marriage.',
    'The statute’s advisory range for this marriage: 1 year 11 months to 3 years 9 months. 15–30% of a marriage of up to 15 years, 30–40% over 15 to 20 years, 35–50% over 20 years.',
    'By the rule of thumb, with older figures: $1,500 a month. Not New York’s formula. From the spouse who earns more to the one who earns less.',
    'Duration by the rule of thumb, a simplification: 1 year 11 months to 3 years 9 months.',
  ]);
  expect(said('asset-division', { vehicles: '0.03' })).toEqual([
    'Net estate: $0.03.',
    'Each spouse’s half: $0.02 and $0.01.',
    'Equalizing payment: $0. No payment is needed: each keeps what is due.',
  ]);
});

it('a pension is divided beside the net estate', () => {
  const sentences = said('asset-division', {
    pensionMonthsOf: 'second',
    pensionMonths: '360',
    pensionMarriageMonths: '216',
    firstShare: '60',
  });
  expect(sentences.at(-1)).toBe(
    'Your share of your spouse’s pension: 36%. Of each payment, once the pension is paid.',
  );
});

describe('how long support is paid', () => {
  it.each([
    ['', 'Not known yet. Enter the length of the marriage to see it', null],
    ['0', 'Not known yet. Enter the length of the marriage to see it', null],
    ['0.2', 'A month at most', 'A month at most'],
    ['0.5', '1 to 2 months', '1 to 2 months'],
    ['16', '2 years 5 months to 4 years 10 months', '4 years 10 months to 6 years 5 months'],
    ['20', '7 to 8 years', '6 to 8 years'],
    ['30', '10 years 6 months to 12 years', '10 years 6 months to 15 years'],
  ])('in the quick estimate, after %j years, is %j, beside the statute’s %j', (length, quick, statute) => {
    const sentences = said('alimony-estimate', {
      payorIncome: '100000',
      marriageLength: length,
    });
    expect(sentences.at(-1)).toBe(`Duration by the rule of thumb, a simplification: ${quick}.`);
    const advisory = sentences.find((sentence) => sentence.includes('for this marriage'));
    if (statute) expect(advisory).toContain(`for this marriage: ${statute}. 15–30% of a marriage`);
    else expect(advisory).toBeUndefined();
  });

  it.each([
    ['', 'Not known yet. Enter the length of the marriage to see it'],
    ['0', 'A month at most'],
    ['0.3', 'A month at most'],
    ['0.5', '1 to 2 months'],
    ['10', '1 year 6 months to 3 years'],
  ])('in the worksheet, after %j years, is %j', (marriageLength, duration) => {
    const sentences = said('maintenance-worksheet', { firstIncome: '100000', marriageLength });
    expect(sentences.at(-1)).toBe(`Advisory duration: ${duration}.`);
  });

  it('is left out when nothing is due', () => {
    const alike = { marriageLength: '12', payorIncome: '50000', payeeIncome: '50000' };
    expect(said('alimony-estimate', alike)).toEqual([
      expect.stringMatching(
        /^Maintenance under the law of November 2026, without children: \$0 a month\. Nothing is due under this formula\./,
      ),
      'By the rule of thumb, with older figures: $0 a month. Not New York’s formula. Nothing is due by this rule.',
    ]);
    expect(said('maintenance-worksheet', { firstIncome: '50000', secondIncome: '50000' })).toEqual([
      'Maintenance: $0 a month. Nothing is due under this formula.',
    ]);
  });
});

it.each([
  'alimony-estimate',
  'child-support-estimate',
  'maintenance-worksheet',
  'child-support-worksheet',
] as const)('without an income, %s shows no amount', (calculation) => {
  for (const values of [{}, { firstIncome: '0', payorIncome: '0', custodialIncome: '0' }]) {
    expect(said(calculation, values)).toEqual(['No income was entered. Type both incomes to see a figure.']);
  }
});

it('with nothing typed, the division of assets says so', () => {
  expect(said('asset-division', {})[0]).toBe('Net estate: $0. No asset or debt was entered.');
});

it('incomes that contradict who earns more are pointed out beside the result', () => {
  const incomes = { firstIncome: '24000', secondIncome: '120000' };
  const first = (youEarn: string) => said('maintenance-worksheet', { ...incomes, youEarn })[0];
  expect(first('more')).toMatch(/Your spouse pays you\. You said that you earn more, but .* not swapped\.$/);
  expect(first('less')).toMatch(/Your spouse pays you\.$/);
  expect(first('')).toMatch(/Your spouse pays you\.$/);
});

it('a division by other shares names them before the halves', () => {
  const sentences = said('asset-division', { vehicles: '1000', firstShare: '60' });
  expect(sentences.slice(1, 3)).toEqual([
    'Your share of 60%, and your spouse’s of 40%: $600 and $400.',
    'For comparison, an equal half: $500.',
  ]);
});

describe('child support', () => {
  const parents = { custodialParent: 'first', married: 'yes', numberOfChildren: '2', onDate: '2026-11-21' };

  it('of one family is one figure by either form, unless the parents are married', () => {
    const figures = { numberOfChildren: '2', firstIncome: '62000', secondIncome: '38000' };
    const answer = (married: string) =>
      said('child-support-worksheet', { ...figures, custodialParent: 'second', married });
    const [law, ifMarried, quickEstimate] = said('child-support-estimate', {
      nonCustodialIncome: '62000',
      custodialIncome: '38000',
      numberOfChildren: '2',
    });
    expect(answer('no')[0]).toBe(
      'Child support, for parents not married to each other: $1,192.85 a month. You pay the other parent.',
    );
    expect(law).toMatch(
      /: \$1,192\.85 a month\. The parent with \$62,000 a year pays the one with \$38,000, with whom/,
    );
    expect(answer('yes')[0]).toBe(
      'Child support between spouses: $1,154.38 a month. You pay the other parent.',
    );
    expect(ifMarried).toMatch(/: \$1,154\.38 a month\. Because maintenance comes first: \$153\.92 a month/);
    expect(quickEstimate).toMatch(/^By the rule of thumb, with older figures: \$1,292 a month\./);
  });

  it('between spouses without maintenance is as between other parents', () => {
    const [, ifMarried] = said('child-support-estimate', {
      nonCustodialIncome: '50000',
      custodialIncome: '50000',
    });
    expect(ifMarried).toMatch(/The same: no maintenance is due/);
  });

  it('is shown with its parts, and again as it will be once maintenance ends', () => {
    const sentences = said('child-support-worksheet', {
      ...parents,
      firstIncome: '45000',
      secondIncome: '120000',
      childcareExpenses: '12000',
    });
    expect(sentences.slice(0, 4)).toEqual([
      'Child support between spouses: $2,713.45 a month. The other parent pays you.',
      'Child support and maintenance, for your budget only: $3,694.67 a month. The two are paid separately.',
      'Basic child support: $2,063.45 a month.',
      'Share of child care: $650 a month.',
    ]);
    expect(sentences).toContainEqual(
      expect.stringMatching(
        /^Child support once maintenance ends: \$3,036\.\d\d a month\. The order or agreement must/,
      ),
    );
  });

  it('of a parent under the poverty guideline is $25, with expenses as possible ones only', () => {
    const sentences = said('child-support-worksheet', {
      ...parents,
      married: 'no',
      firstIncome: '30000',
      secondIncome: '15000',
      childcareExpenses: '12000',
    });
    expect(sentences[0]).toBe(
      'Child support, for parents not married to each other: $25 a month. The other parent pays you.',
    );
    expect(sentences[1]).toMatch(/^Share of child care: \$\d+\.\d\d a month\. Possible, not counted/);
  });
});
