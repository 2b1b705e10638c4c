import type { Editor } from '@tiptap/react';
import { type KeyboardEvent, useRef, useState } from 'react';
import { toolButton } from '../../../tool-button.ts';

interface LinkFormProps {
  editor: Editor;
  onDone: () => void;
}

/** The address of the selected text's link. No form: it lies within the form of the post. */
export function LinkForm({ editor, onDone }: LinkFormProps) {
  const present = String(editor.getAttributes('link').href ?? '');
  const [problem, setProblem] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const finish = () => {
    onDone();
    editor.commands.focus();
  };
  const apply = () => {
    const href = field.current?.value.trim() ?? '';
    if (!/^(\/(?![/\\])|#|https?:\/\/|mailto:|tel:)/i.test(href)) {
      return setProblem('An address begins with /, https://, mailto: or tel:');
    }
    const link = editor.chain().focus().extendMarkRange('link');
    if (editor.state.selection.empty && !present) {
      link.insertContent({ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] }).run();
    } else link.setLink({ href }).run();
    finish();
  };
  const remove = () => {
    editor.chain().focus().extendMarkRange('link').unsetLink().run();
    finish();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') finish();
    if (event.key !== 'Enter' || event.target !== field.current) return;
    // Else it submits the post.
    event.preventDefault();
    apply();
  };
  return (
    <fieldset
      onKeyDown={onKeyDown}
      className="flex flex-wrap items-end gap-2 border-b border-line bg-sand px-3 py-2.5 font-sans"
    >
      <label className="min-w-52 grow text-xs font-medium text-slate">
        Address of the link
        <input
          // biome-ignore lint/a11y/noAutofocus: the button Link has opened it
          autoFocus
          ref={field}
          defaultValue={present}
          aria-invalid={problem !== ''}
          aria-describedby="link-problem"
          inputMode="url"
          autoCapitalize="none"
          spellCheck={false}
          className="mt-1 block min-h-11 w-full border border-stone bg-white px-3 text-sm text-ink lg:min-h-9"
        />
      </label>
      <button type="button" onClick={apply} className={toolButton('primary')}>
        Set link
      </button>
      {present && (
        <button type="button" onClick={remove} className={toolButton('outline')}>
          Remove link
        </button>
      )}
      <button type="button" onClick={finish} className={toolButton('quiet')}>
        Cancel
      </button>
      <p id="link-problem" role="alert" className="w-full text-xs font-medium text-oxblood">
        {problem}
      </p>
    </fieldset>
  );
}
