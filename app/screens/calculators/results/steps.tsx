// biome-ignore-all lint/a11y/noRedundantRoles: browsers drop the roles of table elements that are displayed as blocks

import { resultText } from '#law/calculators/results.ts';
import { dollarsAndCents } from '../../../../calculators/money.ts';
import type { Step } from '../../../../calculators/step.ts';
import { keepTogether } from '../format-text.ts';
import styles from './steps.module.css';

interface StepsProps {
  heading: string;
  /** Column headings. */
  columns?: typeof resultText.steps;
  steps: readonly Step[];
}

/** The steps of one part of a worksheet, for a lawyer to check by eye; on a phone each is a small entry. */
export function Steps({ heading, columns = resultText.steps, steps }: StepsProps) {
  const { step, formula, source, amount } = columns;
  return (
    <table role="table" className={styles.ledger}>
      <caption>{heading}</caption>
      <thead role="rowgroup">
        <tr role="row">
          {[step, formula, source, amount].map((name) => (
            <th key={name} role="columnheader" scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {steps.map((line) => (
          <Line key={line.id} {...line} />
        ))}
      </tbody>
    </table>
  );
}

function Line({ id, label, formula, amountCents, source, discretion, estimate }: Step) {
  return (
    <tr role="row" data-step={id}>
      <th role="rowheader" scope="row">
        {label}
      </th>
      <td role="cell">{formula}</td>
      <td role="cell">
        {keepTogether(source)}
        {discretion && <em>{resultText.discretion}</em>}
        {estimate && <em>{resultText.estimate}</em>}
      </td>
      <td role="cell">{amountCents === null ? '' : dollarsAndCents(amountCents)}</td>
    </tr>
  );
}
