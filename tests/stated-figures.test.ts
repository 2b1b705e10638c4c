// Texts of content/ take the figures of the law from calculators/law-figures.ts; articles keep those of their date.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { asOf } from '#law/statements.ts';
import { formatMonth } from '../calculators/calendar.ts';
import { ADVISORY_SCHEDULE } from '../calculators/duration.ts';
import { lawFigures } from '../calculators/law-figures.ts';
import { dollars } from '../calculators/money.ts';
import {
  childSupportPercent,
  newestRows,
  PARAMETERS,
  parametersOn,
  quickEstimateCaps,
  rowsOf,
} from '../calculators/parameters.ts';
import { root } from '../scripts/run.ts';
import { readArticle } from '../server/blog/sample-articles.ts';

const read = (file: string) => readFileSync(join(root, file), 'utf8');
const AMOUNTS = new Set(PARAMETERS.flatMap((name) => rowsOf(name).map(({ cents }) => dollars(cents))));
const RANGES = Object.values(ADVISORY_SCHEDULE).map(
  ({ fromPercent, toPercent }) => `${fromPercent}–${toPercent}%`,
);

/** Finds figures of the law that a source states by itself, near words about them. */
function literalsIn(source: string): string[] {
  const lines = source.split('\n');
  return lines.flatMap((line, at) => {
    const around = lines.slice(Math.max(0, at - 2), at + 3).join(' ');
    const amounts = /\bcaps?\b|formula|guideline|reserve|counted/i.test(around)
      ? [...line.matchAll(/\$\d{2,3},\d{3}/g)].map(([amount]) => amount).filter((one) => AMOUNTS.has(one))
      : [];
    const percents = [...line.matchAll(/\d+% for (?:one|two|three|four|five)\b|child(?:ren)?: \d+%/g)];
    return [
      ...amounts,
      ...percents.map(([found]) => found),
      ...RANGES.filter((range) => line.includes(range)),
    ];
  });
}

describe('no text states a figure of the law by itself', () => {
  it.each(globSync('content/**/*.ts', { cwd: root }))('%s', (file) => {
    expect(literalsIn(read(file)), 'take it from lawFigures').toEqual([]);
  });

  it.each([
    ['the first $193,000 of the total, the cap', '$193,000'],
    ["number: '$241,000',\n label: 'Payor’s income counted'", '$241,000'],
    ['under the self-support reserve ($21,128 for 2025)', '$21,128'],
    ['17% for one child', '17% for one'],
    ['Two children: 25%', 'children: 25%'],
    ['15–30% of its length', '15–30%'],
  ])('a planted one is found in %j', (text, found) => {
    expect(literalsIn(text)).toEqual([found]);
  });

  it('an amount that is no figure of the law is left alone', () => {
    expect(literalsIn('He sold the flat for $193,000. The cap of $500,000')).toEqual(['$193,000']);
    expect(literalsIn('He sold the flat for $193,000.')).toEqual([]);
  });
});

const MONTHS = Array.from(
  { length: 12 },
  (_, at) => formatMonth(`2026-${String(at + 1).padStart(2, '0')}-01`).split(' ')[0],
);
const DATE = new RegExp(`(${MONTHS.join('|')})(?: (\\d{1,2}),)? (\\d{4})`, 'g');

/** The dates named in a text; a month counts as its first day. */
function datesIn(text: string): string[] {
  return [...text.matchAll(DATE)].map(([, month = '', day = '1', year]) => {
    const number = String(MONTHS.indexOf(month) + 1).padStart(2, '0');
    return `${year}-${number}-${day.padStart(2, '0')}`;
  });
}

function amountsOn(date: string): string[] {
  const law = parametersOn(date);
  return law
    ? PARAMETERS.filter((name) => law.inForceFrom[name] <= date).map((name) => dollars(law[name]))
    : [];
}

/** The earlier figures in "from $15,650 to $15,960", where the later one follows it in the table. */
function replacedIn(line: string): string[] {
  return [...line.matchAll(/from (\$[\d,]+\d) to (\$[\d,]+\d)/g)].flatMap(([, old = '', replacement = '']) =>
    PARAMETERS.some((name) => {
      const amounts = rowsOf(name).map(({ cents }) => dollars(cents));
      return amounts.includes(old) && amounts[amounts.indexOf(old) + 1] === replacement;
    })
      ? [old]
      : [],
  );
}

/**
 * Finds figures of the law that are wrong in an article: in force on no date that it names, in a line of a table on
 * another date than that line's, or never.
 * @param dates of its publication and last change
 */
