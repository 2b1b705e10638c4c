import { type Cents, dollars, MONTHS_PER_YEAR, perMonth, portion } from './money.ts';
import { childSupportPercent, type SupportParameters } from './parameters.ts';
import type { Step } from './step.ts';

/** Annual expenses for the children, shared pro rata. */
export interface AddOns {
  childCareCents: Cents;
  healthInsuranceCents: Cents;
  /** Unreimbursed medical expenses. */
  medicalCents: Cents;
}

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

export interface ChildSupportResult {
  /** The non-custodial parent's basic obligation, without the shared expenses. */
  basicAnnualCents: Cents;
  lowIncomeRule: LowIncomeRule;
  percent: number;
  combinedIncomeCents: Cents;
  /** Combined income above the cap, on which support is at the court's discretion. */
  incomeAboveCapCents: Cents;
  /** The total expenses, then the non-custodial parent's share of them. */
  addOnsAnnualCents: Cents;
  nonCustodialAddOnsCents: Cents;
  /** Basic obligation and share of the expenses together. */
  annualCents: Cents;
  monthlyCents: Cents;
  steps: Step[];
}

/** Minimum orders of 25 and 50 a month: DRL § 240(1-b)(d), FCA § 413(1)(d). */
export const POVERTY_ORDER_CENTS: Cents = 25 * 100 * MONTHS_PER_YEAR;
export const RESERVE_ORDER_CENTS: Cents = 50 * 100 * MONTHS_PER_YEAR;

const standards = (paragraph: string) => `DRL § 240(1-b)${paragraph}; FCA § 413(1)${paragraph}`;

/**
 * Calculates the non-custodial parent's obligation under the Child Support Standards Act (DRL § 240(1-b), FCA
 * § 413). Each line is exact, then rounded to the cent; later lines use the rounded figure. The low-income
 * rules apply to the basic obligation only; the shared expenses are added pro rata, and stay with the
 * custodial parent when neither has an income.
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
  const addOnsAnnualCents = addOns.childCareCents + addOns.healthInsuranceCents + addOns.medicalCents;
  const nonCustodialAddOnsCents = ofPayor(addOnsAnnualCents);
  const annualCents = basicAnnualCents + nonCustodialAddOnsCents;
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
  ];
  if (addOnsAnnualCents > 0) {
    steps.push(
      {
        id: 'add-ons',
        label: 'Child care, health insurance and unreimbursed medical expenses',
        formula: [addOns.childCareCents, addOns.healthInsuranceCents, addOns.medicalCents]
          .map(dollars)
          .join(' + '),
        amountCents: addOnsAnnualCents,
        source: standards('(c)(4), (5)'),
      },
      {
        id: 'add-ons-share',
        label: 'Non-custodial parent’s share of these',
        formula: `${dollars(addOnsAnnualCents)} × ${share}`,
        amountCents: nonCustodialAddOnsCents,
        source: standards('(c)(4), (5)'),
        ...(lowIncomeRule !== null && { discretion: true as const }),
      },
    );
  }
  steps.push({
    id: 'monthly',
    label: 'Child support a month',
    formula:
      nonCustodialAddOnsCents > 0
        ? `(${dollars(basicAnnualCents)} + ${dollars(nonCustodialAddOnsCents)}) ÷ 12`
        : `${dollars(annualCents)} ÷ 12`,
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
  }
  return {
    basicAnnualCents,
    lowIncomeRule,
    percent,
    combinedIncomeCents: combined,
    incomeAboveCapCents: combined - capped,
    addOnsAnnualCents,
    nonCustodialAddOnsCents,
    annualCents,
    monthlyCents: perMonth(annualCents),
    steps,
  };
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
