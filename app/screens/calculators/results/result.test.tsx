import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { Calculation } from '../../../../contract/calculations.ts';
import { calculate } from '../calculate.ts';
import { Ledger, Result } from './result.tsx';

/** The text of result and ledger; the lines of tables separated by line ends, their cells by bars. */
function textOf(calculation: Calculation, values: Record<string, string>): string {
  const outcome = calculate({ calculation, values }, '2026-11-21');
  const html = renderToStaticMarkup(
    <>
      <Result outcome={outcome} byServer={false} stale={false} onPrint={() => {}} onCarry={() => {}} />
      <Ledger outcome={outcome} />
    </>,
  );
  return html
    .replaceAll('</tr>', '\n')
    .replaceAll('</td>', '|')
    .replaceAll('</th>', '|')
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll('\u00a0', ' ');
}

const lineOf = (text: string, label: string) => text.split('\n').find((line) => line.startsWith(label));

it('each line of a worksheet has its formula, statute and amount', () => {
  const text = textOf('maintenance-worksheet', {
    onDate: '2025-06-02',
    marriageLength: '12.5',
    firstIncome: '260,041',
    firstFica: '0',
    secondIncome: '45,047',
    secondFica: '0',
    numberOfChildren: '2',
    custodialParent: 'second',
  });
  expect(text).toMatch(/\|20% × \$228,000 − 25% × \$45,047\|DRL § 236\(B\)[^|]*\|\$34,338\.25\|/);
  expect(text).toContain('At the court’s discretion');
  expect(text).toContain('Figures of the law, as of June 2, 2025');
  expect(text).toMatch(/since March 1, 2024\|DRL § 236\(B\)[^|]*\|\$228,000\.00/);
  expect(lineOf(text, 'Self-support reserve')).toContain('135% of the federal poverty guideline');
  expect(text).toContain('1 year 11 months to 3 years 9 months');
  expect(text).toContain('Whether maintenance is due on the part above it is for the court');
});

it('an estimate of FICA is marked in the steps and in the list for the print', () => {
  const text = textOf('child-support-worksheet', {
    onDate: '2026-04-01',
    firstIncome: '65000',
    secondFica: '0',
  });
  expect(lineOf(text, 'You: FICA tax')).toMatch(
    /^You: FICA tax, as if all income were wages\|6\.2% × \$65,000 \+ 1\.45% × \$65,000\|.*wage base of 2026.*Estimate, in place of a blank field\|\$4,972\.50\|$/,
  );
  expect(text).toMatch(/Figures entered.*You: FICA tax\$4,972\.50 \(estimate/);
  expect(text).not.toContain('The other parent: FICA tax,');
});

it('notes warn of figures that may be out of date, and of low income', () => {
  const low = { married: 'no', firstIncome: '30000', secondIncome: '18000', onDate: '2028-03-01' };
  const text = textOf('child-support-worksheet', low);
  expect(text).toContain('By your date the caps will probably have changed');
  expect(text).toMatch(/Low income: .* \$25 a month/);
  const current = textOf('child-support-worksheet', { ...low, onDate: '2025-03-01', secondIncome: '90000' });
  expect(current).not.toMatch(/By your date|years? old|Low income/);
});

it('a division shows both halves and the equalizing payment', () => {
  const estate = {
    realEstate: '500000',
    realEstateKeptBy: 'first',
    bankAccounts: '100000',
    bankAccountsKeptBy: 'second',
    debts: '200000',
    debtsKeptBy: 'first',
  };
  const text = textOf('asset-division', estate);
  expect(text).toContain('Each spouse’s half$200,000');
  expect(text).toContain('$100,000You pay your spouse');
  expect(textOf('asset-division', { ...estate, firstShare: '75' })).toContain('No payment is needed');
});
