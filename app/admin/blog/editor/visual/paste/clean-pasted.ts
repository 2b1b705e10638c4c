import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import { embedOf } from '../../../../../../contract/embeds.ts';
import { type Block, htmlOfBlocks, type ListItem, withHeadingsBySize } from './pasted-blocks.ts';
import {
  attribute,
  type Declarations,
  declarationsOf,
  type Element,
  elementsIn,
  type ParentNode,
  plainStyle,
  readStyleSheets,
  type StyleSheet,
  type TextStyle,
  textOf,
  textStyle,
} from './pasted-style.ts';
import { escaped, paragraphsOf, type Run, withoutBold } from './pasted-text.ts';

export interface CleanedHtml {
  /** Headings, paragraphs, lists, tables, quotations and pictures, without a style or a class of the source. */
  html: string;
  /** Pictures that the clipboard only refers to: local files, or URLs of other sites. */
  missingPictures: number;
}

const DROPPED = new Set(
  'head style script meta link title xml template object button input select textarea svg'.split(' '),
);
const BLOCKS = new Set(
  (
    'address article aside blockquote body center dd details div dl dt figcaption figure footer form h1 h2 h3 h4 ' +
    'h5 h6 header html li main nav ol p section summary table tbody td tfoot th thead tr ul'
  ).split(' '),
);
type TextTag = Extract<Block, { kind: 'text' }>['tag'];
const HEADINGS: Record<string, TextTag> = { h1: 'h2', h2: 'h2', h3: 'h3', h4: 'h4', h5: 'h5', h6: 'h6' };

/** The place of a node in the pasted document. */
interface Context {
  style: TextStyle;
  tag: TextTag;
  /** The list item that contains the text. */
  item: ListItem | null;
  /** The number of lists around. */
  depth: number;
  ordered: boolean;
}

const top: Context = { style: plainStyle, tag: 'p', item: null, depth: 0, ordered: false };

/**
 * Cleans HTML of a word processor, a mail program or another page for the editor. It is parsed without a browser's
 * document, whose policy would report each style attribute.
 * @param origin origin of this site, whose URLs become paths
 */
export function cleanPasted(source: string, origin: string): CleanedHtml {
  const document = parse(source);
  const sheet = readStyleSheets(document);
  const reader = { sheet, origin, missingPictures: 0 };
  const blocks = readBlocks(document, top, reader);
  return { html: htmlOfBlocks(withHeadingsBySize(blocks)), missingPictures: reader.missingPictures };
}

interface Reader {
  sheet: StyleSheet;
  origin: string;
  missingPictures: number;
}

function readBlocks(parent: ParentNode, start: Context, reader: Reader): Block[] {
  const blocks: Block[] = [];
  let line: Run[] = [];

  function endLine({ item, tag }: Context): void {
    for (const runs of paragraphsOf(line)) {
      if (!item) blocks.push({ kind: 'text', tag, runs });
      else if (item.paragraphs.push(runs) === 1) blocks.push(item);
    }
    line = [];
  }

  function visit(node: DefaultTreeAdapterTypes.ChildNode, context: Context): void {
    // A line break is a run of its own.
    if ('value' in node) line.push({ text: node.value.replace(/[\t\r\n\f]/g, ' '), style: context.style });
    if (!('tagName' in node) || DROPPED.has(node.tagName)) return;
    const declared = declarationsOf(node, reader.sheet);
    if (isHidden(declared)) return;
    const fixed = node.tagName === 'br' ? '\n' : isSpace(node, declared) ? ' ' : null;
    if (fixed !== null) {
      line.push({ text: fixed, style: context.style });
      return;
    }
    const whole = wholeBlock(node, reader);
    if (whole !== null) {
      endLine(context);
      if (whole) blocks.push({ kind: 'html', html: whole });
      return;
    }
    const inner = contextOf(node, declared, context, reader.origin);
    if (BLOCKS.has(node.tagName)) endLine(context);
    for (const child of node.childNodes) visit(child, inner);
    if (BLOCKS.has(node.tagName)) endLine(inner);
  }

  for (const node of parent.childNodes) visit(node, start);
  endLine(start);
  return blocks;
}

