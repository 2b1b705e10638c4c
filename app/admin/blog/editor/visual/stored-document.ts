import { DOMSerializer, DOMParser as DocumentParser, type Node, type Schema } from '@tiptap/pm/model';
import type { JSONContent } from '@tiptap/react';
import { splitBlocks } from './blocks.ts';
import { isSameMarkup } from './same-markup.ts';
import { hasUnevenTable, writeHeads } from './table.ts';

/** Converts a stored article to the editor's document and back. */
export interface StoredDocument {
  json: JSONContent;
  /** HTML of an edited document; unchanged blocks keep their stored HTML. */
  toHtml(document: Node): string;
}

/** Separates blocks that are new in the article. */
const GAP = '\n\n';

/**
 * Reads an article. A block that would not survive a round trip becomes opaque.
 * @param html as the server stores it
 */
export function readStoredHtml(html: string, schema: Schema): StoredDocument {
  const { blocks, end } = splitBlocks(html);
  const nodes = blocks.map((block, index): JSONContent => {
    const node = toNode(block.html, schema) ?? opaque(block.html);
    return { ...node, attrs: { ...node.attrs, storedIndex: index } };
  });
  // Serialized by the schema with all attributes, so that equal nodes have equal text.
  const unchanged = nodes.map((node) => JSON.stringify(schema.nodeFromJSON(node).toJSON()));
  const texts = new WeakMap<Node, string>();

  function textOf(node: Node): string {
    const known = texts.get(node);
    if (known !== undefined) return known;
    const text = JSON.stringify(node.toJSON());
    texts.set(node, text);
    return text;
  }

  return {
    json: { type: 'doc', content: nodes.length > 0 ? nodes : [{ type: 'paragraph' }] },
    toHtml(document) {
      const pieces: string[] = [];
      document.forEach((node, _, index) => {
        // The editor appends an empty paragraph.
        if (index === document.childCount - 1 && isEmptyLine(node)) return;
        const storedIndex: unknown = node.attrs.storedIndex;
        const block = typeof storedIndex === 'number' ? blocks[storedIndex] : undefined;
        const gap = block && (block.gap || index === 0) ? block.gap : index === 0 ? '' : GAP;
        if (block && unchanged[Number(storedIndex)] === textOf(node)) pieces.push(block.gap + block.html);
        else pieces.push(gap + htmlOf(node));
      });
      return pieces.join('') + end;
    },
  };
}

function isEmptyLine({ type, content, attrs }: Node): boolean {
  return type.name === 'paragraph' && content.size === 0 && attrs.storedIndex === null;
}

function opaque(html: string): JSONContent {
  return { type: 'opaque', attrs: { html } };
}

/** Null when the editor would change the markup. */
function toNode(html: string, schema: Schema): JSONContent | null {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const element = body.firstElementChild;
  if (!element || body.childNodes.length !== 1) return null;
  const document = DocumentParser.fromSchema(schema).parse(body);
  const node = document.childCount === 1 ? document.firstChild : null;
  if (!node || node.type.name === 'opaque' || hasUnevenTable(node)) return null;
  const written = toElement(node);
  return written && isSameMarkup(written, element) ? (node.toJSON() as JSONContent) : null;
}

function toElement(node: Node): Element | null {
  // A separate document loads no pictures.
  const inert = document.implementation.createHTMLDocument();
  const written = DOMSerializer.fromSchema(node.type.schema).serializeNode(node, { document: inert });
  if (!(written instanceof Element)) return null;
  // The text of a list's item, or of a table's cell, is not in a paragraph of its own.
  const lines = 'li > p:first-child:not([class], [id]), :is(td, th) > p:only-child:not([class], [id])';
  for (const line of written.querySelectorAll(lines)) line.replaceWith(...line.childNodes);
  writeHeads(written);
  return written;
}

function htmlOf(node: Node): string {
  if (node.type.name === 'opaque') return String(node.attrs.html);
  return toElement(node)?.outerHTML ?? '';
}
