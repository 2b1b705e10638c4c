import { attribute, type ParentNode } from '../../platform/html.ts';
import { INLINE_TAGS } from './plain-text.ts';

const INLINE = new Set(INLINE_TAGS.split(' '));
/** Elements whose characters mean themselves. */
const LITERAL = new Set('code kbd pre samp script style svg textarea var'.split(' '));

const NO_BREAK = '\u00a0';
const UNIT = '(?:%|percent\\b|(?:minute|hour|day|week|month|year)s?\\b)';

const RULES: readonly [pattern: RegExp, replacement: string | ((...parts: string[]) => string)][] = [
  [/(?<!\.)\.{3}(?!\.)/g, '…'],
  [/(?<=\s)--?(?=\s)/g, '–'],
  [/(?<=[\p{Letter}\d,])--(?=\p{Letter})/gu, '—'],
  // Ranges of money, percentages and durations; other hyphens between digits may be those of a number or an address.
  [/(?<=\$[\d,.]+)-(?=\$?\d)/g, '–'],
  [new RegExp(`(?<=(?<![-\\d])\\d{1,3}%?)-(?=\\d{1,3}\\+?[\\s-]?${UNIT})`, 'g'), '–'],
  [
    /(?<=\$)\d{4,}(?![\d,])|(?<![\d,.$-])\d{4,}(?=\+)/g,
    (digits) => digits.replace(/\B(?=(?:\d{3})+$)/g, ','),
  ],
  [/(?<=§|\b(?:CPLR|DRL|NYCRR|Mr\.|Mrs\.|Ms\.|Dr\.|No\.)) (?=\S)/g, NO_BREAK],
  [/(?<=\d) (?=(?:million|billion|[ap]\.m\.))/g, NO_BREAK],
];

/**
 * Sets quotation marks, apostrophes, dashes, thousands and no-break spaces of an English text, at rendering only: what is
 * stored keeps its bytes.
 * @param before the character before the text, empty at the start of a block
 */
export function typographic(text: string, before = ''): string {
  const ruled = RULES.reduce(
    (set, [pattern, replacement]) => set.replace(pattern, replacement as (part: string) => string),
    text,
  );
  return ruled.replace(/["']/g, (mark, index: number) => {
    const previous = ruled[index - 1] ?? before;
    const next = ruled[index + 1] ?? '';
    const opens = /^$|[\s([{“‘—–\u00a0]/u.test(previous);
    // Feet, inches, and letters that hold a mark, as in Hebrew.
    if (mark === '"' && /\p{Letter}/u.test(previous) && /\p{Letter}/u.test(next)) return mark;
    if (mark === '"') return opens ? '“' : '”';
    return opens && !/\d/.test(next) ? '‘' : '’';
  });
}

/** Sets the type of all texts but code and those in another language. */
export function setType(body: ParentNode): void {
  let before = '';
  const visit = (parent: ParentNode) => {
    for (const node of parent.childNodes) {
      if ('value' in node) {
        node.value = typographic(node.value, before);
        before = node.value.at(-1) ?? before;
      } else if ('tagName' in node) {
        if (!INLINE.has(node.tagName)) before = '';
        if (!LITERAL.has(node.tagName) && /^en\b|^$/i.test(attribute(node, 'lang') ?? '')) visit(node);
        if (!INLINE.has(node.tagName)) before = '';
      }
    }
  };
  visit(body);
}
