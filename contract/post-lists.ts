// Apart from the payloads in blog.ts, so that a page need not carry the code that checks them.

/** Of the blog's list (specification section 9). */
export const POSTS_PER_PAGE = 9;

/** Longer ones would not fit into an index of PostgreSQL. */
const SLUG_MAX = 190;

/** A category's or tag's name in an address, as WordPress makes it: `fathers-rights` for "Father’s Rights". */
export function termSlug(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(/['’]/gu, '')
    .replace(/[^\p{Letter}\p{Number}]+/gu, '-')
    .slice(0, SLUG_MAX)
    .replace(/^-|-$/g, '');
}
