import { resultText, worksheetText } from '#law/calculators/results.ts';
import { type Cents, dollars } from '../../../../calculators/money.ts';
import { type SeriesPoint, seriesEnd, supportOverIncome } from '../../../../calculators/series.ts';
import { fillIn } from '../format-text.ts';
import styles from './result.module.css';

export interface SupportCurve {
  title: string;
  /** The monthly payment at an income of the payor, everything else unchanged. */
  monthlyAt: (incomeCents: Cents) => Cents;
  payorIncomeCents: Cents;
  cap: {
    cents: Cents;
    /** The payor's income before deductions at which the cap is reached. */
    reachedAtCents: Cents;
  } | null;
}

const INTERVALS = 120;
const TOP = 24;
const HEIGHT = 150;
const BOTTOM = TOP + HEIGHT;

/** Plots support over the payor's income; marks the visitor's figures. */
export function SupportLine({ title, monthlyAt, payorIncomeCents, cap }: SupportCurve) {
  const end = seriesEnd(payorIncomeCents, cap?.reachedAtCents ?? 0);
  const points = supportOverIncome(monthlyAt, end, INTERVALS);
  const here: SeriesPoint = { incomeCents: payorIncomeCents, monthlyCents: monthlyAt(payorIncomeCents) };
  const most = Math.max(here.monthlyCents, ...points.map(({ monthlyCents }) => monthlyCents));
  // No support at any income.
  if (most === 0) return null;
  const across = (cents: Cents) => Math.round((10_000 * cents) / end) / 100;
  const down = (cents: Cents) => Math.round(10_000 - (10_000 * cents) / most) / 100;
  const line = points
    .map(({ incomeCents, monthlyCents }) => `${across(incomeCents)},${down(monthlyCents)}`)
    .join(' ');
  const x = across(here.incomeCents);
  const y = TOP + Math.round(down(here.monthlyCents) * HEIGHT) / 100;
  const capInWords = cap && cap.cents > 0 ? capText(cap) : null;
  const yours = `${worksheetText.line.you}: ${dollars(here.monthlyCents)} ${resultText.aMonth}`;
  const samples = points
    .filter((_, index) => index % (INTERVALS / 6) === 0)
    .map(({ incomeCents, monthlyCents }) =>
      fillIn(worksheetText.line.at, { income: dollars(incomeCents), support: dollars(monthlyCents) }),
    );
  return (
    <figure>
      <figcaption className="flex flex-wrap justify-between gap-x-6 text-sm">
        <span className="font-medium">{title}</span>
        <span className="font-semibold text-action tabular-nums">{yours}</span>
      </figcaption>
      {/* Caption and note are text: here are only the figures that they lack. */}
      <svg
        role="img"
        aria-label={samples.join('; ')}
        width="100%"
        height={BOTTOM}
        className={`${styles.picture} mt-1`}
      >
        <line x1="0" x2="100%" y1={BOTTOM} y2={BOTTOM} className={styles.axis} />
        <line x1="0" x2="100%" y1={TOP} y2={TOP} className={styles.rule} />
        <text x="0" y={TOP - 8} className={`${styles.small} ${styles.quiet}`}>
          {dollars(Math.round(most / 100) * 100)} {resultText.aMonth}
        </text>
        {cap && capInWords && (
          <line
            x1={`${across(cap.reachedAtCents)}%`}
            x2={`${across(cap.reachedAtCents)}%`}
            y1={TOP}
            y2={BOTTOM}
            className={styles.dashes}
          />
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
          <polyline points={line} vectorEffect="non-scaling-stroke" className={styles.curve} />
        </svg>
        <line x1={`${x}%`} x2={`${x}%`} y1={y} y2={BOTTOM} className={styles.moves} />
        <circle cx={`${x}%`} cy={y} r="5.5" className={styles.here} />
        <text
          x={`${x}%`}
          y={BOTTOM}
          dy="1.25em"
          textAnchor={x < 30 ? 'start' : x > 70 ? 'end' : 'middle'}
          className={`${styles.small} ${styles.strong}`}
        >
          {dollars(here.incomeCents)}
        </text>
      </svg>
      {/* The margin has room for the figure below the drawing. */}
      <p className="mt-6 flex flex-wrap justify-between gap-x-6 text-muted text-xs tabular-nums">
        <span>{worksheetText.line.income}</span>
        <span className="grow text-right">{dollars(end)}</span>
      </p>
      {capInWords && (
        <p className="mt-1 flex items-center gap-3 text-ornament-text text-xs">
          <svg width="2" height="18" className={styles.picture} aria-hidden="true">
            <line x1="1" x2="1" y1="0" y2="18" className={styles.dashes} />
          </svg>
          {capInWords}
        </p>
      )}
    </figure>
  );
}

function capText({ cents, reachedAtCents }: NonNullable<SupportCurve['cap']>): string {
  const { cap, capReached } = worksheetText.line;
  return cents === reachedAtCents
    ? fillIn(cap, { cap: dollars(cents) })
    : fillIn(capReached, { cap: dollars(cents), income: dollars(reachedAtCents) });
}
