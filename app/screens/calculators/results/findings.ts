import { dollars } from '../../../../calculators/money.ts';
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
import type { Calculated, CalculatedWorksheet } from '../outcome.ts';
import { months, quickDuration } from './durations.ts';

/** One figure of a result, formatted, with its meaning. */
export interface Finding {
  label: string;
  figure: string;
  /** A whole sentence. */
  text?: string;
}

/** The figures of a result, the most important first. */
export function findingsOf(calculated: Calculated): [Finding, ...Finding[]] {
  switch (calculated.calculation) {
    case 'alimony-estimate':
      return [
        {
          label: estimateText.alimony.label,
          figure: aMonth(calculated.result.monthlyCents),
          text: calculated.result.monthlyCents > 0 ? estimateText.alimony.who : resultText.nothing,
        },
        ...(calculated.result.monthlyCents > 0
          ? [
              duration(
                estimateText.alimony.duration,
                calculated.input.marriageHundredths > 0 && quickDuration(calculated.input.marriageHundredths),
              ),
            ]
          : []),
      ];
    case 'child-support-estimate':
      return [
        {
          label: estimateText.childSupport.label,
          figure: aMonth(calculated.result.monthlyCents),
          text: calculated.result.monthlyCents > 0 ? estimateText.childSupport.who : resultText.nothing,
        },
      ];
    case 'asset-division':
      return assetFindings(calculated);
    default:
      return worksheetFindings(calculated);
  }
}

function assetFindings({
  result,
}: Extract<Calculated, { calculation: 'asset-division' }>): [Finding, ...Finding[]] {
  const { first, second } = result.halves;
  const halves =
    first === second
      ? dollars(first)
      : fillIn(assetText.halves, { first: dollars(first), second: dollars(second) });
  return [
    { label: assetText.net, figure: dollars(result.netEstateCents) },
    { label: assetText.half, figure: halves },
    {
      label: assetText.equalising,
      figure: dollars(result.equalising.cents),
      text: result.equalising.from ? worksheetText.pays.spouses[result.equalising.from] : assetText.even,
    },
  ];
}

function worksheetFindings(calculated: CalculatedWorksheet): [Finding, ...Finding[]] {
  const { maintenance, maintenancePayor, childSupport, childSupportPayor, net } = calculated.result;
  const people = calculated.calculation === 'maintenance-worksheet' ? 'spouses' : 'parents';
  const due = (label: string, monthlyCents: number, payor: Side | null): Finding => ({
    label,
    figure: aMonth(monthlyCents),
    text: payor && monthlyCents > 0 ? worksheetText.pays[people][payor] : resultText.nothing,
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
      ? [duration(worksheetText.duration, maintenance.duration && months(maintenance.duration))]
      : []),
  ];
}

/** @param figure falsy while the length of the marriage is unknown */
const duration = (label: string, figure: string | false | null): Finding =>
  figure ? { label, figure } : { label, ...durationText.unknown };

/** Formats `$1,250 a month`. */
export const aMonth = (monthlyCents: number) => `${dollars(monthlyCents)} ${resultText.aMonth}`;

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
  return findingsOf(calculated).map(({ label, figure, text }) =>
    text ? `${label}: ${figure}. ${text}` : `${label}: ${figure}.`,
  );
}

/** The figures between the input and the result of a quick estimate. */
export function workingOf(calculated: Calculated): Finding[] {
  switch (calculated.calculation) {
    case 'alimony-estimate': {
      const { cappedPayorIncomeCents, durationFactorTenths } = calculated.result;
      return [
        { label: estimateText.alimony.counted, figure: dollars(cappedPayorIncomeCents) },
        { label: estimateText.alimony.factor, figure: `× ${(durationFactorTenths / 10).toFixed(1)}` },
      ];
    }
    case 'child-support-estimate': {
      const { cappedCombinedIncomeCents, combinedIncomeCents, percent } = calculated.result;
      const share =
        combinedIncomeCents && (100 * calculated.input.nonCustodialIncomeCents) / combinedIncomeCents;
      return [
        { label: estimateText.childSupport.counted, figure: dollars(cappedCombinedIncomeCents) },
        { label: estimateText.childSupport.percent, figure: `${percent}%` },
        { label: estimateText.childSupport.share, figure: `${share.toFixed(1)}%` },
      ];
    }
    default:
      return [];
  }
}
