import { diffArrays, diffWordsWithSpace } from 'diff';
import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';

/** A piece of two compared texts; `added` is in the second one only. */
export interface Part {
  kind: 'same' | 'added' | 'removed';
  text: string;
}

/** A paragraph that differs, or the number of paragraphs in a row that do not. */
export type ComparedBlock = { parts: Part[] } | { unchanged: number };

export interface ComparedArticles {
  blocks: ComparedBlock[];
  /** The texts are equal: the blocks are lines of HTML. */
  asHtml: boolean;
}

/** Limits the time of a comparison: texts that differ more are shown one after the other. */
const MAX_CHANGES = 2000;

/** Texts that share less are shown as new: single common words would only confuse. */
const MIN_SHARED = 0.3;

/** Compares two articles by their text, or by their HTML where only that differs. */
export function compareArticles(before: string, after: string): ComparedArticles {
  const [old, now] = [readableBlocks(before), readableBlocks(after)];
  const asHtml = old.join('\n') === now.join('\n');
  const blocks = asHtml ? compareBlocks(linesOf(before), linesOf(after)) : compareBlocks(old, now);
  return { blocks, asHtml };
}

/** Compares two texts word by word. */
export function compareWords(before: string, after: string): Part[] {
  const found = diffWordsWithSpace(before, after, { maxEditLength: MAX_CHANGES });
  if (!found) return [part('removed', before), part('added', after)];
  const parts = joined(
    found.map(({ added, removed, value }) => part(added ? 'added' : removed ? 'removed' : 'same', value)),
  );
  const shared = parts.filter(({ kind }) => kind === 'same').map(({ text }) => text.trim());
  const isRewritten = shared.join('').length < MIN_SHARED * Math.min(before.length, after.length);
  return isRewritten ? [part('removed', before), part('added', after)] : parts;
}

/** Joins changes that only white space separates. */
function joined(parts: readonly Part[]): Part[] {
  const result: Part[] = [];
  let [removed, added] = ['', ''];
  const end = () => {
    if (removed) result.push(part('removed', removed));
    if (added) result.push(part('added', added));
    [removed, added] = ['', ''];
  };
  for (const [index, { kind, text }] of parts.entries()) {
    const isGap = kind === 'same' && text.trim() === '' && index < parts.length - 1;
    if (kind === 'same' && !(isGap && removed + added)) {
      end();
      result.push(part('same', text));
      continue;
    }
    if (kind !== 'added') removed += text;
    if (kind !== 'removed') added += text;
  }
  end();
  return result;
}

function compareBlocks(before: readonly string[], after: readonly string[]): ComparedBlock[] {
  const runs = diffArrays([...before], [...after], { maxEditLength: MAX_CHANGES }) ?? [
    { removed: true, added: false, value: [...before], count: before.length },
    { removed: false, added: true, value: [...after], count: after.length },
  ];
  const blocks: ComparedBlock[] = [];
  for (let index = 0; index < runs.length; index++) {
    const { added, removed, value = [] } = runs[index] ?? {};
    if (!added && !removed) {
      blocks.push({ unchanged: value.length });
      continue;
    }
    const next = runs[index + 1];
    const replaced = removed && next?.added ? next.value : null;
    if (!replaced) {
      blocks.push(...value.map((text) => ({ parts: [part(added ? 'added' : 'removed', text)] })));
      continue;
    }
    index++;
    for (let row = 0; row < Math.max(value.length, replaced.length); row++) {
      const [old, now] = [value[row], replaced[row]];
      if (old === undefined) blocks.push({ parts: [part('added', now ?? '')] });
      else if (now === undefined) blocks.push({ parts: [part('removed', old)] });
      else blocks.push({ parts: compareWords(old, now) });
    }
  }
  return blocks;
}

function part(kind: Part['kind'], text: string): Part {
  return { kind, text };
}

const linesOf = (html: string) => html.split(/\n+/).filter((line) => line.trim() !== '');

/** Elements inside a line of text; the tag of any other element ends a line. */
const INLINE = new Set(
  'a abbr b bdi bdo cite code data del dfn em i ins kbd mark q s samp small span strong sub sup time u var'.split(
    ' ',
  ),
);
const EMBEDDED = new Set(['iframe', 'video', 'audio', 'embed', 'object']);

/** The paragraphs of an article as text, with the URLs of links and the names of pictures. */
function readableBlocks(html: string): string[] {
  const blocks: string[] = [];
  let line = '';
  const endLine = () => {
    const text = line.replaceAll(/\s+/g, ' ').trim();
    if (text !== '') blocks.push(text);
    line = '';
  };
  const read = (node: DefaultTreeAdapterTypes.ChildNode): void => {
    if ('value' in node) line += node.value;
    if (!('tagName' in node)) return;
    const isInline = INLINE.has(node.tagName);
    if (!isInline) endLine();
    if (node.tagName === 'li') line += '• ';
    if (node.tagName === 'img') line += `[Picture: ${attribute(node, 'alt') || fileOf(node)}]`;
    if (EMBEDDED.has(node.tagName)) line += `[Embedded: ${fileOf(node)}]`;
    for (const child of node.childNodes) read(child);
    const href = node.tagName === 'a' ? attribute(node, 'href') : '';
    if (href) line += ` (${href})`;
    if (!isInline) endLine();
  };
  for (const node of parseFragment(html).childNodes) read(node);
  endLine();
  return blocks;
}

function attribute({ attrs }: DefaultTreeAdapterTypes.Element, name: string): string {
  return attrs.find((one) => one.name === name)?.value ?? '';
}

function fileOf(element: DefaultTreeAdapterTypes.Element): string {
  const source = attribute(element, 'src');
  return element.tagName === 'img' ? (source.split('/').at(-1) ?? '') : source;
}
