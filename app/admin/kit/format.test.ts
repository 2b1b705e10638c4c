import { expect, test } from 'vitest';
import { fromFirmInput } from '../../../content/derive/firm-instants.ts';
import { firmDateTime } from './format.ts';

test.each([
  ['2024-01-05T15:04', 'Jan 5, 2024, 3:04 PM'],
  ['2024-07-04T23:59', 'Jul 4, 2024, 11:59 PM'],
])('the instant of %s in the firm’s zone is shown as %s', (local, shown) => {
  expect(firmDateTime(fromFirmInput(local)?.toISOString() ?? '')).toBe(shown);
});
