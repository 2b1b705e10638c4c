import { htmlOfRuns, type Run, withoutBold } from './pasted-text.ts';

/** A list item, possibly read from a paragraph that only looks like one. */
export interface ListItem {
  kind: 'item';
  /** From 1. */
  level: number;
  ordered: boolean;
  /** The number of the item; 1 where it has none. */
  number: number;
  /** Identifies a list of a word processor. */
  list: string;
  paragraphs: Run[][];
}

export type Block =
  | { kind: 'text'; tag: 'p' | 'h2' | 'h3' | 'h4' | 'h5' | 'h6'; runs: Run[] }
  | { kind: 'html'; html: string }
  | ListItem;

/** HTML of blocks; consecutive list items become nested lists. */
export function htmlOfBlocks(blocks: readonly Block[]): string {
  let html = '';
  for (let index = 0; index < blocks.length; ) {
    const items = leadingItems(blocks.slice(index));
    const block = blocks[index];
    if (items.length > 0) html += htmlOfItems(items);
    else if (block?.kind === 'html') html += block.html;
    else if (block?.kind === 'text') html += htmlOfText(block.tag, block.runs);
    index += Math.max(1, items.length);
  }
  return html;
}

function htmlOfText(tag: string, runs: readonly Run[]): string {
  return `<${tag}>${htmlOfRuns(tag === 'p' ? runs : withoutBold(runs))}</${tag}>`;
}

function leadingItems(blocks: readonly Block[]): ListItem[] {
  const items: ListItem[] = [];
  for (const block of blocks) {
    if (block.kind !== 'item') break;
    items.push(block);
  }
  return items;
}

function htmlOfItems(items: readonly ListItem[]): string {
  const [first] = items;
  if (!first) return '';
  const own: { item: ListItem; below: ListItem[] }[] = [];
  for (const item of items) {
    const last = own.at(-1);
    if (last && item.level > first.level) last.below.push(item);
    else if (!last || isSameList(item, first)) own.push({ item, below: [] });
    else break;
  }
  const count = own.reduce((sum, { below }) => sum + 1 + below.length, 0);
  const tag = first.ordered ? 'ol' : 'ul';
  const start = first.ordered && first.number > 1 ? ` start="${first.number}"` : '';
  const content = own.map(({ item, below }) => `<li>${htmlOfItem(item)}${htmlOfItems(below)}</li>`);
  return `<${tag}${start}>${content.join('')}</${tag}>${htmlOfItems(items.slice(count))}`;
}

function isSameList(item: ListItem, first: ListItem): boolean {
  return item.level === first.level && item.ordered === first.ordered && item.list === first.list;
}

function htmlOfItem({ paragraphs }: ListItem): string {
  return paragraphs.map((runs) => `<p>${htmlOfRuns(runs)}</p>`).join('');
}

/** Makes headings of short paragraphs in larger type, where a program such as Pages writes no headings. */
export function withHeadingsBySize(blocks: readonly Block[]): Block[] {
  if (blocks.some((block) => block.kind === 'text' && block.tag !== 'p')) return [...blocks];
  const body = bodySize(blocks);
  return blocks.map((block) => {
    if (block.kind !== 'text') return block;
    const size = Math.min(...block.runs.map(({ style }) => style.size ?? 0));
    const text = block.runs.map((run) => run.text).join('');
    if (body === 0 || size < body * 1.2 || text.length > 120 || /[.,;]$/.test(text)) return block;
    return { ...block, tag: size >= body * 1.4 ? 'h2' : 'h3' };
  });
}

/** The size of most of the text, in points; 0 where there is none. */
function bodySize(blocks: readonly Block[]): number {
  const lengths = new Map<number, number>();
  for (const block of blocks) {
    const runs = block.kind === 'text' ? block.runs : block.kind === 'item' ? block.paragraphs.flat() : [];
    for (const { text, style } of runs) {
      if (style.size) lengths.set(style.size, (lengths.get(style.size) ?? 0) + text.length);
    }
  }
  return [...lengths].sort(([, a], [, b]) => b - a)[0]?.[0] ?? 0;
}