/** HTML of a block element, '' if it is empty; null for any other. */
function wholeBlock(element: Element, reader: Reader): string | null {
  switch (element.tagName) {
    case 'hr':
      return '<hr>';
    case 'img':
      return readPicture(element, reader);
    case 'iframe':
      return readPlayer(attribute(element, 'src'));
    case 'pre':
      return `<pre><code>${escaped(textOf(element))}</code></pre>`;
    case 'blockquote':
      return wrapped('blockquote', htmlOfBlocks(readBlocks(element, top, reader)));
    case 'table':
      // A table with one cell is layout only.
      return cellsOf(element).length > 1 ? readTable(element, reader) : null;
    default:
      return null;
  }
}

function isHidden(declared: Declarations): boolean {
  return (
    declared.get('display') === 'none' ||
    declared.get('mso-hide') === 'all' ||
    /ignore/i.test(declared.get('mso-list') ?? '') ||
    /^comment/.test(declared.get('mso-element') ?? declared.get('mso-special-character') ?? '')
  );
}

/** Word and macOS write white space as no-break spaces. */
function isSpace(element: Element, declared: Declarations): boolean {
  return declared.has('mso-spacerun') || /\bApple-converted-space\b/.test(attribute(element, 'class'));
}

function contextOf(element: Element, declared: Declarations, context: Context, origin: string): Context {
  const { tagName } = element;
  const inner: Context = {
    ...context,
    style: textStyle(context.style, element, declared),
    tag: HEADINGS[headingName(element)] ?? context.tag,
  };
  if (tagName === 'a') inner.style.href = pastedHref(attribute(element, 'href'), origin);
  if (tagName === 'ul' || tagName === 'ol') {
    return { ...inner, depth: context.depth + 1, ordered: tagName === 'ol', item: null };
  }
  if (tagName === 'li') return { ...inner, item: itemOf(element, context) };
  const isWordItem = context.item === null && /\blevel\d/.test(declared.get('mso-list') ?? '');
  return isWordItem ? { ...inner, item: wordItemOf(element, declared.get('mso-list') ?? '') } : inner;
}

/** Word writes its title, and on the web all headings, as paragraphs. */
function headingName(element: Element): string {
  if (attribute(element, 'role') === 'heading') return `h${attribute(element, 'aria-level')}`;
  return /\bMsoTitle\b/.test(attribute(element, 'class')) ? 'h1' : element.tagName;
}

function itemOf(element: Element, { depth, ordered }: Context): ListItem {
  // Word on the web writes each item into a list of its own.
  const level = Math.max(depth, Number(attribute(element, 'aria-level')) || 1);
  const start = element.parentNode && 'tagName' in element.parentNode ? element.parentNode : element;
  const number = Number(attribute(start, 'start')) || 1;
  return { kind: 'item', level, ordered, number, list: '', paragraphs: [] };
}

/** Word writes an item as a paragraph with its bullet or number in front: `mso-list:l0 level2 lfo1`. */
function wordItemOf(element: Element, list: string): ListItem {
  const marker = elementsIn(element, 'span').find((span) =>
    /mso-list:\s*ignore/i.test(attribute(span, 'style')),
  );
  const sign = (marker ? textOf(marker) : '').trim();
  const ordered = /^\(?(?:\d+|[a-z]{1,4})[.)]/i.test(sign);
  const number = Number.parseInt(sign.replace('(', ''), 10) || 1;
  const level = Number(/\blevel(\d+)/.exec(list)?.[1]);
  return { kind: 'item', level, ordered, number, list: list.replace(/ ?level\d+ ?/, ' '), paragraphs: [] };
}

