import { incomeBeforeDeductions } from '../../../../calculators/countable-income.ts';
import { dollars } from '../../../../calculators/money.ts';
import { quickEstimateCaps } from '../../../../calculators/parameters.ts';
import { quickAlimony } from '../../../../calculators/quick-alimony.ts';
import { quickChildSupport } from '../../../../calculators/quick-child-support.ts';
import { other, type Side } from '../../../../calculators/sides.ts';
import { supportWorksheet } from '../../../../calculators/support-worksheet.ts';
import { estimateText, resultText, worksheetText } from '../../../../content/calculator-results.ts';
import type { Calculated, CalculatedWorksheet } from '../outcome.ts';
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
  switch (calculated.calculation) {
    case 'alimony-estimate': {
      const { payorIncomeCents, payeeIncomeCents } = calculated.input;
      const { payor, payee } = estimateText.alimony;
      return estimate([payor, payorIncomeCents], [payee, payeeIncomeCents], calculated.result.monthlyCents);
    }
    case 'child-support-estimate': {
      const { nonCustodialIncomeCents, custodialIncomeCents } = calculated.input;
      const { payor, payee } = estimateText.childSupport;
      return estimate(
        [payor, nonCustodialIncomeCents],
        [payee, custodialIncomeCents],
        calculated.result.monthlyCents,
      );
    }
    case 'asset-division': {
      const { held, due, equalising } = calculated.result;
      const first = equalising.from ?? 'first';
      const side = (which: Side): TransferSide => ({
        name: calculated.input.names[which],
        beforeCents: held[which],
        afterCents: due[which],
      });
      return { sides: [side(first), side(other(first))], moved: dollars(equalising.cents) };
    }
    default: {
      const { incomes, net } = calculated.result;
      const first = net.from ?? 'first';
      const side = (which: Side, change: number): TransferSide => ({
        name: calculated.input.names[which],
        beforeCents: incomes[which],
        afterCents: incomes[which] + change,
      });
      return {
        sides: [side(first, -net.annualCents), side(other(first), net.annualCents)],
        moved: aMonth(net.monthlyCents),
      };
    }
  }
}

type NamedIncome = [name: string, incomeCents: number];

function estimate(
  [payor, paid]: NamedIncome,
  [payee, received]: NamedIncome,
  monthlyCents: number,
): Transfer {
  const yearlyCents = 12 * monthlyCents;
  return {
    sides: [
      { name: payor, beforeCents: paid, afterCents: paid - yearlyCents },
      { name: payee, beforeCents: received, afterCents: received + yearlyCents },
    ],
    moved: aMonth(monthlyCents),
  };
}

function curveOf(calculated: Calculated): SupportCurve | null {
  switch (calculated.calculation) {
    case 'alimony-estimate':
      return {
        title: worksheetText.line.maintenance,
        monthlyAt: (payorIncomeCents) => quickAlimony({ ...calculated.input, payorIncomeCents }).monthlyCents,
        payorIncomeCents: calculated.input.payorIncomeCents,
        cap: {
          cents: quickEstimateCaps.payorIncomeCents,
          reachedAtCents: quickEstimateCaps.payorIncomeCents,
        },
      };
    case 'child-support-estimate':
      return {
        title: worksheetText.line.childSupport,
        monthlyAt: (nonCustodialIncomeCents) =>
          quickChildSupport({ ...calculated.input, nonCustodialIncomeCents }).monthlyCents,
        payorIncomeCents: calculated.input.nonCustodialIncomeCents,
        // The cap is on both incomes together.
        cap: null,
      };
    case 'asset-division':
      return null;
    default:
      return worksheetCurve(calculated);
  }
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
