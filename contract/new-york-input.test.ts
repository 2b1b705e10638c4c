import { describe, expect, it } from 'vitest';
import { fromNewYorkInput, newYorkInput } from './new-york-input.ts';

describe('the value of a field for date and time', () => {
  it.each([
    ['2026-01-05T09:30', '2026-01-05T14:30:00.000Z'],
    ['2026-07-05T09:30', '2026-07-05T13:30:00.000Z'],
    ['2026-07-05T00:00', '2026-07-05T04:00:00.000Z'],
    ['2026-12-31T23:59', '2027-01-01T04:59:00.000Z'],
  ])('%s in New York is %s', (value, instant) => {
    expect(fromNewYorkInput(value)?.toISOString()).toBe(instant);
    expect(newYorkInput(new Date(instant))).toBe(value);
  });

  it('is the first of an hour that comes twice, and moves one that is left out', () => {
    expect(fromNewYorkInput('2026-11-01T01:30')?.toISOString()).toBe('2026-11-01T05:30:00.000Z');
    expect(fromNewYorkInput('2026-03-08T02:30')?.toISOString()).toBe('2026-03-08T07:30:00.000Z');
  });

  it.each(['', 'soon', '2026-13-40T10:00', '2026-01-05'])('is null for %j', (value) => {
    expect(fromNewYorkInput(value)).toBeNull();
  });
});
