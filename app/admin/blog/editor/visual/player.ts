import type { ResolvedPos, Schema } from '@tiptap/pm/model';
import { type EditorState, Plugin, TextSelection, type Transaction } from '@tiptap/pm/state';
import { Node, ReactNodeViewRenderer } from '@tiptap/react';
import { embedOf } from '../../../../../contract/embeds.ts';
import { type Attributes, attributesOf, isShown } from './attributes.ts';
import { PlayerBlock, playerName } from './player-block.tsx';

/** A video or podcast, loaded when the visitor asks for it (contract/embeds.ts). */
export const Player = Node.create({
  name: 'player',
  group: 'block',
  atom: true,
  draggable: true,
  addAttributes: () => ({
    figure: { default: { class: 'wp-block-embed' }, rendered: false },
    link: { default: {}, rendered: false },
    title: { default: '', rendered: false },
  }),
  parseHTML: () => [
    {
      tag: 'figure',
      getAttrs: (figure) => {
        const [link, ...others] = figure.childNodes.values().filter(isShown);
        if (!(link instanceof HTMLAnchorElement) || !link.dataset.embed || others.length > 0) return false;
        return { figure: attributesOf(figure), link: attributesOf(link), title: link.textContent };
      },
    },
  ],
  renderHTML({ node }) {
    const { figure, link, title } = node.attrs as { figure: Attributes; link: Attributes; title: string };
    return ['figure', figure, ['a', link, title || playerName(link.href)]];
  },
  addNodeView: () => ReactNodeViewRenderer(PlayerBlock),
  addKeyboardShortcuts() {
    return {
      Enter: ({ editor }) => {
        const { $from, empty } = editor.state.selection;
        const player = empty ? playerAt($from, editor.schema) : null;
        if (!player) return false;
        const { tr } = editor.state;
        tr.replaceWith($from.before(1), $from.after(1), [player, paragraph(editor.schema)]);
        tr.setSelection(TextSelection.near(tr.doc.resolve($from.before(1) + player.nodeSize + 1)));
        editor.view.dispatch(tr.scrollIntoView());
        return true;
      },
    };
  },
  addProseMirrorPlugins: () => [new Plugin({ appendTransaction: playersOfPaste })],
});

/** The player for a line that consists of the URL of a recording. */
function playerAt(position: ResolvedPos, schema: Schema) {
  const line = position.depth === 1 ? position.parent : null;
  if (line?.type.name !== 'paragraph') return null;
  const embed = embedOf(line.textContent.trim());
  if (!embed) return null;
  const link = { 'data-embed': embed.player, href: embed.page };
  return schema.nodes.player?.create({ link, title: playerName(embed.page) }) ?? null;
}

function paragraph(schema: Schema) {
  return schema.nodeFromJSON({ type: 'paragraph' });
}

/** Makes players of pasted lines that are URLs; existing lines stay. */
function playersOfPaste(
  transactions: readonly Transaction[],
  _: EditorState,
  { tr, doc, schema }: EditorState,
): Transaction | null {
  const pasted = transactions.filter((one) => one.getMeta('paste'));
  if (pasted.length === 0) return null;
  const lines = new Set<number>();
  for (const { mapping } of pasted) {
    mapping.maps.forEach((map, index) => {
      map.forEach((_from, _to, from, to) => {
        const later = mapping.slice(index + 1);
        doc.nodesBetween(later.map(from, -1), later.map(to, 1), (_node, at) => {
          lines.add(at);
          return false;
        });
      });
    });
  }
  for (const at of [...lines].sort((a, b) => b - a)) {
    const player = playerAt(doc.resolve(at + 1), schema);
    const isLast = at + (doc.nodeAt(at)?.nodeSize ?? 0) === doc.content.size;
    if (player) {
      tr.replaceWith(at, at + (doc.nodeAt(at)?.nodeSize ?? 0), isLast ? [player, paragraph(schema)] : player);
    }
  }
  return tr.docChanged ? tr : null;
}
