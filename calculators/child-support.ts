import { type AddOns, addOnSteps, type SharedAddOns, shareAddOns } from './add-ons.ts';
import { type Cents, dollars, MONTHS_PER_YEAR, perMonth, portion } from './money.ts';
import { childSupportPercent, type SupportParameters } from './parameters.ts';
import { type Step, standards } from './step.ts';

export interface ChildSupportInput {
  /** Annual income as defined by the Child Support Standards Act, after maintenance between the parents. */
  nonCustodialIncomeCents: Cents;
  custodialIncomeCents: Cents;
  /** At least 1. */
  children: number;
  addOns: AddOns;
  parameters: Pick<
    SupportParameters,
    'childSupportCapCents' | 'selfSupportReserveCents' | 'povertyLevelCents'
  >;
}

/** The low-income rule that sets the basic obligation; null when the percentage does. */
export type LowIncomeRule = 'poverty-level' | 'self-support-reserve' | null;

export interface ChildSupportResult extends SharedAddOns {
  /** The non-custodial parent's basic obligation, without the shared expenses. */
  basicAnnualCents: Cents;
  lowIncomeRule: LowIncomeRule;
  percent: number;
  combinedIncomeCents: Cents;
  /** Combined income above the cap, on which support is at the court's discretion. */
  incomeAboveCapCents: Cents;
  /**
   * Basic obligation and share of the expenses together, less the credit; at least 0. Under the poverty guideline the
   * basic obligation alone: paragraph (d) adds no expenses to the order of 25 a month.
   */
  annualCents: Cents;
  monthlyCents: Cents;
  steps: Step[];
}

/** Minimum orders of 25 and 50 a month: DRL § 240(1-b)(d), FCA § 413(1)(d). */
export const POVERTY_ORDER_CENTS: Cents = 25 * 100 * MONTHS_PER_YEAR;
export const RESERVE_ORDER_CENTS: Cents = 50 * 100 * MONTHS_PER_YEAR;

/**
 * Calculates the non-custodial parent's obligation under the Child Support Standards Act (DRL § 240(1-b), FCA
 * § 413). Each line is exact, then rounded to the cent; later lines use the rounded figure. The low-income
 * rules apply to the basic obligation; then come the shared expenses (`add-ons.ts`).
 */
