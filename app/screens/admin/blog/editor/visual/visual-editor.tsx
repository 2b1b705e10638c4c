import { Selection } from '@tiptap/pm/state';
import { EditorContent, useEditor } from '@tiptap/react';
import { useMemo, useRef } from 'react';
import { extensions } from './extensions.ts';
import { readStoredHtml, type StoredDocument } from './stored-document.ts';
import { Toolbar } from './toolbar.tsx';

interface VisualEditorProps {
  /** The HTML to begin with; later changes of it are not read. */
  initialHtml: string;
  labelledBy: string;
  onChange: (html: string) => void;
}

/** Edits an article as it will look. Blocks that are not changed keep their HTML. */
export function VisualEditor({ initialHtml, labelledBy, onChange }: VisualEditorProps) {
  const stored = useRef<StoredDocument | null>(null);
  // Another object would make the editor update its whole view.
  const editorProps = useMemo(
    () => ({
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': labelledBy,
        class: 'article-body visual-editor',
      },
    }),
    [labelledBy],
  );
  const editor = useEditor({
    extensions,
    injectCSS: false,
    editorProps,
    onCreate({ editor: created }) {
      stored.current = readStoredHtml(initialHtml, created.schema);
      created
        .chain()
        .setMeta('addToHistory', false)
        .setContent(stored.current.json, { emitUpdate: false })
        // Otherwise the Tab key enters the article at its end.
        .command(({ tr }) => Boolean(tr.setSelection(Selection.atStart(tr.doc))))
        .run();
    },
    onUpdate({ editor: changed }) {
      if (stored.current) onChange(stored.current.toHtml(changed.state.doc));
    },
  });
  return (
    <div className="border border-stone bg-white">
      {editor && <Toolbar editor={editor} />}
      <EditorContent editor={editor} />
    </div>
  );
}
