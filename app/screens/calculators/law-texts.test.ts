import { describe, expect, it } from 'vitest';
import { parametersOn } from '../../../calculators/parameters.ts';
import { lawLines, lawNotes, lawRemarks } from './law-texts.ts';

const today = '2026-11-21';

function lawOn(date: string) {
  const law = parametersOn(date);
  if (!law) throw new Error(`no law on ${date}`);
  return law;
}

const remarksOn = (date: string, day = today) => lawRemarks(lawOn(date), date, day).join(' ');

describe('the notes beside a form', () => {
  it('name the figures in force on the date, and since when', () => {
    expect(lawNotes('2019-05-01', today).hints).toEqual({
      maintenanceCap: 'If blank: $184,000, in force since March 1, 2018.',
      childSupportCap: 'If blank: $148,000, in force since March 1, 2018.',
      selfSupportReserve: 'If blank: $21,128, in force for 2025, a later year than the date.',
      povertyLevel: 'If blank: $15,650, in force for 2025, a later year than the date.',
    });
  });

  it.each(['', 'soon', '2001-01-01'])('name those of today when the date is %j', (typed) => {
    expect(lawNotes(typed, today)).toEqual(lawNotes(today, today));
    expect(lawNotes(typed, today).hints.maintenanceCap).toContain('$241,000');
  });

  it('name the date of the table', () => {
    expect(lawNotes(today, today).remarks[0]).toBe('The table of caps is complete as of March 1, 2026.');
  });
});

describe('the warnings about the figures', () => {
  it('name an older or a later year of the reserve, not the right one', () => {
    expect(remarksOn('2026-07-01')).toMatch(/are those of 2025: an older year/);
    expect(remarksOn('2019-07-01')).toMatch(/are those of 2025: a later year/);
    expect(remarksOn('2025-07-01')).toBe('');
  });

  it('mention old caps once others may be in force, and only where the newest are used', () => {
    expect(remarksOn('2028-03-01', '2028-03-01')).toMatch(/may have been replaced/);
    expect(remarksOn('2028-02-29', '2028-02-29')).not.toMatch(/replaced|future/);
    expect(remarksOn('2025-03-01', '2028-03-01')).not.toMatch(/replaced|future/);
  });

  it('mention other caps by a date in the future', () => {
    expect(remarksOn('2028-03-01')).toMatch(/Your date lies in the future/);
    expect(remarksOn('2028-03-01')).not.toMatch(/more than two years old/);
  });
});

it('each figure of a worksheet names its source, and one of the visitor’s own the figure it replaces', () => {
  const law = lawOn('2025-06-02');
  const lines = lawLines(law, { ...law, selfSupportReserveCents: 2_200_000 });
  expect(lines.map(({ formula, amountCents }) => [formula, amountCents])).toEqual([
    ['since March 1, 2024', 22_800_000],
    ['since March 1, 2024', 18_300_000],
    ['entered by you; in force is $21,128, for 2025', 2_200_000],
    ['for 2025', 1_565_000],
  ]);
  for (const { source } of lines) expect(source).toMatch(/DRL §|poverty guideline/);
});
