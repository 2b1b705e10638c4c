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
import { fillIn, inWords } from './in-words.ts';

/** Which of the law's figures each field replaces. */
const PARAMETERS: Record<ParameterField, keyof SupportParameters> = {
  maintenanceCap: 'maintenanceCapCents',
  childSupportCap: 'childSupportCapCents',
  selfSupportReserve: 'selfSupportReserveCents',
  povertyLevel: 'povertyLevelCents',
};

const isCap = (field: ParameterField) => field.endsWith('Cap');

/** What the sentences about the quick estimates' caps name. */
export const quickCapsInWords = {
  payorCap: dollars(quickEstimateCaps.payorIncomeCents),
  combinedCap: dollars(quickEstimateCaps.combinedIncomeCents),
  from: inWords(quickEstimateCaps.lawFrom),
  until: inWords(quickEstimateCaps.lawUntil),
};

/** `since March 1, 2026`, `for 2025`. */
function inForceSince(field: ParameterField, law: ParametersOnDate): string {
  return isCap(field)
    ? fillIn(lawText.inForce.since, { from: inWords(law.capsInForceFrom) })
    : fillIn(lawText.inForce[law.reserveIsOf], { year: law.reserveYear });
}

function sourceOf(field: ParameterField, law: ParametersOnDate): string {
  if (isCap(field)) return law.capsSource;
  return field === 'povertyLevel' ? law.povertySource : law.reserveSource;
}

/** The figures that a worksheet has used, a line each: in force since when, by which source, or the visitor's own. */
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
 * What has to be said of the law's figures on a date: that they may be out of date, or of another year.
 *
 * @param date the one asked about
 * @param today tells a date of the future from one whose law may have changed since the table was made
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

/** What stands beside a worksheet's form before it is worked out. */
export interface LawBeside {
  /** Under each field that replaces a figure of the law: the figure, and since when it is in force. */
  hints: Record<ParameterField, string>;
  remarks: string[];
}

/** @param typed the date in the form; where it is none, the law of today is used */
export function lawBeside(typed: string, today: IsoDate): LawBeside {
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
      fillIn(lawText.asOf, { from: inWords(capsKnown.asOf) }),
      ...lawRemarks(law, chosen ? typed : today, today),
    ],
  };
}
