import type { HealthInsurancePayer } from './add-ons.ts';
import type { AssetsInput, Keeper } from './assets.ts';
import type { IsoDate } from './calendar.ts';
import type { PersonFigures } from './countable-income.ts';
import { EntryReader, type FieldProblems } from './entry-reader.ts';
import type { Entries } from './form-fields.ts';
import type { ParametersOnDate, SupportParameters } from './parameters.ts';
import type { QuickAlimonyInput } from './quick-alimony.ts';
import type { QuickChildSupportInput } from './quick-child-support.ts';
import type { Side } from './sides.ts';
import type { SupportWorksheetInput } from './support-worksheet.ts';

/** Complete figures for any input, and the problems by field. */
export interface ReadEntries<Input> {
  input: Input;
  problems: FieldProblems;
}

/** Parses the quick alimony form: `FIELDS['alimony-estimate']`. */
export function readAlimonyEstimate(entries: Entries): ReadEntries<QuickAlimonyInput> {
  const reader = new EntryReader(entries);
  const input = {
    payorIncomeCents: reader.amount('payorIncome'),
    payeeIncomeCents: reader.amount('payeeIncome'),
    marriageHundredths: reader.years('marriageLength'),
  };
  return { input, problems: reader.problems };
}

/** Parses the quick child support form: `FIELDS['child-support-estimate']`. */
export function readChildSupportEstimate(entries: Entries): ReadEntries<QuickChildSupportInput> {
  const reader = new EntryReader(entries);
  const input = {
    custodialIncomeCents: reader.amount('custodialIncome'),
    nonCustodialIncomeCents: reader.amount('nonCustodialIncome'),
    children: reader.children('numberOfChildren', 1),
    childCareCents: reader.amount('childcareExpenses'),
    healthInsuranceCents: reader.amount('healthInsurance'),
    extraordinaryCents: reader.amount('extraordinaryExpenses'),
  };
  return { input, problems: reader.problems };
}

export interface WorksheetEntries extends ReadEntries<SupportWorksheetInput> {
  /** Stated by the visitor beside the incomes; null: not stated. */
  youEarn: 'more' | 'less' | null;
  /** The date whose law is used. */
  onDate: IsoDate;
  /** The law's figures on that date, before the visitor's changes. */
  inForce: ParametersOnDate;
}

/**
 * Parses either statutory worksheet: `FIELDS['maintenance-worksheet']`, `FIELDS['child-support-worksheet']`.
 * A blank cap, reserve or poverty guideline is the one in force; blank FICA is estimated, and blank city tax of a
 * resident. A marriage of blank length has no advisory duration. With children, who they live with must be said; for
 * child support, whether the parents are married.
 *
 * @param today replaces a blank or invalid date
 * @param names names of the two people in the worksheet's lines
 * @param about the worksheet's subject: maintenance needs a marriage, child support at least one child
 */
export function readSupportWorksheet(
  entries: Entries,
  today: IsoDate,
  names: Record<Side, string>,
  about: 'maintenance' | 'child-support',
): WorksheetEntries {
  const reader = new EntryReader(entries);
  const { onDate, inForce } = reader.date('onDate', today);
  const person = (side: Side): PersonFigures => ({
    incomeCents: reader.amount(`${side}Income`),
    ficaCents: reader.amountOrUnknown(`${side}Fica`),
    cityTaxCents: reader.amountOrUnknown(`${side}CityTax`),
    livesInCity: reader.oneOf(`${side}InCity`, ['yes', 'no'], 'no') === 'yes',
    otherSupportCents: reader.amount(`${side}OtherSupport`),
    businessExpensesCents: reader.amount(`${side}BusinessExpenses`),
    publicAssistanceCents: reader.amount(`${side}PublicAssistance`),
  });
  const parameters: SupportParameters = {
    maintenanceCapCents: reader.amount('maintenanceCap', inForce.maintenanceCapCents),
    childSupportCapCents: reader.amount('childSupportCap', inForce.childSupportCapCents),
    selfSupportReserveCents: reader.amount('selfSupportReserve', inForce.selfSupportReserveCents),
    povertyLevelCents: reader.amount('povertyLevel', inForce.povertyLevelCents),
  };
  const children = reader.children('numberOfChildren', about === 'child-support' ? 1 : 0);
  const input: SupportWorksheetInput = {
    people: { first: person('first'), second: person('second') },
    names,
    married: about === 'maintenance' || reader.chosen('married', ['yes', 'no']) === 'yes',
    marriageHundredths: reader.yearsOrUnknown('marriageLength'),
    children,
    custodialParent: children > 0 ? reader.chosen<Side>('custodialParent', ['first', 'second']) : null,
    addOns: {
      childCareCents: reader.amount('childcareExpenses'),
      healthInsuranceCents: reader.amount('healthInsurance'),
      healthInsurancePaidBy: reader.oneOf<HealthInsurancePayer>(
        'healthInsurancePaidBy',
        ['custodial', 'non-custodial'],
        'custodial',
      ),
      medicalCents: reader.amount('medicalExpenses'),
    },
    parameters: { ...parameters, fica: inForce.fica },
  };
  const youEarn = reader.oneOf<'more' | 'less' | ''>('youEarn', ['more', 'less'], '') || null;
  return { input, problems: reader.problems, youEarn, onDate, inForce };
}

/**
 * Parses the asset form: `FIELDS['asset-division']`. A blank share is half; assets without a keeper are
 * divided.
 */
export function readAssetDivision(entries: Entries, names: Record<Side, string>): ReadEntries<AssetsInput> {
  const reader = new EntryReader(entries);
  const kept = (name: string) => ({
    cents: reader.amount(name),
    keptBy: reader.oneOf<Keeper>(`${name}KeptBy`, ['first', 'second', 'divided'], 'divided'),
  });
  const serviceHundredths = reader.months('pensionMonths');
  const input: AssetsInput = {
    assets: {
      realEstate: kept('realEstate'),
      bankAccounts: kept('bankAccounts'),
      investments: kept('investments'),
      retirementAccounts: kept('retirementAccounts'),
      vehicles: kept('vehicles'),
      businessAssets: kept('businessAssets'),
      personalProperty: kept('personalProperty'),
    },
    debts: kept('debts'),
    firstShare: reader.share('firstShare', 5_000),
    pension: {
      of: reader.oneOf<Side>('pensionMonthsOf', ['first', 'second'], 'first'),
      serviceHundredths,
      inMarriageHundredths: reader.months('pensionMarriageMonths', serviceHundredths),
    },
    names,
  };
  return { input, problems: reader.problems };
}
