import { expect, test } from 'vitest';
import { fromFirmInput } from '../../../content/derive/firm-instants.ts';
import { counted, firmDateTime, firmMoment } from './format.ts';

test.each([
  ['2024-01-05T15:04', 'Jan 5, 2024, 3:04 PM'],
  ['2024-07-04T23:59', 'Jul 4, 2024, 11:59 PM'],
])('the instant of %s in the firm’s zone is shown as %s', (local, shown) => {
  expect(firmDateTime(fromFirmInput(local)?.toISOString() ?? '')).toBe(shown);
});

test.each([
  ['2024-01-05T15:04', 'Jan 5, 3:04 PM'],
  ['2023-12-31T23:59', 'Dec 31, 2023, 11:59 PM'],
])('the instant of %s is shown as %s in 2024', (local, shown) => {
  const now = new Date('2025-01-01T04:00:00Z');
  expect(firmMoment(fromFirmInput(local)?.toISOString() ?? '', now)).toBe(shown);
});

test('a number has its noun, in the plural unless it is 1', () => {
  expect([0, 1, 1204].map((count) => counted(count, 'post'))).toEqual(['0 posts', '1 post', '1,204 posts']);
  expect([1, 2].map((count) => counted(count, 'call or visit', 'calls and visits'))).toEqual([
    '1 call or visit',
    '2 calls and visits',
  ]);
});
