import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAX_AMOUNT_CENTS } from './amount.ts';
import { type AssetsInput, divideAssets, type Keeper } from './assets.ts';
import { ASSET_CATEGORIES, type AssetCategory } from './form-fields.ts';
import { other } from './sides.ts';

const names = { first: 'You', second: 'Your spouse' };
const noPension = { of: 'first', serviceHundredths: 0, inMarriageHundredths: 0 } as const;
const none = { cents: 0, keptBy: 'divided' } as const;
const nothing: AssetsInput['assets'] = {
  realEstate: none,
  bankAccounts: none,
  investments: none,
  retirementAccounts: none,
  vehicles: none,
  businessAssets: none,
  personalProperty: none,
};

describe('the division of assets', () => {
  it('halves the sum of the seven categories less debts', () => {
    const assets = { ...nothing };
    for (const category of ASSET_CATEGORIES) assets[category] = { cents: 10_000, keptBy: 'divided' };
    expect(
      divideAssets({
        assets,
        debts: { cents: 20_000, keptBy: 'divided' },
        firstShare: 5_000,
        pension: noPension,
        names,
      }),
    ).toMatchObject({
      totalAssetsCents: 70_000,
      netEstateCents: 50_000,
      halves: { first: 25_000, second: 25_000 },
      equalizing: { from: null, cents: 0 },
    });
  });

  it('equalizes what each keeps, at the chosen share', () => {
    const assets: AssetsInput['assets'] = {
      ...nothing,
      realEstate: { cents: 60_000_000, keptBy: 'first' },
      retirementAccounts: { cents: 30_000_000, keptBy: 'second' },
      bankAccounts: { cents: 10_000_000, keptBy: 'divided' },
    };
    const result = divideAssets({
      assets,
      debts: { cents: 20_000_000, keptBy: 'first' },
      firstShare: 6_000,
      pension: noPension,
      names,
    });
    expect(result).toMatchObject({
      netEstateCents: 80_000_000,
      halves: { first: 40_000_000, second: 40_000_000 },
      due: { first: 48_000_000, second: 32_000_000 },
      held: { first: 46_000_000, second: 34_000_000 },
      equalizing: { from: 'second', cents: 2_000_000 },
    });
    expect(result.steps.at(-1)).toMatchObject({
      label: 'Equalizing payment (Your spouse to You)',
      discretion: true,
    });
  });

  it('needs no payment when everything is divided, despite rounding', () => {
    const assets = {
      ...nothing,
      realEstate: { cents: 50_000_001, keptBy: 'divided' as const },
      bankAccounts: { cents: 10_001, keptBy: 'divided' as const },
    };
    const result = divideAssets({ assets, debts: none, firstShare: 5_000, pension: noPension, names });
    expect(result.equalizing).toEqual({ from: null, cents: 0 });
  });

  it('shows divided assets in lines of their own', () => {
    const result = divideAssets({
      assets: {
        ...nothing,
        realEstate: { cents: 85_007_100, keptBy: 'first' },
        retirementAccounts: { cents: 31_007_300, keptBy: 'second' },
      },
      debts: { cents: 24_007_900, keptBy: 'divided' },
      firstShare: 6_000,
      pension: noPension,
      names,
    });
    const lines = result.steps.map(({ id, formula, amountCents }) => [id, formula, amountCents]);
    expect(lines.slice(4)).toEqual([
      ['divided', '−$240,079', -24_007_900],
      ['divided-first', '60% × −$240,079', -14_404_740],
      ['held-first', '$850,071 − $144,047.40', 70_602_360],
      ['held-second', '$310,073 − $96,031.60', 21_404_140],
      ['equalizing', '$368,026 − $214,041.40', 15_398_460],
    ]);
  });

  it('divides debts that exceed the assets', () => {
    expect(
      divideAssets({
        assets: nothing,
        debts: { cents: 101, keptBy: 'second' },
        firstShare: 5_000,
        pension: noPension,
        names,
      }),
    ).toMatchObject({
      netEstateCents: -101,
      halves: { first: -51, second: -50 },
      equalizing: { from: 'first', cents: 51 },
    });
  });

  const amount = fc.oneof(fc.integer({ min: 0, max: 1_000 }), fc.integer({ min: 0, max: MAX_AMOUNT_CENTS }));
  const kept = fc.record({ cents: amount, keptBy: fc.constantFrom<Keeper>('first', 'second', 'divided') });
  const any: fc.Arbitrary<AssetsInput> = fc.record({
    assets: fc.record(
      Object.fromEntries(ASSET_CATEGORIES.map((category) => [category, kept])) as Record<
        AssetCategory,
        typeof kept
      >,
    ),
    debts: kept,
    firstShare: fc.integer({ min: 0, max: 10_000 }),
    pension: fc.constant(noPension),
    names: fc.constant(names),
  });

  it('gives halves, shares and holdings that each add up to the net estate', () => {
    fc.assert(
      fc.property(any, (input) => {
        const { netEstateCents, halves, due, held } = divideAssets(input);
        for (const { first, second } of [halves, due, held]) expect(first + second).toBe(netEstateCents);
        expect(Math.abs(halves.first - halves.second)).toBeLessThanOrEqual(1);
      }),
    );
  });

  it('leaves each with the due share after the payment', () => {
    fc.assert(
      fc.property(any, (input) => {
        const { due, held, equalizing } = divideAssets(input);
        const { from, cents } = equalizing;
        const after = { ...held };
        if (from) {
          after[from] -= cents;
          after[other(from)] += cents;
        }
        expect(after).toEqual(due);
        expect(cents > 0).toBe(from !== null);
      }),
    );
  });

  it('does not depend on the category of a value', () => {
    fc.assert(
      fc.property(any, (input) => {
        const turned = {
          ...input.assets,
          realEstate: input.assets.personalProperty,
          personalProperty: input.assets.realEstate,
        };
        const { steps: _, ...here } = divideAssets(input);
        const { steps: __, ...there } = divideAssets({ ...input, assets: turned });
        expect(there).toEqual(here);
      }),
    );
  });
});
