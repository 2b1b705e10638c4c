import type { Firm } from '../../content/types.ts';

/** Footer line stating that the firm is fictional, unless disabled in content/firm.ts. */
export function DemonstrationNotice({ shown, notice }: Firm['demonstration']) {
  return shown && <p className="text-on-band-ornament text-sm">{notice}</p>;
}
