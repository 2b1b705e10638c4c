/** The length of shown excerpts in characters (specification section 9). */
export const EXCERPT_LENGTHS = { featured: 180, card: 100 } as const;

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
