import type { Node as DocumentNode } from '@tiptap/pm/model';
import { type Command, Plugin, TextSelection } from '@tiptap/pm/state';
import { addRowAfter, goToNextCell, TableMap, tableEditing } from '@tiptap/pm/tables';
import { Decoration, DecorationSet } from '@tiptap/pm/view';
import { type Editor, Node } from '@tiptap/react';
import { type Attributes, attributesOf, isShown } from './attributes.ts';

/** The nodes within a table. */
export const CELLS = ['tableRow', 'tableCell', 'tableHeader'];
const ROLES: Record<string, string> = {
  table: 'table',
  tableRow: 'row',
  tableCell: 'cell',
  tableHeader: 'header_cell',
};
const COLUMNS = 3;
const ROWS = 3;

/** An empty header cell is no header for assistive technology. */
const emptyHeaders = new Plugin({
  props: {
    decorations({ doc }) {
      const found: Decoration[] = [];
      doc.descendants((node, position) => {
        if (node.type.name === 'tableHeader' && node.textContent.trim() === '')
          found.push(Decoration.node(position, position + node.nodeSize, { role: 'cell' }));
      });
      return DecorationSet.create(doc, found);
    },
  },
});

/** Moves out of a table at the top of the article into a new paragraph above it. */
const writeAbove: Command = ({ selection, schema, tr }, dispatch, view) => {
  const { $from } = selection;
  const isOnTop = [0, 1, 2, 3].every((depth) => $from.index(depth) === 0 || depth === 2);
  if ($from.node(1)?.type.name !== 'table' || !isOnTop || !view?.endOfTextblock('up')) return false;
  tr.insert(0, schema.node('paragraph')).setSelection(TextSelection.create(tr.doc, 1));
  dispatch?.(tr.scrollIntoView());
  return true;
};

/** A table, with or without the figure that WordPress wraps it in. `writeHeads` writes its head. */
const Table = Node.create({
  name: 'table',
  group: 'block',
  content: 'tableRow+',
  isolating: true,
  extendNodeSchema: ({ name }) => (ROLES[name] ? { tableRole: ROLES[name] } : {}),
  addAttributes: () => ({
    figure: { default: null, rendered: false },
    table: { default: null, rendered: false },
  }),
  parseHTML: () => [
    {
      tag: 'figure',
      getAttrs: (figure) => {
        const [table, ...others] = figure.childNodes.values().filter(isShown);
        if (!(table instanceof HTMLTableElement) || others.length > 0) return false;
        return { figure: attributesOf(figure), table: attributesOf(table) };
      },
      contentElement: (figure) => (figure as Element).querySelector('table') ?? (figure as HTMLElement),
    },
    { tag: 'table', getAttrs: (table) => ({ table: attributesOf(table) }) },
  ],
  renderHTML({ node }) {
    const { figure, table } = node.attrs as Record<string, Attributes | null>;
    const written: [string, Attributes, ...unknown[]] = ['table', table ?? {}, ['tbody', 0]];
    return figure ? ['figure', figure, written] : written;
  },
  addKeyboardShortcuts() {
    const { editor } = this;
    const run = (command: Command) => command(editor.state, editor.view.dispatch, editor.view);
    const next = goToNextCell(1);
    return {
      // Tab in the last cell adds a row; ArrowUp leaves a table at the top of the article.
      ArrowUp: () => run(writeAbove),
      Tab: () => run(next) || (run(addRowAfter) && run(next)),
      'Shift-Tab': () => run(goToNextCell(-1)),
    };
  },
  addProseMirrorPlugins: () => [tableEditing(), emptyHeaders],
});

const TableRow = Node.create({
  name: 'tableRow',
  content: '(tableCell | tableHeader)*',
  parseHTML: () => [{ tag: 'tr' }],
  renderHTML: ({ HTMLAttributes }) => ['tr', HTMLAttributes, 0],
});

const span = (name: 'colspan' | 'rowspan') => ({
  default: 1,
  parseHTML: (element: HTMLElement) => Number(element.getAttribute(name)) || 1,
  renderHTML: (attributes: Record<string, unknown>) => {
    const value = Number(attributes[name]);
    return value > 1 ? { [name]: String(value) } : {};
  },
});

const [TableCell, TableHeader] = [
  ['tableCell', 'td'],
  ['tableHeader', 'th'],
].map(([name = '', tag = '']) =>
  Node.create({
    name,
    content: 'block+',
    isolating: true,
    addAttributes: () => ({
      colspan: span('colspan'),
      rowspan: span('rowspan'),
      // ProseMirror's tables ask for it.
      colwidth: { default: null, rendered: false, parseHTML: () => null },
    }),
    parseHTML: () => [{ tag }],
    renderHTML: ({ HTMLAttributes }) => [tag, HTMLAttributes, 0],
  }),
);

export const tableNodes = [Table, TableRow, TableCell, TableHeader];

/** True if the rows of a table, or of a nested one, differ in length: the editor would pad them. */
export function hasUnevenTable(node: DocumentNode): boolean {
  if (node.type.name === 'table' && TableMap.get(node).problems) return true;
  let found = false;
  node.descendants((child) => {
    found ||= child.type.name === 'table' && TableMap.get(child).problems !== null;
  });
  return found;
}

/** Moves the first rows of a table into its head if they contain only header cells. */
export function writeHeads(written: Element): void {
  const tables = written.matches('table') ? [written] : written.querySelectorAll('table');
  for (const table of tables) {
    const body = table.querySelector(':scope > tbody');
    const head = written.ownerDocument.createElement('thead');
    for (let row = body?.firstElementChild; row?.matches(':not(:has(> td))'); row = body?.firstElementChild) {
      head.append(row);
    }
    if (head.childElementCount === 0) continue;
    body?.before(head);
    if (body?.childElementCount === 0) body.remove();
  }
}

/** Inserts an empty table with a row of headings; the cursor is in its first cell. */
export function insertTable(editor: Editor): void {
  editor
    .chain()
    .focus()
    .command(({ tr, state: { schema } }) => {
      const row = (type: string) => ({
        type: 'tableRow',
        content: Array.from({ length: COLUMNS }, () => ({ type, content: [{ type: 'paragraph' }] })),
      });
      const rows = Array.from({ length: ROWS }, (_, index) => row(index === 0 ? 'tableHeader' : 'tableCell'));
      const first = tr.selection.from + 1;
      tr.replaceSelectionWith(schema.nodeFromJSON({ type: 'table', content: rows })).scrollIntoView();
      tr.setSelection(TextSelection.near(tr.doc.resolve(first)));
      return true;
    })
    .run();
}
