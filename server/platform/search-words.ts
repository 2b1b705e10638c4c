import { WORD_CHARACTER } from '../../contract/post-lists.ts';

/** Longer words are cut, in texts and in searches alike. */
const LETTERS_MAX = 60;
/** A bound for the database's work. */
const SEARCHED_MAX = 8;
/** Bytes; PostgreSQL takes less than 1 MB of words for a row. */
const INDEXED_MAX = 600_000;

const WORD = new RegExp(`(?:${WORD_CHARACTER.source})+`, 'gu');

/**
 * The words of a text in small letters, without accents and apostrophes. Neither FTS5's `unicode61` nor PostgreSQL
 * changes such a word, so that both find the same.
 */
export function searchWords(text: string): string[] {
  const folded = text
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replaceAll('ς', 'σ')
    .replace(/(?<=\p{Letter})['’](?=\p{Letter})/gu, '');
  return (folded.match(WORD) ?? []).map((word) => [...word].slice(0, LETTERS_MAX).join(''));
}

/** The words of a text for a full-text index, each once; the last ones of a very long text are left out. */
export function indexedWords(text: string): string[] {
  const words = new Set<string>();
  let bytes = 0;
  for (const word of searchWords(text)) {
    if (words.has(word)) continue;
    bytes += Buffer.byteLength(word);
    if (bytes > INDEXED_MAX) break;
    words.add(word);
  }
  return [...words];
}

/** The words of a search, each once. Empty for a text without letters and digits. */
export function wordsSearchedFor(search: string): string[] {
  return [...new Set(searchWords(search))].slice(0, SEARCHED_MAX);
}
