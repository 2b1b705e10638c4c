import { dollars } from '../../../../calculators/money.ts';
import { capsKnown, capsMayBeStale, type SupportParameters } from '../../../../calculators/parameters.ts';
import {
  assetText,
  estimateText,
  resultText,
  worksheetText,
} from '../../../../content/calculator-results.ts';
import type { Outcome, WorkedWorksheet } from '../work-out.ts';
import { inWords } from './date-in-words.ts';

/** What has to be read with the figures: their date, low income, the court's discretion, and what they are not. */
export function Notes({ outcome }: { outcome: Outcome }) {
  return (
    <ul className="result-notes">
      {notesOf(outcome).map((note) => (
        <li key={note}>{note}</li>
      ))}
      <li>{resultText.disclaimer}</li>
    </ul>
  );
}

function notesOf({ worked, today }: Outcome): string[] {
  switch (worked.calculation) {
    case 'alimony-estimate':
    case 'child-support-estimate':
      return worked.result.capped ? [estimateText.capped] : [];
    case 'asset-division':
      return [assetText.discretion];
    default:
      return [...asOf(worked), ...warnings(worked, today), ...lowIncome(worked), ...discretion(worked)];
  }
}

function asOf({ onDate, inForce }: WorkedWorksheet): string[] {
  const { capsInForceFrom, reserveYear, selfSupportReserveCents, maintenanceCapCents, childSupportCapCents } =
    inForce;
  return [
    `${worksheetText.asOf.onDate} ${inWords(onDate)}. ${worksheetText.asOf.caps} ${inWords(capsInForceFrom)}: ` +
      `${dollars(maintenanceCapCents)} (${worksheetText.asOf.maintenance}), ${dollars(childSupportCapCents)} ` +
      `(${worksheetText.asOf.childSupport}). ${worksheetText.asOf.reserve} ${reserveYear}: ` +
      `${dollars(selfSupportReserveCents)}.`,
  ];
}

function warnings({ onDate, inForce, input }: WorkedWorksheet, today: string): string[] {
  const changed = (Object.keys(input.parameters) as (keyof SupportParameters)[]).some(
    (name) => input.parameters[name] !== inForce[name],
  );
  const newestIsUsed = inForce.capsInForceFrom === capsKnown.asOf;
  const stale = capsMayBeStale(onDate) || (newestIsUsed && capsMayBeStale(today));
  return [
    ...(stale ? [worksheetText.stale] : []),
    ...(inForce.reserveIsOfThatYear ? [] : [worksheetText.reserveOfOtherYear]),
    ...(changed ? [worksheetText.ownParameters] : []),
  ];
}

function lowIncome({ result: { maintenance, childSupport } }: WorkedWorksheet): string[] {
  return [
    ...(maintenance?.lowIncomeRule ? [worksheetText.lowIncome.maintenance] : []),
    ...(childSupport?.lowIncomeRule ? [worksheetText.lowIncome[childSupport.lowIncomeRule]] : []),
  ];
}

function discretion({ input, result: { maintenance, childSupport } }: WorkedWorksheet): string[] {
  const text = worksheetText.discretion;
  return [
    ...(maintenance?.incomeAboveCapCents ? [text.maintenanceAboveCap] : []),
    ...(maintenance && maintenance.monthlyCents > 0 ? [text.duration] : []),
    ...(childSupport?.incomeAboveCapCents ? [text.childSupportAboveCap] : []),
    ...(childSupport && input.children >= 5 ? [text.fiveChildren] : []),
    ...(childSupport ? [worksheetText.ageLimit] : []),
  ];
}
