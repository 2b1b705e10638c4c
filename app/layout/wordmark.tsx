import { firm } from '#firm/identity.ts';

/** The firm's wordmark: the first word in the display face, the rest in small capitals. */
export function Wordmark() {
  const [first, ...rest] = firm.shortName.split(' ');
  return (
    <span className="block overflow-x-clip">
      {/* The line at the start of each row is out of sight. */}
      <span className="wordmark">
        <span>{first}</span>
        <span>{rest.join(' ')}</span>
      </span>
    </span>
  );
}
