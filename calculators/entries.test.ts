import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { divideAssets } from './assets.ts';
import {
  readAlimonyEstimate,
  readAssetDivision,
  readChildSupportEstimate,
  readSupportWorksheet,
} from './entries.ts';
import { type CalculationForm, type Entries, FIELDS } from './form-fields.ts';
import { quickAlimony } from './quick-alimony.ts';
import { quickChildSupport } from './quick-child-support.ts';
import { supportWorksheet } from './support-worksheet.ts';

const names = { first: 'You', second: 'Your spouse' };
const today = '2026-11-21';

// Includes broken surrogate pairs and control characters.
const codeUnit = fc.integer({ min: 0, max: 0xffff }).map((unit) => String.fromCharCode(unit));

describe('the entries of the quick estimates', () => {
  it('are parsed', () => {
    expect(
      readAlimonyEstimate({ payorIncome: '$100 000', payeeIncome: '12,000', marriageLength: '9.99' }),
    ).toEqual({
      input: { payorIncomeCents: 10_000_000, payeeIncomeCents: 1_200_000, marriageHundredths: 999 },
      problems: {},
    });
  });

  it('count as 0 when blank, missing or invalid, and invalid fields are reported', () => {
    expect(readAlimonyEstimate({ payorIncome: 'a lot', payeeIncome: ' ' })).toEqual({
      input: { payorIncomeCents: 0, payeeIncomeCents: 0, marriageHundredths: 0 },
      problems: { payorIncome: 'not-a-number' },
    });
  });

  it.each([
    ['3', 3],
    ['5', 5],
    ['', 1],
    ['0', 1],
    ['-2', 1],
    ['many', 1],
  ])('read %j as %s children', (text, children) => {
    expect(readChildSupportEstimate({ numberOfChildren: text }).input.children).toBe(children);
  });
});

describe('a worksheet of child support', () => {
  const read = (entries: Entries) =>
    supportWorksheet(readSupportWorksheet(entries, today, names, 'child-support').input);

  it.each(['0', '7', 'none', undefined])('assumes one child when the number is %j', (children) => {
    const entries = { married: 'no', ...(children && { numberOfChildren: children }) };
    expect(read(entries).childSupport).not.toBeNull();
  });

  it('marks the shared expenses of a low-income payor as discretionary', () => {
    const { childSupport } = read({
      married: 'no',
      firstIncome: '10000',
      secondIncome: '10000',
      custodialParent: 'first',
      childcareExpenses: '20000',
    });
    const share = childSupport?.steps.find(({ id }) => id === 'add-ons-share');
    expect(share).toMatchObject({ amountCents: 1_000_000, discretion: true });
  });
});

describe('the entries of a worksheet', () => {
  const read = (entries: Entries) => readSupportWorksheet(entries, today, names, 'maintenance');

  it('select the law of the chosen date, or of today', () => {
    expect(read({ onDate: '2019-05-01' })).toMatchObject({
      onDate: '2019-05-01',
      input: { parameters: { maintenanceCapCents: 18_400_000 } },
      problems: {},
    });
    expect(read({})).toMatchObject({
      onDate: today,
      input: { parameters: { maintenanceCapCents: 24_100_000 } },
    });
  });

  it.each(['2012-01-01', 'yesterday', '2024-02-30'])(
    'select today’s law for the invalid date %j and report it',
    (onDate) => {
      expect(read({ onDate })).toMatchObject({ onDate: today, problems: { onDate: 'unknown-date' } });
    },
  );

  it('override each cap and reserve, even with zero, unless invalid', () => {
    const changed = {
      maintenanceCap: '250,000',
      childSupportCap: 'none',
      selfSupportReserve: '0',
      povertyLevel: '',
    };
    const { input, inForce, problems } = read(changed);
    expect(input.parameters).toEqual({
      maintenanceCapCents: 25_000_000,
      childSupportCapCents: 19_300_000,
      selfSupportReserveCents: 0,
      povertyLevelCents: 1_596_000,
      fica: { year: 2026, wageBaseCents: 18_450_000 },
    });
    expect(inForce.maintenanceCapCents).toBe(24_100_000);
    expect(problems).toEqual({ childSupportCap: 'not-a-number' });
  });

  it('leave blank and unreadable FICA to be estimated, and take 0 as none', () => {
    const fica = ['', 'a lot', '0', '4,000'].map(
      (firstFica) => read({ firstIncome: '65000', firstFica }).input.people.first.ficaCents,
    );
    expect(fica).toEqual([null, null, 0, 400_000]);
    expect(read({ firstFica: 'a lot' }).problems).toEqual({ firstFica: 'not-a-number' });
    expect(read({ onDate: '2019-05-01' }).input.parameters.fica).toEqual({
      year: 2019,
      wageBaseCents: 13_290_000,
    });
  });

  it('assume that the custodial parent pays the health insurance', () => {
    const payers = [{}, { healthInsurancePaidBy: 'nobody' }, { healthInsurancePaidBy: 'non-custodial' }].map(
      (typed: Entries) => read(typed).input.addOns.healthInsurancePaidBy,
    );
    expect(payers).toEqual(['custodial', 'custodial', 'non-custodial']);
  });

  it('leave neither the marriage nor the custodial parent to a guess', () => {
    const problemsOf = (typed: Entries, about: 'maintenance' | 'child-support') =>
      readSupportWorksheet(typed, today, names, about).problems;
    const answers = { married: 'no', custodialParent: 'second' };
    expect(problemsOf({}, 'child-support')).toEqual({
      married: 'not-chosen',
      custodialParent: 'not-chosen',
    });
    expect(problemsOf(answers, 'child-support')).toEqual({});
    expect(readSupportWorksheet(answers, today, names, 'child-support').input.married).toBe(false);
    // Maintenance is between spouses.
    expect(problemsOf({}, 'maintenance')).toEqual({});
    expect(readSupportWorksheet(answers, today, names, 'maintenance').input.married).toBe(true);
    expect(problemsOf({ numberOfChildren: '1' }, 'maintenance')).toEqual({ custodialParent: 'not-chosen' });
  });

  it('distinguish a marriage of zero length from one of unknown length', () => {
    const lengths = ['0', '', 'ages'].map(
      (marriageLength) => read({ marriageLength }).input.marriageHundredths,
    );
    expect(lengths).toEqual([0, null, null]);
  });
});

