import type { Cents } from '../../../../calculators/money.ts';
import type { Step } from '../../../../calculators/step.ts';
import { resultText } from '../../../../content/calculator-results.ts';

const ledgerFormat = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** Always with cents, so that the columns of figures stand under each other. */
const ledgerAmount = (cents: Cents) => ledgerFormat.format(cents / 100).replace('-', '−');

interface StepsProps {
  heading: string;
  steps: readonly Step[];
}

/** The lines of one part of a worksheet, for a lawyer to check by eye. */
export function Steps({ heading, steps }: StepsProps) {
  return (
    <table className="w-full">
      <caption className="border-ink border-b pb-2 text-left font-display text-xl">{heading}</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">{resultText.steps.step}</th>
          <th scope="col">{resultText.steps.amount}</th>
        </tr>
      </thead>
      <tbody>
        {steps.map(({ id, label, formula, amountCents, source, discretion }) => (
          <tr key={id} data-step={id} className="break-inside-avoid border-line border-b align-baseline">
            <th scope="row" className="py-3 pr-4 text-left font-normal">
              <span className="block font-medium text-sm leading-snug">{label}</span>
              <span className="mt-0.5 block text-slate text-sm tabular-nums">{formula}</span>
              <span className="mt-1 block text-brass-deep text-xs">
                {source}
                {discretion && <em> · {resultText.discretion}</em>}
              </span>
            </th>
            <td className="whitespace-nowrap py-3 text-right font-semibold text-sm tabular-nums">
              {amountCents === null ? '' : ledgerAmount(amountCents)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