function wrongIn(text: string, dates: readonly string[]): string[] {
  const named = new Set([...dates, ...datesIn(text)].flatMap(amountsOn));
  return text.split('\n').flatMap((line) => {
    const [ofRow] = line.startsWith('|') ? datesIn(line) : [];
    const right = new Set(ofRow ? amountsOn(ofRow) : [...named, ...replacedIn(line)]);
    const stated = [...line.matchAll(/\$\d{2,3},\d{3}\b(?!,)/g)].map(([amount]) => amount);
    const asLaw = line.matchAll(
      /\b(?:caps?|reserve|poverty guideline)\b[^.$|]{0,60}?\b(?:is|was|of|been|are) \**(\$[\d,]+\d)/g,
    );
    const percents = line.matchAll(/(?<![\d,$])(\d+)(?:%| percent)? for (one|two|three|four|five)\b/g);
    const ranges = /advisory|by the length/.test(line) ? line.matchAll(/\d+–\d+%/g) : [];
    return [
      ...stated.filter((amount) => AMOUNTS.has(amount) && !right.has(amount)),
      ...[...asLaw].flatMap(([, amount = '']) => (AMOUNTS.has(amount) ? [] : [amount])),
      ...[...percents].flatMap(([found, percent, children = '']) =>
        childSupportPercent(['one', 'two', 'three', 'four', 'five'].indexOf(children) + 1) === Number(percent)
          ? []
          : [found],
      ),
      ...[...ranges].flatMap(([range]) => (RANGES.includes(range) ? [] : [range])),
    ];
  });
}

describe('an article states the figures of the dates that it names', () => {
  it.each(globSync('content/firm/articles/*.md', { cwd: root }))('%s', (file) => {
    const source = read(file);
    const { publishedAt, modifiedAt } = readArticle(file, source);
    const dates = [publishedAt, modifiedAt].flatMap((date) =>
      date ? [date.toISOString().slice(0, 10)] : [],
    );
    expect(wrongIn(source, dates)).toEqual([]);
  });

  it.each([
    ['The cap has been **$228,000** for years.', ['$228,000']],
    ['The cap has been $228,000 since March 1, 2024.', []],
    ['The cap is $194,000.', ['$194,000']],
    ['| January 31, 2016 | $178,000 | $143,000 |\n\nSince March 1, 2016 it was another.', ['$143,000']],
    ['The self-support reserve was $21,128.', ['$21,128']],
    ['In March 2025 the reserve was $21,128.', []],
    ['The reserve moved from $21,128 to $21,546.', []],
    ['The reserve moved from $21,128 to $22,000.', ['$21,128']],
    ['It is 17 for one child and 28 percent for three.', ['28 percent for three']],
    ['The advisory range is 35–45%.', ['35–45%']],
    ['He earns $228,001 and pays $150,000 for two.', []],
  ])('%j has these wrong figures: %j', (text, wrong) => {
    expect(wrongIn(text, ['2026-04-21'])).toEqual(wrong);
  });
});

it('the figures for texts are the newest of the tables, with their dates', () => {
  expect(lawFigures).toMatchObject({
    maintenanceCap: '$241,000',
    childSupportCap: '$193,000',
    capsSince: 'March 1, 2026',
    capsChangeOn: 'March 1, 2028',
    maintenanceCapBefore: '$228,000',
    childSupportCapBefore: '$183,000',
    selfSupportReserve: '$21,546',
    povertyLevel: '$15,960',
    reserveSince: 'March 1, 2026',
    childSupportPercent: { one: '17%', two: '25%', three: '29%', four: '31%', fiveOrMore: '35%' },
    duration: { upTo15Years: '15–30%', upTo20Years: '30–40%', longer: '35–50%' },
    quickEstimate: { maintenanceCap: '$203,000', childSupportCap: '$163,000', until: 'February 29, 2024' },
  });
});

it('the law is stated as of a month in which the newest figures are in force', () => {
  const [statedOn = ''] = datesIn(asOf);
  for (const name of PARAMETERS) {
    const { inForceFrom } = newestRows(name).last;
    expect(
      inForceFrom <= statedOn,
      `${name}: set asOf in content/law/statements.ts to its month or a later one`,
    ).toBe(true);
  }
});

it('the caps of the quick estimates were the law between their dates', () => {
  const { payorIncomeCents, combinedIncomeCents, lawFrom, lawUntil } = quickEstimateCaps;
  for (const date of [lawFrom, lawUntil]) {
    expect(parametersOn(date)).toMatchObject({
      maintenanceCapCents: payorIncomeCents,
      childSupportCapCents: combinedIncomeCents,
    });
  }
});
