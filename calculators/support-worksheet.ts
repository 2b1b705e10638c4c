import type { AddOns } from './add-ons.ts';
import { type ChildSupportResult, childSupport } from './child-support.ts';
import { countableIncome, countableIncomeSteps, type PersonFigures } from './countable-income.ts';
import type { FicaRates } from './fica.ts';
import { type MaintenanceResult, maintenance } from './maintenance.ts';
import { type Cents, dollars } from './money.ts';
import type { SupportParameters } from './parameters.ts';
import { other, type Side } from './sides.ts';
import type { Step } from './step.ts';

export interface SupportWorksheetInput {
  people: Record<Side, PersonFigures>;
  /** The names in the worksheet's lines: "You", "Your spouse". */
  names: Record<Side, string>;
  /** To each other; if false, no maintenance is calculated. */
  married: boolean;
  /** Hundredths of a year; null omits the advisory duration. */
  marriageHundredths: number | null;
  children: number;
  /** The parent with whom the children live; null omits child support. */
  custodialParent: Side | null;
  addOns: AddOns;
  parameters: SupportParameters & { fica: FicaRates };
}

/** A payment between the two; `from` is null when nothing is paid. */
export interface Payment {
  from: Side | null;
  annualCents: Cents;
  monthlyCents: Cents;
}

export interface SupportWorksheet {
  /** Countable income before maintenance. */
  incomes: Record<Side, Cents>;
  incomeSteps: Step[];
  /** The spouse with the higher income; null for equal incomes and unmarried parents. */
  maintenancePayor: Side | null;
  maintenance: MaintenanceResult | null;
  /** Countable income for child support, after maintenance. */
  incomesAfterMaintenance: Record<Side, Cents>;
  afterMaintenanceSteps: Step[];
  childSupportPayor: Side | null;
  childSupport: ChildSupportResult | null;
  /**
   * Child support once maintenance has ended; null where no maintenance is due. The order or agreement must provide
   * for this adjustment: DRL § 240(1-b)(b)(5)(iii)(I), (vii)(C).
   */
  childSupportAfterwards: { monthlyCents: Cents; step: Step } | null;
  /** The net of maintenance and child support. */
  net: Payment;
}

/**
 * Calculates both worksheets in the statutory order: income, then maintenance (DRL § 236(B)(5-a), (6)), then
 * child support (DRL § 240(1-b)) on incomes after maintenance.
 */
export function supportWorksheet(input: SupportWorksheetInput): SupportWorksheet {
  const { people, names, parameters, married, marriageHundredths } = input;
  const custodialParent = input.children > 0 ? input.custodialParent : null;
  const childSupportPayor = custodialParent && other(custodialParent);
  const { fica } = parameters;
  const incomes = {
    first: countableIncome(people.first, fica),
    second: countableIncome(people.second, fica),
  };
  const incomeSteps = (['first', 'second'] as const).flatMap((side) =>
    countableIncomeSteps(side, names[side], people[side], fica),
  );

  const maintenancePayor = married ? higher(incomes) : null;
  // With equal incomes the formulas give zero for either spouse; the lines still show it.
  const asPayor = maintenancePayor ?? 'first';
  const maintenanceResult = married
    ? maintenance({
        payorIncomeCents: incomes[asPayor],
        payeeIncomeCents: incomes[other(asPayor)],
        payorPaysChildSupport: childSupportPayor !== null && childSupportPayor === maintenancePayor,
        marriageHundredths,
        parameters,
      })
    : null;
  const paid = maintenanceResult?.annualCents ?? 0;
  const incomesAfterMaintenance = {
    ...incomes,
    [asPayor]: incomes[asPayor] - paid,
    [other(asPayor)]: incomes[other(asPayor)] + paid,
  };

  const childSupportOn = (parents: Record<Side, Cents>) =>
    custodialParent && childSupportPayor
      ? childSupport({
          nonCustodialIncomeCents: parents[childSupportPayor],
          custodialIncomeCents: parents[custodialParent],
          children: input.children,
          addOns: input.addOns,
          parameters,
        })
      : null;
  const childSupportResult = childSupportOn(incomesAfterMaintenance);
  const afterwards = paid > 0 ? childSupportOn(incomes) : null;

  return {
    incomes,
    incomeSteps,
    maintenancePayor,
    maintenance: maintenanceResult,
    incomesAfterMaintenance,
    afterMaintenanceSteps: paid > 0 ? afterMaintenanceSteps(asPayor, incomes, paid, names) : [],
    childSupportPayor: childSupportPayor ?? null,
    childSupport: childSupportResult,
    childSupportAfterwards: afterwards && {
      monthlyCents: afterwards.monthlyCents,
      step: afterwardsStep(afterwards),
    },
    net: netPayment(
      { from: asPayor, payment: maintenanceResult },
      { from: childSupportPayor ?? null, payment: childSupportResult },
    ),
  };
}

function higher({ first, second }: Record<Side, Cents>): Side | null {
  if (first === second) return null;
  return first > second ? 'first' : 'second';
}

function afterMaintenanceSteps(
  payor: Side,
  incomes: Record<Side, Cents>,
  paid: Cents,
  names: Record<Side, string>,
): Step[] {
  const line = (side: Side, sign: '−' | '+', amountCents: Cents): Step => ({
    id: `after-maintenance-${side}`,
    label: `${names[side]}: income after maintenance`,
    formula: `${dollars(incomes[side])} ${sign} ${dollars(paid)}`,
    amountCents,
    source: 'DRL § 240(1-b)(b)(5); FCA § 413(1)(b)(5)',
  });
  return [line(payor, '−', incomes[payor] - paid), line(other(payor), '+', incomes[other(payor)] + paid)];
}

function afterwardsStep({ annualCents, monthlyCents }: ChildSupportResult): Step {
  return {
    id: 'afterwards',
    label: 'Once maintenance has ended: the same lines, incomes before it',
    formula: `${dollars(annualCents)} ÷ 12`,
    amountCents: monthlyCents,
    source: 'DRL § 240(1-b)(b)(5)(iii)(I), (vii)(C)',
  };
}

/** Nets two payments; monthly amounts are rounded first, so that the net agrees with its parts. */
function netPayment(...payments: { from: Side | null; payment: Omit<Payment, 'from'> | null }[]): Payment {
  const firstPays = (unit: 'annualCents' | 'monthlyCents') =>
    payments.reduce(
      (sum, { from, payment }) => sum + (from === 'second' ? -1 : 1) * (payment?.[unit] ?? 0),
      0,
    );
  const annual = firstPays('annualCents');
  return {
    from: annual === 0 ? null : annual > 0 ? 'first' : 'second',
    annualCents: Math.abs(annual),
    monthlyCents: Math.abs(firstPays('monthlyCents')),
  };
}
