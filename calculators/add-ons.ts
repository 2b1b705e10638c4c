import { type Cents, dollars, portion } from './money.ts';
import { type Step, standards } from './step.ts';

export type HealthInsurancePayer = 'custodial' | 'non-custodial';

/** Annual expenses for the children, shared pro rata. */
export interface AddOns {
  childCareCents: Cents;
  healthInsuranceCents: Cents;
  healthInsurancePaidBy: HealthInsurancePayer;
  /** Unreimbursed medical expenses. */
  medicalCents: Cents;
}

/** The non-custodial parent's share of an expense that the custodial parent pays. */
export interface AddOnShare {
  id: 'child-care' | 'health-insurance' | 'medical';
  shareCents: Cents;
}

export interface SharedAddOns {
  /** The parts of the share below. */
  addOnShares: AddOnShare[];
  /** The expenses that the custodial parent pays, then the non-custodial parent's share of them. */
  addOnsAnnualCents: Cents;
  nonCustodialAddOnsCents: Cents;
  /** The custodial parent's share of health insurance that the non-custodial parent pays. */
  healthInsuranceCreditCents: Cents;
}

interface ParentIncomes {
  nonCustodialIncomeCents: Cents;
  custodialIncomeCents: Cents;
}

/**
 * Shares expenses in proportion to income: DRL § 240(1-b)(c)(4), (5). The non-custodial parent's share of what the
 * custodial parent pays is added to the basic obligation; the custodial parent's share of health insurance that the
 * non-custodial parent pays is deducted from it, (c)(5)(ii). Expenses stay with the parent who pays them when neither
 * has an income.
 */
export function shareAddOns(addOns: AddOns, incomes: ParentIncomes): SharedAddOns {
  const { nonCustodialIncomeCents: payor, custodialIncomeCents: custodial } = incomes;
  const combined = payor + custodial;
  const shareOf = (amount: Cents, income: Cents) => (combined === 0 ? 0 : portion(amount, income, combined));
  const addOnsAnnualCents = paidByCustodial(addOns).reduce((sum, cents) => sum + cents, 0);
  // Rounds cumulatively, so that the shares add up to the share of the sum.
  let before = 0;
  const addOnShares = expensesOf(addOns).map(({ id, cents }) => {
    const shareCents = shareOf(before + cents, payor) - shareOf(before, payor);
    before += cents;
    return { id, shareCents };
  });
  const credited = addOns.healthInsurancePaidBy === 'non-custodial' ? addOns.healthInsuranceCents : 0;
  return {
    addOnShares,
    addOnsAnnualCents,
    nonCustodialAddOnsCents: shareOf(addOnsAnnualCents, payor),
    healthInsuranceCreditCents: shareOf(credited, custodial),
  };
}

/** The expenses that the custodial parent pays. */
function expensesOf(addOns: AddOns): { id: AddOnShare['id']; cents: Cents }[] {
  const insured = addOns.healthInsurancePaidBy === 'custodial';
  return [
    { id: 'child-care', cents: addOns.childCareCents },
    ...(insured ? [{ id: 'health-insurance' as const, cents: addOns.healthInsuranceCents }] : []),
    { id: 'medical', cents: addOns.medicalCents },
  ];
}

const paidByCustodial = (addOns: AddOns): Cents[] => expensesOf(addOns).map(({ cents }) => cents);

/**
 * The worksheet's lines for the expenses.
 * @param lowIncome a low-income rule applies: whether the payor bears a share is at the court's discretion
 */
export function addOnSteps(
  addOns: AddOns,
  { nonCustodialIncomeCents: payor, custodialIncomeCents: custodial }: ParentIncomes,
  { addOnsAnnualCents, nonCustodialAddOnsCents, healthInsuranceCreditCents }: SharedAddOns,
  lowIncome: boolean,
): Step[] {
  const shareOf = (amount: Cents, income: Cents) =>
    payor + custodial === 0
      ? `${dollars(amount)} × 0`
      : `${dollars(amount)} × ${dollars(income)} ÷ ${dollars(payor + custodial)}`;
  const insured = addOns.healthInsurancePaidBy === 'custodial';
  const steps: Step[] = [];
  if (addOnsAnnualCents > 0) {
    steps.push(
      {
        id: 'add-ons',
        label: insured
          ? 'Child care, health insurance and unreimbursed medical expenses'
          : 'Child care and unreimbursed medical expenses',
        formula: paidByCustodial(addOns).map(dollars).join(' + '),
        amountCents: addOnsAnnualCents,
        source: standards('(c)(4), (5)'),
      },
      {
        id: 'add-ons-share',
        label: 'Non-custodial parent’s share of these',
        formula: shareOf(addOnsAnnualCents, payor),
        amountCents: nonCustodialAddOnsCents,
        source: standards('(c)(4), (5)'),
        ...(lowIncome && { discretion: true as const }),
      },
    );
  }
  if (!insured && addOns.healthInsuranceCents > 0) {
    steps.push({
      id: 'health-insurance-credit',
      label: 'Custodial parent’s share of the health insurance that the non-custodial parent pays, deducted',
      formula: shareOf(addOns.healthInsuranceCents, custodial),
      amountCents: healthInsuranceCreditCents,
      source: standards('(c)(5)(ii)'),
    });
  }
  return steps;
}
