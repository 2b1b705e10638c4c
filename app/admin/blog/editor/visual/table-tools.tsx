import type { Command } from '@tiptap/pm/state';
import {
  addColumnAfter,
  addColumnBefore,
  addRowAfter,
  addRowBefore,
  deleteColumn,
  deleteRow,
  deleteTable,
  toggleHeaderRow,
} from '@tiptap/pm/tables';
import type { Editor } from '@tiptap/react';
import { Toolbar } from 'radix-ui';
import { Fragment, useId } from 'react';
import { type IconName, Tool } from './tool.tsx';

const TOOLS: readonly [label: string, icon: IconName, command: Command][] = [
  ['Row above', 'rowAbove', addRowBefore],
  ['Row below', 'rowBelow', addRowAfter],
  ['Delete row', 'deleteRow', deleteRow],
  ['Column before', 'columnBefore', addColumnBefore],
  ['Column after', 'columnAfter', addColumnAfter],
  ['Delete column', 'deleteColumn', deleteColumn],
  ['Header row', 'headerRow', toggleHeaderRow],
  ['Delete table', 'deleteTable', deleteTable],
];

/** The tools for the table that the cursor is in. */
export function TableTools({ editor }: { editor: Editor }) {
  const hint = useId();
  return (
    <Toolbar.Root
      aria-label="Table"
      aria-describedby={hint}
      className="flex border-t border-line sm:flex-wrap"
    >
      {TOOLS.map(([label, icon, command], index) => (
        <Fragment key={label}>
          {index > 0 && index % 3 === 0 && <span className="my-2 border-l border-line max-sm:hidden" />}
          <Tool
            label={label}
            icon={icon}
            onPress={() => {
              command(editor.state, editor.view.dispatch);
              editor.commands.focus();
            }}
          />
        </Fragment>
      ))}
      {/* Not on phones, which lack these keys. */}
      <p id={hint} className="self-center px-3 py-1 text-xs text-muted max-sm:hidden">
        Tab goes to the next cell, and in the last one adds a row. The arrow keys leave the table.
      </p>
    </Toolbar.Root>
  );
}
