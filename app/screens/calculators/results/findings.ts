import { advisoryDuration, quickDuration } from '../../../../calculators/duration.ts';
import { dollars, percent } from '../../../../calculators/money.ts';
import type { Side } from '../../../../calculators/sides.ts';
import type { Step } from '../../../../calculators/step.ts';
import {
  assetText,
  durationText,
  estimateText,
  resultText,
  resultTitles,
  worksheetText,
} from '../../../../content/calculator-results.ts';
import { fillIn } from '../format-text.ts';
import type { Calculated, CalculatedEstimate, CalculatedWorksheet } from '../outcome.ts';
import { durationInWords } from './durations.ts';
import { aMonth, aYear, type Finding } from './finding.ts';
import { hasNoIncome, underTheLaw } from './under-the-law.ts';

/** The figures of a result, the most important first. */
export function findingsOf(calculated: Calculated): [Finding, ...Finding[]] {
  switch (calculated.calculation) {
    case 'alimony-estimate':
      return [
        estimated(estimateText.alimony, calculated),
        ...(calculated.result.monthlyCents > 0
          ? estimatedDurations(calculated.input.marriageHundredths)
          : []),
      ];
    case 'child-support-estimate':
      return [estimated(estimateText.childSupport, calculated)];
    case 'asset-division':
      return assetFindings(calculated);
    default:
      return worksheetFindings(calculated);
  }
}

function estimated({ label, who }: { label: string; who: string }, estimate: CalculatedEstimate): Finding {
  const { monthlyCents } = estimate.result;
  const due = monthlyCents > 0 ? who : estimateText.nothing;
  const text = hasNoIncome(estimate) ? resultText.noIncome : `${estimateText.caveat} ${due}`;
  return { label, figure: aMonth(monthlyCents), text };
}

/** The rule of thumb's duration, and the statute's beside it. */
function estimatedDurations(marriageHundredths: number): Finding[] {
  const { duration: label, advisory, schedule } = estimateText.alimony;
  const known = marriageHundredths > 0;
  return [
    duration(label, known && durationInWords(quickDuration(marriageHundredths))),
    ...(known
      ? [{ label: advisory, figure: durationInWords(advisoryDuration(marriageHundredths)), text: schedule }]
      : []),
  ];
}

function assetFindings({
  input,
  result,
}: Extract<Calculated, { calculation: 'asset-division' }>): [Finding, ...Finding[]] {
  const { first, second } = result.halves;
  const isEmpty = [...Object.values(input.assets), input.debts].every(({ cents }) => cents === 0);
  const halves =
    first === second
      ? dollars(first)
      : fillIn(assetText.halves, { first: dollars(first), second: dollars(second) });
  return [
    {
      label: assetText.net,
      figure: dollars(result.netEstateCents),
      ...(isEmpty ? { text: assetText.nothing } : {}),
    },
    { label: assetText.half, figure: halves },
    {
      label: assetText.equalising,
      figure: dollars(result.equalising.cents),
      text: result.equalising.from ? worksheetText.pays.spouses[result.equalising.from] : assetText.even,
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
  const { maintenance, maintenancePayor, childSupport, childSupportPayor, net } = calculated.result;
  const people = calculated.calculation === 'maintenance-worksheet' ? 'spouses' : 'parents';
  const due = (label: string, monthlyCents: number, payor: Side | null): Finding => ({
    label,
    figure: aMonth(monthlyCents),
    text: hasNoIncome(calculated)
      ? resultText.noIncome
      : payor && monthlyCents > 0
        ? worksheetText.pays[people][payor]
        : resultText.nothing,
  });
  const ofMaintenance = maintenance
    ? [due(worksheetText.maintenance, maintenance.monthlyCents, maintenancePayor)]
    : [];
  const ofChildren = childSupport
    ? [due(worksheetText.childSupport, childSupport.monthlyCents, childSupportPayor)]
    : [];
  const inOrder =
    calculated.calculation === 'maintenance-worksheet'
      ? [...ofMaintenance, ...ofChildren]
      : [...ofChildren, ...ofMaintenance];
  const [first, ...others] = inOrder;
  if (!first) throw new Error('A worksheet has either maintenance or child support.');
  return [
    first,
    ...others,
    ...(maintenance && childSupport && maintenance.monthlyCents > 0
      ? [
          due(
            maintenancePayor === childSupportPayor ? worksheetText.net : worksheetText.netOpposed,
            net.monthlyCents,
            net.from,
          ),
        ]
      : []),
    ...(maintenance && maintenance.monthlyCents > 0
      ? [duration(worksheetText.duration, maintenance.duration && durationInWords(maintenance.duration))]
      : []),
  ];
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
      const { incomeSteps, maintenance, afterMaintenanceSteps, childSupport } = calculated.result;
      return [
        { heading: worksheetText.income, steps: incomeSteps },
        { heading: worksheetText.maintenance, steps: maintenance?.steps ?? [] },
        { heading: worksheetText.afterMaintenance, steps: childSupport ? afterMaintenanceSteps : [] },
        { heading: worksheetText.childSupport, steps: childSupport?.steps ?? [] },
      ].filter(({ steps }) => steps.length > 0);
    }
  }
}

/** The findings as sentences, for screen readers and for the message of a request. */
export function sentencesOf(calculated: Calculated): string[] {
  const [first, ...others] = findingsOf(calculated);
  const law = 'law' in calculated ? underTheLaw(calculated) : null;
  return [first, ...(law ? [law] : []), ...others].map(({ label, figure, text }) =>
    text ? `${label}: ${figure}. ${text}` : `${label}: ${figure}.`,
  );
}

/** The figures between the input and the result of a quick estimate. */
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
