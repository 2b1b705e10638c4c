import { firm } from '../../content/firm.ts';

/** The firm's wordmark: the first word in the display face, the rest in small capitals. */
export function Wordmark() {
  const [first, ...rest] = firm.shortName.split(' ');
  return (
    <span className="flex items-baseline gap-2.5 leading-none">
      <span className="font-display text-2xl">{first}</span>
      <span className="border-l border-brass pl-2.5 text-[0.6875rem] font-semibold tracking-[0.16em] uppercase">
        {rest.join(' ')}
      </span>
    </span>
  );
}
