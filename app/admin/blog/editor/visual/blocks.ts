/** One block of a stored article: an element, or text outside elements. */
export interface HtmlBlock {
  /** The white space before it. */
  gap: string;
  html: string;
}

export interface HtmlBlocks {
  blocks: readonly HtmlBlock[];
  /** The white space after the last block. */
  end: string;
}

const TAG = /<(\/?)([a-z][a-z0-9]*)[^>]*>/gi;
const VOID = new Set(['br', 'col', 'hr', 'img', 'source', 'track', 'wbr']);
/** Inline elements. */
const INLINE = new Set(
  (
    'a abbr b bdi bdo br cite code data del dfn em i img ins kbd mark q s samp small span strong sub sup time u ' +
    'var wbr'
  ).split(' '),
);

/**
 * Splits an article's stored HTML into its outermost blocks. Joined again, they are the same HTML.
 * @param html as the server stores it: every element is closed, and no attribute holds an angle bracket
 */
export function splitBlocks(html: string): HtmlBlocks {
  const cuts: number[] = [];
  let depth = 0;
  for (const tag of html.matchAll(TAG)) {
    const [text, slash, name = ''] = tag;
    const isVoid = VOID.has(name.toLowerCase());
    const isBlock = !INLINE.has(name.toLowerCase());
    if (slash) depth = Math.max(0, depth - 1);
    if (depth === 0 && isBlock && !slash) cuts.push(tag.index);
    if (!slash && !isVoid) depth += 1;
    if (depth === 0 && isBlock) cuts.push(tag.index + text.length);
  }
  const blocks: HtmlBlock[] = [];
  let gap = '';
  let start = 0;
  for (const end of [...cuts, html.length]) {
    const piece = gap + html.slice(start, end);
    start = end;
    const trimmed = piece.trimStart();
    gap = piece.slice(0, piece.length - trimmed.length);
    if (trimmed === '') continue;
    // The white space after a run of text belongs to the next gap.
    const text = trimmed.trimEnd();
    blocks.push({ gap, html: text });
    gap = trimmed.slice(text.length);
  }
  return { blocks, end: gap };
}
