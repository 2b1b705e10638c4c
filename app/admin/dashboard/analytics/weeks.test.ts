import { expect, test } from 'vitest';
import { weeksOf } from './weeks.ts';

test('weeks are whole, and the last one ends with the last day', () => {
  const days = Array.from({ length: 16 }, (_, i) => ({
    day: `2026-03-${String(i + 1).padStart(2, '0')}`,
    views: i + 1,
    requests: i === 15 ? 2 : 0,
  }));
  expect(weeksOf(days)).toEqual([
    { day: '2026-03-03', views: 42, requests: 0 },
    { day: '2026-03-10', views: 91, requests: 2 },
  ]);
});
