import { useId, useState } from 'react';
import { controlClass, labelClass } from '../../../kit/control.ts';
import { VisualEditor } from '../visual/visual-editor.tsx';

interface ContentFieldProps {
  html: string;
  onChange: (html: string) => void;
  error?: string | undefined;
}

const views = [
  ['visual', 'Visual'],
  ['html', 'HTML'],
] as const;

/** The article, in the visual editor or as HTML. */
export function ContentField({ html, onChange, error }: ContentFieldProps) {
  const id = useId();
  const [wanted, setWanted] = useState<'visual' | 'html'>('visual');
  const [isUploading, setIsUploading] = useState(false);
  // The HTML would contain the picture as a data URL.
  const view = isUploading ? 'visual' : wanted;
  return (
    <div className="min-w-0">
      <div className="mb-1 flex items-end justify-between gap-4">
        <span id={id} className={labelClass}>
          Article
        </span>
        <fieldset className="flex">
          <legend className="sr-only">View of the article</legend>
          {views.map(([value, label]) => (
            <label
              key={value}
              className="flex min-h-11 items-center border-b-2 border-transparent px-3 text-xs font-semibold text-muted has-checked:border-action has-checked:text-text has-focus-visible:outline-3 has-focus-visible:outline-ornament-text lg:min-h-8"
            >
              <input
                type="radio"
                name={`${id}-view`}
                checked={wanted === value}
                onChange={() => setWanted(value)}
                className="sr-only"
              />
              {label}
            </label>
          ))}
        </fieldset>
      </div>
      <p role="status" className="text-xs text-muted">
        {view !== wanted && 'A pasted picture is being uploaded. The HTML is shown in a moment.'}
      </p>
      {view === 'visual' ? (
        <VisualEditor initialHtml={html} labelledBy={id} onChange={onChange} onUploading={setIsUploading} />
      ) : (
        <textarea
          aria-labelledby={id}
          spellCheck={false}
          value={html}
          onChange={({ target }) => onChange(target.value)}
          className={`${controlClass} h-[70vh] min-h-96! resize-y py-3 font-mono text-xs! leading-relaxed!`}
        />
      )}
      {error && <p className="mt-1 text-xs font-medium text-alert">{error}</p>}
    </div>
  );
}