export function childSupport(input: ChildSupportInput): ChildSupportResult {
  const { nonCustodialIncomeCents: payor, custodialIncomeCents: custodial, children, addOns } = input;
  const { childSupportCapCents: cap } = input.parameters;
  const percent = childSupportPercent(children);
  const combined = payor + custodial;
  const capped = Math.min(combined, cap);
  const ofPayor = (amount: Cents) => (combined === 0 ? 0 : portion(amount, payor, combined));
  const total = portion(capped, percent, 100);
  const proRata = ofPayor(total);
  const { lowIncomeRule, basicAnnualCents, step: lowIncomeStep } = afterLowIncomeRules(proRata, input);
  const shared = shareAddOns(addOns, input);
  const isMinimumOrder = lowIncomeRule === 'poverty-level';
  const added = isMinimumOrder ? 0 : shared.nonCustodialAddOnsCents;
  const deducted = isMinimumOrder ? 0 : shared.healthInsuranceCreditCents;
  const owedCents = basicAnnualCents + added - deducted;
  const annualCents = Math.max(0, owedCents);
  const share = combined === 0 ? '0' : `${dollars(payor)} ÷ ${dollars(combined)}`;

  const steps: Step[] = [
    {
      id: 'combined-income',
      label: 'Combined parental income',
      formula: `${dollars(payor)} + ${dollars(custodial)}`,
      amountCents: combined,
      source: standards('(b)(4)'),
    },
    {
      id: 'capped-income',
      label: 'Combined income up to the cap',
      formula: `the lower of ${dollars(combined)} and ${dollars(cap)}`,
      amountCents: capped,
      source: standards('(c)(2)'),
    },
    {
      id: 'percentage',
      label:
        children >= 5
          ? `${percent}% for five or more children: the law says “at least”`
          : `${percent}% for ${children === 1 ? 'one child' : `${children} children`}`,
      formula: `${percent}% × ${dollars(capped)}`,
      amountCents: total,
      source: standards('(b)(3)'),
      ...(children >= 5 && { discretion: true as const }),
    },
    {
      id: 'pro-rata',
      label: 'Non-custodial parent’s share of it',
      formula: `${dollars(total)} × ${share}`,
      amountCents: proRata,
      source: standards('(c)(2)'),
    },
    lowIncomeStep,
    ...addOnSteps(addOns, input, shared, lowIncomeRule !== null),
  ];
  steps.push({
    id: 'monthly',
    label: 'Child support a month',
    formula: monthlyFormula(basicAnnualCents, added, deducted) + (owedCents < 0 ? ', at least $0' : ''),
    amountCents: perMonth(annualCents),
    source: standards('(c)'),
  });
  if (combined > cap) {
    steps.push({
      id: 'above-cap',
      label: 'Combined income above the cap: any further support is for the court to decide',
      formula: `${dollars(combined)} − ${dollars(cap)}`,
      amountCents: combined - cap,
      source: standards('(c)(3)'),
      discretion: true,
    });
    steps.push({
      id: 'above-cap-all',
      label:
        'The same percentage on all income, a month, without the expenses: courts may apply it, the factors, or both',
      formula: `${percent}% × ${dollars(combined)} × ${share} ÷ 12`,
      amountCents: portion(percent * payor, 1, 100 * MONTHS_PER_YEAR),
      source: `${standards('(c)(3), (f)')}; Cassano v Cassano, 85 NY2d 649 (1995)`,
      discretion: true,
    });
  }
  return {
    basicAnnualCents,
    lowIncomeRule,
    percent,
    combinedIncomeCents: combined,
    incomeAboveCapCents: combined - capped,
    ...shared,
    annualCents,
    monthlyCents: perMonth(annualCents),
    steps,
  };
}

function monthlyFormula(basic: Cents, added: Cents, deducted: Cents): string {
  const sum =
    dollars(basic) +
    (added > 0 ? ` + ${dollars(added)}` : '') +
    (deducted > 0 ? ` − ${dollars(deducted)}` : '');
  return added + deducted > 0 ? `(${sum}) ÷ 12` : `${sum} ÷ 12`;
}

function afterLowIncomeRules(
  obligation: Cents,
  { nonCustodialIncomeCents: income, parameters }: ChildSupportInput,
): { lowIncomeRule: LowIncomeRule; basicAnnualCents: Cents; step: Step } {
  const { selfSupportReserveCents: reserve, povertyLevelCents: poverty } = parameters;
  const left = income - obligation;
  const leaves = `${dollars(income)} − ${dollars(obligation)} leaves ${dollars(left)}`;
  const outcome = (lowIncomeRule: LowIncomeRule, basicAnnualCents: Cents, formula: string) => ({
    lowIncomeRule,
    basicAnnualCents,
    step: {
      id: 'low-income',
      label: 'Basic child support a year, after the poverty guideline and the self-support reserve',
      formula: `${leaves}, ${formula}`,
      amountCents: basicAnnualCents,
      source: standards('(d)'),
    },
  });
  if (left < poverty) {
    const formula = `less than ${dollars(poverty)}, so: $25 × 12`;
    return outcome('poverty-level', POVERTY_ORDER_CENTS, formula);
  }
  if (left < reserve) {
    const formula = `less than ${dollars(reserve)}, so: the greater of $50 × 12 and ${dollars(income)} − ${dollars(reserve)}`;
    return outcome('self-support-reserve', Math.max(RESERVE_ORDER_CENTS, income - reserve), formula);
  }
  return outcome(null, obligation, `not less than ${dollars(reserve)}, so: ${dollars(obligation)}`);
}
