import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useLayoutEffect, useRef, useState } from 'react';
import type { ImportState } from '../../../../contract/wordpress-import.ts';
import { choiceClass, controlClass, labelClass } from '../../kit/control.ts';
import { toolButton } from '../../kit/tool-button.tsx';
import type { ImportSource } from './run-import.ts';

interface ImportFormProps {
  /** Undefined until they are loaded. */
  defaults: ImportState | undefined;
  running: boolean;
  onStart: (source: ImportSource) => void;
}

const off = 'disabled:cursor-default disabled:border-line disabled:bg-transparent disabled:text-line-strong';

const CHOSEN_FILE = ['import-file'];

/** The form of the importer (specification section 2). */
export function ImportForm({ defaults, running, onStart }: ImportFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const fileInput = useRef<HTMLInputElement>(null);
  const [hasFile, setHasFile] = useState(false);
  const client = useQueryClient();
  useLayoutEffect(() => {
    const input = fileInput.current;
    // Chosen in the form of another screen, possibly before this one was loaded.
    const chosen = client.getQueryData<FileList>(CHOSEN_FILE);
    // Or chosen here before hydration.
    if (input && chosen?.length) input.files = chosen;
    setHasFile(Boolean(input?.files?.length));
    return () => void client.setQueryData(CHOSEN_FILE, input?.files);
  }, [client]);
  const [typed, setTyped] = useState<string | null>(null);
  const siteUrl = typed ?? defaults?.siteUrl ?? '';
  const entered = (name: string) => String(new FormData(form.current ?? undefined).get(name) ?? '').trim();
  const isDryRun = () => entered('dryRun') === 'on';

  const importByApi = (event: FormEvent) => {
    event.preventDefault();
    const [username, password] = [entered('username'), entered('password')];
    const login = { ...(username ? { username } : {}), ...(password ? { password } : {}) };
    onStart({
      kind: 'rest',
      payload: { siteUrl: siteUrl.trim(), ...login, ...(isDryRun() ? { dryRun: true } : {}) },
    });
  };
  const importFile = () => {
    const file = new FormData(form.current ?? undefined).get('file');
    onStart({ kind: 'xml', file: file instanceof File && file.name ? file : null, dryRun: isDryRun() });
  };

  return (
    <form ref={form} onSubmit={importByApi} className="mt-4 grid gap-3.5">
      <label className="flex min-h-11 items-start gap-2.5 pt-2 text-xs text-muted lg:min-h-0 lg:pt-0">
        <input name="dryRun" type="checkbox" className={choiceClass} />
        <span>
          <span className="font-medium text-text">Test only</span>: show what would be imported, change
          nothing.
        </span>
      </label>
      <p className="-mb-1 text-muted text-xs">The site URL is required for the import by API.</p>
      <label className={labelClass}>
        WordPress site URL
        <input
          name="siteUrl"
          type="text"
          inputMode="url"
          autoCapitalize="none"
          spellCheck={false}
          required
          value={siteUrl}
          onChange={({ target }) => setTyped(target.value)}
          className={`mt-1 ${controlClass}`}
        />
      </label>
      <div className="grid gap-3.5 sm:max-lg:grid-cols-2">
        <label className={labelClass}>
          Username (optional)
          <input
            name="username"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            className={`mt-1 ${controlClass}`}
          />
        </label>
        <label className={labelClass}>
          Application password (optional)
          <input name="password" type="password" autoComplete="off" className={`mt-1 ${controlClass}`} />
        </label>
      </div>
      <button
        type="submit"
        disabled={running || siteUrl.trim() === ''}
        className={toolButton(hasFile ? 'outline' : 'primary', `w-full ${off}`)}
      >
        Import from WordPress API
      </button>
      <div className="mt-1.5 border-t border-line pt-4">
        <label className={labelClass}>
          Export file (optional)
          <input
            ref={fileInput}
            name="file"
            type="file"
            onChange={({ target }) => setHasFile(target.value !== '')}
            accept=".xml,.zip,.gz,text/xml,application/xml,application/zip,application/gzip"
            className="mt-1.5 block w-full text-xs font-normal text-muted file:mr-3 file:min-h-11 file:rounded-sm file:border file:border-line-strong file:bg-ground file:px-3 file:font-semibold file:text-text lg:file:min-h-9"
          />
        </label>
        <p className="mt-1.5 text-xs text-muted">
          Without one, the site imports the export file that was put on its server, if there is one.
        </p>
      </div>
      <button
        type="button"
        disabled={running}
        onClick={importFile}
        className={toolButton(hasFile ? 'primary' : 'outline', `w-full ${off}`)}
      >
        Import from XML File
      </button>
    </form>
  );
}
