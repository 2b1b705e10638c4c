import { estimateText, resultText } from '#law/calculators/results.ts';
import { formatMonth } from '../../../../calculators/calendar.ts';
import { dollars } from '../../../../calculators/money.ts';
import { other } from '../../../../calculators/sides.ts';
import { fillIn } from '../format-text.ts';
import type { Calculated, CalculatedEstimate } from '../outcome.ts';
import { aMonth, type Finding } from './finding.ts';

const { law } = estimateText;

/** The texts for the question that an estimate asks. */
function textsFor({ calculation, law: { calculated } }: CalculatedEstimate): keyof typeof law.why {
  if (calculation === 'child-support-estimate') return 'childSupport';
  return calculated.input.children > 0 ? 'alimonyWithChildren' : 'alimony';
}

/** True when neither person has an income, so that there is nothing to compare. */
export function hasNoIncome(calculated: Calculated): boolean {
  if (calculated.calculation === 'asset-division') return false;
  const { people } = 'law' in calculated ? calculated.law.calculated.input : calculated.input;
  return people.first.incomeCents + people.second.incomeCents === 0;
}

/** The statutory worksheet's answer for a quick estimate: who pays, and why the rule of thumb differs. */
export function underTheLaw(estimate: CalculatedEstimate): Finding {
  const { calculated } = estimate.law;
  const { people } = calculated.input;
  const { maintenance, maintenancePayor, childSupport } = calculated.result;
  const ofChildren = estimate.calculation === 'child-support-estimate';
  const monthlyCents = (ofChildren ? childSupport : maintenance)?.monthlyCents ?? 0;
  const { maintenanceCapCents, childSupportCapCents } = calculated.inForce;
  const cap = dollars(ofChildren ? childSupportCapCents : maintenanceCapCents);
  const otherWay = !ofChildren && monthlyCents > 0 && maintenancePayor === 'second';
  const payor = ofChildren ? 'first' : (maintenancePayor ?? 'first');
  const incomes = {
    payor: dollars(people[payor].incomeCents),
    payee: dollars(people[other(payor)].incomeCents),
  };
  const sentences = [
    monthlyCents > 0 ? fillIn(ofChildren ? law.pays.parents : law.pays.spouses, incomes) : resultText.nothing,
    ...(otherWay ? [law.otherWay] : []),
    fillIn(law.why[textsFor(estimate)], { cap }),
  ];
  return {
    label: fillIn(law.label[textsFor(estimate)], { month: formatMonth(calculated.onDate) }),
    figure: aMonth(monthlyCents),
    text: sentences.join(' '),
  };
}
