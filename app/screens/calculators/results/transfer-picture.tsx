import { resultText } from '#law/calculators/results.ts';
import { type Cents, dollars } from '../../../../calculators/money.ts';
import styles from './result.module.css';
import { type Span, scaleOf } from './transfer-scale.ts';

/** One side of a payment. */
export interface TransferSide {
  name: string;
  beforeCents: Cents;
  afterCents: Cents;
}

interface TransferPictureProps {
  title: string;
  /** The payor first, the payee second; in either order without a payment. */
  sides: [TransferSide, TransferSide];
  /** The payment, formatted: `$1,250 a month`. */
  moved: string;
}

const BAR = 18;
/** Between the bars, where the payment's line is drawn. */
const GAP = 62;
const LOWER_BAR = BAR + GAP;
const HEIGHT = LOWER_BAR + BAR;

/** Draws a payment from the upper bar to the lower. Widths are percentages: text keeps its size on every screen. */
export function TransferPicture({ title, sides, moved }: TransferPictureProps) {
  const [payor, payee] = sides;
  const { at, middle, zero } = scaleOf(sides);
  const moves = payor.beforeCents !== payor.afterCents;
  const from = middle(payor);
  const to = middle(payee);
  const sideText = ({ name, beforeCents, afterCents }: TransferSide) =>
    `${name}: ${dollars(beforeCents)} ${resultText.before}, ${dollars(afterCents)} ${resultText.after}.`;
  const description = `${title}. ${sideText(payor)} ${sideText(payee)}`;
  // Beside the line, on the side that has more room.
  const onTheLeft = from + (to - from) / 3 > 45;
  return (
    <div role="img" aria-label={moves ? `${description} ${resultText.moves}: ${moved}.` : description}>
      <p className="mb-2 font-medium text-sm">{title}</p>
      <Label side={payor} />
      <svg width="100%" height={HEIGHT} className={`${styles.picture} my-1.5`} aria-hidden="true">
        <Bar side={payor} top={0} at={at} />
        {moves && (
          <>
            <line x1={`${from}%`} y1={BAR + 4} x2={`${to}%`} y2={LOWER_BAR - 10} className={styles.moves} />
            <circle cx={`${to}%`} cy={LOWER_BAR - 9} r="4" className={styles.comes} />
            <text
              x={onTheLeft ? '0' : '100%'}
              y={BAR}
              dy="1.75em"
              textAnchor={onTheLeft ? 'start' : 'end'}
              className={styles.strong}
            >
              {moved}
            </text>
          </>
        )}
        <Bar side={payee} top={LOWER_BAR} at={at} />
        {zero > 0 && <ZeroLine zero={zero} />}
      </svg>
      <Label side={payee} />
    </div>
  );
}

function Label({ side: { name, beforeCents, afterCents } }: { side: TransferSide }) {
  return (
    <p className="flex flex-wrap justify-between gap-x-6 text-sm">
      <span>{name}</span>
      <span className="text-muted tabular-nums">
        {beforeCents === afterCents
          ? dollars(afterCents)
          : `${dollars(beforeCents)} → ${dollars(afterCents)}`}
      </span>
    </p>
  );
}

/** Marks 0 where debts exceed assets. */
function ZeroLine({ zero }: { zero: number }) {
  return (
    <>
      <line x1={`${zero}%`} x2={`${zero}%`} y1="0" y2={HEIGHT} className={styles.axis} />
      <text
        x={`${zero}%`}
        dx={zero > 85 ? -6 : 6}
        y={LOWER_BAR - 6}
        textAnchor={zero > 85 ? 'end' : 'start'}
        className={`${styles.small} ${styles.quiet}`}
      >
        {dollars(0)}
      </text>
    </>
  );
}

interface BarProps {
  side: TransferSide;
  /** Pixels from the top of the drawing. */
  top: number;
  at: (from: Cents, to: Cents) => Span;
}

/** Solid up to the unchanged amount; the payment is red, as an outline where it leaves. */
function Bar({ side: { beforeCents, afterCents }, top, at }: BarProps) {
  const staysTo =
    beforeCents < 0 && afterCents < 0
      ? Math.max(beforeCents, afterCents)
      : Math.max(0, Math.min(beforeCents, afterCents));
  const stays = at(0, staysTo);
  const moves = at(beforeCents, afterCents);
  const goes = afterCents < beforeCents;
  return (
    <g>
      <line x1="0" x2="100%" y1={top + BAR} y2={top + BAR} className={styles.rule} />
      <rect x={`${stays.start}%`} y={top} width={`${stays.width}%`} height={BAR} className={styles.stays} />
      {moves.width > 0 && (
        <rect
          x={`${moves.start}%`}
          y={goes ? top + 0.75 : top}
          width={`${moves.width}%`}
          height={goes ? BAR - 1.5 : BAR}
          className={goes ? styles.goes : styles.comes}
        />
      )}
    </g>
  );
}