/** A picture of the clipboard itself or of this site; any other is missing. */
function readPicture(image: Element, reader: Reader): string {
  const source = attribute(image, 'src');
  const isTick = /checkbox/.test(attribute(image, 'aria-roledescription'));
  const isBeacon = attribute(image, 'width') === '1' && attribute(image, 'height') === '1';
  if (isTick || isBeacon) return '';
  const url = URL.parse(source, reader.origin);
  const isData = /^data:image\/(?:png|jpeg|gif|webp|avif);base64,/.test(source);
  if (!isData && url?.origin !== reader.origin) {
    reader.missingPictures += 1;
    return '';
  }
  const path = isData ? source : `${url?.pathname}${url?.search}`;
  const alt = attribute(image, 'alt').replace(/\s+/g, ' ').trim();
  return `<figure class="wp-block-image"><img src="${escaped(path)}" alt="${escaped(alt)}"></figure>`;
}

/** The URL of a video alone in its line, which the editor makes a player. */
function readPlayer(source: string): string {
  return wrapped('p', escaped(embedOf(source)?.page ?? ''));
}

function readTable(table: Element, reader: Reader): string {
  const rows = rowsOf(table).map((row) =>
    cellsOf(row).map((cell) => ({ cell, blocks: readBlocks(cell, top, reader) })),
  );
  const [first = []] = rows;
  const isHead = first.every(({ cell, blocks }) => cell.tagName === 'th' || isBold(blocks)) && hasText(first);
  const html = rows.map((cells, row) => {
    const written = cells.map(({ cell, blocks }) => {
      const tag = (row === 0 && isHead) || cell.tagName === 'th' ? 'th' : 'td';
      const spans = ['colspan', 'rowspan'].map((name) => spanOf(cell, name)).join('');
      return `<${tag}${spans}>${htmlOfBlocks(tag === 'th' ? blocks.map(plain) : blocks)}</${tag}>`;
    });
    return wrapped('tr', written.join(''));
  });
  return wrapped('table', wrapped('tbody', html.join('')));
}

/** The rows of a table, without those of tables in it. */
function rowsOf(table: ParentNode): Element[] {
  return table.childNodes.flatMap((node) => {
    if (!('tagName' in node)) return [];
    if (node.tagName === 'tr') return [node];
    return /^t(?:head|body|foot)$/.test(node.tagName) ? rowsOf(node) : [];
  });
}

function cellsOf(element: Element): Element[] {
  if (element.tagName === 'table') return rowsOf(element).flatMap(cellsOf);
  return element.childNodes.filter(
    (node): node is Element => 'tagName' in node && /^t[dh]$/.test(node.tagName),
  );
}

function spanOf(cell: Element, name: string): string {
  const span = Number(attribute(cell, name));
  return Number.isInteger(span) && span > 1 ? ` ${name}="${span}"` : '';
}

function isBold(blocks: readonly Block[]): boolean {
  return blocks.every((block) => block.kind === 'text' && block.runs.every(({ style }) => style.bold));
}

function hasText(cells: readonly { blocks: readonly Block[] }[]): boolean {
  return cells.some(({ blocks }) => blocks.length > 0);
}

function plain(block: Block): Block {
  return block.kind === 'text' ? { ...block, tag: 'p', runs: withoutBold(block.runs) } : block;
}

function wrapped(tag: string, html: string): string {
  return html && `<${tag}>${html}</${tag}>`;
}

/** Redirect URLs that Google Docs and Outlook put in front of a link's target. */
const REDIRECTS: readonly [host: RegExp, parameter: string][] = [
  [/^(?:www\.)?google\.com$/, 'q'],
  [/\.safelinks\.protection\.outlook\.com$/, 'url'],
];

/**
 * The target of a pasted link, without a redirect in front of it; a link to this site becomes a path.
 * @param origin origin of this site
 * @returns null for a link that cannot work here, such as one within the pasted document
 */
function pastedHref(href: string, origin: string): string | null {
  const url = URL.parse(href);
  if (!url) return /^\/(?![/\\])/.test(href) ? href : null;
  if (!/^(?:https?|mailto|tel):$/.test(url.protocol)) return null;
  const parameter = REDIRECTS.find(([host]) => host.test(url.hostname))?.[1];
  const isRedirect = parameter !== undefined && (parameter === 'url' || url.pathname === '/url');
  const target = isRedirect ? url.searchParams.get(parameter) : null;
  if (target && target !== href) return pastedHref(target, origin);
  return url.origin === origin ? `${url.pathname}${url.search}${url.hash}` : href;
}
