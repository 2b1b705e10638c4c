import { useId } from 'react';
import { type Cents, dollars } from '../../../../calculators/money.ts';
import { type SeriesPoint, seriesEnd, supportOverIncome } from '../../../../calculators/series.ts';
import { resultText, worksheetText } from '../../../../content/calculator-results.ts';

export interface SupportCurve {
  title: string;
  /** What is paid in a month at one income of the payor, everything else unchanged. */
  monthlyAt: (incomeCents: Cents) => Cents;
  payorIncomeCents: Cents;
  /** Null where the cap is not on the payor's own income. */
  capCents: Cents | null;
}

const INTERVALS = 120;
const TOP = 34;
const HEIGHT = 150;
const BOTTOM = TOP + HEIGHT;

/** How support changes over the payor's income, with the visitor's own figures marked. */
export function SupportLine({ title, monthlyAt, payorIncomeCents, capCents }: SupportCurve) {
  const id = useId();
  const end = seriesEnd(payorIncomeCents, capCents ?? 0);
  const points = supportOverIncome(monthlyAt, end, INTERVALS);
  const here: SeriesPoint = { incomeCents: payorIncomeCents, monthlyCents: monthlyAt(payorIncomeCents) };
  const most = Math.max(1, here.monthlyCents, ...points.map(({ monthlyCents }) => monthlyCents));
  const across = (cents: Cents) => Math.round((10_000 * cents) / end) / 100;
  const up = (cents: Cents) => Math.round((10_000 * cents) / most) / 100;
  const line = points
    .map(({ incomeCents, monthlyCents }) => `${across(incomeCents)},${100 - up(monthlyCents)}`)
    .join(' ');
  const x = across(here.incomeCents);
  const y = BOTTOM - (up(here.monthlyCents) * HEIGHT) / 100;
  const description = points
    .filter((_, index) => index % (INTERVALS / 6) === 0)
    .map(({ incomeCents, monthlyCents }) => `${dollars(incomeCents)}: ${dollars(monthlyCents)}`)
    .join('; ');
  return (
    <figure>
      <figcaption className="flex flex-wrap justify-between gap-x-6 text-sm">
        <span className="font-medium">{title}</span>
        <span className="font-semibold text-oxblood tabular-nums">
          {worksheetText.line.you}: {dollars(here.monthlyCents)} {resultText.aMonth}
        </span>
      </figcaption>
      <svg
        role="img"
        aria-labelledby={`${id}-title ${id}-desc`}
        width="100%"
        height={BOTTOM + 44}
        className="picture mt-1"
      >
        <title id={`${id}-title`}>{title}</title>
        <desc id={`${id}-desc`}>
          {`${worksheetText.line.you}: ${dollars(here.incomeCents)}: ${dollars(here.monthlyCents)} ${resultText.aMonth}. ${description}.`}
        </desc>
        <line x1="0" x2="100%" y1={BOTTOM} y2={BOTTOM} className="axis" />
        <line x1="0" x2="100%" y1={TOP} y2={TOP} className="rule" />
        <text x="0" y={TOP - 8} className="small quiet">
          {dollars(Math.round(most / 100) * 100)} {resultText.aMonth}
        </text>
        {capCents !== null && capCents > 0 && capCents < end && (
          <>
            <line
              x1={`${across(capCents)}%`}
              x2={`${across(capCents)}%`}
              y1={TOP}
              y2={BOTTOM}
              className="cap-line"
            />
            <text
              x={`${across(capCents)}%`}
              // Far to the left, the figure at the top of the scale stands in its place.
              y={across(capCents) < 45 ? TOP + 16 : TOP - 8}
              dx={across(capCents) < 45 ? 6 : 0}
              textAnchor={across(capCents) < 45 ? 'start' : across(capCents) > 80 ? 'end' : 'middle'}
              className="small cap"
            >
              {worksheetText.line.cap} {dollars(capCents)}
            </text>
          </>
        )}
        <svg
          x="0"
          y={TOP}
          width="100%"
          height={HEIGHT}
          viewBox="0 0 100 100"
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          <polyline points={line} vectorEffect="non-scaling-stroke" className="curve" />
        </svg>
        <line x1={`${x}%`} x2={`${x}%`} y1={y} y2={BOTTOM} className="moves" />
        <circle cx={`${x}%`} cy={y} r="5.5" className="here" />
        <text
          x={`${x}%`}
          y={BOTTOM + 17}
          textAnchor={x < 12 ? 'start' : x > 88 ? 'end' : 'middle'}
          className="small strong"
        >
          {dollars(here.incomeCents)}
        </text>
        <text x="0" y={BOTTOM + 38} className="small quiet">
          {worksheetText.line.income}
        </text>
        <text x="100%" y={BOTTOM + 38} textAnchor="end" className="small quiet">
          {dollars(end)}
        </text>
      </svg>
    </figure>
  );
}
