import {
  assetText,
  durationText,
  estimateText,
  resultText,
  resultTitles,
  worksheetText,
} from '#law/calculators/results.ts';
import type { ChildSupportResult } from '../../../../calculators/child-support.ts';
import {
  advisoryDuration,
  type DurationMonths,
  quickDuration,
  rangeInWords,
  yearsAndMonths,
} from '../../../../calculators/duration.ts';
import { dollars, percent, perMonth } from '../../../../calculators/money.ts';
import type { Side } from '../../../../calculators/sides.ts';
import type { Step } from '../../../../calculators/step.ts';
import type { SupportWorksheet } from '../../../../calculators/support-worksheet.ts';
import { fillIn } from '../format-text.ts';
import type { Calculated, CalculatedEstimate, CalculatedWorksheet } from '../outcome.ts';
import { aMonth, aYear, type Finding } from './finding.ts';
import { hasNoIncome, underTheLaw } from './under-the-law.ts';

/** The figures of a result, the most important first. */
export function findingsOf(calculated: Calculated): [Finding, ...Finding[]] {
  switch (calculated.calculation) {
    case 'alimony-estimate':
      return [
        underTheLaw(calculated),
        ...advisory(calculated),
        quickEstimate(estimateText.alimony.who, calculated),
        ...quickDurationOf(calculated),
      ];
    case 'child-support-estimate':
      return [
        underTheLaw(calculated),
        ...ifMarried(calculated.law.ifMarried),
        quickEstimate(estimateText.childSupport.who, calculated),
      ];
    case 'asset-division':
      return assetFindings(calculated);
    default:
      return worksheetFindings(calculated);
  }
}

function quickEstimate(who: string, { result: { monthlyCents } }: CalculatedEstimate): Finding {
  const due = monthlyCents > 0 ? who : estimateText.nothing;
  return { label: estimateText.label, figure: aMonth(monthlyCents), text: `${estimateText.caveat} ${due}` };
}

type CalculatedAlimony = Extract<Calculated, { calculation: 'alimony-estimate' }>;

/** The statute's duration. */
function advisory({ input: { marriageHundredths }, law: { calculated } }: CalculatedAlimony): Finding[] {
  const { advisory: label, schedule } = estimateText.alimony;
  const isDue = (calculated.result.maintenance?.monthlyCents ?? 0) > 0;
  if (!isDue || marriageHundredths === 0) return [];
  return [{ label, figure: durationInWords(advisoryDuration(marriageHundredths)), text: schedule }];
}

function quickDurationOf({ input: { marriageHundredths }, result }: CalculatedAlimony): Finding[] {
  if (result.monthlyCents === 0) return [];
  const known = marriageHundredths > 0;
  return [
    duration(estimateText.alimony.duration, known && durationInWords(quickDuration(marriageHundredths))),
  ];
}

/** The same figures for spouses. */
function ifMarried(worksheet: SupportWorksheet | null): Finding[] {
  if (!worksheet) return [];
  const { label, text, same } = estimateText.childSupport.ifMarried;
  const maintenanceCents = worksheet.maintenance?.monthlyCents ?? 0;
  return [
    {
      label,
      figure: aMonth(worksheet.childSupport?.monthlyCents ?? 0),
      text: maintenanceCents > 0 ? fillIn(text, { maintenance: aMonth(maintenanceCents) }) : same,
    },
  ];
}

