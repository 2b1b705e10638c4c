import { useId } from 'react';
import { type Cents, dollars } from '../../../../calculators/money.ts';
import { resultText } from '../../../../content/calculator-results.ts';

/** One side of a payment. */
export interface TransferSide {
  name: string;
  beforeCents: Cents;
  afterCents: Cents;
}

interface TransferPictureProps {
  title: string;
  /** Who pays first, who receives second; two sides between whom nothing moves stay as they are. */
  sides: [TransferSide, TransferSide];
  /** What moves, as it is printed: `$1,250 a month`. */
  moved: string;
}

const ROW = 76;
const BAR_TOP = 30;
const BAR_HEIGHT = 16;

/**
 * Who pays whom what: what leaves the upper bar joins the lower one. Widths are percentages and heights pixels, so
 * that the words keep their size on every screen.
 */
export function TransferPicture({ title, sides, moved }: TransferPictureProps) {
  const id = useId();
  const most = Math.max(1, ...sides.flatMap(({ beforeCents, afterCents }) => [beforeCents, afterCents]));
  const width = (cents: Cents) => Math.round((1000 * Math.max(0, cents)) / most) / 10;
  const [payor, payee] = sides;
  const moves = payor.beforeCents !== payor.afterCents;
  const from = (width(payor.beforeCents) + width(payor.afterCents)) / 2;
  const to = (width(payee.beforeCents) + width(payee.afterCents)) / 2;
  const inWords = ({ name, beforeCents, afterCents }: TransferSide) =>
    `${name}: ${dollars(beforeCents)} ${resultText.before}, ${dollars(afterCents)} ${resultText.after}.`;
  return (
    <svg
      role="img"
      aria-labelledby={`${id}-title ${id}-desc`}
      width="100%"
      height={ROW * 2 + (moves ? 34 : 0)}
      className="block overflow-visible"
    >
      <title id={`${id}-title`}>{title}</title>
      <desc id={`${id}-desc`}>{`${inWords(payor)} ${inWords(payee)}${moves ? ` ${moved}.` : ''}`}</desc>
      <Side side={payor} top={0} width={width} />
      {moves && (
        <g className="stroke-oxblood">
          <line
            x1={`${from}%`}
            y1={BAR_TOP + BAR_HEIGHT + 3}
            x2={`${to}%`}
            y2={ROW + 34 + BAR_TOP - 9}
            strokeWidth="1.5"
            strokeDasharray="1 5"
            strokeLinecap="round"
          />
          <circle cx={`${to}%`} cy={ROW + 34 + BAR_TOP - 7} r="3.5" className="fill-oxblood" stroke="none" />
          <text
            x="100%"
            y={ROW + 4}
            textAnchor="end"
            stroke="none"
            className="fill-oxblood font-semibold text-sm tabular-nums"
          >
            {moved}
          </text>
        </g>
      )}
      <Side side={payee} top={ROW + (moves ? 34 : 0)} width={width} />
    </svg>
  );
}

interface SideProps {
  side: TransferSide;
  top: number;
  width: (cents: Cents) => number;
}

/** What stays is solid; what comes or goes is red, and only an outline where it goes. */
function Side({ side: { name, beforeCents, afterCents }, top, width }: SideProps) {
  const stays = width(Math.min(beforeCents, afterCents));
  const moves = Math.abs(width(beforeCents) - width(afterCents));
  const goes = afterCents < beforeCents;
  const y = top + BAR_TOP;
  return (
    <g>
      <text x="0" y={top + 20} className="fill-ink text-sm">
        {name}
      </text>
      <text x="100%" y={top + 20} textAnchor="end" className="fill-slate text-sm tabular-nums">
        {beforeCents === afterCents
          ? dollars(afterCents)
          : `${dollars(beforeCents)} → ${dollars(afterCents)}`}
      </text>
      <line x1="0" x2="100%" y1={y + BAR_HEIGHT} y2={y + BAR_HEIGHT} className="stroke-line" />
      <rect x="0" y={y} width={`${stays}%`} height={BAR_HEIGHT} className="fill-navy" />
      {moves > 0 && (
        <rect
          x={`${stays}%`}
          y={goes ? y + 0.75 : y}
          width={`${moves}%`}
          height={goes ? BAR_HEIGHT - 1.5 : BAR_HEIGHT}
          strokeWidth="1.5"
          className={goes ? 'fill-rose stroke-oxblood' : 'fill-oxblood'}
        />
      )}
    </g>
  );
}
