/** How much of an excerpt is shown, in characters (specification section 9). */
export const EXCERPT_LENGTHS = { featured: 180, card: 100 } as const;

/**
 * @param text plain text
 * @param length the most characters of it that are kept; the last word is kept whole or not at all
 * @returns the text itself where it is no longer
 */
export function shorten(text: string, length: number): string {
  // By code points, so that no character is cut in two.
  const characters = [...text.trim()];
  if (characters.length <= length) return characters.join('');
  const kept = characters.slice(0, length).join('');
  const lastWordIsWhole = /\s/.test(characters[length] ?? '');
  // A text without spaces, in Chinese for instance, is cut where it is.
  const whole = lastWordIsWhole ? kept : kept.replace(/(?<=\S)\s+\S*$/, '');
  return `${whole.replace(/[\s.,;:–—-]+$/, '')}…`;
}