function assetFindings({
  input,
  result,
}: Extract<Calculated, { calculation: 'asset-division' }>): [Finding, ...Finding[]] {
  const { first, second } = result.halves;
  const isEmpty = [...Object.values(input.assets), input.debts].every(({ cents }) => cents === 0);
  const both = (amounts: Record<Side, number>) =>
    fillIn(assetText.halves, { first: dollars(amounts.first), second: dollars(amounts.second) });
  const { firstShare } = input;
  const shares = { first: percent(firstShare), second: percent(10_000 - firstShare) };
  return [
    {
      label: assetText.net,
      figure: dollars(result.netEstateCents),
      ...(isEmpty ? { text: assetText.nothing } : {}),
    },
    ...(firstShare === 5_000 ? [] : [{ label: fillIn(assetText.shares, shares), figure: both(result.due) }]),
    {
      label: firstShare === 5_000 ? assetText.half : assetText.equalHalf,
      figure: first === second ? dollars(first) : both(result.halves),
    },
    {
      label: assetText.equalizing,
      figure: dollars(result.equalizing.cents),
      text: result.equalizing.from ? worksheetText.pays.spouses[result.equalizing.from] : assetText.even,
    },
    ...(result.pension
      ? [
          {
            label: assetText.pension[input.pension.of],
            figure: percent(result.pension.share),
            text: assetText.ofEachPayment,
          },
        ]
      : []),
  ];
}

function worksheetFindings(calculated: CalculatedWorksheet): [Finding, ...Finding[]] {
  const { maintenance, maintenancePayor, childSupport, childSupportPayor, childSupportAfterwards, net } =
    calculated.result;
  const people = calculated.calculation === 'maintenance-worksheet' ? 'spouses' : 'parents';
  const due = (label: string, monthlyCents: number, payor: Side | null): Finding => ({
    label,
    figure: aMonth(monthlyCents),
    text: payor && monthlyCents > 0 ? worksheetText.pays[people][payor] : resultText.nothing,
  });
  const swapped = swappedIncomes(calculated);
  const ofMaintenance = maintenance
    ? [due(worksheetText.maintenance, maintenance.monthlyCents, maintenancePayor)]
    : [];
  const ofChildren = childSupport
    ? [
        due(childSupportLabel(calculated), childSupport.monthlyCents, childSupportPayor),
        ...partsOf(childSupport),
      ]
    : [];
  const inOrder =
    calculated.calculation === 'maintenance-worksheet'
      ? [...ofMaintenance, ...ofChildren]
      : [...ofChildren, ...ofMaintenance];
  const [first, ...others] = inOrder;
  if (!first) throw new Error('A worksheet has either maintenance or child support.');
  return [
    swapped ? { ...first, text: `${first.text} ${swapped}` } : first,
    ...(maintenance && childSupport && maintenance.monthlyCents > 0
      ? [
          {
            label: maintenancePayor === childSupportPayor ? worksheetText.net : worksheetText.netOpposed,
            figure: aMonth(net.monthlyCents),
            text: worksheetText.separately,
          },
        ]
      : []),
    ...others,
    ...(childSupportAfterwards
      ? [
          {
            ...worksheetText.afterwards,
            figure: aMonth(childSupportAfterwards.monthlyCents),
          },
        ]
      : []),
    ...(maintenance && maintenance.monthlyCents > 0
      ? [duration(worksheetText.duration, maintenance.duration && durationInWords(maintenance.duration))]
      : []),
  ];
}

/** Says for whom the figure is where that may differ. */
function childSupportLabel({ calculation, input: { married } }: CalculatedWorksheet): string {
  if (calculation === 'maintenance-worksheet') return worksheetText.childSupport;
  return worksheetText.childSupportOf[married ? 'spouses' : 'unmarried'];
}

/** Says so where the incomes contradict what the visitor said of them; null where they do not. */
function swappedIncomes({ youEarn, input: { people } }: CalculatedWorksheet): string | null {
  const more = people.first.incomeCents - people.second.incomeCents;
  const isSwapped = (youEarn === 'more' && more < 0) || (youEarn === 'less' && more > 0);
  return youEarn && isSwapped ? worksheetText.otherEarnsMore[youEarn] : null;
}

/**
 * The monthly parts of child support, if it has more than one, rounded cumulatively so that they add up to the whole.
 * Under the poverty guideline the expenses are only possible ones.
 */
