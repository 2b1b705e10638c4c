import { firm } from '../../content/firm.ts';

/** The firm's wordmark: the first word in the display face, the rest in small capitals. */
export function Wordmark() {
  const [first, ...rest] = firm.shortName.split(' ');
  return (
    <span className="block overflow-x-clip">
      {/* The line at the start of each row is out of sight. */}
      <span className="wordmark">
        <span className="font-display text-2xl">{first}</span>
        <span className="text-[0.6875rem] font-semibold tracking-[0.16em] uppercase">{rest.join(' ')}</span>
      </span>
    </span>
  );
}
