import { type AdvisoryDuration, advisoryDuration, rangeInWords } from './duration.ts';
import { type Cents, dollars, perMonth, portion } from './money.ts';
import type { SupportParameters } from './parameters.ts';
import type { Step } from './step.ts';

export interface MaintenanceInput {
  /**
   * The annual income of the spouse with the higher income, as defined by the Child Support Standards Act.
   */
  payorIncomeCents: Cents;
  payeeIncomeCents: Cents;
  /** The payor is the non-custodial parent, and child support will be paid. */
  payorPaysChildSupport: boolean;
  /** Hundredths of a year; null omits the duration. */
  marriageHundredths: number | null;
  parameters: Pick<SupportParameters, 'maintenanceCapCents' | 'selfSupportReserveCents'>;
}

export interface MaintenanceResult {
  annualCents: Cents;
  monthlyCents: Cents;
  /** The self-support reserve reduced the amount. */
  lowIncomeRule: boolean;
  /** Income above the cap, on which maintenance is at the court's discretion. */
  incomeAboveCapCents: Cents;
  duration: AdvisoryDuration | null;
  steps: Step[];
}

/** Cites a paragraph that subdivisions (5-a), temporary, and (6), post-divorce, have in common. */
const guideline = (paragraph: string) => `DRL § 236(B)(5-a)${paragraph}, (6)${paragraph}`;

/**
 * Calculates the guideline amount of maintenance: temporary under DRL § 236(B)(5-a), post-divorce under (6).
 * Each line is exact, then rounded to the cent; later lines use the rounded figure.
 */
export function maintenance(input: MaintenanceInput): MaintenanceResult {
  const { payorIncomeCents: payor, payeeIncomeCents: payee, payorPaysChildSupport, parameters } = input;
  const { maintenanceCapCents: cap, selfSupportReserveCents: reserve } = parameters;
  const capped = Math.min(payor, cap);
  const incomeAboveCapCents = payor - capped;
  const [ofPayor, ofPayee] = payorPaysChildSupport ? ([20, 25] as const) : ([30, 20] as const);
  const ofEach = portion(ofPayor * capped - ofPayee * payee, 1, 100);
  const ofBoth = portion(40 * capped - 60 * payee, 1, 100);
  const lower = Math.max(0, Math.min(ofEach, ofBoth));
  const left = payor - lower;
  const lowIncomeRule = lower > 0 && left < reserve;
  const annualCents = lowIncomeRule ? Math.max(0, payor - reserve) : lower;
  const monthlyCents = perMonth(annualCents);
  const duration = input.marriageHundredths === null ? null : advisoryDuration(input.marriageHundredths);

  const formulas = guideline(payorPaysChildSupport ? '(c)(1)' : '(c)(2)');
  const leaves = `${dollars(payor)} − ${dollars(lower)} leaves ${dollars(left)}`;
  const steps: Step[] = [
    {
      id: 'capped-income',
      label: 'Payor’s income up to the cap',
      formula: `the lower of ${dollars(payor)} and ${dollars(cap)}`,
      amountCents: capped,
      source: guideline('(d)'),
    },
    {
      id: 'of-each',
      label: payorPaysChildSupport
        ? 'First formula, where the payor also pays child support'
        : 'First formula, where the payor pays no child support',
      formula: `${ofPayor}% × ${dollars(capped)} − ${ofPayee}% × ${dollars(payee)}`,
      amountCents: ofEach,
      source: formulas,
    },
    {
      id: 'of-both',
      label: 'Second formula',
      formula: `40% × (${dollars(capped)} + ${dollars(payee)}) − ${dollars(payee)}`,
      amountCents: ofBoth,
      source: formulas,
    },
    {
      id: 'guideline',
      label: 'The lower of the two, and not less than zero',
      formula: `the lower of ${dollars(ofEach)} and ${dollars(ofBoth)}, at least $0`,
      amountCents: lower,
      source: formulas,
    },
    {
      id: 'reserve',
      label: 'Guideline maintenance a year, once the payor has the self-support reserve',
      formula:
        lower === 0
          ? `nothing to pay, so: ${dollars(annualCents)}`
          : lowIncomeRule
            ? `${leaves}, less than ${dollars(reserve)}, so: ${dollars(payor)} − ${dollars(reserve)}, at least $0`
            : `${leaves}, not less than ${dollars(reserve)}, so: ${dollars(annualCents)}`,
      amountCents: annualCents,
      source: guideline('(c)'),
    },
    {
      id: 'monthly',
      label: 'Guideline maintenance a month',
      formula: `${dollars(annualCents)} ÷ 12`,
      amountCents: monthlyCents,
      source: guideline('(c)'),
    },
  ];
  if (incomeAboveCapCents > 0) {
    const eachOnAll = portion(ofPayor * payor - ofPayee * payee, 1, 100);
    const bothOnAll = portion(40 * payor - 60 * payee, 1, 100);
    steps.push({
      id: 'above-cap',
      label: 'Payor’s income above the cap: any further maintenance is for the court to decide',
      formula: `${dollars(payor)} − ${dollars(cap)}`,
      amountCents: incomeAboveCapCents,
      source: guideline('(d)'),
      discretion: true,
    });
    steps.push({
      id: 'above-cap-all',
      label: 'The same formula on all of the payor’s income, a year: above the cap only the factors decide',
      formula: `the lower of ${dollars(eachOnAll)} and ${dollars(bothOnAll)}, at least $0`,
      amountCents: Math.max(0, Math.min(eachOnAll, bothOnAll)),
      source: 'DRL § 236(B)(5-a)(d), (h), (6)(d), (e)',
      discretion: true,
    });
  }
  if (duration && annualCents > 0) {
    steps.push({
      id: 'duration',
      label: 'Advisory duration after the divorce: the court decides',
      formula:
        `${duration.fromPercent}% to ${duration.toPercent}% of ${(input.marriageHundredths ?? 0) / 100} years: ` +
        rangeInWords(duration),
      amountCents: null,
      source: 'DRL § 236(B)(6)(f)(1)',
      discretion: true,
    });
  }
  return { annualCents, monthlyCents, lowIncomeRule, incomeAboveCapCents, duration, steps };
}
