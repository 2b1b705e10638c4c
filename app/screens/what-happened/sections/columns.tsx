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
      <div className="grid gap-y-12 lg:grid-cols-3 lg:*:border-line lg:*:px-10 lg:*:not-first:border-l lg:*:first:pl-0 lg:*:last:pr-0">
        <Column id="tonight" heading={labels.tonight}>
          <ol className="list-inside [&>li]:grid [&>li]:grid-cols-[1.75rem_minmax(0,1fr)] [&>li]:[counter-increment:step] [&>li]:before:font-display [&>li]:before:text-brass-deep [&>li]:before:text-xl [&>li]:before:leading-[1.4] [&>li]:before:content-[counter(step)]">
            <Items items={tonight} />
          </ol>
        </Column>
        <Column id="this-month" heading={labels.thisMonth}>
          <ul>
            <Items items={thisMonth} />
          </ul>
        </Column>
        <Column id="costs" heading={labels.costs}>
          <dl className="[&>div]:border-line [&>div]:border-b [&>div]:py-3 [&>div]:first:pt-0">
            {costs.map(({ amount, pays }) => (
              <div key={amount}>
                <dt className="font-display text-brass-deep text-xl lining-nums">{amount}</dt>
                <dd>{pays}</dd>
              </div>
            ))}
          </dl>
          <p className="mt-4">{aboutCosts}</p>
          <p className="mt-4 text-slate text-sm">{labels.courtFees}</p>
        </Column>
      </div>
      <p className="measure mt-12 text-slate text-sm">{labels.general}</p>
    </div>
  );
}

function Column({ id, heading, children }: { id: string; heading: string; children: ReactNode }) {
  return (
    <section
      aria-labelledby={id}
      className="md:max-lg:grid md:max-lg:grid-cols-[11rem_minmax(0,1fr)] md:max-lg:gap-x-8"
    >
      <h2 id={id} className="text-2xl max-md:mb-3 lg:mb-4">
        {heading}
      </h2>
      <div>{children}</div>
    </section>
  );
}

function Items({ items }: { items: readonly string[] }) {
  return items.map((item) => (
    <li key={item} className="border-line border-b py-3 first:pt-0">
      {item}
    </li>
  ));
}
