import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { HealthInsurancePayer } from './add-ons.ts';
import { divideAssets, type Keeper } from './assets.ts';
import { ASSET_CATEGORIES, type AssetCategory } from './form-fields.ts';
import { parametersOn } from './parameters.ts';
import type { Side } from './sides.ts';
import type { Step } from './step.ts';
import { supportWorksheet } from './support-worksheet.ts';

/** Evaluates a line's formula, in dollars. */
function pocketCalculator(formula: string): number {
  const sum = (formula.split('so: ').at(-1) ?? '')
    .replaceAll(/[$,](?=\d)/g, '')
    .replaceAll('−', '-')
    .replaceAll('×', '*')
    .replaceAll('÷', '/')
    .replaceAll(/([\d.]+)%/g, '($1/100)')
    .replace(/^(.*), at least \$?0$/, 'Math.max(0, $1)')
    .replace(/the lower of ([-\d.]+) and ([-\d.]+)/, 'Math.min($1, $2)')
    .replace(/the greater of (.+) and (.+)/, 'Math.max($1, $2)')
    .replaceAll(/- ?-/g, '+ ');
  return Number(new Function(`return ${sum}`)());
}

/** Checks the beginning "A − B leaves C" of a line. */
function isConsistent(formula: string): boolean {
  const [, sum, left] = /^(.+) leaves ([^,]+(?:,\d{3})*(?:\.\d\d)?),/.exec(formula) ?? [];
  return (
    sum === undefined ||
    left === undefined ||
    Math.abs(pocketCalculator(sum) - pocketCalculator(left)) < 0.001
  );
}

function expectEveryLineToAddUp(steps: Step[]) {
  for (const step of steps) {
    if (step.amountCents === null) continue;
    expect(isConsistent(step.formula), step.formula).toBe(true);
    const shown = pocketCalculator(step.formula) * 100;
    const off = Math.abs(shown - step.amountCents);
    expect(off, `${step.label}: ${step.formula} is not ${step.amountCents} cents`).toBeLessThan(0.51);
  }
}

const noPension = { of: 'first', serviceHundredths: 0, inMarriageHundredths: 0 } as const;
const names = { first: 'You', second: 'Your spouse' };
const amount = fc.integer({ min: 0, max: 40_000_000 });
const small = fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 2_000_000 }));
const person = fc.record({
  incomeCents: fc.oneof(amount, fc.integer({ min: 0, max: 4_000_000 })),
  ficaCents: fc.option(small),
  cityTaxCents: fc.option(small),
  livesInCity: fc.boolean(),
  otherSupportCents: small,
  businessExpensesCents: small,
  publicAssistanceCents: small,
});
const side = fc.constantFrom<Side>('first', 'second');
const parameters = parametersOn('2025-06-01');
if (!parameters) throw new Error('no law in 2025');

describe('every line of a worksheet', () => {
  it('shows a formula that gives its amount, in both support worksheets', () => {
    fc.assert(
      fc.property(
        fc.record({ first: person, second: person }),
        fc.record({
          childCareCents: small,
          healthInsuranceCents: small,
          healthInsurancePaidBy: fc.constantFrom<HealthInsurancePayer>('custodial', 'non-custodial'),
          medicalCents: small,
        }),
        fc.integer({ min: 0, max: 6 }),
        side,
        fc.boolean(),
        (people, addOns, children, custodialParent, married) => {
          const sheet = supportWorksheet({
            people,
            addOns,
            children,
            custodialParent,
            married,
            names,
            parameters,
            marriageHundredths: 1_234,
          });
          expectEveryLineToAddUp([
            ...sheet.incomeSteps,
            ...(sheet.maintenance?.steps ?? []),
            ...sheet.afterMaintenanceSteps,
            ...(sheet.childSupport?.steps ?? []),
            ...(sheet.childSupportAfterwards ? [sheet.childSupportAfterwards.step] : []),
          ]);
        },
      ),
      { numRuns: 150 },
    );
  });

  it('shows a formula that gives its amount, in the division of assets', () => {
    const kept = fc.record({ cents: amount, keptBy: fc.constantFrom<Keeper>('first', 'second', 'divided') });
    const assets = fc.record(
      Object.fromEntries(ASSET_CATEGORIES.map((category) => [category, kept])) as Record<
        AssetCategory,
        typeof kept
      >,
    );
    fc.assert(
      fc.property(assets, kept, fc.integer({ min: 0, max: 10_000 }), (all, debts, firstShare) => {
        expectEveryLineToAddUp(
          divideAssets({ assets: all, debts, firstShare, pension: noPension, names }).steps,
        );
      }),
    );
  });

  it('has a source and a unique id', () => {
    const earns = (incomeCents: number) => ({
      incomeCents,
      ficaCents: null,
      cityTaxCents: null,
      livesInCity: true,
      otherSupportCents: 0,
      businessExpensesCents: 0,
      publicAssistanceCents: 0,
    });
    const sheet = supportWorksheet({
      people: { first: earns(50_000_000), second: earns(3_000_000) },
      addOns: {
        childCareCents: 1,
        healthInsuranceCents: 1,
        healthInsurancePaidBy: 'non-custodial',
        medicalCents: 1,
      },
      children: 5,
      custodialParent: 'second',
      married: true,
      names,
      parameters,
      marriageHundredths: 1_000,
    });
    const sections = [
      sheet.incomeSteps,
      sheet.maintenance?.steps ?? [],
      sheet.afterMaintenanceSteps,
      sheet.childSupport?.steps ?? [],
    ];
    for (const steps of sections) {
      expect(steps.length).toBeGreaterThan(1);
      expect(new Set(steps.map(({ id }) => id)).size).toBe(steps.length);
      for (const { source } of steps) expect(source).toMatch(/DRL § \d+/);
    }
  });
});