function partsOf(childSupport: ChildSupportResult): Finding[] {
  const { basicAnnualCents, addOnShares, healthInsuranceCreditCents, lowIncomeRule } = childSupport;
  const { parts } = worksheetText;
  const expenses = addOnShares.filter(({ shareCents }) => shareCents > 0);
  if (lowIncomeRule === 'poverty-level') {
    return expenses.map(({ id, shareCents }) => ({
      label: parts[id],
      figure: aMonth(perMonth(shareCents)),
      text: parts.possible,
    }));
  }
  const annual = [
    { label: parts.basic, cents: basicAnnualCents },
    ...expenses.map(({ id, shareCents }) => ({ label: parts[id], cents: shareCents })),
    ...(healthInsuranceCreditCents > 0 ? [{ label: parts.credit, cents: -healthInsuranceCreditCents }] : []),
  ];
  if (annual.length === 1) return [];
  let before = 0;
  return annual.map(({ label, cents }) => {
    const monthlyCents = perMonth(before + cents) - perMonth(before);
    before += cents;
    return { label, figure: aMonth(monthlyCents) };
  });
}

/** @param figure falsy while the length of the marriage is unknown */
const duration = (label: string, figure: string | false | null): Finding =>
  figure ? { label, figure } : { label, ...durationText.unknown };

/** The steps of a worksheet, by part. The quick estimates have none. */
export function stepsOf(calculated: Calculated): { heading: string; steps: readonly Step[] }[] {
  switch (calculated.calculation) {
    case 'alimony-estimate':
    case 'child-support-estimate':
      return [];
    case 'asset-division':
      return [{ heading: resultTitles[calculated.calculation], steps: calculated.result.steps }];
    default: {
      const { incomeSteps, maintenance, afterMaintenanceSteps, childSupport, childSupportAfterwards } =
        calculated.result;
      return [
        { heading: worksheetText.income, steps: incomeSteps },
        { heading: worksheetText.maintenance, steps: maintenance?.steps ?? [] },
        { heading: worksheetText.afterMaintenance, steps: childSupport ? afterMaintenanceSteps : [] },
        {
          heading: worksheetText.childSupport,
          steps: [
            ...(childSupport?.steps ?? []),
            ...(childSupportAfterwards ? [childSupportAfterwards.step] : []),
          ],
        },
      ].filter(({ steps }) => steps.length > 0);
    }
  }
}

/** The findings as sentences, for screen readers and for the message of a request. */
export function sentencesOf(calculated: Calculated): string[] {
  if (hasNoIncome(calculated)) return [resultText.noIncome];
  return findingsOf(calculated).map(({ label, figure, text }) =>
    text ? `${label}: ${figure}. ${text}` : `${label}: ${figure}.`,
  );
}

/** The figures between the input and the result of the rule of thumb. */
export function workingOf(calculated: Calculated): Finding[] {
  switch (calculated.calculation) {
    case 'alimony-estimate': {
      const { cappedPayorIncomeCents, durationFactorTenths } = calculated.result;
      return [
        { label: estimateText.alimony.counted, figure: aYear(cappedPayorIncomeCents) },
        { label: estimateText.alimony.factor, figure: `× ${(durationFactorTenths / 10).toFixed(1)}` },
      ];
    }
    case 'child-support-estimate': {
      const { cappedCombinedIncomeCents, combinedIncomeCents, percent } = calculated.result;
      const share =
        combinedIncomeCents && (100 * calculated.input.nonCustodialIncomeCents) / combinedIncomeCents;
      return [
        { label: estimateText.childSupport.counted, figure: aYear(cappedCombinedIncomeCents) },
        { label: estimateText.childSupport.percent, figure: `${percent}%` },
        { label: estimateText.childSupport.share, figure: `${share.toFixed(1)}%` },
      ];
    }
    default:
      return [];
  }
}

/** Formats a duration as `1 year 11 months to 3 years 9 months`; in plain words below two months. */
function durationInWords(duration: DurationMonths): string {
  const { fromMonths, toMonths } = duration;
  if (toMonths <= 1) return durationText.aMonthAtMost;
  return fromMonths === 0
    ? fillIn(durationText.upTo, { to: yearsAndMonths(toMonths) })
    : rangeInWords(duration);
}
