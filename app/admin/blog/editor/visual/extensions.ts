import { Extension, Mark, Node, ReactNodeViewRenderer } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import { type Attributes, attributesOf, isShown } from './attributes.ts';
import { OpaqueBlock } from './opaque-block.tsx';
import { PictureBlock } from './picture-block.tsx';
import { Player } from './player.ts';
import { CELLS, tableNodes } from './table.ts';

const BLOCKS = [
  'paragraph',
  'heading',
  'bulletList',
  'orderedList',
  'listItem',
  'blockquote',
  'codeBlock',
  'horizontalRule',
];

/** Keeps the attributes of stored elements and the index of each stored block. */
const StoredBlocks = Extension.create({
  name: 'storedBlocks',
  addGlobalAttributes: () => [
    {
      types: [...BLOCKS, ...CELLS],
      attributes: {
        kept: {
          default: null,
          keepOnSplit: false,
          parseHTML: (element) => {
            const kept = attributesOf(element, 'start', 'colspan', 'rowspan');
            return Object.keys(kept).length > 0 ? kept : null;
          },
          renderHTML: ({ kept }) => (kept as Attributes | null) ?? {},
        },
      },
    },
    {
      types: [...BLOCKS, 'table', 'picture', 'player', 'opaque'],
      attributes: {
        storedIndex: { default: null, keepOnSplit: false, rendered: false, parseHTML: () => null },
      },
    },
  ],
});

/** A block that the editor has no node for: it can be moved, deleted, and changed as HTML. */
const Opaque = Node.create({
  name: 'opaque',
  group: 'block',
  atom: true,
  draggable: true,
  addAttributes: () => ({ html: { default: '' } }),
  // Only readStoredHtml makes them.
  parseHTML: () => [],
  renderHTML: () => ['div'],
  addNodeView: () => ReactNodeViewRenderer(OpaqueBlock),
});

/** A picture with its caption: `<figure><img><figcaption>`. */
const Picture = Node.create({
  name: 'picture',
  group: 'block',
  content: 'inline*',
  draggable: true,
  isolating: true,
  addAttributes: () => ({
    figure: { default: { class: 'wp-block-image' }, rendered: false },
    image: { default: {}, rendered: false },
    caption: { default: null, rendered: false },
  }),
  parseHTML: () => [
    {
      tag: 'figure',
      getAttrs: (figure) => {
        const [image, caption, ...others] = figure.childNodes.values().filter(isShown);
        if (!(image instanceof HTMLImageElement) || others.length > 0) return false;
        if (caption && !(caption instanceof HTMLElement && caption.tagName === 'FIGCAPTION')) return false;
        return {
          figure: attributesOf(figure),
          image: attributesOf(image),
          caption: caption instanceof Element ? attributesOf(caption) : null,
        };
      },
      contentElement: (figure) =>
        (figure as Element).querySelector<HTMLElement>('figcaption') ?? document.createElement('figcaption'),
    },
  ],
  renderHTML({ node }) {
    const { figure, image, caption } = node.attrs as Record<string, Attributes | null>;
    const picture: [string, Attributes] = ['img', image ?? {}];
    if (node.content.size === 0 && caption === null) return ['figure', figure ?? {}, picture];
    return ['figure', figure ?? {}, picture, ['figcaption', caption ?? { class: 'wp-element-caption' }, 0]];
  },
  addNodeView: () => ReactNodeViewRenderer(PictureBlock),
});

const [Superscript, Subscript] = (['sup', 'sub'] as const).map((tag) =>
  Mark.create({
    name: tag,
    excludes: 'sup sub',
    parseHTML: () => [{ tag }],
    renderHTML: () => [tag, 0],
  }),
);

/** The nodes, marks and commands of the editor. */
export const extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4, 5, 6] },
    link: { openOnClick: false, HTMLAttributes: { target: null, rel: null, class: null } },
    codeBlock: { HTMLAttributes: {} },
  }),
  StoredBlocks,
  Opaque,
  Picture,
  Player,
  ...tableNodes,
  Superscript,
  Subscript,
].filter((one) => one !== undefined);
