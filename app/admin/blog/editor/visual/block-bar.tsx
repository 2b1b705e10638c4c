import type { ReactNodeViewProps } from '@tiptap/react';
import type { ReactNode } from 'react';

interface BlockBarProps extends Pick<ReactNodeViewProps, 'editor' | 'getPos' | 'deleteNode'> {
  /** The kind of the block. */
  label: string;
  children?: ReactNode;
}

export const blockButton = 'link min-h-11 lg:min-h-7 font-semibold';

/** Names a block and moves or deletes it. */
export function BlockBar({ editor, getPos, deleteNode, label, children }: BlockBarProps) {
  const move = (direction: -1 | 1) => {
    const from = getPos();
    if (from === undefined) return;
    editor.commands.command(({ state, tr }) => {
      const index = state.doc.resolve(from).index(0);
      const node = state.doc.maybeChild(index);
      const neighbor = state.doc.maybeChild(index + direction);
      if (!node || !neighbor) return false;
      tr.delete(from, from + node.nodeSize);
      tr.insert(direction === -1 ? from - neighbor.nodeSize : from + neighbor.nodeSize, node);
      return true;
    });
  };
  return (
    <div
      contentEditable={false}
      className="flex flex-wrap items-center gap-x-4 border-b border-line bg-tint px-3 py-1 font-sans text-xs"
    >
      <span className="grow text-muted">{label}</span>
      {children}
      <button type="button" aria-label={`Move up: ${label}`} onClick={() => move(-1)} className={blockButton}>
        Move up
      </button>
      <button
        type="button"
        aria-label={`Move down: ${label}`}
        onClick={() => move(1)}
        className={blockButton}
      >
        Move down
      </button>
      <button
        type="button"
        aria-label={`Delete: ${label}`}
        onClick={() => {
          deleteNode();
          editor.commands.focus();
        }}
        className={blockButton}
      >
        Delete
      </button>
    </div>
  );
}
