import { useQuery } from '@tanstack/react-query';
import type { Editor } from '@tiptap/react';
import { type KeyboardEvent, useRef, useState } from 'react';
import type { MetaTagRecord } from '../../../../../contract/page-tags.ts';
import { staffApiPaths } from '../../../../../contract/staff-paths.ts';
import { controlClass, labelClass } from '../../../kit/control.ts';
import { counted } from '../../../kit/format.ts';
import { ToolButton } from '../../../kit/tool-button.tsx';
import { useAfterTyping } from '../../../meta-tags/use-after-typing.ts';

interface LinkFormProps {
  editor: Editor;
  onDone: () => void;
}

const ADDRESS = /^(\/(?![/\\])|#|https?:\/\/|mailto:|tel:)/i;
const FOUND_MAX = 6;

/** Sets the link of the selected text; words find pages and posts. No `<form>`: it is inside that of the post. */
export function LinkForm({ editor, onDone }: LinkFormProps) {
  const present = String(editor.getAttributes('link').href ?? '');
  const [typed, setTyped] = useState(present);
  const [problem, setProblem] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const found = useFoundPages(typed);
  const finish = () => {
    onDone();
    editor.commands.focus();
  };
  const apply = (href: string, title = href) => {
    if (!ADDRESS.test(href)) {
      return setProblem('Choose a page, or enter an address that begins with /, https://, mailto: or tel:');
    }
    const link = editor.chain().focus().extendMarkRange('link');
    if (editor.state.selection.empty && !present) {
      link.insertContent({ type: 'text', text: title, marks: [{ type: 'link', attrs: { href } }] }).run();
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
    // Otherwise Enter submits the post's form.
    event.preventDefault();
    apply(typed.trim());
  };
  return (
    <fieldset
      onKeyDown={onKeyDown}
      className="flex flex-wrap items-end gap-2 border-t border-line bg-tint px-3 py-2.5 font-sans"
    >
      <label className={`min-w-52 grow ${labelClass}`}>
        Address of the link, or words of a page’s title
        <input
          // biome-ignore lint/a11y/noAutofocus: the button Link has opened it
          autoFocus
          ref={field}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          aria-invalid={problem !== ''}
          aria-describedby="link-problem link-found"
          autoCapitalize="none"
          spellCheck={false}
          className={`mt-1 ${controlClass}`}
        />
      </label>
      <ToolButton variant="primary" onClick={() => apply(typed.trim())}>
        Set link
      </ToolButton>
      {present && (
        <ToolButton variant="outline" onClick={remove}>
          Remove link
        </ToolButton>
      )}
      <ToolButton variant="quiet" onClick={finish}>
        Cancel
      </ToolButton>
      <p id="link-found" role="status" className="sr-only">
        {found && `${counted(found.length, 'page')} found`}
      </p>
      {found && (
        <ul
          aria-label="Pages found"
          className="max-h-56 w-full overflow-y-auto border border-line bg-panel text-sm empty:hidden"
        >
          {found.map(({ id, pagePath, pageTitle }) => (
            <li key={id} className="border-t border-line first:border-t-0">
              <button
                type="button"
                onClick={() => apply(pagePath, pageTitle)}
                className="flex min-h-11 w-full flex-wrap items-baseline gap-x-3 px-3 py-2 text-start outline-offset-[-3px] hover:bg-tint lg:min-h-9"
              >
                {pageTitle}
                <span className="text-xs text-muted wrap-anywhere">{pagePath}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      <p id="link-problem" role="alert" className="w-full text-xs font-medium text-alert empty:hidden">
        {problem}
      </p>
    </fieldset>
  );
}

/** Pages and posts whose title or path has the words; null while a URL is typed. */
function useFoundPages(typed: string): readonly MetaTagRecord[] | null {
  const search = useAfterTyping(typed.trim());
  const isSearched = search.length > 1 && !ADDRESS.test(search);
  const query = new URLSearchParams({ search, limit: String(FOUND_MAX) });
  const { data } = useQuery<MetaTagRecord[]>({
    queryKey: [`${staffApiPaths.metaTags}?${query}`],
    enabled: isSearched,
  });
  return isSearched ? (data ?? null) : null;
}
