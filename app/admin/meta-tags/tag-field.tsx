import type { ComponentProps, ReactNode } from 'react';
import type { MetaTagField } from '../../../contract/page-tags.ts';
import { controlClass, labelClass, textAreaClass } from '../kit/control.ts';
import { FieldError } from '../kit/field.tsx';
import { lengthOf, SHOWN_LENGTHS, shownText } from './warnings.ts';

/** Keeps a focused field clear of the window's edge and the form's bar. */
const inView = 'scroll-mt-8 scroll-mb-32';

interface TagFieldProps {
  name: MetaTagField;
  label: string;
  value: string;
  onChange: (name: MetaTagField, value: string) => void;
  error?: string | undefined;
  warning?: string | undefined;
  hint?: ReactNode;
  /** Rows of a text area; a one-line field without. */
  rows?: number;
  input?: Pick<ComponentProps<'input'>, 'inputMode' | 'spellCheck' | 'autoCapitalize' | 'placeholder'>;
  /** For code. */
  monospace?: boolean;
}

/** A field with its length, a remark on what was typed and the reason why it was refused. */
export function TagField({
  name,
  value,
  onChange,
  label,
  error,
  warning,
  hint,
  rows,
  input,
  monospace,
}: TagFieldProps) {
  const id = `meta-tag-${name}`;
  const notes = { length: SHOWN_LENGTHS[name] !== undefined, warning, error, hint };
  const described = Object.entries(notes).flatMap(([key, note]) => (note ? `${id}-${key}` : []));
  const control = {
    ...input,
    id,
    name,
    value,
    'aria-invalid': error === undefined ? undefined : true,
    'aria-describedby': described.length > 0 ? described.join(' ') : undefined,
  } as const;
  return (
    <div>
      <div className="mb-1.5 flex items-baseline justify-between gap-4">
        <label htmlFor={id} className={labelClass}>
          {label}
        </label>
        {notes.length && <Length id={`${id}-length`} name={name} value={value} />}
      </div>
      {rows === undefined ? (
        <input
          type="text"
          {...control}
          className={`${controlClass} ${inView}`}
          onChange={({ target }) => onChange(name, target.value)}
        />
      ) : (
        <textarea
          rows={rows}
          {...control}
          className={`${textAreaClass} ${inView} max-h-96 ${monospace ? 'font-mono text-xs!' : ''}`}
          onChange={({ target }) => onChange(name, target.value)}
        />
      )}
      {hint && (
        <p id={`${id}-hint`} className="mt-1 text-xs text-muted">
          {hint}
        </p>
      )}
      {warning && (
        <p
          id={`${id}-warning`}
          className="mt-1.5 border-l-2 border-ornament pl-2.5 text-xs text-ornament-text wrap-anywhere"
        >
          {warning}
        </p>
      )}
      <FieldError id={id} error={error} />
    </div>
  );
}

function Length({ id, name, value }: { id: string; name: MetaTagField; value: string }) {
  const shown = SHOWN_LENGTHS[name] ?? 0;
  const length = lengthOf(shownText(name, value));
  return (
    <span
      id={id}
      className={`text-xs whitespace-nowrap tabular-nums ${length > shown ? 'font-semibold text-ornament-text' : 'text-muted'}`}
    >
      {length} / {shown}
      <span className="sr-only"> characters</span>
    </span>
  );
}
