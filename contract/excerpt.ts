/** The length of shown excerpts in characters (specification section 9). */
export const EXCERPT_LENGTHS = { featured: 180, card: 100 } as const;

/** A full stop after an abbreviation or an initial ends no sentence. */
const SENTENCE_END = /(?<!\b(?:Mr|Mrs|Ms|Dr|St|No|vs?|Jr|Sr|Inc|Co|Corp|Esq|[A-Z]))[.!?]["'”’)]*(?=\s)/g;

/** A part of the length; shorter sentences leave too much of it empty. */
const SHORTEST_EXCERPT = 0.6;

/**
 * Shortens plain text after its last whole sentence, or after its last whole word where that would be too short.
 * @param length maximum number of characters, without the ellipsis
 */
export function excerptOf(text: string, length: number): string {
  const shortened = shorten(text, length);
  const whole = text.trim();
  if (shortened === whole) return whole;
  const ends = [...whole.matchAll(SENTENCE_END)].map(({ 0: end, index }) =>
    whole.slice(0, index + end.length),
  );
  const isFit = (sentences: string) => {
    const characters = [...sentences].length;
    return characters <= length && characters >= length * SHORTEST_EXCERPT;
  };
  return ends.findLast(isFit) ?? shortened;
}

/**
 * Shortens plain text after its last whole word.
 * @param length maximum number of characters, without the ellipsis
 */
export function shorten(text: string, length: number): string {
  // By code points, so that no surrogate pair is split.
  const characters = [...text.trim()];
  if (characters.length <= length) return characters.join('');
  const kept = characters.slice(0, length).join('');
  const lastWordIsWhole = /\s/.test(characters[length] ?? '');
  // Text without spaces, such as Chinese, has no word to end at.
  const whole = lastWordIsWhole ? kept : kept.replace(/(?<=\S)\s+\S*$/, '');
  return `${whole.replace(/[\s.,;:–—-]+$/, '')}…`;
}
