import { expect, it } from 'vitest';
import { advisoryDuration, quickDuration } from './duration.ts';

it.each([
  [1_250, '15-30', 23, 45],
  [1_999, '15-30', 36, 72],
  [2_000, '35-40', 84, 96],
  [3_000, '35-40', 126, 144],
])(
  'the quick estimate of %s hundredths of a year is %s percent: %s to %s months',
  (length, percents, from, to) => {
    const { fromPercent, toPercent, fromMonths, toMonths } = quickDuration(length);
    expect([`${fromPercent}-${toPercent}`, fromMonths, toMonths]).toEqual([percents, from, to]);
  },
);

it('the statute has another range from more than 15 years on', () => {
  const ranges = [1_500, 1_501, 2_000, 2_001].map((length) => {
    const { fromPercent, toPercent } = advisoryDuration(length);
    return `${fromPercent}-${toPercent}`;
  });
  expect(ranges).toEqual(['15-30', '30-40', '30-40', '35-50']);
});
