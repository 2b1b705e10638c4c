import { plainText } from './plain-text.ts';

const EXCERPT_WORDS = 55;
/** Characters: words need not have blanks between them. */
const EXCERPT_MAX = 600;
/** Characters of the HTML that are read: requests would wait for millions without a paragraph. */
const READ_MAX = 100_000;

/** Elements whose paragraphs are not running text. */
const APART = new Set(
  'aside blockquote details dl figure figcaption li ol pre section table td th ul'.split(' '),
);
const TAG = /<(\/?)([a-z][a-z0-9]*)\b[^>]*>/g;

/**
 * The first words of an article's paragraphs; of all its text where its start has none.
 * @param html as it is stored
 */
export function automaticExcerpt(html: string): string {
  const start = html.slice(0, READ_MAX).replace(/<[^>]*$/, '');
  let text = '';
  for (const paragraph of paragraphsOf(start)) {
    text = `${text} ${paragraph}`.trim();
    if (text.length > EXCERPT_MAX || text.split(' ').length > EXCERPT_WORDS) break;
  }
  return firstWords(text || plainText(start));
}

function* paragraphsOf(html: string): Generator<string> {
  let depth = 0;
  let start: number | null = null;
  for (const { 0: tag, 1: slash, 2: name = '', index } of html.matchAll(TAG)) {
    if (APART.has(name)) depth += slash ? -1 : 1;
    if (name !== 'p' || depth > 0) continue;
    if (!slash) start = index + tag.length;
    else if (start !== null) {
      const inner = html.slice(start, index);
      // Players are stored as links with the title of the video.
      const text = inner.includes('data-embed=') ? '' : plainText(inner);
      if (text !== '') yield text;
      start = null;
    }
  }
}

function firstWords(text: string): string {
  const words = text.slice(0, EXCERPT_MAX).split(' ');
  const first = words.slice(0, EXCERPT_WORDS).join(' ');
  return first.length < text.length ? `${first}…` : text;
}
