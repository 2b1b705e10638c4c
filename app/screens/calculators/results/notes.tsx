import { lawText } from '#law/calculators/law.ts';
import { assetText, estimateText, resultText, worksheetText } from '#law/calculators/results.ts';
import { estimatedCityTax } from '../../../../calculators/countable-income.ts';
import { lawRemarks } from '../law-texts.ts';
import type { CalculatedWorksheet, Outcome } from '../outcome.ts';
import styles from './result.module.css';

/** Notes on a result: age of the law's figures, low income, the court's discretion, disclaimer. */
export function Notes({ outcome }: { outcome: Outcome }) {
  return (
    <ul className={styles.notes}>
      {notesOf(outcome).map((note) => (
        <li key={note}>{note}</li>
      ))}
      <li>{resultText.disclaimer}</li>
    </ul>
  );
}

function notesOf({ calculated, today }: Outcome): string[] {
  switch (calculated.calculation) {
    case 'alimony-estimate':
    case 'child-support-estimate':
      return [
        ...(calculated.result.capped ? [estimateText.capped] : []),
        ...worksheetNotes(calculated.law.calculated, today),
      ];
    case 'asset-division':
      return [assetText.discretion];
    default:
      return worksheetNotes(calculated, today);
  }
}

const worksheetNotes = (worksheet: CalculatedWorksheet, today: string): string[] => [
  ...lawRemarks(worksheet.inForce, worksheet.onDate, today),
  ...noCityTax(worksheet),
  ...lowIncome(worksheet),
  ...discretion(worksheet),
];

function noCityTax({ input: { people } }: CalculatedWorksheet): string[] {
  const isTaxed = [people.first, people.second].some(
    (one) => one.cityTaxCents !== null || estimatedCityTax(one) !== null,
  );
  return isTaxed ? [] : [lawText.remarks.noCityTax];
}

function lowIncome({ result: { maintenance, childSupport } }: CalculatedWorksheet): string[] {
  return [
    ...(maintenance?.lowIncomeRule ? [worksheetText.lowIncome.maintenance] : []),
    ...(childSupport?.lowIncomeRule ? [worksheetText.lowIncome[childSupport.lowIncomeRule]] : []),
  ];
}

function discretion({ input, result: { maintenance, childSupport } }: CalculatedWorksheet): string[] {
  const text = worksheetText.discretion;
  return [
    text.guideline,
    ...(maintenance?.incomeAboveCapCents ? [text.maintenanceAboveCap] : []),
    ...(maintenance && maintenance.monthlyCents > 0 ? [text.duration] : []),
    ...(childSupport?.incomeAboveCapCents ? [text.childSupportAboveCap] : []),
    ...(childSupport && input.children >= 5 ? [text.fiveChildren] : []),
    ...(childSupport ? [worksheetText.ageLimit] : []),
  ];
}
