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
    expect(lawNotes({ onDate: '2019-05-01' }, today).hints).toMatchObject({
      maintenanceCap: 'If blank: $184,000, in force since January 31, 2018.',
      childSupportCap: 'If blank: $148,000, in force since March 1, 2018.',
      selfSupportReserve: 'If blank: $18,346.50, in force only since March 1, 2022, after the date.',
      povertyLevel: 'If blank: $13,590, in force only since March 1, 2022, after the date.',
    });
  });

  it.each(['', 'soon', '2001-01-01'])('name those of today when the date is %j', (typed) => {
    const notes = lawNotes({ onDate: typed }, today);
    expect(notes).toEqual(lawNotes({ onDate: today }, today));
    expect(notes).toEqual(lawNotes({}, today));
    expect(notes.hints.maintenanceCap).toContain('$241,000');
  });

  it.each([
    ['', 'Caps in force since March 1, 2026, self-support reserve since March 1, 2026.'],
    ['2025-06-02', 'Caps in force since March 1, 2024, self-support reserve since March 1, 2025.'],
  ])('name the dates of the figures that apply when the date is %j', (onDate, remark) => {
    expect(lawNotes({ onDate }, today).remarks).toEqual([remark]);
  });

  it('name the estimate of blank FICA, from the income and the year of the date', () => {
    const typed = { onDate: '2025-06-02', firstIncome: '$65,000', secondIncome: 'a lot' };
    const { hints, placeholders } = lawNotes(typed, today);
    expect(hints.firstFica).toMatch(
      /^If blank: \$4,972\.50, estimated as on wages of 2025\. 0 means none\. Self-employed\?/,
    );
    expect(hints.secondFica).toMatch(/^If blank: estimated, as on wages of 2025\./);
    expect(placeholders).toEqual({ firstFica: '4,972.50 (estimate)', secondFica: undefined });
  });
});

describe('the warnings about the figures', () => {
  it('say so where the oldest reserve is later than the date', () => {
    expect(remarksOn('2022-02-28')).toMatch(/in force since March 1, 2022: the oldest in our table/);
    for (const date of ['2022-03-01', '2025-02-28', '2026-07-01']) expect(remarksOn(date)).toBe('');
  });

  it.each([
    // Today and the date of the worksheet.
    ['2027-02-28', '', ''],
    ['2027-03-01', '', 'reserve'],
    ['2028-02-29', '', 'reserve'],
    ['2028-03-01', 'caps', 'reserve'],
  ])('on %s mention as outdated: %j, %j', (day, caps, reserve) => {
    const remarks = remarksOn(day, day);
    expect(/The caps of March 1, 2026 are more than two years old/.test(remarks)).toBe(caps !== '');
    expect(/reserve and the poverty guideline of March 1, 2026 are more than a year old/.test(remarks)).toBe(
      reserve !== '',
    );
    // The figures of an earlier date are right, however old.
    expect(remarksOn('2026-07-01', day)).toBe('');
  });

  it('mention other figures by a date in the future', () => {
    expect(remarksOn('2028-03-01')).toMatch(/By your date the caps .* By your date the self-support reserve/);
    expect(remarksOn('2027-03-01')).toMatch(/^By your date the self-support reserve/);
    expect(remarksOn('2028-03-01')).not.toMatch(/years? old/);
  });

  it('mention a wage base of an earlier year', () => {
    expect(remarksOn('2027-01-01')).toMatch(/^FICA left blank is estimated with the wage base of 2026/);
    expect(remarksOn('2026-12-31')).toBe('');
  });
});

it('each figure of a worksheet names its source, and one of the visitor’s own the figure it replaces', () => {
  const law = lawOn('2025-06-02');
  const lines = lawLines(law, '2025-06-02', { ...law, selfSupportReserveCents: 2_200_000 });
  expect(lines.map(({ formula, amountCents }) => [formula, amountCents])).toEqual([
    ['since March 1, 2024', 22_800_000],
    ['since March 1, 2024', 18_300_000],
    ['entered by you; in force is $21,128, since March 1, 2025', 2_200_000],
    ['since March 1, 2025', 1_565_000],
  ]);
  for (const { source } of lines) expect(source).toMatch(/DRL §|poverty guideline/);
});
