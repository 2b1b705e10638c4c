import { type Editor, useEditorState } from '@tiptap/react';
import { Toolbar as RadixToolbar } from 'radix-ui';
import { type ReactNode, useEffect, useState } from 'react';
import { LinkForm } from './link-form.tsx';
import { PictureButton } from './picture-button.tsx';
import { insertTable } from './table.ts';
import { TableTools } from './table-tools.tsx';
import { Tool } from './tool.tsx';

interface ToolbarProps {
  editor: Editor;
  /** Sticky, below the tools. */
  children: ReactNode;
}

/** The tools of the visual editor: one stop of the Tab key, then the arrow keys. */
export function Toolbar({ editor, children }: ToolbarProps) {
  const [isLinking, setIsLinking] = useState(false);
  const [showsAll, setShowsAll] = useState(false);
  const active = useEditorState({
    editor,
    selector: ({ editor: current }) => ({
      bold: current.isActive('bold'),
      italic: current.isActive('italic'),
      h2: current.isActive('heading', { level: 2 }),
      h3: current.isActive('heading', { level: 3 }),
      bullets: current.isActive('bulletList'),
      numbers: current.isActive('orderedList'),
      quote: current.isActive('blockquote'),
      link: current.isActive('link'),
      table: current.isActive('table'),
      canUndo: current.can().undo(),
      canRedo: current.can().redo(),
    }),
  });
  useEffect(() => {
    const article = editor.view.dom;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'k' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      setIsLinking(true);
    };
    article.addEventListener('keydown', onKeyDown);
    return () => article.removeEventListener('keydown', onKeyDown);
  }, [editor]);
  const chain = () => editor.chain().focus();
  return (
    <div className="sticky top-15 z-10 border-b border-line bg-ground lg:top-14">
      <RadixToolbar.Root aria-label="Formatting" className="flex flex-wrap">
        <div className="flex max-sm:w-full">
          <Tool label="Bold" pressed={active.bold} onPress={() => chain().toggleBold().run()}>
            <span className="text-sm font-bold">B</span>
          </Tool>
          <Tool label="Italic" pressed={active.italic} onPress={() => chain().toggleItalic().run()}>
            <span className="font-display text-base leading-none italic">I</span>
          </Tool>
          {([2, 3] as const).map((level) => (
            <Tool
              key={level}
              label={`Heading H${level}`}
              pressed={active[`h${level}`]}
              onPress={() => chain().toggleHeading({ level }).run()}
            >
              H{level}
            </Tool>
          ))}
          <Tool
            label="Bulleted list"
            icon="bullets"
            pressed={active.bullets}
            onPress={() => chain().toggleBulletList().run()}
          />
          <Tool
            label="Numbered list"
            icon="numbers"
            pressed={active.numbers}
            onPress={() => chain().toggleOrderedList().run()}
          />
          <Tool label="Link" icon="link" pressed={active.link} onPress={() => setIsLinking(!isLinking)} />
          <Tool
            label="More tools"
            icon="more"
            className="sm:hidden"
            pressed={showsAll}
            onPress={() => setShowsAll(!showsAll)}
          />
        </div>
        <div className={`flex ${showsAll ? 'max-sm:w-full' : 'max-sm:hidden'}`}>
          <Tool
            label="Quotation"
            icon="quote"
            pressed={active.quote}
            onPress={() => chain().toggleBlockquote().run()}
          />
          <PictureButton editor={editor} />
          <Tool label="Table" icon="table" onPress={() => insertTable(editor)} />
          <Tool label="Undo" icon="undo" disabled={!active.canUndo} onPress={() => chain().undo().run()} />
          <Tool label="Redo" icon="redo" disabled={!active.canRedo} onPress={() => chain().redo().run()} />
        </div>
      </RadixToolbar.Root>
      {active.table && <TableTools editor={editor} />}
      {isLinking && <LinkForm editor={editor} onDone={() => setIsLinking(false)} />}
      {children}
    </div>
  );
}
