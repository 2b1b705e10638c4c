// Separate from blog.ts, so that pages do not load its validation code.

/** Specification section 9. */
export const POSTS_PER_PAGE = 9;

/** The limit of an index entry in PostgreSQL. */
const SLUG_MAX = 190;

/**
 * Converts the name of a category or tag to a slug as WordPress does: `fathers-rights` for "Father’s Rights".
 */
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

/** True for a search that has a letter or a digit, so that something can be found. */
export function hasSearchableWord(search: string): boolean {
  return /[\p{Letter}\p{Number}]/u.test(search.normalize('NFKD'));
}
