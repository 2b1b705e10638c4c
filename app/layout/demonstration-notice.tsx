import type { Firm } from '../../content/types.ts';

/** Says in the footer that the firm is invented, until content/firm.ts switches it off. */
export function DemonstrationNotice({ shown, notice }: Firm['demonstration']) {
  return shown && <p className="text-brass-light text-sm">{notice}</p>;
}
