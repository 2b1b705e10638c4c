import { attribute, type ParentNode, textIn } from '../../platform/html.ts';
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
  // Ranges of money, percentages and durations; other hyphens between digits may belong to a number or a URL.
  [/(?<=\$[\d,.]+)-(?=\$?\d)/g, '–'],
  [new RegExp(`(?<=(?<![-\\d])\\d{1,3}%?)-(?=\\d{1,3}\\+?[\\s-]?${UNIT})`, 'g'), '–'],
  [
    // A year before a plus sign stays.
    /(?<=\$)\d{4,12}(?![\d,])|(?<![\d,.$-])(?!(?:19|20)\d\d\+)\d{4,12}(?=\+)/g,
    (digits) => digits.replace(/\B(?=(?:\d{3})+$)/g, ','),
  ],
  [/(?<=§|\b(?:CPLR|DRL|NYCRR|Mr\.|Mrs\.|Ms\.|Dr\.|No\.)) (?=\S)/g, NO_BREAK],
  // The area code of a phone number stays with the rest.
  [/(?<=\(\d{3}\)) (?=\d{3}-\d{4}\b)/g, NO_BREAK],
  [/(?<=\d) (?=(?:million|billion|[ap]\.m\.))/g, NO_BREAK],
];

/** URLs, paths and e-mail addresses. */
const URL_OR_EMAIL =
  /(?:\b[a-z][a-z\d+.-]{1,20}:\/\/|\bwww\.|(?<![\w.-])(?:[\w-]{1,63}\.){1,5}[a-z]{2,}[/?]|(?<![^\s("'])\/(?=\w)|\b[\w.+%'-]{1,64}@)[^\s"']+/gi;
/** Stands for one of these; the HTML parser drops this character from any text. */
const MASK = '\0';

/** A quotation mark, or feet with inches. */
const MARK = /(?<=\d)' ?\d{1,2}"|["'“”‘’]/g;
const IN_WORD = /^[\p{Letter}\d]/u;
const DECADE = /^\d\ds\b/;
/** A quotation that begins with a figure, up to its closing mark. */
const CLOSED = /^\d(?:[^'"]|(?<=[\p{Letter}\d])'(?=[\p{Letter}\d]))*(?<![\s([{—–])'(?![\p{Letter}\d])/u;

/**
 * The end of the text so far: its last character, empty at the start of a block, and the quotation marks still open.
 */
interface Preceding {
  last: string;
  open: Set<string>;
}

const atStart = (): Preceding => ({ last: '', open: new Set() });

/**
 * Sets quotation marks, apostrophes, dashes, thousands and no-break spaces of an English text, at rendering only: what
 * is stored keeps its bytes.
 * @param preceding changed to the end of this text
 */
export function typographic(text: string, preceding = atStart()): string {
  const kept: string[] = [];
  const masked = text.replace(URL_OR_EMAIL, (found) => {
    kept.push(found);
    return MASK;
  });
  const ruled = RULES.reduce(
    (set, [pattern, replacement]) => set.replace(pattern, replacement as (part: string) => string),
    masked,
  );
  let mark = '';
  const set = ruled
    .replace(MARK, (typed, index: number) => {
      const before = index === 0 ? preceding.last : ruled.charAt(index - 1);
      const isMark = index > 0 && /["']/.test(before);
      const after = ruled.slice(index + typed.length);
      mark = markFor(typed, isMark ? mark.slice(-1) : before, after, preceding.open);
      if (/[“‘]/.test(mark)) preceding.open.add(mark);
      else if (mark === '”') preceding.open.delete('“');
      else if (mark === '’' && !IN_WORD.test(after)) preceding.open.delete('‘');
      return mark;
    })
    .replaceAll(MASK, () => kept.shift() ?? '');
  preceding.last = set.at(-1) ?? preceding.last;
  return set;
}

/** Feet and inches stay straight, and so does a double mark within a word, as in Hebrew. */
function markFor(typed: string, before: string, after: string, open: ReadonlySet<string>): string {
  if (!/^["']$/.test(typed)) return typed;
  const opens = /^$|[\s([{“‘—–\u00a0]/u.test(before);
  const isDouble = typed === '"';
  if (opens && isDouble) return '“';
  if (opens) return /^\d/.test(after) && (DECADE.test(after) || !CLOSED.test(after)) ? '’' : '‘';
  if (isDouble && IN_WORD.test(before) && IN_WORD.test(after)) return typed;
  if (!/\d/.test(before) || /^\p{Letter}/u.test(after)) return isDouble ? '”' : '’';
  if (/^\d/.test(after) || !open.has(isDouble ? '“' : '‘')) return typed;
  return isDouble ? '”' : '’';
}

/** Sets the type of all texts but code and those in another language. */
export function setType(body: ParentNode): void {
  let preceding = atStart();
  const visit = (parent: ParentNode) => {
    for (const node of parent.childNodes) {
      if ('value' in node) node.value = typographic(node.value, preceding);
      else if (node.nodeName === 'br') preceding.last = '';
      else if ('tagName' in node) {
        const isInline = INLINE.has(node.tagName);
        if (!isInline) preceding = atStart();
        if (!LITERAL.has(node.tagName) && /^en\b|^$/i.test(attribute(node, 'lang') ?? '')) visit(node);
        else preceding.last = textIn(node).at(-1) ?? preceding.last;
        if (!isInline) preceding = atStart();
      }
    }
  };
  visit(body);
}
