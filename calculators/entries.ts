import { type EntryProblem, type ReadNumber, readAmount, readShare, readYears } from './amount.ts';
import { ASSET_CATEGORIES, type AssetsInput, type Keeper } from './assets.ts';
import type { PersonFigures } from './countable-income.ts';
import { type IsoDate, type ParametersOnDate, parametersOn, type SupportParameters } from './parameters.ts';
import type { QuickAlimonyInput } from './quick-alimony.ts';
import type { QuickChildSupportInput } from './quick-child-support.ts';
import type { Side } from './sides.ts';
import type { SupportWorksheetInput } from './support-worksheet.ts';

/** What is typed into a form, by field name, as text. A missing field is a blank one. */
export type Entries = Readonly<Record<string, string>>;

/** Why a field could not be read; `unknown-date` is no calendar date, or one before the table of the law begins. */
export type FieldProblem = EntryProblem | 'unknown-date';

export type FieldProblems = Record<string, FieldProblem>;

/** The figures, complete whatever was typed, and what is wrong at which field. */
export interface ReadEntries<Input> {
  input: Input;
  problems: FieldProblems;
}

const PERSON_FIELDS = ['Income', 'Fica', 'CityTax', 'OtherSupport'] as const;
const PARAMETER_FIELDS = ['maintenanceCap', 'childSupportCap', 'selfSupportReserve', 'povertyLevel'] as const;
const WORKSHEET_FIELDS = [
  'onDate',
  'marriageLength',
  ...PERSON_FIELDS.map((field) => `first${field}`),
  ...PERSON_FIELDS.map((field) => `second${field}`),
  'numberOfChildren',
  'custodialParent',
];

/** The fields of each form. */
export const FIELDS = {
  'alimony-estimate': ['payorIncome', 'payeeIncome', 'marriageLength', 'hasChildren'],
  'child-support-estimate': [
    'custodialIncome',
    'nonCustodialIncome',
    'numberOfChildren',
    'childcareExpenses',
    'healthInsurance',
    'extraordinaryExpenses',
  ],
  'maintenance-worksheet': [...WORKSHEET_FIELDS, ...PARAMETER_FIELDS],
  'child-support-worksheet': [
    ...WORKSHEET_FIELDS,
    'married',
    'childcareExpenses',
    'healthInsurance',
    'medicalExpenses',
    ...PARAMETER_FIELDS,
  ],
  'asset-division': [
    ...ASSET_CATEGORIES.flatMap((category) => [category, `${category}KeptBy`]),
    'debts',
    'debtsKeptBy',
    'firstShare',
  ],
} as const satisfies Record<string, readonly string[]>;

export type CalculationForm = keyof typeof FIELDS;

/** Reads the quick alimony form: `FIELDS['alimony-estimate']`. */
export function readAlimonyEstimate(entries: Entries): ReadEntries<QuickAlimonyInput> {
  const reader = new EntryReader(entries);
  const input = {
    payorIncomeCents: reader.amount('payorIncome'),
    payeeIncomeCents: reader.amount('payeeIncome'),
    marriageHundredths: reader.years('marriageLength'),
  };
  return { input, problems: reader.problems };
}

/** Reads the quick child support form: `FIELDS['child-support-estimate']`. */
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
  /** The date whose law is used. */
  onDate: IsoDate;
  /** The law's figures on that date, before what the visitor changed. */
  inForce: ParametersOnDate;
}

/**
 * Reads either statutory worksheet: `FIELDS['maintenance-worksheet']`, `FIELDS['child-support-worksheet']`. A
 * blank cap, reserve or poverty guideline is the one in force. Without `married` they are married.
 *
 * @param today stands in for a blank or unreadable date
 * @param names of the two people in the worksheet's lines
 */
