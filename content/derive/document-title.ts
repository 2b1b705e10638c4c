import { firm } from '#firm/identity.ts';

const TITLE_END = ` | ${firm.name} ${firm.tagline}`;

/** The title of a document: what it is about, then whose it is (specification section 1). */
export function documentTitle(title: string): string {
  return title + TITLE_END;
}

/** The title without the firm's name, for one that was copied from a document. */
export function withoutFirm(title: string): string {
  return title.endsWith(TITLE_END) ? title.slice(0, -TITLE_END.length) : title;
}
