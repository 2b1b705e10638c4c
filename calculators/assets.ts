import { ASSET_CATEGORIES, type AssetCategory } from './form-fields.ts';
import { type BasisPoints, type Cents, dollars, percent, portion } from './money.ts';
import { dividePension, type PensionInput, type PensionResult } from './pension.ts';
import { other, type Side } from './sides.ts';
import type { Step } from './step.ts';

/** The person who keeps an asset or owes a debt; `divided`: both, by the chosen share. */
export type Keeper = Side | 'divided';

export interface AssetsInput {
  assets: Record<AssetCategory, { cents: Cents; keptBy: Keeper }>;
  debts: { cents: Cents; keptBy: Keeper };
  /** The first's share of the net estate. 5,000 is an equal division. */
  firstShare: BasisPoints;
  /** A pension that is divided when it is paid; not part of the net estate. */
  pension: PensionInput;
  names: Record<Side, string>;
}

export interface AssetsResult {
  totalAssetsCents: Cents;
  /** Negative where debts exceed assets. */
  netEstateCents: Cents;
  /** Each gets half (specification, section 9). The two add up to the net estate. */
  halves: Record<Side, Cents>;
  /** The due amounts at the chosen share. The two add up to the net estate. */
  due: Record<Side, Cents>;
  /** The value each keeps, less debts taken over. The two add up to the net estate. */
  held: Record<Side, Cents>;
  /** The payment that leaves each with the due amount; `from` is null when none is needed. */
  equalizing: { from: Side | null; cents: Cents };
  /** Null without months of service. */
  pension: PensionResult | null;
  steps: Step[];
}

const EQUITABLE_DISTRIBUTION = 'DRL § 236(B)(5)';

/**
 * Calculates the net estate, seven asset categories less debts, and its division (specification, section 9):
 * by halves, and by a chosen share, since New York's equitable distribution is not always equal. Sums are
 * exact; a share is rounded to the cent and the other gets the rest.
 */
export function divideAssets({ assets, debts, firstShare, pension, names }: AssetsInput): AssetsResult {
  const totalAssetsCents = ASSET_CATEGORIES.reduce((sum, category) => sum + assets[category].cents, 0);
  const netEstateCents = totalAssetsCents - debts.cents;
  const split = (cents: Cents, share: BasisPoints): Record<Side, Cents> => {
    const first = portion(cents, share, 10_000);
    return { first, second: cents - first };
  };
  const due = split(netEstateCents, firstShare);
  /** The assets kept so, and the debts as negative amounts. */
  const keptAs = (keeper: Keeper): Cents[] => [
    ...ASSET_CATEGORIES.filter((category) => assets[category].keptBy === keeper).map(
      (category) => assets[category].cents,
    ),
    ...(debts.keptBy === keeper ? [-debts.cents] : []),
  ];
  const kept = { first: keptAs('first'), second: keptAs('second'), divided: keptAs('divided') };
  const dividedCents = sum(kept.divided);
  const divided = split(dividedCents, firstShare);
  const held = { first: sum(kept.first) + divided.first, second: sum(kept.second) + divided.second };
  const owedToFirst = due.first - held.first;
  const from = owedToFirst === 0 ? null : owedToFirst > 0 ? 'second' : 'first';
  const cents = Math.abs(owedToFirst);

  const lines: Omit<Step, 'source'>[] = [
    {
      id: 'total-assets',
      label: 'Marital assets',
      formula: formatSum(ASSET_CATEGORIES.map((category) => assets[category].cents)),
      amountCents: totalAssetsCents,
    },
    {
      id: 'net-estate',
      label: 'Net estate',
      formula: `${dollars(totalAssetsCents)} − ${dollars(debts.cents)}`,
      amountCents: netEstateCents,
    },
    {
      id: 'due-first',
      label: `${names.first}: share of the net estate`,
      formula: `${percent(firstShare)} × ${dollars(netEstateCents)}`,
      amountCents: due.first,
      discretion: true,
    },
    {
      id: 'due-second',
      label: `${names.second}: the rest`,
      formula: `${dollars(netEstateCents)} − ${dollars(due.first)}`,
      amountCents: due.second,
      discretion: true,
    },
    {
      id: 'divided',
      label: 'What is divided',
      formula: formatSum(kept.divided),
      amountCents: dividedCents,
    },
    {
      id: 'divided-first',
      label: `${names.first}: share of what is divided`,
      formula: `${percent(firstShare)} × ${dollars(dividedCents)}`,
      amountCents: divided.first,
      discretion: true,
    },
    {
      id: 'held-first',
      label: `${names.first}: kept, and the share`,
      formula: formatSum([...kept.first, divided.first]),
      amountCents: held.first,
    },
    {
      id: 'held-second',
      label: `${names.second}: kept, and the rest`,
      formula: formatSum([...kept.second, divided.second]),
      amountCents: held.second,
    },
  ];
  if (from) {
    const payee = other(from);
    lines.push({
      id: 'equalizing',
      label: `Equalizing payment (${names[from]} to ${names[payee]})`,
      formula: `${dollars(due[payee])} − ${dollars(held[payee])}`,
      amountCents: cents,
      discretion: true,
    });
  }
  const steps = lines.map((line): Step => ({ ...line, source: EQUITABLE_DISTRIBUTION }));
  const dividedPension = dividePension(pension, { first: firstShare, second: 10_000 - firstShare }, names);
  if (dividedPension) steps.push(dividedPension.step);
  return {
    totalAssetsCents,
    netEstateCents,
    halves: split(netEstateCents, 5_000),
    due,
    held,
    equalizing: { from, cents },
    pension: dividedPension,
    steps,
  };
}

const sum = (terms: readonly Cents[]): Cents => terms.reduce((total, cents) => total + cents, 0);

/** Formats a sum, `$1,000 + $200 − $50`, without zero terms. */
function formatSum(terms: readonly Cents[]): string {
  const [first = 0, ...others] = terms.filter((cents) => cents !== 0);
  return others.reduce(
    (formula, cents) => `${formula} ${cents < 0 ? '−' : '+'} ${dollars(Math.abs(cents))}`,
    dollars(first),
  );
}
