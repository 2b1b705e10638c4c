import type { ReactNode } from 'react';
import { happenedLabels } from '../../../../content/what-happened/labels.ts';
import type { HappenedPage } from '../../../../content/what-happened/types.ts';

interface ColumnsProps {
  content: Pick<HappenedPage, 'tonight' | 'thisMonth' | 'costs' | 'aboutCosts'>;
}

/** Tonight, this month, and what it may cost. */
export function Columns({ content: { tonight, thisMonth, costs, aboutCosts } }: ColumnsProps) {
  const labels = happenedLabels;
  return (
    <div className="page band">
      <div className="grid gap-y-12 lg:grid-cols-3 lg:divide-x lg:divide-line">
        <Column id="tonight" heading={labels.tonight}>
          <ol>
            {tonight.map((item, index) => (
              <li key={item} className="flex items-baseline gap-x-4 border-line border-t py-3">
                <span className="shrink-0 font-display text-brass-deep text-xl lining-nums">
                  {index + 1}.
                </span>
                {item}
              </li>
            ))}
          </ol>
        </Column>
        <Column id="this-month" heading={labels.thisMonth}>
          <ul>
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
                <dt className="font-display text-brass-deep text-xl lining-nums">{amount}</dt>
                <dd>{pays}</dd>
              </div>
            ))}
          </dl>
          <p className="border-line border-t py-3">{aboutCosts}</p>
          <p className="text-slate text-sm">{labels.courtFees}</p>
        </Column>
      </div>
      <p className="measure mt-12 text-slate text-sm">{labels.general}</p>
    </div>
  );
}

function Column({ id, heading, children }: { id: string; heading: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id} className="lg:px-8 lg:last:pr-0 lg:first:pl-0">
      <h2 id={id} className="mb-3 text-2xl">
        {heading}
      </h2>
      {children}
    </section>
  );
}
