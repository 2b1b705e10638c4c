import { createHash } from 'node:crypto';

/** Longer ones are cut, in posts and in searches alike. */
const LETTERS_MAX = 60;
/** Nobody types more words that matter; each one costs the database a look. */
const WORDS_MAX = 8;

/**
 * The words of a text as they are found: without accents, in small letters, "father's" as "fathers". Both databases
 * are handed these words and split nothing themselves, so that they find the same.
 */
export function searchWords(text: string): string[] {
  const folded = text
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(/(?<=\p{Letter})['’](?=\p{Letter})/gu, '');
  return (folded.match(/[\p{Letter}\p{Number}]+/gu) ?? []).map((word) =>
    [...word].slice(0, LETTERS_MAX).join(''),
  );
}

/**
 * Bytes of a post's words in the index, with their places: PostgreSQL takes less than 1 MB for all of them together
 * (https://www.postgresql.org/docs/current/textsearch-limitations.html).
 */
const BYTES_MAX = { title: 50_000, body: 600_000 };
/** What PostgreSQL needs for a word beside its letters: its place, and up to three bytes to align it. */
const BYTES_BESIDE = 8;

/** The first words of a text, as many as the index holds. */
export function wordsThatFit(text: string, place: keyof typeof BYTES_MAX): string[] {
  const words: string[] = [];
  let bytes = 0;
  // What stands further back than this has no room, unless it follows a great deal that is no word.
  for (const word of searchWords(text.slice(0, BYTES_MAX[place]))) {
    bytes += Buffer.byteLength(word) + BYTES_BESIDE;
    if (bytes > BYTES_MAX[place]) break;
    words.push(word);
  }
  return words;
}

/** The words that a search asks for, each once. Empty where nothing can be searched for. */
export function wordsSearchedFor(search: string): string[] {
  return [...new Set(searchWords(search))].slice(0, WORDS_MAX);
}

/** Where no more words than this begin so, a search asks for these and not for the beginning. */
export const LONGER_MAX = 16;

/** A category's slug as a word of the search index. No typed word begins like it: those are letters and digits only. */
export function categoryWord(slug: string): string {
  return `_${createHash('sha256').update(slug).digest('hex').slice(0, 16)}`;
}
