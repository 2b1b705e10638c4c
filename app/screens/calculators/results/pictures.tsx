import { resultText, worksheetText } from '#law/calculators/results.ts';
import { incomeBeforeDeductions } from '../../../../calculators/countable-income.ts';
import { dollars } from '../../../../calculators/money.ts';
import { other, type Side } from '../../../../calculators/sides.ts';
import { supportWorksheet } from '../../../../calculators/support-worksheet.ts';
import type { Calculated, CalculatedEstimate, CalculatedWorksheet } from '../outcome.ts';
import { aMonth } from './finding.ts';
import { type SupportCurve, SupportLine } from './support-line.tsx';
import { TransferPicture, type TransferSide } from './transfer-picture.tsx';

/** Drawings of a result: the payment, and how it changes with the payor's income. */
export function Pictures({ calculated }: { calculated: Calculated }) {
  const { sides, moved } = transferOf(calculated);
  const curve = curveOf(calculated);
  return (
    <div className="space-y-8">
      <figure>
        <TransferPicture title={resultText.transfer[calculated.calculation]} sides={sides} moved={moved} />
      </figure>
      {curve && <SupportLine {...curve} />}
    </div>
  );
}

interface Transfer {
  sides: [TransferSide, TransferSide];
  moved: string;
}

function transferOf(calculated: Calculated): Transfer {
  if (calculated.calculation === 'asset-division') {
    const { held, due, equalizing } = calculated.result;
    const { names } = calculated.input;
    return transfer(equalizing.from, dollars(equalizing.cents), (side) => ({
      name: names[side],
      beforeCents: held[side],
      afterCents: due[side],
    }));
  }
  const { input, result } = worksheetOf(calculated);
  const { incomes, maintenancePayor, maintenance } = result;
  const { from, annualCents, monthlyCents } =
    calculated.calculation === 'alimony-estimate' && maintenance
      ? { ...maintenance, from: maintenancePayor }
      : result.net;
  return transfer(from, aMonth(monthlyCents), (side) => ({
    name: input.names[side],
    beforeCents: incomes[side],
    afterCents: incomes[side] + (side === (from ?? 'first') ? -annualCents : annualCents),
  }));
}

function transfer(from: Side | null, moved: string, sideOf: (side: Side) => TransferSide): Transfer {
  const first = from ?? 'first';
  return { sides: [sideOf(first), sideOf(other(first))], moved };
}

/** A quick estimate is drawn as the law's answer. */
const worksheetOf = (calculated: CalculatedEstimate | CalculatedWorksheet): CalculatedWorksheet =>
  'law' in calculated ? calculated.law.calculated : calculated;

function curveOf(calculated: Calculated): SupportCurve | null {
  return calculated.calculation === 'asset-division' ? null : worksheetCurve(worksheetOf(calculated));
}

function worksheetCurve({ calculation, input, result }: CalculatedWorksheet): SupportCurve | null {
  const ofChildren = calculation === 'child-support-worksheet';
  const payor = ofChildren ? result.childSupportPayor : result.maintenancePayor;
  if (!payor) return null;
  const figures = input.people[payor];
  const { maintenanceCapCents, fica } = input.parameters;
  return {
    title: ofChildren ? worksheetText.line.childSupport : worksheetText.line.maintenance,
    monthlyAt: (incomeCents) => {
      const people = { ...input.people, [payor]: { ...figures, incomeCents } };
      const { maintenance, maintenancePayor, childSupport } = supportWorksheet({ ...input, people });
      if (ofChildren) return childSupport?.monthlyCents ?? 0;
      // With less income than the other, the payor of these figures becomes the payee.
      return maintenancePayor === payor ? (maintenance?.monthlyCents ?? 0) : 0;
    },
    payorIncomeCents: figures.incomeCents,
    cap: ofChildren
      ? null
      : {
          cents: maintenanceCapCents,
          reachedAtCents: incomeBeforeDeductions(maintenanceCapCents, figures, fica),
        },
  };
}
