import { formatDate, formatMonth } from './calendar.ts';
import { cityTaxYears, standardDeduction } from './city-tax.ts';
import { ADVISORY_SCHEDULE, type DurationRange } from './duration.ts';
import { ficaFigures } from './fica.ts';
import { dollars } from './money.ts';
import {
  childSupportPercent,
  newestRows,
  nextChange,
  type Parameter,
  quickEstimateCaps,
} from './parameters.ts';

const newest = (parameter: Parameter) => dollars(newestRows(parameter).last.cents);
const before = (parameter: Parameter) => dollars(newestRows(parameter).before.cents);
// Both caps change on the same day, and so do the reserve and the guideline.
const capsFrom = newestRows('maintenanceCapCents').last.inForceFrom;
const reserveFrom = newestRows('selfSupportReserveCents').last.inForceFrom;
const percentFor = (children: number) => `${childSupportPercent(children)}%`;
const range = ({ fromPercent, toPercent }: DurationRange) => `${fromPercent}–${toPercent}%`;

/** The figures of the law as the texts of the site state them: formatted, the newest of the tables, with their dates. */
export const lawFigures = {
  maintenanceCap: newest('maintenanceCapCents'),
  childSupportCap: newest('childSupportCapCents'),
  /** `March 1, 2026`. */
  capsSince: formatDate(capsFrom),
  capsChangeOn: formatDate(nextChange('maintenanceCapCents')),
  /** The caps of the two years before. */
  maintenanceCapBefore: before('maintenanceCapCents'),
  childSupportCapBefore: before('childSupportCapCents'),

  selfSupportReserve: newest('selfSupportReserveCents'),
  povertyLevel: newest('povertyLevelCents'),
  reserveSince: formatDate(reserveFrom),

  /** Percentages of the combined parental income. */
  childSupportPercent: {
    one: percentFor(1),
    two: percentFor(2),
    three: percentFor(3),
    four: percentFor(4),
    fiveOrMore: percentFor(5),
  },
  /** The advisory duration of maintenance, of the length of the marriage. */
  duration: {
    upTo15Years: range(ADVISORY_SCHEDULE.upTo15Years),
    upTo20Years: range(ADVISORY_SCHEDULE.upTo20Years),
    longer: range(ADVISORY_SCHEDULE.longer),
  },

  /** An employee's tax, with the newest wage base and its year. */
  fica: ficaFigures,

  /** A city resident's tax: the years of its rates, and the deduction before them. */
  cityTax: { ...cityTaxYears, standardDeduction },

  /** The older caps of the quick estimates, and the time in which they were the law. */
  quickEstimate: {
    maintenanceCap: dollars(quickEstimateCaps.payorIncomeCents),
    childSupportCap: dollars(quickEstimateCaps.combinedIncomeCents),
    from: formatDate(quickEstimateCaps.lawFrom),
    until: formatDate(quickEstimateCaps.lawUntil),
    fromMonth: formatMonth(quickEstimateCaps.lawFrom),
    untilMonth: formatMonth(quickEstimateCaps.lawUntil),
  },
} as const;