describe('the entries of the asset form', () => {
  it('mean an equal division by default', () => {
    const { input } = readAssetDivision(
      { realEstate: '100', vehicles: '50', vehiclesKeptBy: 'second' },
      names,
    );
    expect(input).toMatchObject({
      assets: {
        realEstate: { cents: 10_000, keptBy: 'divided' },
        vehicles: { cents: 5_000, keptBy: 'second' },
      },
      firstShare: 5_000,
    });
  });

  it('have a pension, with at most all of its months in the marriage', () => {
    const months = (pensionMonths: string, pensionMarriageMonths: string) =>
      readAssetDivision({ pensionMonthsOf: 'second', pensionMonths, pensionMarriageMonths }, names);
    expect(months('360 months', '216').input.pension).toEqual({
      of: 'second',
      serviceHundredths: 36_000,
      inMarriageHundredths: 21_600,
    });
    expect(months('360', '361')).toMatchObject({
      input: { pension: { inMarriageHundredths: 0 } },
      problems: { pensionMarriageMonths: 'more-than-service' },
    });
    expect(months('961', '').problems).toEqual({ pensionMonths: 'too-large' });
  });

  it('allow a share of zero', () => {
    expect(readAssetDivision({ firstShare: '0' }, names).input.firstShare).toBe(0);
  });
});

describe('any input', () => {
  const text = fc.oneof(
    fc.constantFrom(
      '',
      '-1',
      '1e309',
      '12,000',
      '$12 000.50',
      'abc',
      '9'.repeat(40),
      'NaN',
      '__proto__',
      '80',
      '5',
    ),
    fc.string({ unit: codeUnit, maxLength: 20 }),
    fc.string({ unit: fc.constantFrom(...'0123456789.,-$ '), maxLength: 20 }),
    fc.integer({ min: 0, max: 1_000_000 }).map(String),
  );
  const typedInto = (form: CalculationForm) =>
    fc.dictionary(fc.constantFrom(...(FIELDS[form] as readonly string[])), text, { maxKeys: 40 });

  const calculators: Record<CalculationForm, (entries: Entries) => unknown> = {
    'alimony-estimate': (entries) => quickAlimony(readAlimonyEstimate(entries).input),
    'child-support-estimate': (entries) => quickChildSupport(readChildSupportEstimate(entries).input),
    'maintenance-worksheet': (entries) =>
      supportWorksheet(readSupportWorksheet(entries, today, names, 'maintenance').input),
    'child-support-worksheet': (entries) =>
      supportWorksheet(readSupportWorksheet(entries, today, names, 'child-support').input),
    'asset-division': (entries) => divideAssets(readAssetDivision(entries, names).input),
  };

  it.each(Object.keys(calculators) as CalculationForm[])('gives finite results for %s', (form) => {
    fc.assert(
      fc.property(typedInto(form), (entries) => {
        expect(unsoundIn(calculators[form](entries))).toEqual([]);
      }),
      { numRuns: 100 },
    );
  });

  /** Collects non-finite numbers and texts that show one. */
  function unsoundIn(value: unknown): unknown[] {
    if (typeof value === 'number') return Number.isFinite(value) ? [] : [value];
    if (typeof value === 'string') return /NaN|Infinity|undefined/.test(value) ? [value] : [];
    return value !== null && typeof value === 'object' ? Object.values(value).flatMap(unsoundIn) : [];
  }
});
