import { lawText } from '#law/calculators/law.ts';
import { readAmount } from '../../../calculators/amount.ts';
import { formatDate, type IsoDate, yearOf } from '../../../calculators/calendar.ts';
import { cityTaxYears, hasCityTaxRates } from '../../../calculators/city-tax.ts';
import { ficaOnWages } from '../../../calculators/fica.ts';
import { type Entries, PARAMETER_FIELDS, type ParameterField } from '../../../calculators/form-fields.ts';
import { dollars } from '../../../calculators/money.ts';
import {
  nextChange,
  type Parameter,
  type ParametersOnDate,
  parametersOn,
  type SupportParameters,
  sourceOf,
} from '../../../calculators/parameters.ts';
import type { Step } from '../../../calculators/step.ts';
import { fillIn } from './format-text.ts';

/** The figure of the law that each field replaces. */
const PARAMETERS: Record<ParameterField, Parameter> = {
  maintenanceCap: 'maintenanceCapCents',
  childSupportCap: 'childSupportCapCents',
  selfSupportReserve: 'selfSupportReserveCents',
  povertyLevel: 'povertyLevelCents',
};

/** `since March 1, 2026`. */
function inForceSince(field: ParameterField, law: ParametersOnDate, date: IsoDate): string {
  const from = law.inForceFrom[PARAMETERS[field]];
  return fillIn(from > date ? lawText.inForce.later : lawText.inForce.since, { from: formatDate(from) });
}

/** The figures of the law used by a worksheet, one per line, with date and source, or marked as the visitor's own. */
export function lawLines(law: ParametersOnDate, date: IsoDate, used: SupportParameters): Step[] {
  return PARAMETER_FIELDS.map((field) => {
    const amountCents = used[PARAMETERS[field]];
    const lawCents = law[PARAMETERS[field]];
    const inForce = inForceSince(field, law, date);
    return {
      id: field,
      label: lawText.figures[field],
      formula:
        amountCents === lawCents ? inForce : fillIn(lawText.own, { figure: dollars(lawCents), inForce }),
      amountCents,
      source: sourceOf(PARAMETERS[field]),
    };
  });
}

/** The figures that change together, by the one whose date stands for both. */
const CHANGING = { caps: 'maintenanceCapCents', reserve: 'selfSupportReserveCents' } as const;

/**
 * Warnings about the law's figures on a date: they may be out of date, or of another year.
 *
 * @param today distinguishes a future date from an outdated table
 */
export function lawRemarks(law: ParametersOnDate, date: IsoDate, today: IsoDate): string[] {
  const { remarks } = lawText;
  const stale = (['caps', 'reserve'] as const).flatMap((which) => {
    const changed = nextChange(CHANGING[which]);
    if (date < changed) return [];
    const text = today >= changed ? remarks[which].stale : remarks[which].staleByThen;
    return [fillIn(text, { from: formatDate(law.inForceFrom[CHANGING[which]]) })];
  });
  const reserveFrom = law.inForceFrom[CHANGING.reserve];
  const later = reserveFrom > date ? [fillIn(remarks.reserveLater, { from: formatDate(reserveFrom) })] : [];
  const { year } = law.fica;
  const wageBase = year < yearOf(date) ? [fillIn(remarks.wageBaseEarlier, { year })] : [];
  const cityTax = hasCityTaxRates(date) ? [] : [fillIn(remarks.cityTaxOtherYear, cityTaxYears)];
  return [...stale, ...later, ...wageBase, ...cityTax];
}

/** Texts beside a worksheet's form. */
export interface LawNotes {
  /** By field: the figure that applies if it is blank, and since when. */
  hints: Partial<Record<string, string>>;
  /** By field: the estimate, shown in it while it is blank. */
  placeholders: Partial<Record<string, string>>;
  remarks: string[];
}

/** @param typed the figures in the form; unless its date is valid, today's law is used */
export function lawNotes(typed: Entries, today: IsoDate): LawNotes {
  const chosen = parametersOn(typed.onDate ?? '');
  const law = chosen ?? parametersOn(today);
  if (!law) throw new RangeError(`no law is known on ${today}`);
  const date = (chosen && typed.onDate) ?? today;
  const hints = PARAMETER_FIELDS.map((field) => {
    const figure = dollars(law[PARAMETERS[field]]);
    return [field, fillIn(lawText.ifBlank, { figure, inForce: inForceSince(field, law, date) })];
  });
  const fica = (['first', 'second'] as const).map((side) => ({
    field: `${side}Fica`,
    ...ficaNotes(typed[`${side}Income`] ?? '', law),
  }));
  return {
    hints: Object.fromEntries([...hints, ...fica.map(({ field, hint }) => [field, hint])]),
    placeholders: Object.fromEntries(fica.map(({ field, placeholder }) => [field, placeholder])),
    remarks: [
      fillIn(lawText.asOf, {
        caps: formatDate(law.inForceFrom[CHANGING.caps]),
        reserve: formatDate(law.inForceFrom[CHANGING.reserve]),
      }),
      ...lawRemarks(law, date, today),
    ],
  };
}

function ficaNotes(income: string, { fica }: ParametersOnDate): { hint: string; placeholder?: string } {
  const { year } = fica;
  const { value: incomeCents } = readAmount(income);
  if (incomeCents === 0) return { hint: `${fillIn(lawText.fica.ifBlank, { year })} ${lawText.fica.more}` };
  const figure = dollars(ficaOnWages(incomeCents, fica));
  return {
    hint: `${fillIn(lawText.fica.estimate, { figure, year })} ${lawText.fica.more}`,
    placeholder: fillIn(lawText.fica.placeholder, { figure: figure.replace('$', '') }),
  };
}
