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

/** A letter or digit of an indexed word: not the 21 letters that SQLite's FTS5 takes for marks. */
export const WORD_CHARACTER = /(?![\u19b0-\u19c9\u1cf2\u1cf3])[\p{Letter}\p{Number}]/u;

/** True for a search that has a letter or a digit, so that something can be found. */
export function hasSearchableWord(search: string): boolean {
  return WORD_CHARACTER.test(search.normalize('NFKD'));
}
