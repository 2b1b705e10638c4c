import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { codeUnit } from '../tests/support/any-text.ts';
import { type CalculationForm, FIELDS } from './form-fields.ts';
import { figuresFromFragment, figuresToFragment } from './share-link.ts';

const forms = Object.keys(FIELDS) as CalculationForm[];

describe('figures in a link', () => {
  it('are the entered text in a readable query', () => {
    const fragment = figuresToFragment({
      calculation: 'alimony-estimate',
      values: { payorIncome: '$12 000.50', payeeIncome: '', marriageLength: '12.5' },
    });
    expect(fragment).toBe('v=1&c=alimony-estimate&payorIncome=%2412+000.50&marriageLength=12.5');
    expect(figuresFromFragment(`#${fragment}`)).toEqual({
      calculation: 'alimony-estimate',
      values: { payorIncome: '$12 000.50', marriageLength: '12.5' },
    });
  });

  it('are restored for any form and text', () => {
    const shared = fc.constantFrom(...forms).chain((calculation) =>
      fc.record({
        calculation: fc.constant(calculation),
        values: fc.dictionary(
          fc.constantFrom(...(FIELDS[calculation] as readonly string[])),
          fc.string({ unit: 'grapheme', minLength: 1, maxLength: 10 }).filter((text) => text === text.trim()),
        ),
      }),
    );
    fc.assert(
      fc.property(shared, (figures) => {
        const { calculation, values } = figures;
        expect(figuresFromFragment(figuresToFragment(figures))).toEqual({
          calculation,
          values: { ...values },
        });
      }),
    );
  });

  it('keep a 0, which is not the estimate of a blank field', () => {
    const values = { firstIncome: '65000', firstFica: '0', secondFica: '' };
    const fragment = figuresToFragment({ calculation: 'maintenance-worksheet', values });
    expect(figuresFromFragment(fragment)?.values).toEqual({ firstIncome: '65000', firstFica: '0' });
  });

  it('are limited in length', () => {
    for (const calculation of forms) {
      const values = Object.fromEntries(FIELDS[calculation].map((field) => [field, '9'.repeat(1_000)]));
      const fragment = figuresToFragment({ calculation, values });
      expect(fragment.length).toBeLessThan(4_000);
      expect(figuresFromFragment(fragment)?.calculation).toBe(calculation);
    }
  });

  it('are truncated between whole characters', () => {
    const typed = encodeURIComponent(`${'9'.repeat(59)}😀`);
    const figures = figuresFromFragment(`v=1&c=alimony-estimate&payorIncome=${typed}`);
    expect(figures?.values.payorIncome?.isWellFormed()).toBe(true);
  });

  it('omit unknown fields', () => {
    expect(figuresFromFragment('v=1&c=alimony-estimate&__proto__=1&debts=5&payorIncome=7')?.values).toEqual({
      payorIncome: '7',
    });
  });

  it.each([
    '',
    '#',
    '#faq',
    'v=1',
    'v=2&c=alimony-estimate&payorIncome=5',
    'v=1&c=constructor',
    'v=1&c=nothing&payorIncome=5',
    '%',
    '%E0%A4%A',
    `v=1&c=alimony-estimate&payorIncome=${'9'.repeat(5_000)}`,
  ])('are rejected in %j', (fragment) => {
    expect(figuresFromFragment(fragment)).toBeNull();
  });

  it('are read from any text without an error', () => {
    const nonsense = fc.oneof(
      fc.string({ unit: codeUnit }),
      fc.string({ unit: codeUnit }).map((text) => `v=1&c=asset-division&debts=${text}`),
    );
    fc.assert(
      fc.property(nonsense, (fragment) => {
        const figures = figuresFromFragment(fragment);
        // Parsed figures can be written and parsed again.
        if (figures) expect(figuresFromFragment(figuresToFragment(figures))).toEqual(figures);
      }),
    );
  });
});
