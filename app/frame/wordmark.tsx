import { firm } from '#firm/identity.ts';

/** The firm's wordmark: its first part in the display face, the rest in small capitals. */
export function Wordmark() {
  const [first, rest] = firm.wordmark;
  return (
    <span className="block overflow-x-clip">
      {/* The line at the start of each row is out of sight. */}
      <span className="wordmark">
        <span>{first}</span>
        <span>{rest}</span>
      </span>
    </span>
  );
}
