import { PARAMETER_FIELDS, type ParameterField } from '../../../calculators/form-fields.ts';
import { dollars } from '../../../calculators/money.ts';
import {
  capsKnown,
  capsMayBeStale,
  type IsoDate,
  type ParametersOnDate,
  parametersOn,
  quickEstimateCaps,
  type SupportParameters,
} from '../../../calculators/parameters.ts';
import type { Step } from '../../../calculators/step.ts';
import { lawText } from '../../../content/calculator-law.ts';
import { fillIn, formatDate } from './format-text.ts';

/** The figure of the law that each field replaces. */
const PARAMETERS: Record<ParameterField, keyof SupportParameters> = {
  maintenanceCap: 'maintenanceCapCents',
  childSupportCap: 'childSupportCapCents',
  selfSupportReserve: 'selfSupportReserveCents',
  povertyLevel: 'povertyLevelCents',
};

const isCap = (field: ParameterField) => field.endsWith('Cap');

/** Values for the sentences about the quick estimates' caps. */
export const quickCapValues = {
  payorCap: dollars(quickEstimateCaps.payorIncomeCents),
  combinedCap: dollars(quickEstimateCaps.combinedIncomeCents),
  from: formatDate(quickEstimateCaps.lawFrom),
  until: formatDate(quickEstimateCaps.lawUntil),
};

/** `since March 1, 2026`, `for 2025`. */
function inForceSince(field: ParameterField, law: ParametersOnDate): string {
  return isCap(field)
    ? fillIn(lawText.inForce.since, { from: formatDate(law.capsInForceFrom) })
    : fillIn(lawText.inForce[law.reserveIsOf], { year: law.reserveYear });
}

function sourceOf(field: ParameterField, law: ParametersOnDate): string {
  if (isCap(field)) return law.capsSource;
  return field === 'povertyLevel' ? law.povertySource : law.reserveSource;
}

/** The figures of the law used by a worksheet, one per line, with date and source, or marked as the visitor's own. */
export function lawLines(law: ParametersOnDate, used: SupportParameters): Step[] {
  return PARAMETER_FIELDS.map((field) => {
    const amountCents = used[PARAMETERS[field]];
    const lawCents = law[PARAMETERS[field]];
    const inForce = inForceSince(field, law);
    return {
      id: field,
      label: lawText.figures[field],
      formula:
        amountCents === lawCents ? inForce : fillIn(lawText.own, { figure: dollars(lawCents), inForce }),
      amountCents,
      source: sourceOf(field, law),
    };
  });
}

/**
 * Warnings about the law's figures on a date: they may be out of date, or of another year.
 *
 * @param today distinguishes a future date from an outdated table
 */
export function lawRemarks(law: ParametersOnDate, date: IsoDate, today: IsoDate): string[] {
  const { remarks } = lawText;
  const newest = law.capsInForceFrom === capsKnown.asOf;
  const stale = newest && capsMayBeStale(today) ? [remarks.stale] : [];
  const staleByThen = stale.length === 0 && capsMayBeStale(date) ? [remarks.staleByThen] : [];
  const { reserveIsOf, reserveYear } = law;
  const reserve = reserveIsOf === 'that year' ? [] : [fillIn(remarks[reserveIsOf], { year: reserveYear })];
  return [...stale, ...staleByThen, ...reserve];
}

/** Texts beside a worksheet's form. */
export interface LawNotes {
  /** By field: the figure in force, and since when. */
  hints: Record<ParameterField, string>;
  remarks: string[];
}

/** @param typed the date in the form; unless valid, today's law is used */
export function lawNotes(typed: string, today: IsoDate): LawNotes {
  const chosen = parametersOn(typed);
  const law = chosen ?? parametersOn(today);
  if (!law) throw new RangeError(`no law is known on ${today}`);
  const hint = (field: ParameterField) =>
    fillIn(lawText.ifBlank, {
      figure: dollars(law[PARAMETERS[field]]),
      inForce: inForceSince(field, law),
    });
  return {
    hints: {
      maintenanceCap: hint('maintenanceCap'),
      childSupportCap: hint('childSupportCap'),
      selfSupportReserve: hint('selfSupportReserve'),
      povertyLevel: hint('povertyLevel'),
    },
    remarks: [
      fillIn(lawText.asOf, { from: formatDate(capsKnown.asOf) }),
      ...lawRemarks(law, chosen ? typed : today, today),
    ],
  };
}
