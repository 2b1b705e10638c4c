import { type Editor, useEditorState } from '@tiptap/react';
import { Toolbar as RadixToolbar } from 'radix-ui';
import { type ReactNode, useState } from 'react';
import { LinkForm } from './link-form.tsx';
import { PictureButton } from './picture-button.tsx';

const toolClass =
  'inline-flex min-h-11 min-w-11 shrink-0 items-center justify-center gap-1.5 px-2 font-sans text-xs font-semibold ' +
  'outline-offset-[-3px] hover:bg-sand aria-pressed:bg-navy aria-pressed:text-paper aria-disabled:text-stone ' +
  'lg:min-h-9 lg:min-w-9';

/** The tools of the visual editor: one stop of the Tab key, then the arrow keys. */
export function Toolbar({ editor }: { editor: Editor }) {
  const [isLinking, setIsLinking] = useState(false);
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
      canUndo: current.can().undo(),
      canRedo: current.can().redo(),
    }),
  });
  const chain = () => editor.chain().focus();
  return (
    <>
      <RadixToolbar.Root
        aria-label="Formatting"
        className="sticky top-15 z-10 flex border-b border-line bg-paper max-sm:overflow-x-auto sm:flex-wrap lg:top-14"
      >
        <Tool label="Bold" pressed={active.bold} onPress={() => chain().toggleBold().run()}>
          <span className="font-bold">B</span>
        </Tool>
        <Tool label="Italic" pressed={active.italic} onPress={() => chain().toggleItalic().run()}>
          <span className="font-display italic">I</span>
        </Tool>
        <Tool
          label="Heading H2"
          pressed={active.h2}
          onPress={() => chain().toggleHeading({ level: 2 }).run()}
        >
          H2
        </Tool>
        <Tool
          label="Heading H3"
          pressed={active.h3}
          onPress={() => chain().toggleHeading({ level: 3 }).run()}
        >
          H3
        </Tool>
        <Tool label="Bulleted list" pressed={active.bullets} onPress={() => chain().toggleBulletList().run()}>
          <ListSign numbered={false} />
        </Tool>
        <Tool
          label="Numbered list"
          pressed={active.numbers}
          onPress={() => chain().toggleOrderedList().run()}
        >
          <ListSign numbered />
        </Tool>
        <Tool label="Quotation" pressed={active.quote} onPress={() => chain().toggleBlockquote().run()}>
          <span className="font-display text-lg leading-none">“”</span>
        </Tool>
        <Tool label="Link" pressed={active.link} onPress={() => setIsLinking(!isLinking)}>
          Link
        </Tool>
        <PictureButton editor={editor} className={toolClass} />
        <Tool label="Undo" disabled={!active.canUndo} onPress={() => chain().undo().run()}>
          Undo
        </Tool>
        <Tool label="Redo" disabled={!active.canRedo} onPress={() => chain().redo().run()}>
          Redo
        </Tool>
      </RadixToolbar.Root>
      {isLinking && <LinkForm editor={editor} onDone={() => setIsLinking(false)} />}
    </>
  );
}

interface ToolProps {
  label: string;
  /** Undefined for a button that is no switch. */
  pressed?: boolean;
  disabled?: boolean;
  onPress: () => void;
  children: ReactNode;
}

function Tool({ label, pressed, disabled = false, onPress, children }: ToolProps) {
  return (
    <RadixToolbar.Button
      aria-label={label}
      title={label}
      {...(pressed === undefined ? {} : { 'aria-pressed': pressed })}
      aria-disabled={disabled}
      onClick={() => !disabled && onPress()}
      className={toolClass}
    >
      {children}
    </RadixToolbar.Button>
  );
}

function ListSign({ numbered }: { numbered: boolean }) {
  return (
    <svg viewBox="0 0 18 14" aria-hidden="true" className="h-3.5 w-4.5 fill-current">
      {[1, 6, 11].map((y) => (
        <g key={y}>
          {numbered ? <path d={`M2 ${y - 1}h1.4v4H2z`} /> : <circle cx="2.5" cy={y + 1} r="1.4" />}
          <path d={`M7 ${y + 0.2}h11v1.6H7z`} />
        </g>
      ))}
    </svg>
  );
}
