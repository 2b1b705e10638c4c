import { describe, expect, it } from 'vitest';
import {
  capsKnown,
  capsMayBeStale,
  childSupportPercent,
  isCalendarDate,
  parametersOn,
} from './parameters.ts';

describe('the law on a date', () => {
  it.each([
    ['2016-01-31', 178_000, 143_000],
    ['2018-02-28', 178_000, 143_000],
    ['2018-03-01', 184_000, 148_000],
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

  it('names the year of its reserve', () => {
    const reserve = { selfSupportReserveCents: 2_112_800, povertyLevelCents: 1_565_000, reserveYear: 2025 };
    expect(parametersOn('2025-07-01')).toMatchObject({ ...reserve, reserveIsOf: 'that year' });
    expect(parametersOn('2026-07-01')).toMatchObject({ ...reserve, reserveIsOf: 'an earlier year' });
    expect(parametersOn('2018-07-01')).toMatchObject({ ...reserve, reserveIsOf: 'a later year' });
  });

  it('has a reserve of 135% of the poverty guideline', () => {
    const inForce = parametersOn('2025-07-01');
    expect(inForce?.selfSupportReserveCents).toBe(
      Math.ceil(((inForce?.povertyLevelCents ?? 0) * 1.35) / 100) * 100,
    );
  });

  it.each([
    '2016-01-30',
    '1976-05-01',
    '',
    'today',
    '2024-02-30',
    '2024-2-1',
    '2026-03-01T00:00:00Z',
    '20260301',
  ])('is unknown on %j', (date) => {
    expect(parametersOn(date)).toBeNull();
  });

  it('accepts leap days and rejects impossible dates', () => {
    expect([isCalendarDate('2024-02-29'), isCalendarDate('2023-02-29')]).toEqual([true, false]);
  });
});

it('reports stale caps from two years after the newest row', () => {
  expect(capsKnown).toEqual({ from: '2016-01-31', asOf: '2026-03-01' });
  expect(capsMayBeStale('2028-02-29')).toBe(false);
  expect(capsMayBeStale('2028-03-01')).toBe(true);
});

it('uses 17, 25, 29, 31 and, from the fifth child on, 35 percent', () => {
  expect([0, 1, 2, 3, 4, 5, 6, 12].map(childSupportPercent)).toEqual([0, 17, 25, 29, 31, 35, 35, 35]);
});
