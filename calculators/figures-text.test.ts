import { expect, it } from 'vitest';
import { figuresText } from './figures-text.ts';

it('formats figures and results as lines of a message', () => {
  const text = figuresText({
    heading: 'Child support worksheet, as of March 1, 2026',
    typed: [
      { label: 'Gross income', value: ' $110,000 ' },
      { label: 'FICA', value: '  ' },
    ],
    results: ['You pay $1,200 a month.'],
  });
  expect(text).toBe(
    [
      'Child support worksheet, as of March 1, 2026',
      '',
      'Gross income: $110,000',
      '',
      'You pay $1,200 a month.',
    ].join('\n'),
  );
});

it('removes line breaks from values and omits blank figures', () => {
  expect(
    figuresText({ heading: 'Assets', typed: [{ label: 'Debts', value: 'a\r\n\nb' }], results: [] }),
  ).toBe('Assets\n\nDebts: a b');
});
