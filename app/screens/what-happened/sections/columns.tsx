import type { ReactNode } from 'react';
import { happenedLabels } from '#law/what-happened/labels.ts';
import type { HappenedPage } from '../../../../content/schema/what-happened.ts';

interface ColumnsProps {
  content: Pick<HappenedPage, 'thisMonth' | 'costs' | 'aboutCosts'>;
}

/** This month, and what it may cost. */
export function Columns({ content: { thisMonth, costs, aboutCosts } }: ColumnsProps) {
  const labels = happenedLabels;
  return (
    <div className="border-line border-t bg-tint">
      <div className="page band">
        <div className="grid gap-x-20 gap-y-12 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
          <Column id="this-month" heading={labels.thisMonth}>
            <ul className="measure">
              {thisMonth.map((item) => (
                <li key={item} className="border-line border-t py-3">
                  {item}
                </li>
              ))}
            </ul>
          </Column>
          <Column id="costs" heading={labels.costs}>
            <dl>
              {costs.map(({ amount, pays }) => (
                <div key={amount} className="border-line border-t py-3">
                  <dt className="font-display text-ornament-text text-xl lining-nums">{amount}</dt>
                  <dd>{pays}</dd>
                </div>
              ))}
            </dl>
            <p className="border-line border-t py-3">{aboutCosts}</p>
            {costs.some(({ amount }) => amount.startsWith('$')) && (
              <p className="text-muted text-sm">{labels.amounts}</p>
            )}
          </Column>
        </div>
        <p className="measure mt-12 text-muted text-sm">{labels.general}</p>
      </div>
    </div>
  );
}

function Column({ id, heading, children }: { id: string; heading: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-3 text-2xl">
        {heading}
      </h2>
      {children}
    </section>
  );
}
