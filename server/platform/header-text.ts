/** Control characters, and the Unicode separators that some mail programs read as line ends. */
const LINE_BREAKING = /[\p{Cc}\p{Zl}\p{Zp}]+/gu;

/** Bidirectional marks can disguise the text of a subject. */
const BIDI_OVERRIDES = /[\u202a-\u202e\u2066-\u2069]/gu;

/**
 * Reduces untrusted text to one line.
 * @param max longest result, in characters
 */
export function singleLine(text: string, max: number): string {
  const line = text.replace(BIDI_OVERRIDES, '').replace(LINE_BREAKING, ' ').trim();
  const characters = [...line];
  return characters.length > max ? `${characters.slice(0, max).join('')}…` : line;
}

/**
 * Makes untrusted text safe for a mail header: one line (RFC 5322, section 2.2) without encoded words (RFC
 * 2047), which mail programs would decode, line breaks included.
 */
export function headerText(text: string, max: number): string {
  return singleLine(text, max).replaceAll('=?', '= ?');
}
