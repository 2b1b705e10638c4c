import { describe, expect, it } from 'vitest';
import { localTimeOf } from './firm-instants.ts';
import { zoneLabel } from './time-zone.ts';

const newYork = localTimeOf('America/New_York');

describe('the value of a field for date and time', () => {
  it.each([
    ['America/New_York', '2026-01-05T09:30', '2026-01-05T14:30:00.000Z'],
    ['America/New_York', '2026-07-05T09:30', '2026-07-05T13:30:00.000Z'],
    ['America/New_York', '2026-07-05T00:00', '2026-07-05T04:00:00.000Z'],
    ['America/New_York', '2026-12-31T23:59', '2027-01-01T04:59:00.000Z'],
    ['America/Los_Angeles', '2026-07-05T09:30', '2026-07-05T16:30:00.000Z'],
    ['America/Phoenix', '2026-07-05T09:30', '2026-07-05T16:30:00.000Z'],
    ['Asia/Kolkata', '2026-07-05T00:10', '2026-07-04T18:40:00.000Z'],
  ])('in %s %s is %s', (zone, value, instant) => {
    const { fromInput, toInput } = localTimeOf(zone);
    expect(fromInput(value)?.toISOString()).toBe(instant);
    expect(toInput(new Date(instant))).toBe(value);
  });

  it('is the first of an hour that comes twice, and moves one that is left out', () => {
    expect(newYork.fromInput('2026-11-01T01:30')?.toISOString()).toBe('2026-11-01T05:30:00.000Z');
    expect(newYork.fromInput('2026-03-08T02:30')?.toISOString()).toBe('2026-03-08T07:30:00.000Z');
  });

  it.each([
    ['2026-11-01T00:30', '2026-11-01T04:30:00.000Z'],
    ['2026-11-01T02:30', '2026-11-01T07:30:00.000Z'],
    ['2026-03-08T01:30', '2026-03-08T06:30:00.000Z'],
    ['2026-03-08T03:30', '2026-03-08T07:30:00.000Z'],
  ])('keeps the hours beside a change of clocks: %s is %s', (value, instant) => {
    expect(newYork.fromInput(value)?.toISOString()).toBe(instant);
  });

  it.each(['', 'soon', '2026-13-40T10:00', '2026-01-05'])('is null for %j', (value) => {
    expect(newYork.fromInput(value)).toBeNull();
  });
});

describe('a calendar day', () => {
  it('begins at midnight in winter, in summer and when the clocks change', () => {
    expect(newYork.dayStart('2026-01-15').toISOString()).toBe('2026-01-15T05:00:00.000Z');
    expect(newYork.dayStart('2026-07-15').toISOString()).toBe('2026-07-15T04:00:00.000Z');
    expect(newYork.dayStart('2026-03-08').toISOString()).toBe('2026-03-08T05:00:00.000Z');
    expect(newYork.dayStart('2026-11-01').toISOString()).toBe('2026-11-01T04:00:00.000Z');
  });

  it('ends where the next one begins', () => {
    for (const [day, next] of [
      ['2026-03-08', '2026-03-09'],
      ['2026-11-01', '2026-11-02'],
      ['2026-12-31', '2027-01-01'],
    ] as const)
      expect(newYork.dayEnd(day)).toEqual(newYork.dayStart(next));
  });
});

it('a zone is called by its city', () => {
  expect(['America/New_York', 'America/Los_Angeles', 'America/Indiana/Knox'].map(zoneLabel)).toEqual([
    'New York',
    'Los Angeles',
    'Knox',
  ]);
});
