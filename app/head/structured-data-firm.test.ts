import { expect, it } from 'vitest';
import { graphIds } from './graph-ids.ts';
import { openingHours } from './structured-data-firm.ts';

it('opening hours are those of each group of days', () => {
  const ids = graphIds('https://firm.example');
  const hours = openingHours(ids, [
    { days: ['Monday', 'Tuesday'], opens: '09:00', closes: '17:00' },
    { days: ['Saturday'], opens: '10:00', closes: '12:00' },
  ]);
  expect(hours).toMatchObject([
    { dayOfWeek: ['Monday', 'Tuesday'], opens: '09:00', closes: '17:00' },
    { dayOfWeek: ['Saturday'], opens: '10:00', closes: '12:00' },
  ]);
  expect(new Set(hours.map((one) => one['@id'])).size).toBe(2);
});
