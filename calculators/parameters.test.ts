import { describe, expect, it } from 'vitest';
import {
  childSupportPercent,
  lawKnownFrom,
  newestRows,
  nextChange,
  type Parameter,
  parametersOn,
  sourceOf,
} from './parameters.ts';

describe('the law on a date', () => {
  it.each([
    ['2016-01-31', 178_000, 141_000],
    ['2016-02-29', 178_000, 141_000],
    ['2016-03-01', 178_000, 143_000],
    ['2018-01-30', 178_000, 143_000],
    ['2018-01-31', 184_000, 143_000],
    ['2018-02-28', 184_000, 143_000],
    ['2018-03-01', 184_000, 148_000],
    ['2020-02-29', 184_000, 148_000],
    ['2020-03-01', 192_000, 154_000],
    ['2022-03-01', 203_000, 163_000],
    ['2024-02-29', 203_000, 163_000],
    ['2024-03-01', 228_000, 183_000],
    ['2026-02-28', 228_000, 183_000],
    ['2026-03-01', 241_000, 193_000],
    ['2099-12-31', 241_000, 193_000],
  ])('on %s the caps are %s and %s dollars', (date, maintenance, childSupport) => {
    expect(parametersOn(date)).toMatchObject({
      maintenanceCapCents: maintenance * 100,
      childSupportCapCents: childSupport * 100,
    });
  });

  it.each([
    // The oldest row, before it was in force.
    ['2016-01-31', 18_346.5, 13_590, '2022-03-01'],
    ['2022-02-28', 18_346.5, 13_590, '2022-03-01'],
    ['2022-03-01', 18_346.5, 13_590, '2022-03-01'],
    ['2023-03-01', 19_683, 14_580, '2023-03-01'],
    ['2024-03-01', 20_331, 15_060, '2024-03-01'],
    ['2025-02-28', 20_331, 15_060, '2024-03-01'],
    ['2025-03-01', 21_128, 15_650, '2025-03-01'],
    ['2026-02-28', 21_128, 15_650, '2025-03-01'],
    ['2026-03-01', 21_546, 15_960, '2026-03-01'],
    ['2099-12-31', 21_546, 15_960, '2026-03-01'],
  ])(
    'on %s the reserve is %s and the poverty guideline %s dollars, of %s',
    (date, reserve, poverty, from) => {
      expect(parametersOn(date)).toMatchObject({
        selfSupportReserveCents: reserve * 100,
        povertyLevelCents: poverty * 100,
        inForceFrom: { selfSupportReserveCents: from, povertyLevelCents: from },
      });
    },
  );

  it.each(['2025-03-01', '2026-03-01'])('has a reserve of 135%% of the poverty guideline on %s', (date) => {
    const inForce = parametersOn(date);
    const guideline = (inForce?.povertyLevelCents ?? 0) / 100;
    expect(inForce?.selfSupportReserveCents).toBe(Math.ceil(guideline * 1.35) * 100);
  });

  it('has the date of each figure, which differ between the caps', () => {
    expect(parametersOn('2018-02-01')?.inForceFrom).toMatchObject({
      maintenanceCapCents: '2018-01-31',
      childSupportCapCents: '2016-03-01',
    });
  });

  it.each(['2016-01-30', '1976-05-01', '', 'today', '2024-02-30'])('is unknown on %j', (date) => {
    expect(parametersOn(date)).toBeNull();
  });
});

it('the reserve is expected to change a year after the newest, the caps two years after', () => {
  expect(lawKnownFrom).toBe('2016-01-31');
  const changes = (
    ['maintenanceCapCents', 'childSupportCapCents', 'selfSupportReserveCents', 'povertyLevelCents'] as const
  ).map(nextChange);
  expect(changes).toEqual(['2028-03-01', '2028-03-01', '2027-03-01', '2027-03-01']);
});

it('figures that change together have newest rows of the same day', () => {
  const newest = (parameter: Parameter) => newestRows(parameter).last.inForceFrom;
  expect(newest('childSupportCapCents')).toBe(newest('maintenanceCapCents'));
  expect(newest('povertyLevelCents')).toBe(newest('selfSupportReserveCents'));
});

it('each figure has a source', () => {
  expect(sourceOf('maintenanceCapCents')).toContain('DRL § 236(B)(5-a)(b)(5)');
  expect(sourceOf('childSupportCapCents')).toContain('SSL § 111-i');
  for (const parameter of ['selfSupportReserveCents', 'povertyLevelCents'] as const) {
    expect(sourceOf(parameter)).toMatch(/poverty guideline.*LDSS-4515/);
  }
});

it('uses 17, 25, 29, 31 and, from the fifth child on, 35 percent', () => {
  expect([0, 1, 2, 3, 4, 5, 6, 12].map(childSupportPercent)).toEqual([0, 17, 25, 29, 31, 35, 35, 35]);
});
