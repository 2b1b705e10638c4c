import { expect, it } from 'vitest';
import { figuresText } from './figures-text.ts';

it('writes figures, result and worksheet as lines of a message', () => {
  const text = figuresText({
    heading: 'Child support worksheet, as of March 1, 2026',
    typed: [
      { label: 'Gross income', value: ' $110,000 ' },
      { label: 'FICA', value: '  ' },
    ],
    results: ['You pay $1,200 a month.'],
    steps: [
      {
        id: 'combined-income',
        label: 'Combined parental income',
        formula: '$110,000 + $25,000',
        amountCents: 13_500_000,
        source: 'DRL § 240(1-b)(b)(4)',
      },
      {
        id: 'duration',
        label: 'Duration',
        formula: '14 to 29 months',
        amountCents: null,
        source: 'DRL § 236(B)(6)',
      },
    ],
  });
  expect(text).toBe(
    [
      'Child support worksheet, as of March 1, 2026',
      '',
      'Gross income: $110,000',
      '',
      'You pay $1,200 a month.',
      '',
      'Combined parental income: $135,000 ($110,000 + $25,000; DRL § 240(1-b)(b)(4))',
      'Duration: 14 to 29 months (DRL § 236(B)(6))',
    ].join('\n'),
  );
});

it('keeps a line a line, whatever was typed, and leaves out what is empty', () => {
  expect(
    figuresText({ heading: 'Assets', typed: [{ label: 'Debts', value: 'a\r\n\nb' }], results: [] }),
  ).toBe('Assets\n\nDebts: a b');
});
