import { Selection } from '@tiptap/pm/state';
import { type Editor, EditorContent, useEditor } from '@tiptap/react';
import { useEffect, useMemo, useRef } from 'react';
import './article.css';
import { extensions } from './extensions.ts';
import { MissingPictures } from './paste/missing-pictures.tsx';
import { usePaste } from './paste/use-paste.ts';
import { readStoredHtml, type StoredDocument } from './stored-document.ts';
import { Toolbar } from './toolbar.tsx';
import styles from './visual-editor.module.css';

interface VisualEditorProps {
  /** The HTML to begin with; later changes of it are not read. */
  initialHtml: string;
  labelledBy: string;
  onChange: (html: string) => void;
  /** Called with false once no pasted picture is being uploaded. */
  onUploading: (isUploading: boolean) => void;
}

/** Edits an article as rendered. Unchanged blocks keep their HTML. */
export function VisualEditor({ initialHtml, labelledBy, onChange, onUploading }: VisualEditorProps) {
  const stored = useRef<StoredDocument | null>(null);
  const current = useRef<Editor | null>(null);
  const paste = usePaste(() => current.current);
  useEffect(() => onUploading(paste.isUploading), [onUploading, paste.isUploading]);
  // A stable object: a new one would rerender the whole editor.
  const editorProps = useMemo(
    () => ({
      ...paste.props,
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': labelledBy,
        class: `article-body ${styles.editor}`,
      },
    }),
    [labelledBy, paste.props],
  );
  const editor = useEditor({
    extensions,
    injectCSS: false,
    editorProps,
    onCreate({ editor: created }) {
      current.current = created;
      stored.current = readStoredHtml(initialHtml, created.schema);
      created
        .chain()
        .setMeta('addToHistory', false)
        .setContent(stored.current.json, { emitUpdate: false })
        // Otherwise the Tab key enters the article at its end.
        .command(({ tr }) => Boolean(tr.setSelection(Selection.atStart(tr.doc))))
        .run();
    },
    onUpdate({ editor: changed, transaction }) {
      if (stored.current) onChange(stored.current.toHtml(changed.state.doc));
      if (transaction.getMeta('paste')) void paste.uploadPictures(changed);
    },
  });
  return (
    <div className="border border-line-strong bg-panel">
      {editor && (
        <Toolbar editor={editor}>
          <MissingPictures count={paste.missing} onClose={paste.forgetMissing} />
        </Toolbar>
      )}
      <EditorContent editor={editor} />
    </div>
  );
}
