/** Control characters and the separators that some mail programs take for line ends. */
const LINE_BREAKING = /[\p{Cc}\p{Zl}\p{Zp}]+/gu;

/** Marks that reorder text on screen: a name could make a subject show something else. */
const BIDI_OVERRIDES = /[\u202a-\u202e\u2066-\u2069]/gu;

/**
 * Text from outside as one line.
 * @param max longest result, in characters
 */
export function singleLine(text: string, max: number): string {
  const line = text.replace(BIDI_OVERRIDES, '').replace(LINE_BREAKING, ' ').trim();
  const characters = [...line];
  return characters.length > max ? `${characters.slice(0, max).join('')}…` : line;
}

/**
 * Text from outside that is safe in a mail header: one line (RFC 5322, section 2.2), and no encoded word
 * (RFC 2047), which the reader's mail program would decode, line breaks included.
 */
export function headerText(text: string, max: number): string {
  return singleLine(text, max).replaceAll('=?', '= ?');
}
