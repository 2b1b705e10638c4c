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

const BAR = 18;
const LABEL = 30;
/** Between the bars, where the payment crosses over. */
const GAP = 62;
const LOWER_BAR = LABEL + BAR + GAP;
const HEIGHT = LOWER_BAR + BAR + LABEL;

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
  // Beside the line, on the side that has more room.
  const onTheLeft = from + (to - from) / 3 > 45;
  return (
    <svg
      role="img"
      aria-labelledby={`${id}-title ${id}-desc`}
      width="100%"
      height={HEIGHT}
      className="picture"
    >
      <title id={`${id}-title`}>{title}</title>
      <desc
        id={`${id}-desc`}
      >{`${inWords(payor)} ${inWords(payee)}${moves ? ` ${resultText.moves}: ${moved}.` : ''}`}</desc>
      <Side side={payor} bar={LABEL} label={LABEL - 11} width={width} />
      {moves && (
        <>
          <line x1={`${from}%`} y1={LABEL + BAR + 4} x2={`${to}%`} y2={LOWER_BAR - 10} className="moves" />
          <circle cx={`${to}%`} cy={LOWER_BAR - 9} r="4" className="comes" />
          <text
            x={onTheLeft ? '0' : '100%'}
            y={LABEL + BAR + 26}
            textAnchor={onTheLeft ? 'start' : 'end'}
            className="strong"
          >
            {moved}
          </text>
        </>
      )}
      <Side side={payee} bar={LOWER_BAR} label={LOWER_BAR + BAR + 22} width={width} />
    </svg>
  );
}

interface SideProps {
  side: TransferSide;
  /** Where its bar begins, and the baseline of its words: pixels from the top. */
  bar: number;
  label: number;
  width: (cents: Cents) => number;
}

/** What stays is solid; what comes or goes is red, and only an outline where it goes. */
function Side({ side: { name, beforeCents, afterCents }, bar, label, width }: SideProps) {
  const stays = width(Math.min(beforeCents, afterCents));
  const moves = Math.abs(width(beforeCents) - width(afterCents));
  const goes = afterCents < beforeCents;
  return (
    <g>
      <text x="0" y={label}>
        {name}
      </text>
      <text x="100%" y={label} textAnchor="end" className="quiet">
        {beforeCents === afterCents
          ? dollars(afterCents)
          : `${dollars(beforeCents)} → ${dollars(afterCents)}`}
      </text>
      <line x1="0" x2="100%" y1={bar + BAR} y2={bar + BAR} className="rule" />
      <rect x="0" y={bar} width={`${stays}%`} height={BAR} className="stays" />
      {moves > 0 && (
        <rect
          x={`${stays}%`}
          y={goes ? bar + 0.75 : bar}
          width={`${moves}%`}
          height={goes ? BAR - 1.5 : BAR}
          className={goes ? 'goes' : 'comes'}
        />
      )}
    </g>
  );
}
