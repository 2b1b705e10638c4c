// biome-ignore-all lint/a11y/noRedundantRoles: browsers drop the roles of table elements that are displayed as blocks
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

/** The lines of one part of a worksheet, for a lawyer to check by eye; on a phone each is a small entry. */
export function Steps({ heading, steps }: StepsProps) {
  const { step, formula, source, amount } = resultText.steps;
  return (
    <table role="table" className="w-full table-fixed stacked:block">
      <caption className="pb-2 text-left font-display text-2xl stacked:block print:pb-1 print:text-lg">
        {heading}
      </caption>
      <thead role="rowgroup" className="border-ink border-y text-slate text-xs stacked:sr-only">
        <tr role="row" className="*:py-2 *:pr-5 *:text-left print:*:py-1 print:*:pr-3 *:font-medium">
          <th role="columnheader" scope="col" className="w-[31%] print:w-[29%]">
            {step}
          </th>
          <th role="columnheader" scope="col" className="w-[31%] print:w-[29%]">
            {formula}
          </th>
          <th role="columnheader" scope="col">
            {source}
          </th>
          <th role="columnheader" scope="col" className="w-32 pr-0! print:w-24 text-right!">
            {amount}
          </th>
        </tr>
      </thead>
      <tbody role="rowgroup" className="stacked:block stacked:border-ink stacked:border-t">
        {steps.map((line) => (
          <Line key={line.id} {...line} />
        ))}
      </tbody>
    </table>
  );
}

function Line({ id, label, formula, amountCents, source, discretion }: Step) {
  return (
    <tr
      role="row"
      data-step={id}
      className="break-inside-avoid border-line border-b text-sm leading-snug *:py-3 *:pr-5 print:text-xs print:*:py-1.5 print:*:pr-3 *:align-baseline stacked:relative stacked:block stacked:py-3 stacked:*:block stacked:*:py-0.5"
    >
      <th role="rowheader" scope="row" className="text-left font-medium stacked:pr-28!">
        {label}
      </th>
      <td role="cell" className="text-slate tabular-nums">
        {formula}
      </td>
      <td role="cell" className="text-brass-deep text-xs">
        {source.replaceAll('§ ', '§\u00a0')}
        {discretion && <em className="block">{resultText.discretion}</em>}
      </td>
      <td
        role="cell"
        className="whitespace-nowrap pr-0! text-right font-semibold tabular-nums stacked:absolute stacked:top-3 stacked:right-0"
      >
        {amountCents === null ? '' : ledgerAmount(amountCents)}
      </td>
    </tr>
  );
}