export function readSupportWorksheet(
  entries: Entries,
  today: IsoDate,
  names: Record<Side, string>,
): WorksheetEntries {
  const reader = new EntryReader(entries);
  const { onDate, inForce } = reader.date('onDate', today);
  const marriageHundredths = reader.years('marriageLength');
  const person = (side: Side): PersonFigures => ({
    incomeCents: reader.amount(`${side}Income`),
    ficaCents: reader.amount(`${side}Fica`),
    cityTaxCents: reader.amount(`${side}CityTax`),
    otherSupportCents: reader.amount(`${side}OtherSupport`),
  });
  const parameters: SupportParameters = {
    maintenanceCapCents: reader.amount('maintenanceCap', inForce.maintenanceCapCents),
    childSupportCapCents: reader.amount('childSupportCap', inForce.childSupportCapCents),
    selfSupportReserveCents: reader.amount('selfSupportReserve', inForce.selfSupportReserveCents),
    povertyLevelCents: reader.amount('povertyLevel', inForce.povertyLevelCents),
  };
  const input: SupportWorksheetInput = {
    people: { first: person('first'), second: person('second') },
    names,
    marriageHundredths: entries['married'] === 'no' ? null : marriageHundredths,
    children: reader.children('numberOfChildren', 0),
    custodialParent: reader.oneOf('custodialParent', ['first', 'second'], 'first'),
    addOns: {
      childCareCents: reader.amount('childcareExpenses'),
      healthInsuranceCents: reader.amount('healthInsurance'),
      medicalCents: reader.amount('medicalExpenses'),
    },
    parameters,
  };
  return { input, problems: reader.problems, onDate, inForce };
}

/** Reads the asset form: `FIELDS['asset-division']`. A blank share is half; what nobody is said to keep is divided. */
export function readAssetDivision(entries: Entries, names: Record<Side, string>): ReadEntries<AssetsInput> {
  const reader = new EntryReader(entries);
  const kept = (name: string) => ({
    cents: reader.amount(name),
    keptBy: reader.oneOf<Keeper>(`${name}KeptBy`, ['first', 'second', 'divided'], 'divided'),
  });
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
    names,
  };
  return { input, problems: reader.problems };
}

/** Reads one field after the other and remembers what was wrong at which. */
class EntryReader {
  readonly problems: FieldProblems = {};
  readonly #entries: Entries;

  constructor(entries: Entries) {
    this.#entries = entries;
  }

  /** @param blank what blank text stands for; it also stands in for what cannot be read */
  amount(name: string, blank = 0): number {
    return this.#number(name, readAmount, blank);
  }

  years(name: string): number {
    return this.#number(name, readYears, 0);
  }

  share(name: string, blank: number): number {
    return this.#number(name, readShare, blank);
  }

  /** A count of 0 to 20 from a list of choices. */
  children(name: string, blank: number): number {
    const text = this.#text(name);
    return /^\d$|^1\d$|^20$/.test(text) ? Math.max(blank, Number(text)) : blank;
  }

  oneOf<Choice extends string>(name: string, choices: readonly Choice[], otherwise: Choice): Choice {
    const text = this.#text(name);
    return choices.find((choice) => choice === text) ?? otherwise;
  }

  date(name: string, today: IsoDate): { onDate: IsoDate; inForce: ParametersOnDate } {
    const text = this.#text(name);
    const chosen = text === '' ? null : parametersOn(text);
    if (chosen) return { onDate: text, inForce: chosen };
    if (text !== '') this.problems[name] = 'unknown-date';
    const inForce = parametersOn(today);
    if (!inForce) throw new RangeError(`no law is known on ${today}`);
    return { onDate: today, inForce };
  }

  #text(name: string): string {
    return Object.hasOwn(this.#entries, name) ? (this.#entries[name] ?? '').trim() : '';
  }

  #number(name: string, read: (text: string) => ReadNumber, blank: number): number {
    const text = this.#text(name);
    if (text === '') return blank;
    const { value, problem } = read(text);
    if (problem === null) return value;
    this.problems[name] = problem;
    return blank;
  }
}
