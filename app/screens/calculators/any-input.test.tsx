import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { FIELDS } from '../../../calculators/form-fields.ts';
import { figuresFromFragment, figuresToFragment } from '../../../calculators/share-link.ts';
import { CALCULATIONS, type Calculation } from '../../../contract/calculations.ts';
import { character } from '../../../tests/support/any-text.ts';
import { calculate } from './calculate.ts';
import { sentencesOf, stepsOf } from './results/findings.ts';
import { requestMessage } from './results/request-message.ts';
import { Ledger, Result } from './results/result.tsx';

const calculations = Object.keys(CALCULATIONS) as Calculation[];

const text = fc.oneof(
  fc.constantFrom(
    '',
    ' ',
    '-1',
    '1e309',
    '$12 000.50',
    'a lot',
    '9'.repeat(40),
    'NaN',
    '__proto__',
    '<b>{x}',
  ),
  fc.constantFrom(
    'yes',
    'no',
    'first',
    'second',
    'divided',
    'nobody',
    '0',
    '1',
    '5',
    '6',
    '80',
    '100',
    '101',
  ),
  fc.constantFrom('2016-01-30', '2016-01-31', '2024-02-30', '2026-11-21', '2028-03-01', '9999-12-31'),
  fc.constantFrom('999,999,999,999.99', '0.01', '21,128', '15650'),
  fc.integer({ min: 0, max: 1_000_000 }).map(String),
  fc.string({ unit: character, maxLength: 20 }),
);
const today = fc.constantFrom('2026-11-21', '2028-02-29', '2031-01-01');

/** All text and HTML of a result. */
function everythingOf(calculation: Calculation, values: Record<string, string>, day: string): string {
  const outcome = calculate({ calculation, values }, day);
  return [
    ...sentencesOf(outcome.calculated),
    JSON.stringify(stepsOf(outcome.calculated)),
    requestMessage(outcome),
    renderToStaticMarkup(
      <Result outcome={outcome} byServer={false} stale={false} onPrint={() => {}} onCarry={() => {}} />,
    ),
    renderToStaticMarkup(<Ledger outcome={outcome} />),
  ].join('\n');
}

/** Patterns of our own mistakes; typed text that matches them is left out first. */
const UNSOUND = /NaN|Infinity|∞|undefined|\{[a-zA-Z]+\}|\[object/;

it.each(calculations)('%s has a result in words and pictures for any input', (calculation) => {
  const entries = fc.dictionary(fc.constantFrom(...(FIELDS[calculation] as readonly string[])), text, {
    maxKeys: 40,
  });
  fc.assert(
    fc.property(entries, today, (typed, day) => {
      const values = Object.fromEntries(Object.entries(typed).filter(([, value]) => !UNSOUND.test(value)));
      expect(everythingOf(calculation, values, day)).not.toMatch(UNSOUND);
      expect(() => everythingOf(calculation, typed, day)).not.toThrow();
    }),
    { numRuns: 150 },
  );
});

it.each(calculations)(
  'a link with options that %s does not offer counts them as its first ones',
  (calculation) => {
    const nonsense = {
      numberOfChildren: '99',
      vehiclesKeptBy: 'x',
      healthInsurancePaidBy: 'nobody',
      pensionMonthsOf: 'nobody',
    };
    const figures = {
      married: 'yes',
      custodialParent: 'first',
      firstIncome: '40000',
      secondIncome: '90000',
      healthInsurance: '3000',
      vehicles: '8000',
      pensionMonths: '300',
      pensionMarriageMonths: '100',
      onDate: '2026-04-01',
    };
    const first = {
      numberOfChildren: calculation === 'maintenance-worksheet' ? '0' : '1',
      vehiclesKeptBy: 'divided',
      healthInsurancePaidBy: 'custodial',
      pensionMonthsOf: 'first',
    };
    const shared = figuresFromFragment(
      figuresToFragment({ calculation, values: { ...figures, ...nonsense } }),
    );
    const offered = figuresFromFragment(figuresToFragment({ calculation, values: { ...figures, ...first } }));
    const shown = (values: Record<string, string> = {}) => everythingOf(calculation, values, '2026-11-21');
    expect(shown(shared?.values)).toBe(shown(offered?.values));
    expect(shown(shared?.values)).not.toMatch(/nobody/);
  },
);
