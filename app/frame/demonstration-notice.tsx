import type { Firm } from '../../content/schema/firm.ts';

/** Footer line stating that the firm is fictional, unless disabled in content/firm/identity.ts. */
export function DemonstrationNotice({ shown, notice }: Firm['demonstration']) {
  return shown && <p className="text-on-band-ornament text-sm">{notice}</p>;
}
