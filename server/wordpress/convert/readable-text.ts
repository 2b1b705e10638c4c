import { parseFragment } from 'parse5';
import { textIn } from '../../platform/html.ts';
import { copied } from '../bounds.ts';

// biome-ignore lint/suspicious/noControlCharactersInRegex: neither XML nor HTML may hold these
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

/** Replaces what neither XML nor a page can hold, and makes line ends LF, as every XML parser does. */
export function readableText(text: string): string {
  const allowed = text.replace(FORBIDDEN, ' ');
  // Faster than the pattern alone.
  return (allowed.includes('\r') ? allowed.replace(/\r\n?/g, '\n') : allowed).toWellFormed();
}

/** Characters of a title or an excerpt that are read: far more than may be stored. */
const WORDS_MAX = 50_000;
const CODE = /<(script|style)\b[\s\S]*?(?:<\/\1>|$)/gi;

/** Converts the HTML of a title or an excerpt to plain text on one line. */
export function plainWords(given: string): string {
  const html = given.length > WORDS_MAX ? copied(given.slice(0, WORDS_MAX)) : given;
  const text = /[<&]/.test(html) ? textIn(parseFragment(html.replace(CODE, ''))) : html;
  return readableText(text).replace(/\s+/g, ' ').trim();
}
